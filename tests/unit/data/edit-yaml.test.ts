import { expect, test } from 'vitest'
import { parse } from 'yaml'
import type { DataEdit } from '../../../cli/edit/data-edits.ts'
import { editYaml } from '../../../cli/edit/edit-yaml.ts'
import { noStyle } from '../../../cli/edit/field-style.ts'
import { fixture } from '../../support/fixtures.ts'

const append = (value: unknown): DataEdit => ({ kind: 'append', file: 'cities', path: [], value })
const remove = (...path: PropertyKey[]): DataEdit => ({ kind: 'remove', file: 'cities', path })
const set = (value: unknown, ...path: PropertyKey[]): DataEdit => ({
  kind: 'set',
  file: 'cities',
  path,
  value,
})

const entry = { cityName: 'Lyme', nearbyAreas: ['Essex', 'Chester'] }
const style = { ...noStyle, inOneLine: new Set(['nearbyAreas']) }
const block = '- cityName: Lyme\n  nearbyAreas: [Essex, Chester]\n'

test.each(['pages', 'projects', 'reviews', 'people'])(
  'the first entry of %s.yaml stands below its comments, as does the second',
  (file) => {
    const [first] = fixture(file).split('\n[]\n')
    const once = editYaml(fixture(file), [append(entry)], style)
    expect(once).toBe(`${first}\n${block}`)
    expect(editYaml(once, [append(entry)], style)).toBe(`${first}\n${block}\n${block}`)
  },
)

const towns = '- cityName: Essex\n- cityName: Chester\n'
const crlf = (text: string) => text.replaceAll('\n', '\r\n')
const indented = '# towns\n  - cityName: Essex\n  - cityName: Chester # old\n'
const inBrackets = (more: string) => `[{ cityName: Essex }, { cityName: Chester }${more}] # all\n`

const styles: readonly (readonly [name: string, before: string, after: string])[] = [
  ['entries set apart by blank lines', `${block}\n${block}`, `${block}\n${block}\n${block}`],
  ['entries without blank lines', towns, towns + block],
  ['an indented list', indented, `${indented}  ${block.trimEnd().replace('\n', '\n  ')}\n`],
  ['a last line without a line end', towns.trimEnd(), towns + block.trimEnd()],
  [
    'comments of the last entry and of the file',
    `${towns}  # ask again in May\n# the end\n`,
    `${towns}  # ask again in May\n${block}# the end\n`,
  ],
  [
    'a block of text at the end',
    '- cityName: Essex\n- cityName: >-\n    Ches\n    ter\n',
    `- cityName: Essex\n- cityName: >-\n    Ches\n    ter\n${block}`,
  ],
  ['Windows line ends', crlf(towns), crlf(towns + block)],
  ['a byte order mark', `\uFEFF${towns}`, `\uFEFF${towns}${block}`],
  [
    'a list in brackets',
    inBrackets(''),
    inBrackets(', { cityName: Lyme, nearbyAreas: [Essex, Chester] }'),
  ],
  ['an empty list', '# none yet\n[]\n', `# none yet\n${block}`],
  ['blank lines at the end', `${towns}\n\n`, `${towns}${block}\n\n`],
  [
    'a document between marks',
    '---\n- cityName: Essex\n...\n',
    `---\n- cityName: Essex\n\n${block}...\n`,
  ],
]

test.each(styles)(
  'adding an entry keeps every other byte of %s, and so does removing it',
  (_, before, after) => {
    expect(editYaml(before, [append(entry)], style)).toBe(after)
    const last = (parse(after.replace('\uFEFF', '')) as unknown[]).length - 1
    expect(editYaml(after, [remove(last)])).toBe(before)
  },
)

const texts = [
  'a: colon',
  'a # sign',
  '- dash',
  '"quoted" and \'single\'',
  'back`tick ${x} {{y}} </script>',
  'trailing newline\n',
  'two\nlines\n\nand a gap',
  ' leading and trailing ',
  'long '.repeat(40).trim(),
  `${'long: with # signs '.repeat(9)}\n${'and lines '.repeat(12)}`,
  '🏠 שלום',
  '12345',
  'true',
  '~',
]

test.each(texts)('carries the text %j', (text) => {
  const edited = editYaml('- cityName: Essex\n', [
    append({ cityName: text, localChallenges: [text] }),
  ])
  expect(parse(edited)).toEqual([
    { cityName: 'Essex' },
    { cityName: text, localChallenges: [text] },
  ])
})

interface Case {
  readonly before: string
  readonly edits: readonly DataEdit[]
  readonly after: string
}

const insert = (at: number, beside: 'previous' | 'next'): DataEdit => {
  return { kind: 'insert', file: 'cities', path: [at], value: { a: 9 }, beside }
}

