import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'

const html = readFileSync(join(inject('fixtureSite'), 'dist/index.html'), 'utf8')
const [, styles = ''] = /<style>([^]*?)<\/style>/.exec(html) ?? []

// Seen in WebKit 2.50: `underline 2px` is no underline there, with the prefix or without.
test('lines below text have their color and thickness apart, as Safari wants it', () => {
  const lines = [...styles.matchAll(/[{;](?:-webkit-)?text-decoration:([^;}]+)/g)]
  expect(lines.length).toBeGreaterThan(5)
  expect(lines.map(([, value = '']) => value).filter((value) => value.includes(' '))).toEqual([])
})
