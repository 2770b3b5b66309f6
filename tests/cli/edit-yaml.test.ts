import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { appendEntry } from '../../cli/edit/append-entry.ts'

const entry = { cityName: 'Lyme', nearbyAreas: ['Essex', 'Chester'] }
const block = '- cityName: Lyme\n  nearbyAreas: [Essex, Chester]\n'

const styles: readonly { name: string; before: string; after: string }[] = [
  {
    name: 'entries set apart by blank lines',
    before: '- cityName: Essex\n\n- cityName: Chester\n',
    after: `- cityName: Essex\n\n- cityName: Chester\n\n${block}`,
  },
  {
    name: 'entries without blank lines',
    before: '- cityName: Essex\n- cityName: Chester\n',
    after: `- cityName: Essex\n- cityName: Chester\n${block}`,
  },
  {
    name: 'an indented list',
    before: '# towns\n  - cityName: Essex\n  - cityName: Chester # old\n',
    after:
      '# towns\n  - cityName: Essex\n  - cityName: Chester # old\n  - cityName: Lyme\n    nearbyAreas: [Essex, Chester]\n',
  },
  {
    name: 'a last line without a line end',
    before: '- cityName: Essex\n- cityName: Chester',
    after: `- cityName: Essex\n- cityName: Chester\n${block.trimEnd()}`,
  },
  {
    name: 'comments of the last entry and of the file',
    before: '- cityName: Essex\n- cityName: Chester\n  # ask again in May\n# the end\n',
    after: `- cityName: Essex\n- cityName: Chester\n  # ask again in May\n${block}# the end\n`,
  },
  {
    name: 'a block of text at the end',
    before: '- cityName: Essex\n- cityName: >-\n    Ches\n    ter\n',
    after: `- cityName: Essex\n- cityName: >-\n    Ches\n    ter\n${block}`,
  },
  {
    name: 'Windows line ends',
    before: '- cityName: Essex\r\n- cityName: Chester\r\n',
    after: `- cityName: Essex\r\n- cityName: Chester\r\n${block.replaceAll('\n', '\r\n')}`,
  },
  {
    name: 'a byte order mark',
    before: '\uFEFF- cityName: Essex\n- cityName: Chester\n',
    after: `\uFEFF- cityName: Essex\n- cityName: Chester\n${block}`,
  },
  {
    name: 'a list in brackets',
    before: '[{ cityName: Essex }, { cityName: Chester }] # all\n',
    after:
      '[{ cityName: Essex }, { cityName: Chester }, {"cityName":"Lyme","nearbyAreas":["Essex","Chester"]}] # all\n',
  },
  {
    name: 'an empty list',
    before: '# none yet\n[]\n',
    after: '# none yet\n[{"cityName":"Lyme","nearbyAreas":["Essex","Chester"]}]\n',
  },
]

describe('appendEntry keeps every other byte of', () => {
  test.each(styles)('$name', ({ before, after }) => {
    expect(appendEntry(before, entry)).toBe(after)
  })
})

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
  const edited = appendEntry('- cityName: Essex\n', { cityName: text, localChallenges: [text] })
  expect(parse(edited)).toEqual([
    { cityName: 'Essex' },
    { cityName: text, localChallenges: [text] },
  ])
})

test('refuses a file that is no list', () => {
  expect(() => appendEntry('cityName: Essex\n', entry)).toThrow('a list')
})
