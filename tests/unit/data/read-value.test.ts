import { isDeepStrictEqual } from 'node:util'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { dataFileNames, dataPath, type DataFile } from '../../../cli/load/load-data.ts'
import { parseFile, parseWhole, type Source, readValue } from '../../../cli/parse/parse.ts'
import { walk } from '../../../cli/validate/fields.ts'
import { mutationCases } from './mutations.ts'
import { fixture } from '../../support/fixtures.ts'
import { all } from '../../support/cases.ts'

const options = { seed: 20_260_117, numRuns: all ? 80 : 4 }

/** Two entries of a frozen data file, or five fields, that stand one behind the other. */
function someParts(name: DataFile['name']): fc.Arbitrary<Buffer> {
  const parts = fixture(name).split(/^(?=- |\w)/m)
  const count = parts.some((part) => part.startsWith('- ')) ? 2 : 5
  return fc
    .nat(Math.max(0, parts.length - count))
    .map((at) => Buffer.from(parts.slice(at, at + count).join(''), 'utf8'))
}

const toFile = (name: DataFile['name'], text: string) => ({ name, path: dataPath(name), text })

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
  const [parsed, whole] = [parseFile, parseWhole].map((parse) => {
    const { source, findings } = parse(file)
    const { value, isPartial } = source ?? {}
    return { findings, value, isPartial, places: source && describe(source) }
  })
  // A key may be `constructor`, by which a matcher would tell classes apart; and it takes longer.
  const same = isDeepStrictEqual(parsed, whole)
  if (!same) expect(parsed).toEqual(whole)
  expect(same).toBe(true)
}

test.each(dataFileNames)('%s.yaml reads the same from both parsers', (name) => {
  expect(readValue(fixture(name))).toBeDefined()
  expectSame(toFile(name, fixture(name)))
})

test.each(mutationCases)(
  '%s in %s.yaml: the same values in the same places from both parsers',
  (_, name, mutation) => {
    const check = fc.property(someParts(name), mutation, (before, mutate) => {
      const text = mutate(before).toString('utf8')
      // The rest is left to `yaml`, and there is nothing to compare.
      if (readValue(text.replace(/^\uFEFF/, ''))) expectSame(toFile(name, text))
    })
    fc.assert(check, options)
  },
)

/** Lines of YAML in many forms, between broken bars. */
const line = fc.constantFrom(
  ...`- a: b¦  c: d¦  e:¦    f: g¦    - h¦    - i: j¦# k¦  # l¦  m: >-¦    text¦      more¦   less¦
    # no comment¦¦  n: |¦  o: [p, q]¦  r: {s: t}¦  u: { v: 1, w: -2.5 }¦  x: [¦  ]¦  y: []¦
  "z": "a"¦  a1: 'it''s'¦  b1: "b¦  c1: 007¦  d1: 1e3¦  e1: 24/7¦  f1: true¦  g1: Null¦  h1: ~¦
  i1: a: b¦  j1: a #b¦  k1: a#b¦- l1¦- >-¦- - m1¦-¦  n1: &o1 p1¦  q1: *o1¦  - r1¦  s1: - t1¦
    [u1,¦    v1, w1]¦  x1: 2026-01-15¦  y1: 0x1F¦  z1: 1_000¦...¦  a2: 2,500+¦  b2: 1e+5¦
  c2: .5¦  d2: +1¦  e2: 07:00¦---¦  f2:g¦  g2: "07:00" # h¦  i2: @j¦  k2: ${'`'}l¦  m2: %n¦
  o2: ? p¦  q2: !r s¦  s2: "t #u" # v¦  w2: 'x''s' # y # z¦  a3: b3 # "c3"¦
  d3: [e3, f3] # g3]¦  h3: { i3: 1 } # j3¦  k3: "l3 # m3¦  1: a¦  "1": b¦  null: c¦  : d¦
  [e]: f¦  ? g¦  <<: h¦${'\t'}i: j¦  k:${'\t'}l¦  m: 0o17¦  n: .inf¦  o: -0¦  p: |2¦  q: >+¦
    2 more¦    more: text¦    "more"¦    more # over¦    - more`.split(/¦\n?/),
)

const start = fc.constantFrom('- a0: b0', 'a0: b0', '  - a0: b0', '- |')
const ends = fc.constantFrom('\n', '\r\n')

test.each([
  ['lines that end as on Windows', '- a: b\r\n  c:\r\n    - d\r\n', [{ a: 'b', c: ['d'] }]],
  ['no line end at the end', '- a: b', [{ a: 'b' }]],
  ['a text with escapes', 'a: "b\\u00e9 \\"c\\""\n', { a: 'bé "c"' }],
  ['a text on several lines', 'a: one\n    two (2)\n  three\n', { a: 'one two (2) three' }],
  ['numbers in other forms', 'a: [007, 0x1F, 1e3, 1_000]\n', { a: [7, 31, 1000, '1_000'] }],
  ['words of an older YAML', 'a: [yes, no, off]\n', { a: ['yes', 'no', 'off'] }],
  ['a date', 'a: 2026-01-15\n', { a: '2026-01-15' }],
  ['a dash at the start of a line inside quotes', '["a\n- b", "c"]\n', ['a - b', 'c']],
  ['a merge key', 'a:\n  <<: { b: c }\n', { a: { '<<': { b: 'c' } } }],
])('%s is read by js-yaml as by yaml', (_, text, value) => {
  expect(readValue(text)?.value).toEqual(value)
  expectSame(toFile('business', text))
})

test.each([
  ['an anchor', '- &a b\n- *a\n'],
  ['a tag', 'a: !b c\n'],
  ['a directive', '%YAML 1.2\n---\na: b\n'],
  ['a second document', 'a: b\n---\nc: d\n'],
  ['the end of a document', 'a: b\n...\n'],
  ['a tab', 'a:\tb\n'],
  ['a carriage return inside a line', 'a: b\rc\n'],
  ['a field without a name', '~: a\n'],
  ['a key that stands twice', 'a: b\na: c\n'],
  ['a list as a key', '[a]: b\n'],
  ['nothing', '# a comment\n'],
  ['deep nesting', `${'['.repeat(20)}${']'.repeat(20)}\n`],
])('%s is left to yaml', (_, text) => {
  expect(readValue(text)).toBeUndefined()
})

test('lines in any order: the same values in the same places, or left to yaml', () => {
  let sure = 0
  fc.assert(
    fc.property(start, ends, fc.array(line, { maxLength: 6 }), (first, lineEnd, lines) => {
      const text = [first, ...lines].join(lineEnd) + lineEnd
      if (!readValue(text)) return
      sure += 1
      expectSame(toFile('cities', text))
    }),
    { ...options, numRuns: options.numRuns * 80 },
  )
  expect(sure).toBeGreaterThan(options.numRuns)
})
