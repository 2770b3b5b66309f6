import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { htmlFile } from '../../../cli/lib/paths.ts'
import { routes } from './routes.ts'

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

/** What other layouts style, what files of drawings style, and what is the usual case beside others that have rules. */
const withoutRule = new Set(
  'h2-cards hero-text split-hero sky-cloud pictured-card roof-slate sky-clear sky-gulls'.split(' '),
)

// Utilities are made of the words of some folders only: in others they would do nothing.
test('each class of the pages has a rule', () => {
  const classes = routes.flatMap((route) =>
    [...read(htmlFile(route)).matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) =>
      names.split(' '),
    ),
  )
  const written = styles.replaceAll('\\', '')
  const lacking = [...new Set(classes)].filter((name) => !written.includes(`.${name}`))
  expect(lacking.filter((name) => !withoutRule.has(name))).toEqual([])
})
