import { isDeepStrictEqual } from 'node:util'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  dataFileNames,
  dataPath,
  type DataFile,
  type DataFileName,
} from '../../cli/load/load-data.ts'
import { parseFile, parseWhole, type Source } from '../../cli/parse/parse.ts'
import { readPlainYaml } from '../../cli/parse/parse-plain.ts'
import { walk } from '../../cli/validate/walk.ts'
import { mutations } from '../support/mutations.ts'
import { fixture } from '../support/project.ts'
import { firstCities } from '../support/small-city.ts'
import { all } from '../support/matrix.ts'

const options = { seed: 20_260_117, numRuns: all ? 600 : 40 }

const toFile = (name: DataFileName, text: string): DataFile => ({
  name,
  path: dataPath(name),
  text,
})
const textOf = (name: DataFileName) => (name === 'cities' ? firstCities(3) : fixture(name))

/** All that a source says of its values: what they are, where they stand, how they are written. */
function describe({ value, placeOf, placeOfKey, writtenAt }: Source) {
  const paths = walk(value).map(({ path }) => path)
  return [...paths, ['nowhere'], [99, 'nowhere'], [0, 'nowhere', 'at all']].map((path) => ({
    path,
    place: placeOf(path),
    key: placeOfKey(path),
    written: writtenAt(path),
  }))
}

function expectSame(file: DataFile): void {
  const whole = parseWhole(file)
  const parsed = parseFile(file)
  expect(parsed.findings).toEqual(whole.findings)
  // A key may be `constructor`, by which a matcher would tell classes apart.
  const same = isDeepStrictEqual(parsed.source?.value, whole.source?.value)
  if (!same) expect(parsed.source?.value).toEqual(whole.source?.value)
  expect(same).toBe(true)
  expect(parsed.source?.isPartial).toBe(whole.source?.isPartial)
  if (parsed.source && whole.source) expect(describe(parsed.source)).toEqual(describe(whole.source))
}

test.each(dataFileNames)('%s.yaml is plain, and reads as the whole parser reads it', (name) => {
  expect(readPlainYaml(fixture(name))).toBeDefined()
  expectSame(toFile(name, textOf(name)))
})

const cases = Object.keys(mutations).flatMap((kind) =>
  dataFileNames.map((name) => [kind, name] as const),
)

test.each(cases)(
  '%s in %s.yaml: the same values in the same places as from the whole parser',
  (kind, name) => {
    const before = Buffer.from(textOf(name), 'utf8')
    const mutation = mutations[kind]
    if (!mutation) throw new Error(`There is no mutation ${kind}.`)
    fc.assert(
      fc.property(mutation, (mutate) => {
        const text = mutate(before).toString('utf8')
        // The rest is parsed whole, and there is nothing to compare.
        if (readPlainYaml(text.replace(/^\uFEFF/, ''))) expectSame(toFile(name, text))
      }),
      options,
    )
  },
)

const line = fc.oneof(
  fc.constantFrom('- a: b', '  c: d', '  e:', '    f: g', '    - h', '    - i: j', '# k', '  # l'),
  fc.constantFrom('  m: >-', '    text', '      more', '   less', '    # no comment', '', '  n: |'),
  fc.constantFrom(
    '  o: [p, q]',
    '  r: {s: t}',
    '  u: { v: 1, w: -2.5 }',
    '  x: [',
    '  ]',
    '  y: []',
  ),
  fc.constantFrom(
    '  "z": "a"',
    "  a1: 'it''s'",
    '  b1: "b',
    '  c1: 007',
    '  d1: 1e3',
    '  e1: 24/7',
  ),
  fc.constantFrom('  f1: true', '  g1: Null', '  h1: ~', '  i1: a: b', '  j1: a #b', '  k1: a#b'),
  fc.constantFrom(
    '- l1',
    '- >-',
    '- - m1',
    '-',
    '  n1: &o1 p1',
    '  q1: *o1',
    '  - r1',
    '  s1: - t1',
  ),
  fc.constantFrom(
    '    [u1,',
    '    v1, w1]',
    '  x1: 2026-01-15',
    '  y1: 0x1F',
    '  z1: 1_000',
    '...',
  ),
  fc.constantFrom(
    '  a2: 2,500+',
    '  b2: 1e+5',
    '  c2: .5',
    '  d2: +1',
    '  e2: 07:00',
    '---',
    '  f2:g',
  ),
  fc.constantFrom(
    '  g2: "07:00" # h',
    '  i2: @j',
    '  k2: `l',
    '  m2: %n',
    '  o2: ? p',
    '  q2: !r s',
  ),
  fc.constantFrom(
    '  s2: "t #u" # v',
    "  w2: 'x''s' # y # z",
    '  a3: b3 # "c3"',
    '  d3: [e3, f3] # g3]',
    '  h3: { i3: 1 } # j3',
    '  k3: "l3 # m3',
  ),
  fc.constantFrom('    2 more', '    more: text', '    "more"', '    more # over', '    - more'),
)

test.each([
  ['a text on several lines', 'a: one\n    two (2)\n  three\n', { a: 'one two (2) three' }],
  ['a text that begins as a number', 'a: 12\n  towns\n', { a: '12 towns' }],
  ['a quoted text on two lines', 'a: "one\n  two"\n', { a: 'one two' }],
  [
    'comments behind values',
    'a: b # c\nd: "e #f" # g\nh: [i, j]  # k\n',
    {
      a: 'b',
      d: 'e #f',
      h: ['i', 'j'],
    },
  ],
])('%s is plain', (_, text, value) => {
  expect(readPlainYaml(text)?.value).toEqual(value)
  expectSame(toFile('business', text))
})

test('what is nested deeper than any field of the data is left to the whole parser', () => {
  const nested = (depth: number) =>
    Array.from({ length: depth }, (_, level) => `${'  '.repeat(level)}a:\n`).join('') +
    `${'  '.repeat(depth)}- b\n`
  expect(readPlainYaml(nested(15))).toBeDefined()
  expectSame(toFile('site', nested(15)))
  expect(readPlainYaml(nested(16))).toBeUndefined()
  expectSame(toFile('site', nested(16)))
  expect(readPlainYaml(nested(1000))).toBeUndefined()
})

test.each(['\u202E', '\u2066', '\u2069', '\u200B', '\u0007'])(
  'a character that nobody sees is left to the whole parser: %j',
  (character) => {
    expect(readPlainYaml(`a: b${character}c\n`)).toBeUndefined()
  },
)

test('lines in any order: the same values in the same places, or left to the whole parser', () => {
  let sure = 0
  fc.assert(
    fc.property(fc.array(line, { maxLength: 6 }), (lines) => {
      const text = `${['- a0: b0', ...lines].join('\n')}\n`
      if (!readPlainYaml(text)) return
      sure += 1
      expectSame(toFile('cities', text))
    }),
    { ...options, numRuns: options.numRuns * 60 },
  )
  expect(sure).toBeGreaterThan(options.numRuns)
})
