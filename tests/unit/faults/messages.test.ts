import { expect, test } from 'vitest'
import { dataPath, type DataFileName } from '../../../cli/load/load-data.ts'
import { newFindings, type Changes } from '../../support/findings.ts'
import { fixture, replaceOnce } from '../../support/project.ts'

const change = (file: DataFileName, from: string, to: string): Changes => ({
  [dataPath(file)]: replaceOnce(fixture(file), from, to),
})
const guilford = /- cityName: Guilford\n(?: .*\n|\n(?= ))+/.exec(fixture('cities'))?.[0] ?? ''

/** What somebody did, and all that `validate` says of it. */
interface Slip {
  readonly name: string
  readonly changes: Changes
  readonly told: readonly string[]
}

const slips: readonly Slip[] = [
  {
    name: 'a merge that git could not finish',
    changes: change(
      'business',
      'name: Ridge & Eave Roofing\n',
      '<<<<<<< HEAD\nname: Ridge & Eave Roofing\n=======\nname: Ridge\n\n>>>>>>> spring\n',
    ),
    told: [
      'data/business.yaml:14:1 Git could not merge two versions here: line 15 of HEAD, and lines 17 to 18 of spring.',
      'expected: the lines that are right, and none that begins with <<<<<<<, ======= or >>>>>>>',
    ],
  },
  {
    name: 'a word in braces that is none',
    changes: change('site', 'Have your roof looked at', 'Roofs from {price} on'),
    told: [
      'data/site.yaml:241:25 {price} stands for nothing, and would show as it is.',
      'expected: one of {name}, {phone}, {street}, {locality}, or words without braces',
    ],
  },
  {
    name: 'a fact in braces, misspelt',
    changes: change('site', 'Have your roof looked at', 'Call {nmae}'),
    told: [
      'data/site.yaml:241:19 {nmae} stands for nothing, and would show as it is.',
      'expected: one of {name}, {phone}, {street}, {locality}, or words without braces',
      'did you mean: {name}',
    ],
  },
  {
    name: 'a text where a list belongs',
    changes: change(
      'cities',
      '[East Haven, West Haven, Hamden, North Haven, Branford, Ansonia, Derby, Orange]',
      'East Haven, West Haven, Hamden, Orange, Derby',
    ),
    told: [
      'data/cities.yaml:76:16 nearbyAreas is "East Haven, West Haven, Hamden, Orange, Derby".',
      'expected: a list',
      'did you mean: [East Haven, West Haven, Hamden, Orange, Derby]',
    ],
  },
  {
    name: 'a redirect to an address with a slash at its end',
    changes: change('addresses', 'to: /services/roof-repairs', 'to: /contact/'),
    told: [
      'data/addresses.yaml:16:9 to is "/contact/".',
      'expected: an address of lowercase letters, digits and hyphens that starts with / and does not end with it',
      'did you mean: /contact',
    ],
  },
  {
    name: 'a picture as a camera names it',
    changes: change('site', 'src: /share.png', 'src: /IMG 1234.JPG'),
    told: [
      'data/site.yaml:66:8 The name of a picture cannot hold a blank, # or ?: "/IMG 1234.JPG".',
      'expected: the file data/public/IMG 1234.JPG renamed to data/public/img-1234.jpg',
      'did you mean: /img-1234.jpg',
    ],
  },
  {
    name: 'curly quotes around a phone number',
    changes: change('business', '"+18605550142"', '“860-555-0142”'),
    told: [
      'data/business.yaml:17:8 This text stands between curly quotes, which are taken for a part of it.',
      'expected: the text without them, or between straight quotes: "',
      'did you mean: +18605550142',
    ],
  },
  {
    name: 'a field without a value',
    changes: change('business', 'email: office@ridge-eave.example.com', 'email:'),
    told: ['data/business.yaml:18:7 email has no value.', 'expected: an email address'],
  },
  {
    name: 'a text that begins with #',
    changes: change('site', 'Have your roof looked at', '#1 in roofs'),
    told: [
      'data/site.yaml:241:14 callTitle has no value: the sign # begins a comment.',
      'expected: a text that begins with # between quotes',
      'did you mean: "#1 in roofs"',
    ],
  },
  {
    name: 'a file that was saved as UTF-16',
    changes: { 'data/site.yaml': Buffer.from(fixture('site'), 'utf16le') },
    told: [
      'data/site.yaml:1:1 data/site.yaml is not UTF-8: UTF-16 text.',
      'expected: UTF-8: save the file again with this encoding (Notepad: Save as, Encoding; VS Code: Save with Encoding)',
    ],
  },
  {
    name: 'hours of a day that is closed',
    changes: change('business', 'opens: "08:00"', 'opens: closed'),
    told: [
      'data/business.yaml:41:14 "closed" is no time.',
      'expected: no entry for Saturday: a day that is not listed is closed',
    ],
  },
  {
    name: 'a file that was renamed',
    changes: { 'data/services.yaml': null, 'data/service.yml': fixture('services') },
    told: [
      'data/services.yaml:1:1 data/services.yaml is missing.',
      'expected: data/service.yml renamed to data/services.yaml, if it is that',
    ],
  },
  {
    name: 'a file that was deleted',
    changes: { 'data/services.yaml': null },
    told: [
      'data/services.yaml:1:1 data/services.yaml is missing.',
      'expected: its entries, from a copy or by `git restore data/services.yaml`',
    ],
  },
  {
    name: 'a file that is empty',
    changes: { 'data/cities.yaml': '' },
    told: [
      'data/cities.yaml:1:1 data/cities.yaml is empty.',
      'expected: its entries, from a copy or by `git restore data/cities.yaml`',
    ],
  },
  {
    name: 'a tab as indentation',
    changes: change('business', '  street: 64 Thompson St', '\tstreet: 64 Thompson St'),
    told: [
      'data/business.yaml:24:1 A tab stands where the indentation should be.',
      'expected: spaces',
    ],
  },
  {
    name: 'a quote that is not closed',
    changes: change('business', 'locality: East Haven', 'locality: "East Haven'),
    told: [
      'data/business.yaml:25:13 The text that begins with this quote is never closed.',
      'expected: a quote at its end',
    ],
  },
  {
    name: 'an entry without its dash',
    changes: change('cities', '- cityName: Guilford', '  cityName: Guilford'),
    told: [
      'data/cities.yaml:557:3 The fields of the entry above stand here once more; perhaps a dash is missing.',
      'expected: `- cityName:`, with a dash, where a new entry begins',
    ],
  },
  {
    name: 'a town that stands twice',
    changes: { 'data/cities.yaml': `${fixture('cities')}\n${guilford}` },
    told: [
      'data/cities.yaml:1182:13 "Guilford" stands here a second time; first in line 557.',
      'expected: each name once',
    ],
  },
  {
    name: 'a no-break space in the name of a town',
    changes: change('cities', 'cityName: North Haven', 'cityName: North\u00A0Haven'),
    told: [
      'data/cities.yaml:703:18 An invisible character stands here: no-break space U+00A0.',
      'expected: a plain space; `npm run validate -- --fix` puts it right',
      'did you mean: North Haven',
    ],
  },
]

test.each(slips)('$name: one finding', async ({ changes, told }) => {
  const found = await newFindings(changes)
  const lines = found.flatMap(({ file, line, column, message, expected, suggestion }) => [
    `${file}:${line}:${column} ${message}`,
    ...(expected === undefined ? [] : [`expected: ${expected}`]),
    ...(suggestion === undefined ? [] : [`did you mean: ${suggestion}`]),
  ])
  expect(lines).toEqual(told)
})

test('one is no plural', async () => {
  const description = /description: >-\n(?: {4}.*\n)+/.exec(guilford)?.[0].trimEnd() ?? ''
  const found = await newFindings(change('cities', description, 'description: Roofs'))
  expect(found.map(({ message }) => message)).toContain('This description has 1 word.')
})
