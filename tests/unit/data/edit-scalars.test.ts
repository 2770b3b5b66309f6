import * as fc from 'fast-check'
import { parse } from 'yaml'
import { expect, test } from 'vitest'
import { editYaml } from '../../../cli/edit/edit-yaml.ts'
import { nodeAt, parseText } from '../../../cli/parse/places.ts'
import { all } from '../../support/cases.ts'

const word = fc.oneof(
  { weight: 8, arbitrary: fc.stringMatching(/^[A-Za-z]{1,12}[,.;!?]?$/) },
  fc.constantFrom(...`a: # - it's "so" {name} 24/7 – größer 🏠 & * % | >-`.split(' ')),
)
const words = (max: number) =>
  fc.array(word, { minLength: 1, maxLength: max }).map((some) => some.join(' '))
const paragraphs = fc
  .array(words(60), { minLength: 1, maxLength: 3 })
  .map((some) => some.join('\n'))
/** What owners hardly write, and what a text must survive all the same. */
const oddText = fc.constantFrom(
  ...'| before|after |a\n b|a  b|\nx|x\n|x\n\n|\tx|true|007|a \nb|x\r\ny'.split('|'),
)
const anyText = fc.oneof({ weight: 9, arbitrary: paragraphs }, oddText)

type Style = 'plain' | 'single' | 'double' | '>' | '>-' | '>+' | '|' | '|-'
const style = fc.constantFrom<Style>('plain', 'single', 'double', '>', '>-', '>+', '|', '|-')

/** A text as an owner writes it in a style, indented so far. */
function write(text: string, kind: Style, width: number, indent: string): string {
  if (kind === 'plain')
    return text
      .replaceAll(/[^\w ]/g, '')
      .trim()
      .replace(/^(?=\d|$)/, 'x')
  if (kind === 'single') return `'${text.replaceAll("'", "''").replaceAll('\n', ' ')}'`
  if (kind === 'double') return JSON.stringify(text)
  const lines = text.split('\n').flatMap((paragraph, index) => {
    if (kind.startsWith('|')) return paragraph
    const wrapped = paragraph.match(new RegExp(String.raw`(?:\S.{0,${width}}\S|\S)(?= |$)`, 'g'))
    return [...(index === 0 ? [] : ['']), ...(wrapped ?? [])]
  })
  return [kind, ...lines.map((line) => (line === '' ? '' : indent + line))].join('\n')
}

const entry = fc.record({ text: paragraphs, style, width: fc.integer({ min: 20, max: 98 }) })
type Entry = typeof entry extends fc.Arbitrary<infer Value> ? Value : never

function writeFile(entries: readonly Entry[], newline: string): string {
  const lines = entries.flatMap(({ text, style: kind, width }, index) => [
    `# about ${index}`,
    `- name: n${index} # beside ${index}`,
    `  text: ${write(text, kind, width, '    ')}`,
    `  list: [a, ${write(words4(text), 'double', width, '')}] # list ${index}`,
    '',
  ])
  return lines.join('\n').replaceAll('\n', newline)
}

const words4 = (text: string) => text.split(/\s/).slice(0, 4).join(' ')

test('a text that is set reads back, and every byte beside it is as it was', () => {
  const places = fc.constantFrom<readonly PropertyKey[]>(['text'], ['name'], ['list', 1])
  const files = fc.array(entry, { minLength: 1, maxLength: 4 })
  const property = fc.property(
    files,
    fc.constantFrom('\n', '\r\n'),
    fc.array(fc.tuple(fc.nat(), places, anyText), { minLength: 20, maxLength: 20 }),
    (entries, newline, edits) => {
      const text = writeFile(entries, newline)
      const document = parseText(text)
      for (const [pick, at, value] of edits) {
        const path = [pick % entries.length, ...at]
        const [start, end] = nodeAt(document, path)?.range ?? [0, 0]
        const after = editYaml(text, [{ kind: 'set', file: 'cities', path, value }])
        expect(after.slice(0, start)).toBe(text.slice(0, start))
        expect(after.endsWith(text.slice(end))).toBe(true)
        const read: unknown = nodeAt(parseText(after), path)?.toJSON()
        const isBlock = /^[>|]/.test(text.slice(start, end))
        // The line end that a block closes with is its own.
        expect(isBlock && !value.endsWith('\n') ? String(read).replace(/\n+$/, '') : read).toBe(
          value,
        )
        expect(after.match(/# (?:about|beside|list) \d/g)).toEqual(
          text.match(/# (?:about|beside|list) \d/g),
        )
      }
    },
  )
  fc.assert(property, { numRuns: all ? 500 : 25 })
})

test('one word of a paragraph changes the lines from there until the old ones fit', () => {
  const property = fc.property(
    fc.record({
      text: words(80),
      style: fc.constant('>-' as const),
      width: fc.integer({ min: 30, max: 90 }),
    }),
    fc.nat(),
    (only, pick) => {
      const text = writeFile([only], '\n')
      const old = only.text.split(' ')
      const index = pick % old.length
      const value = old.with(index, old[index] === 'new' ? 'newer' : 'new').join(' ')
      const after = editYaml(text, [{ kind: 'set', file: 'cities', path: [0, 'text'], value }])
      const [before, now] = [text, after].map((each) => each.split('\n')) as [string[], string[]]
      const at = before.findIndex((line, row) => line !== now[row])
      const isBefore = before.slice(0, at).join(' ').split(/\s+/).length
      expect(now.slice(0, at)).toEqual(before.slice(0, at))
      expect(isBefore).toBeGreaterThan(0)
      expect(Math.max(...now.map((line) => line.length))).toBeLessThanOrEqual(
        Math.max(100, ...before.map((line) => line.length)),
      )
      expect(parse(after)).toEqual([{ ...(parse(text) as object[])[0], text: value }])
    },
  )
  fc.assert(property, { numRuns: all ? 500 : 25 })
})
