import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import * as parts from '../../../cli/incremental/parts.ts'

/** The text that comes of the bytes of a text. */
const withText =
  <Rest extends unknown[]>(change: (text: Buffer, ...rest: Rest) => Buffer | undefined) =>
  (text: string, ...rest: Rest) =>
    change(Buffer.from(text), ...rest)?.toString()

const replacePart = withText(parts.replacePart)
const replaceParts = withText(parts.replaceParts)
const replaceItem = withText(parts.replaceItem<string>)

const renderers = {
  lines: (items: readonly string[]) => `[\n${items.map((item) => `  ${item},\n`).join('')}]\n`,
  json: (items: readonly string[]) => JSON.stringify(items, null, 2),
  inline: (items: readonly string[]) => `(${items.join('')})`,
} as const

test('a part is replaced where it stands exactly once', () => {
  expect(replacePart('one two three', 'two', '2')).toBe('one 2 three')
  expect(replacePart('one two two', 'two', '2')).toBeUndefined()
  expect(replacePart('one', 'two', '2')).toBeUndefined()
  expect(replacePart('one', '', '2')).toBeUndefined()
  expect(replacePart('Ærø – two – three', '– two', 'tvø')).toBe('Ærø tvø – three')
})

test('several parts are replaced at once, in any order, unless two overlap', () => {
  const [one, two] = [
    { before: 'one', after: '1' },
    { before: 'two', after: '22222' },
  ]
  expect(replaceParts('one two three', [two, one])).toBe('1 22222 three')
  expect(replaceParts('one two three', [])).toBe('one two three')
  expect(replaceParts('one two', [one, one])).toBeUndefined()
  expect(replaceParts('one two', [one, { before: 'e t', after: '' }])).toBeUndefined()
})

test.each(Object.entries(renderers))(
  'in a list as %s an item is replaced as if all were rendered, or not at all',
  (_, render) => {
    const word = fc.string({ minLength: 1, maxLength: 3, unit: fc.constantFrom('a', 'b', ',') })
    const check = fc.property(
      fc.uniqueArray(word, { minLength: 1 }),
      word,
      fc.nat(),
      (items, after, n) => {
        const at = n % items.length
        const before = items[at] ?? ''
        const replaced = replaceItem(render(items), { before, after }, render)
        if (replaced !== undefined) expect(replaced).toBe(render(items.with(at, after)))
      },
    )
    fc.assert(check, { seed: 20_261_121, numRuns: 2000 })
  },
)

test('an item among many lines is found', () => {
  const { lines } = renderers
  const text = lines(['one', 'two', 'three'])
  expect(replaceItem(text, { before: 'two', after: '2' }, lines)).toBe(lines(['one', '2', 'three']))
})

test('a field of a JSON file is read and written by itself', () => {
  const records = {
    '/a': { hash: '1' },
    '/a/b': { hash: '2', date: '2026-01-15' },
    b: { hash: '3' },
  }
  const text = JSON.stringify(records, null, 2)
  for (const [name, value] of Object.entries(records)) {
    expect(parts.fieldIn(Buffer.from(text), name)).toEqual(value)
    expect(text).toContain(parts.toField(name, value))
  }
  expect(parts.fieldIn(Buffer.from(text), '/b')).toBeUndefined()
  expect(parts.fieldIn(Buffer.from('{}'), '/a')).toBeUndefined()
})