const cases: Readonly<Record<string, Case>> = {
  'an entry behind another, before what stands above the next': {
    before: '# all\n\n- a: 1\n# end of one\n\n# second county\n\n# two\n- a: 2\n',
    edits: [insert(1, 'previous')],
    after: '# all\n\n- a: 1\n# end of one\n\n- a: 9\n\n# second county\n\n# two\n- a: 2\n',
  },
  'an entry before another, with the comment above that': {
    before: '# all\n\n- a: 1\n\n# second county\n\n# two\n- a: 2\n',
    edits: [insert(1, 'next')],
    after: '# all\n\n- a: 1\n\n# second county\n\n- a: 9\n\n# two\n- a: 2\n',
  },
  'an entry before the first, under the words about the file': {
    before: '# all\n- a: 1\n- a: 2\n',
    edits: [insert(0, 'next')],
    after: '# all\n- a: 9\n- a: 1\n- a: 2\n',
  },
  'entries at several places of a list in one line': {
    before: '[{ a: 1 }, { a: 2 }]\n',
    edits: [insert(0, 'next'), insert(1, 'previous')],
    after: '[{ a: 9 }, { a: 1 }, { a: 9 }, { a: 2 }]\n',
  },
  'an entry in the middle, with its comments and its blank lines': {
    before: '# all\n- a: 1 # one\n\n# about b\n- a: 2 # two\n  # more of two\n\n- a: 3\n',
    edits: [remove(1)],
    after: '# all\n- a: 1 # one\n\n# about b\n- a: 3\n',
  },
  'two entries at the end': {
    before: '- a: 1\n\n- a: 2\n\n- a: 3\n\n# end\n',
    edits: [remove(1), remove(2)],
    after: '- a: 1\n\n# end\n',
  },
  'the only entry of a list below a key': {
    before: 'redirects: # old ones\n  - from: /a\n    to: /b\n\ngone: []\n',
    edits: [remove('redirects', 0)],
    after: 'redirects: [] # old ones\n\ngone: []\n',
  },
  'the first entry of an empty list below a key': {
    before: 'redirects: [] # old ones\n\ngone: []\n',
    edits: [{ kind: 'append', file: 'addresses', path: ['redirects'], value: { from: '/a' } }],
    after: 'redirects: # old ones\n  - from: /a\n\ngone: []\n',
  },
  'an address in an empty list': {
    before: 'gone: []\n',
    edits: [{ kind: 'append', file: 'addresses', path: ['gone'], value: '/a' }],
    after: 'gone: [/a]\n',
  },
  'an item of a list in brackets, over lines, with comments': {
    before: 'a:\n  [\n    Essex, # near\n    Lyme, # far\n    Clinton,\n  ]\n',
    edits: [remove('a', 1)],
    after: 'a:\n  [\n    Essex, # near\n    Clinton,\n  ]\n',
  },
  'the last item of a list in brackets, behind the comment of another': {
    before: 'a:\n  [\n    Essex, # near\n    Lyme\n  ]\n',
    edits: [remove('a', 1)],
    after: 'a:\n  [\n    Essex, # near\n    \n  ]\n',
  },
  'the last items of a list on one line': {
    before: 'a: [Essex, Lyme, Clinton] # near\n',
    edits: [remove('a', 1), remove('a', 2)],
    after: 'a: [Essex] # near\n',
  },
  'an entry that moves, with the comments above it and behind it': {
    before: '- a: 1 # one\n# about b\n- a: 2 # two\n# about c\n- a: 3\n',
    edits: [{ kind: 'move', file: 'cities', path: [1], to: 0 }],
    after: '# about b\n- a: 2 # two\n- a: 1 # one\n# about c\n- a: 3\n',
  },
  'an item that moves in brackets, over lines, with its comments': {
    before: 'a:\n  [\n    Essex, # near\n    # about Lyme\n    Lyme, # far\n  ]\n',
    edits: [{ kind: 'move', file: 'cities', path: ['a', 1], to: 0 }],
    after: 'a:\n  [\n    # about Lyme\n    Lyme, # far\n    Essex, # near\n  ]\n',
  },
  'texts in the quotes that they have': {
    before: `- 'Essex' # one\n- "Lyme"\n- Clinton\n- >-\n  Chester\n`,
    edits: [set("O'Neil", 0), set('Old Lyme', 1), set('East Haven', 2), set('Haddam', 3)],
    after: `- 'O''Neil' # one\n- "Old Lyme"\n- East Haven\n- >-\n  Haddam\n`,
  },
  'a name that an anchor shares': {
    before: '- &town Essex\n- [*town, Lyme]\n',
    edits: [set('Clinton', 0), set('Clinton', 1, 0)],
    after: '- &town Clinton\n- [*town, Lyme]\n',
  },
}

