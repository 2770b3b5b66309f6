import { expect, test } from 'vitest'
import { dataPath, type DataFileName } from '../../../cli/load/load-data.ts'
import { newFindings, type Changes } from '../../support/reports.ts'
import { fixture, fixtureWith } from '../../support/fixtures.ts'
import { dataFaults } from './all.ts'
import { plant } from './fault.ts'

const change = (file: DataFileName, from: string, to: string): Changes => ({
  [dataPath(file)]: fixtureWith(file, from, to),
})
const guilford = /- cityName: Guilford\n(?: .*\n|\n(?= ))+/.exec(fixture('cities'))?.[0] ?? ''

/** What somebody did, and all that `validate` says of it. */
type Slip = [name: string, changes: Changes, told: readonly string[]]

const name = 'name: Ridge & Eave Roofing\n'
const near = '[East Haven, West Haven, Hamden, North Haven, Branford, Ansonia, Derby, Orange]'
const nearText = 'East Haven, West Haven, Hamden, Orange, Derby'

test.each<Slip>([
  [
    'a merge that git could not finish',
    change('business', name, `<<<<<<< HEAD\n${name}=======\nname: Ridge\n\n>>>>>>> spring\n`),
    [
      'data/business.yaml:14:1 Git could not merge two versions here: line 15 of HEAD, and lines 17 to 18 of spring.',
      'expected: the lines that are right, and none that begins with <<<<<<<, ======= or >>>>>>>',
    ],
  ],
  [
    'a text where a list belongs',
    change('cities', near, nearText),
    [
      `data/cities.yaml:77:16 nearbyAreas is "${nearText}".`,
      'expected: a list: 5 to 10 towns close by, such as Clear Lake; those with a page of their own become links',
      `did you mean: [${nearText}]`,
    ],
  ],
  [
    'a redirect to an address with a slash at its end',
    change('addresses', 'to: /services/roof-repairs', 'to: /contact/'),
    [
      'data/addresses.yaml:16:9 to is "/contact/".',
      'expected: an address of lowercase letters, digits and hyphens that starts with / and does not end with it',
      'did you mean: /contact',
    ],
  ],
  [
    'a field without a value',
    change('business', 'email: office@ridge-eave.example.com', 'email:'),
    ['data/business.yaml:18:7 email has no value.', 'expected: an email address'],
  ],
  [
    'a text that begins with #',
    change('site', 'Have your roof looked at', '#1 in roofs'),
    [
      'data/site.yaml:256:14 callTitle has no value: the sign # begins a comment.',
      'expected: a text that begins with # between quotes',
      'did you mean: "#1 in roofs"',
    ],
  ],
])('%s: one finding', async (_, changes, told) => {
  const found = await newFindings(changes)
  const lines = found.flatMap(({ file, line, column, message, expected, suggestion }) => [
    `${file}:${line}:${column} ${message}`,
    ...(expected === undefined ? [] : [`expected: ${expected}`]),
    ...(suggestion === undefined ? [] : [`did you mean: ${suggestion}`]),
  ])
  expect(lines).toEqual(told)
})

/** What `validate` says of planted faults, whose places the tables hold. */
const messages: Readonly<Record<string, string>> = {
  'hours/closed-days: a day in two entries':
    'These overlap: December 24, 2026 to December 26, 2026 and December 26, 2026.',
  'text/fact-unknown: a word in braces that is near no fact':
    '{price} stands for nothing, and would show as it is.',
  'text/fact-misspelt: two letters of a fact in braces that changed places':
    '{nmae} stands for nothing, and would show as it is.',
  'picture/name: a picture as a camera names it':
    'The name of a picture cannot contain a space, # or ?: "/IMG 1234.JPG".',
  'text/quoted-name: a phone number between curly quotes':
    'This text stands between curly quotes, which are taken for a part of it.',
  'file/encoding: UTF-16 without its mark': 'data/cities.yaml is not UTF-8: UTF-16 text.',
  'hours/closed: only the end of a day is closed': '"-" is not a time.',
  'file/missing: services.yaml is not there': 'data/services.yaml is missing.',
  'file/empty: cities.yaml has no bytes': 'data/cities.yaml is empty.',
  'yaml/syntax: a tab indents the first line of a map':
    'There is a tab in place of spaces in the indentation.',
  'yaml/syntax: a quote that is never closed':
    'The text that begins with this quote is never closed.',
  'yaml/syntax: an alias with words behind it': 'A text cannot begin with this sign.',
  'yaml/syntax: a backslash between double quotes':
    'In double quotes, a backslash starts an escape, and this one does not exist.',
  'yaml/syntax: a line that begins with %': 'A line that starts with % is not part of the data.',
  'yaml/syntax: an alias of nothing':
    'The sign * begins a name, and nothing has the name "east-haven".',
  'yaml/duplicate-key: the second of two equal fields':
    'The field "locality" stands twice; first in line 25.',
  'yaml/duplicate-key: an entry whose dash is left out':
    'The fields of the entry above are repeated here; perhaps a dash is missing.',
  'city/duplicate-name: the same city in another entry':
    '"Waterbury" is repeated here; it is first in line 79.',
  'text/invisible-in-name: a no-break space in the name of a town, which other entries name':
    'An invisible character stands here: no-break space U+00A0.',
  'text/control-character: a bell': 'The control character U+0007 stands here.',
  'text/control-character: a noncharacter': 'The noncharacter U+FFFE stands here.',
  'text/control-character: one of the last plane': 'The noncharacter U+10FFFE stands here.',
  'text/control-character: written as \\U0001FFFF':
    'The noncharacter U+1FFFF is written in this text.',
  'text/bidi-control: an override': 'The invisible direction control U+202E stands here.',
}

test.each(Object.entries(messages))('%s', async (of, message) => {
  const fault = dataFaults.find((each) => `${each.rule}: ${each.name}` === of)
  if (!fault) throw new Error(`There is no fault ${of}.`)
  const { path, content, given } = plant(fault)
  const [found] = await newFindings({ [path]: content }, { given })
  expect(found?.message).toBe(message)
})

test('one is no plural', async () => {
  const description = /description: >-\n(?: {4}.*\n)+/.exec(guilford)?.[0].trimEnd() ?? ''
  const found = await newFindings(change('cities', description, 'description: Roofs'))
  expect(found.map(({ message }) => message)).toContain('This description has 1 word.')
})
