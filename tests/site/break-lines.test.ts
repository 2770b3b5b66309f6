import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { array, assert, constantFrom, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { breakLines, hasLongWord, measures, widthOf } from '../../src/ui/break-lines'
import { projectRoot } from '../support/project.ts'

/** The lines of a heading at a measure. */
function linesAt(heading: string, measure: number): string[] {
  const pieces = breakLines(heading)
  const marked = pieces.map(({ text, endsAt }) => (endsAt.includes(measure) ? `${text}\n` : text))
  return marked
    .join('')
    .split('\n')
    .map((line) => line.trim())
}

const guilford = 'Roofing in Guilford, Home of the Henry Whitfield House'

test('lines end where one would pause, and are as even as they can be', () => {
  expect(linesAt(guilford, 11)).toEqual([
    'Roofing in Guilford,',
    'Home of the Henry',
    'Whitfield House',
  ])
  expect(linesAt(guilford, 17)).toEqual([
    'Roofing in Guilford, Home',
    'of the Henry Whitfield House',
  ])
  expect(linesAt('Local experts in East Haven roofs', 13)).toEqual([
    'Local experts',
    'in East Haven roofs',
  ])
})

test('no line begins with a dash', () => {
  expect(linesAt("Don't Wait - Call Now!", 8)).toEqual(["Don't Wait -", 'Call Now!'])
})

test('a heading that fits every measure is one piece', () => {
  expect(breakLines('Storms')).toEqual([{ text: 'Storms', start: 0, endsAt: [] }])
})

const anyWord = constantFrom(
  'Roofing',
  'in',
  'Guilford,',
  'the',
  'Pocotopaug',
  'x',
  'Été',
  '—',
  '’s',
)
const anyHeading = array(anyWord, { minLength: 1, maxLength: 14 }).map((words) => words.join(' '))

test('every line fits its measure, but for a single word and its dash, whatever the heading', () => {
  assert(
    property(anyHeading, constantFrom(...measures), (heading, measure) => {
      for (const line of linesAt(heading, measure))
        if (/ [^—]/.test(line)) expect(widthOf(line)).toBeLessThanOrEqual(measure)
    }),
  )
})

test('put together, the pieces are the heading, whatever it holds', () => {
  assert(
    property(string({ minLength: 1, unit: 'grapheme' }), (heading) => {
      const texts = breakLines(heading).map(({ text }) => text)
      expect(texts.join('')).toBe(heading.trim() === '' ? texts.join('') : heading)
    }),
  )
})

test('a word of twenty letters asks for smaller ones, and stays in one line of a phone', () => {
  const heading = 'Roofing in Northumberlandbridge, on the River'
  expect(hasLongWord(heading)).toBe(true)
  expect(hasLongWord(guilford)).toBe(false)
  for (const line of linesAt(heading, 9)) expect(widthOf(line) * 0.7).toBeLessThanOrEqual(9)
})

test('the style sheet shows the ends of each measure where it is the widest that fits', () => {
  const css = readFileSync(join(projectRoot, 'src/styles/headings.css'), 'utf8')
  const shown = [...css.matchAll(/@container ([^{]*) \{\s*\.set-lines \.at-(\d+) /g)]
  const expected = measures.map((measure, index) => {
    const next = measures[index - 1]
    return [
      next === undefined ? `(width >= ${measure}em)` : `(${measure}em <= width < ${next}em)`,
      String(measure),
    ]
  })
  expect(shown.map(([, condition, measure]) => [condition, measure])).toEqual(expected.toReversed())
})