test.each(Object.entries(cases))('edits %s', (_, { before, edits, after }) => {
  expect(editYaml(before, edits)).toBe(after)
})

const hours = `hours: # of the office
  # Monday to Friday
  office:
    - { days: [Monday], opens: "07:00" }
  other: Emergencies only
  # closed:
  #   - from: 2026-11-26
  emergency: true # day and night
`
const order = ['office', 'closed', 'other', 'emergency', 'note']

test.each<readonly [what: string, edit: DataEdit, from: string, to: string]>([
  [
    'a new key in the order of the schema, its commented example left alone',
    set([{ from: '2026-12-24' }], 'hours', 'closed'),
    '"07:00" }\n',
    '"07:00" }\n  closed:\n    - from: 2026-12-24\n',
  ],
  [
    'a new key at the end',
    set('By "phone"', 'hours', 'note'),
    'day and night\n',
    `day and night\n  note: By "phone"\n`,
  ],
  [
    'of a list what differs, and a new item in the style of its neighbor',
    set(
      [
        { days: ['Monday', 'Friday'], opens: '07:30' },
        { days: ['Sunday'], opens: '09:00' },
      ],
      'hours',
      'office',
    ),
    '[Monday], opens: "07:00" }\n',
    '[Monday, Friday], opens: "07:30" }\n    - { days: [Sunday], opens: "09:00" }\n',
  ],
  ['a flag, its comment kept', set(false, 'hours', 'emergency'), ': true #', ': false #'],
  ['a key away', remove('hours', 'other'), '  other: Emergencies only\n', ''],
])('sets %s', (_, edit, from, to) => {
  const after = editYaml(hours, [edit], { ...noStyle, keysAt: () => order })
  expect(after).toBe(hours.replace(from, to))
})

test.each<readonly [what: string, text: string, edit: DataEdit]>([
  ['a key of nothing', hours, set('x', 'office', 'opens')],
  ['an item that is not there', hours, remove('hours', 'office', 1)],
  ['a value that others share', 'a: &town Essex\nb: *town\n', set('Lyme', 'a')],
])('refuses %s in words of an owner', (_, text, edit) => {
  expect(() => editYaml(text, [edit])).toThrow('edit it by hand')
})

test.each<[string, string, DataEdit]>([
  ['an entry whose value is repeated', '- a: &x [1, 2]\n- a: *x\n', remove(0)],
  ['a field whose value is repeated', '- a: &x 1\n  b: 2\n- a: *x\n', remove(0, 'a')],
  [
    'what repeats it to a place before it',
    '- &x 1\n- *x\n',
    { kind: 'move', file: 'cities', path: [1], to: 0 },
  ],
  ['what stands for both', '- a: &x [1, 2]\n- a: *x\n', set(3, 1, 'a', 0)],
])('%s stays where it is, and the name is told', (_, text, edit) => {
  expect(() => editYaml(text, [edit])).toThrow(
    'It repeats values by name (*x): write them out first.',
  )
})

const words = { from: 'East Haven', to: 'Harbor', except: ['East Haven County'] }

test.each([
  ['plain text', 'In East Haven.', 'In Harbor.'],
  ['a genitive', "East Haven's roofs", "Harbor's roofs"],
  ['a longer word', 'East Havens, NorthEast Haven', 'East Havens, NorthEast Haven'],
  ['a longer name', 'East Haven County and East Haven', 'East Haven County and Harbor'],
  ['a name over two lines', '>-\n  of East\n  Haven and', '>-\n  of Harbor and'],
  ['single quotes', "'It''s East Haven'", "'It''s Harbor'"],
])('changes a name in %s', (_, before, after) => {
  const edit: DataEdit = { kind: 'rewrite', file: 'cities', path: [0], words }
  expect(editYaml(`- ${before}\n`, [edit])).toBe(`- ${after}\n`)
})

test('a field that is new between braces stands behind the others, as people write it', () => {
  const added: DataEdit = { kind: 'set', file: 'look', path: ['a', 'c'], value: 2 }
  expect(editYaml('a: { b: 1 } # x\n', [added])).toBe('a: { b: 1, c: 2 } # x\n')
})

test('of a new entry, the fields that are named stand in one line, and others in lines below', () => {
  const town = { cityName: 'Lyme', at: { lat: 1, lon: 2 }, near: ['Essex'], lists: ['Old'] }
  const inOneLine = new Set(['at', 'near'])
  expect(editYaml('[]\n', [append(town)], { ...noStyle, inOneLine })).toBe(
    '- cityName: Lyme\n  at: { lat: 1, lon: 2 }\n  near: [Essex]\n  lists:\n    - Old\n',
  )
})
