import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'

const read = (path: string) => readFileSync(join(inject('fixtureSite'), 'dist', path), 'utf8')
const home = read('index.html')
const [, file = ''] = / data-styles="([^"]+)"/.exec(home) ?? []
const styles = read(file)

// Seen in WebKit 2.50: `underline 2px` is no underline there, with the prefix or without.
test('lines below text have their color and thickness apart, as Safari wants it', () => {
  const lines = [...styles.matchAll(/[{;](?:-webkit-)?text-decoration:([^;}]+)/g)]
  expect(lines.length).toBeGreaterThan(5)
  expect(lines.map(([, value = '']) => value).filter((value) => value.includes(' '))).toEqual([])
})

test('a map whose paints are still to come is not black', () => {
  expect(home).toMatch(/<style>.*[{}]\.map\{[^}]*fill:none/s)
})
