import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { array, assert, constantFrom, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { letterWidths } from '../../../src/ui/letter-widths'
import {
  hasLongWord,
  bindWords,
  measures,
  measuresOf,
  widthOf,
} from '../../../src/ui/line-measures'
import { projectRoot } from '../../support/project.ts'

const faces = Object.values(letterWidths)

/** The width in em of a text in one face: accents take no room, letters stand a little closer. */
const widthIn = (face: readonly number[], text: string) =>
  [...text.normalize('NFKD').replaceAll(/\p{M}/gu, '')].reduce(
    (sum, letter) => sum + (face[letter.charCodeAt(0) - 32] ?? 60) / 100 - 0.018,
    0,
  )

/** The lines that a browser makes in one face: each as full as `measure` allows. */
function linesIn(face: readonly number[], heading: string, measure: number): string[] {
  const lines: string[] = []
  for (const part of heading.match(/ *[^ —/-]*[ —/-]?/g) ?? []) {
    const line = `${lines.at(-1) ?? ''}${part}`
    if (lines.length > 0 && widthIn(face, line.trim()) <= measure + 1e-6) lines.splice(-1, 1, line)
    else if (part.trim() !== '') lines.push(part)
  }
  return lines.map((line) => line.trim())
}

/** The lines of a heading in a column, the same in every face. */
function linesAt(heading: string, column: number): string[] {
  const measure = measuresOf(heading).findLast((em) => em <= column)
  expect(measure).toBeDefined()
  const [lines = [], ...others] = faces.map((face) => linesIn(face, heading, measure ?? 0))
  for (const other of others) expect(other).toEqual(lines)
  return lines
}

const guilford = 'Roofing in Guilford, Home of the Henry Whitfield House'

test('lines end where one would pause, and are as even as they can be', () => {
  expect(linesAt(guilford, 11)).toEqual([
    'Roofing in Guilford,',
    'Home of the Henry',
    'Whitfield House',
  ])
  expect(linesAt('Roofing in New Haven County, from Shore to Valley', 17)).toEqual([
    'Roofing in New Haven County,',
    'from Shore to Valley',
  ])
})

test('the name of a town is not parted', () => {
  const heading = bindWords('Roofing in East Haven, Where Our Office Is')
  expect(linesAt(heading, 11.2)).toEqual([
    'Roofing in',
    'East Haven, Where'.replace(' ', '\u00A0'),
    'Our Office Is',
  ])
  expect(bindWords('New roofs, old and new')).toBe('New roofs, old and new')
})

test('a little word stays with a short last one', () => {
  const street = 'We roof every house on the street.'
  expect(bindWords(street)).toBe(street.replace('the ', 'the\u00A0'))
  const quarries = 'What we do on the Quinnipiac'
  expect(bindWords(quarries)).toBe(quarries)
})

test('no line begins with a dash', () => {
  for (const column of [8, 9, 10, 11])
    for (const line of linesAt("Don't Wait - Call Now!", column)) expect(line).not.toMatch(/^-/)
})

test('no measure cuts a word at its hyphen', () => {
  const heading = 'Full Tear-Off and Clean-Up of the Whole Yard'
  for (const measure of measuresOf(heading))
    for (const line of linesAt(heading, measure)) expect(line).not.toMatch(/-$/)
})

test('what is one line in the narrowest column has no other measure', () => {
  expect(measuresOf('Storms')).toEqual([6])
})

test('a wider measure has no more lines', () => {
  const counts = measuresOf(guilford).map(
    (measure) => linesIn(letterWidths.Besley, guilford, measure).length,
  )
  expect(counts).toEqual([...counts].toSorted((a, b) => b - a))
  expect(counts.at(-1)).toBe(1)
})

const anyWord = constantFrom(
  'Roofing',
  'in',
  'Guilford,',
  'the',
  'Pocotopaug',
  'x',
  'eté',
  '—',
  '“x”',
  'Tear-Off',
  'wind/rain',
)
const anyHeading = array(anyWord, { minLength: 1, maxLength: 14 }).map((words) => words.join(' '))

test('every measure has the same lines in every face, each of which fits, whatever the heading', () => {
  assert(
    property(anyHeading, (heading) => {
      for (const measure of measuresOf(heading))
        for (const line of linesAt(heading, measure))
          expect(widthOf(line)).toBeLessThanOrEqual(measure + 1e-6)
    }),
  )
})

test('whatever a heading holds, it has measures or none', () => {
  assert(
    property(string({ unit: 'grapheme' }), (heading) => {
      expect(measures).toEqual(expect.arrayContaining([...measuresOf(heading)]))
    }),
  )
})

test('a word of twenty letters asks for smaller ones, and stays in one line of a phone', () => {
  const heading = 'Roofing in Northumberlandbridge, on the River'
  expect(hasLongWord(heading)).toBe(true)
  expect(hasLongWord(guilford)).toBe(false)
  for (const line of linesAt(heading, 9.1 / 0.7))
    expect(widthOf(line) * 0.7).toBeLessThanOrEqual(9.1)
})

test('the style sheet has a rule for each measure, the narrowest first', () => {
  const css = readFileSync(join(projectRoot, 'src/styles/headings.css'), 'utf8')
  const rule =
    /@container \(width >= ([\d.]+)em\) \{\s*\.at-([\d\\.]+) \{\s*max-inline-size: ([\d.]+)em/g
  const found = [...css.matchAll(rule)].map(([, ...parts]) =>
    parts.map((part) => part.replace('\\', '')),
  )
  expect(found).toEqual(measures.map((measure) => Array.from({ length: 3 }, () => String(measure))))
})
