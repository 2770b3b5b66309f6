import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { editYaml } from '../../../cli/edit/edit-yaml.ts'
import { describePassed } from '../../../cli/site/entries/passed-over.ts'
import {
  originalOf,
  readReviews,
  withInitials,
  toInitials,
} from '../../../cli/site/entries/read-reviews.ts'
import { all, words } from '../../support/cases.ts'
import { citiesOf, dataProject, firmData, fixture } from '../../support/fixtures.ts'
import { snapshot, temporaryFolder } from '../../support/project.ts'
import { runCli } from '../../support/run-cli.ts'
import { siteData } from '../../support/site-model.ts'
import { testRefusals, type Refusal } from './changes.ts'

const towns = { 'data/cities.yaml': citiesOf('New Haven', 'Branford', 'Essex') }
const address = 'https://maps.app.goo.gl/abc'
const data = siteData()

/** A review as an export of a business profile has it. */
const review = (name: string, comment: string | undefined, more: object = {}) => ({
  name: 'accounts/1/locations/2/reviews/3',
  reviewer: { displayName: name, isAnonymous: false },
  starRating: 'FIVE',
  ...(comment !== undefined && { comment }),
  createTime: '2025-09-14T12:30:00.123456Z',
  updateTime: '2025-11-01T12:30:00Z',
  reviewReply: { comment: 'Thank you, said the firm.', updateTime: '2025-09-16T00:00:00Z' },
  ...more,
})
const exported = (...reviews: readonly object[]) =>
  JSON.stringify({ averageRating: 4, reviews, totalReviewCount: reviews.length }, null, 1)

const given = exported(
  review('Donna Maria Miller', 'They came when they said.\n\nAnd "left" it clean: #1 😀 & more.'),
  review('Klaus', '(Translated by Google) Too late.\n\n(Original)\nZu spät.', {
    starRating: 'ONE',
    createTime: '2025-08-01T12:00:00Z',
  }),
  review('Ana Paz', 'Muy bien.\n\n(Translated by Google)\nVery good.', { starRating: 'THREE' }),
  review('J. R. Roe', undefined),
  review('A Google User', 'Loud.', { starRating: 'STAR_RATING_UNSPECIFIED' }),
  review('x', 'Two days.', { reviewer: { isAnonymous: true }, createTime: '2025-09-13T03:00:00Z' }),
  review('Donna Maria Miller', 'Two days.'),
)

const addAll = (cwd: string, text: string, ...others: readonly string[]) =>
  runCli(cwd, ['add-review', '--from', '-', ...others], undefined, text)

const reviewsOf = (folder: string): Record<string, unknown>[] =>
  existsSync(join(folder, 'data/reviews.yaml'))
    ? parse(readFileSync(join(folder, 'data/reviews.yaml'), 'utf8'))
    : []

test('the reviews of an export come word for word, of all stars, oldest first', async () => {
  const folder = dataProject(towns)
  const added = await addAll(folder, given, '--url', address, '--city', 'Branford')
  expect(added.code, added.stderr).toBe(0)
  expect(added.stderr).toContain('5 reviews were added.')
  expect(added.stdout).toContain(`Read
  (standard input) is an export of a business profile: 7 reviews
  passed over, without words: 1 (line `)
  expect(added.stdout).toMatch(/the same words once more: 1 \(line \d+ "D. M."\)\n/)
  const of = { on: 'google', url: address, city: 'Branford' }
  expect(reviewsOf(folder)).toEqual([
    { quote: 'Zu spät.', by: 'K., Branford', date: '2025-08-01', rating: 1, ...of },
    // Eleven in the evening at the office.
    { quote: 'Two days.', by: 'Anonymous, Branford', date: '2025-09-12', rating: 5, ...of },
    {
      quote: 'They came when they said.\n\nAnd "left" it clean: #1 😀 & more.',
      by: 'D. M., Branford',
      date: '2025-09-14',
      rating: 5,
      ...of,
    },
    { quote: 'Muy bien.', by: 'A. P., Branford', date: '2025-09-14', rating: 3, ...of },
    { quote: 'Loud.', by: 'Anonymous, Branford', date: '2025-09-14', ...of },
  ])
  const before = snapshot(folder)
  const again = await addAll(folder, given, '--url', address)
  expect([again.code, again.stderr]).toEqual([0, '0 reviews were added. 0 files written.\n'])
  expect(again.stdout).toContain('in data/reviews.yaml already: 6')
  expect(snapshot(folder)).toEqual(before)
})

const table = 'Quote;By;On;Date;Rating;URL'
const row = (quote: string, on = 'letter', date = '2025-09-14') => `${quote};D. M.;${on};${date};5;`

test('a table of any separator and a list in YAML are read alike, and what they lack is an option', async () => {
  const rows = ['\uFEFF' + table, row('"Dry; at ""last""."'), row('Warm.', 'google'), ';;;;;', '']
  const semicolons = rows.join('\r\n')
  const entries = [
    { quote: 'Dry; at "last".', by: 'D. M.', on: 'letter', date: '2025-09-14', rating: 5 },
    { quote: 'Warm.', by: 'D. M.', on: 'google', url: address, date: '2025-09-14', rating: 5 },
  ]
  const tabs = `${Object.keys(entries[1] ?? {}).join('\t')}\n"Dry; at ""last""."\tD. M.\tletter\t\t2025-09-14\t5\nWarm.\tD. M.\tgoogle\t${address}\t2025-09-14\t5`
  for (const text of [semicolons, tabs, stringify(entries)]) {
    const folder = dataProject(towns)
    const { code, stderr } = await addAll(folder, text, '--url', address)
    expect([code, stderr]).toEqual([0, expect.stringContaining('2 reviews were added')])
    expect(reviewsOf(folder)).toEqual(entries)
  }
})

test('a table shows no name in full, and the plan says how many it shortened', async () => {
  const folder = dataProject(towns)
  const text = [table, 'Dry.;Donna Miller;letter;2025-09-14;5;', row('Warm.')].join('\n')
  const { code, stdout } = await addAll(folder, text)
  expect([code, stdout]).toEqual([
    0,
    expect.stringContaining('a table: 2 reviews, 1 name as initials'),
  ])
  expect(reviewsOf(folder).map(({ by }) => by)).toEqual(['D. M.', 'D. M.'])
})

test('somebody of the firm is left out and told, as the law asks for a disclosure', () => {
  const people = [{ name: 'Ana Reyes', trade: 'Estimator', since: 2015 }]
  const text = exported(review('Ana Reyes', 'Best firm.'), review(data.business.name, 'We are.'))
  const read = readReviews({ path: 'r.json', text }, { ...data, people })
  expect(read).toMatchObject({ given: { file: { entries: [] } } })
  expect('given' in read && describePassed(read.given.passed).join()).toContain(
    'by the firm itself, which has to say so (16 CFR 465.5): add it with --disclosure: 2 (line ',
  )
})

test.each([
  ['Donna Miller', 'D. M.'],
  ['donna', 'D.'],
  ['María del Carmen Ñuñez', 'M. Ñ.'],
  ['🏠 J.R. Roe', 'J. R.'],
  ['김민수', '김.'],
  ['Luis Gómez-Ruiz III', 'L. G.'],
  ['Bob Stone Jr.', 'B. S.'],
  ['Iv Dean', 'I. D.'],
])('%s is %s', (name, initials) => expect(toInitials(name)).toBe(initials))

test.each<[string, string]>([
  ['Donna Miller', 'D. M.'],
  ['Donna Miller, Clear Lake', 'D. M., Clear Lake'],
  ['María del Carmen Ñuñez', 'M. Ñ.'],
  ['Vincent van Dyke', 'V. D.'],
  ['Bob Stone, Jr.', 'B. S.'],
  ['Luis Ortiz III, Clear Lake', 'L. O., Clear Lake'],
  ["Pat O'Brien-Lee", 'P. O.'],
  ...words`D.M. Anonymous Donna J.R.`.map((by): [string, string] => [by, by]),
  ['D. M., Clear Lake', 'D. M., Clear Lake'],
  ['Donna M.', 'Donna M.'],
  ['A neighbor', 'A neighbor'],
  ['The Millers', 'The Millers'],
  ['Verified Buyer', 'Verified Buyer'],
  ['Homeowner, Clear Lake', 'Homeowner, Clear Lake'],
  ['x "y"', 'x "y"'],
  ['', ''],
])('in a table %j is signed %j', (by, signature) => expect(withInitials(by)).toBe(signature))

test('a table has days as spreadsheets show them, and sources in capitals', () => {
  const at = (day: string, quote: string) => `${quote},D. M.,Google,${day},${address}`
  const text = csv(at('9/4/2025', 'Dry.'), at('9/14/2025', 'Warm.'))
  const read = readReviews({ path: 'r.csv', text }, data)
  const on = 'google'
  expect(read).toMatchObject({
    given: {
      file: {
        entries: [
          { on, date: '2025-09-04' },
          { on, date: '2025-09-14' },
        ],
      },
    },
  })
})

test.each([
  ['Gut.', 'Gut.'],
  ['(Translated by Google) Good. (Original) Gut.', 'Gut.'],
  ['(Translated by Google) Good.\n\n(Original)\nGut.\n\nJa.', 'Gut.\n\nJa.'],
  ['Gut.\r\nJa.\r\n\r\n(Translated by Google)\r\nGood.\r\nYes.', 'Gut.\nJa.'],
  ['They sign (Original) on all.', 'They sign (Original) on all.'],
  ['(Translated by Google) Good.', undefined],
])('of %j the original is %j', (comment, original) => expect(originalOf(comment)).toBe(original))

const csv = (...rows: readonly string[]) => ['quote,by,on,date,url', ...rows].join('\n')
const url = ['--url', address]
const lettered = 'Dry.,D. M.,letter,2025-09-14'
const refusals: readonly Refusal[] = [
  ['other JSON', url, 1, 'There are no reviews in a form that is known.', '{"locations": []}'],
  ['other words', url, 1, 'There are no reviews in a form that is known.', 'They came.'],
  ['no review', url, 1, '`reviews`, each with `reviewer.displayName`', '{"reviews": []}'],
  ['half a file', url, 1, /^\(standard input\):\d+:\d+ error /, given.slice(0, 300)],
  [
    'a rating of its own',
    url,
    1,
    /^\(standard input\):10:18 error starRating is "SIX"\. [^]*expected: ONE, TWO, THREE, FOUR, FIVE/,
    exported(review('A', 'B.', { starRating: 'SIX' })),
  ],
  [
    'a time that is none',
    url,
    1,
    'createTime is "soon".',
    exported(review('A', 'B.', { createTime: 'soon' })),
  ],
  ['no address', [], 2, 'Missing: --url.', given],
  [
    'an address elsewhere',
    ['--url', 'https://example.com/x'],
    1,
    '(command line):1:7 error This address is not one of google',
    given,
  ],
  ['a town elsewhere', [...url, '--city', 'Atlantis'], 1, '"Atlantis" is not a town', given],
  ['words besides', [...url, '--quote', 'x'], 2, 'only --on, --url and --city', given],
  [
    'too long a review',
    url,
    1,
    /^\(standard input\):11:15 error [^]*4,?096/,
    exported(review('A', 'x '.repeat(2100))),
  ],
  [
    'a field that is none',
    [],
    1,
    '(standard input):1:1 error Cell A1: There is no field "qote".',
    csv(lettered).replace('quote', 'qote'),
  ],
  ['no column of names', [], 1, 'There is no column by.', 'quote,date\nx,2025-01-01'],
  [
    'an empty name',
    [],
    1,
    '(standard input):3:6 error Cell B3: by is empty. schema/missing-key',
    csv(lettered, 'Wet.,,letter,2025-09-14'),
  ],
  [
    'a day that may be another, as no row shows which is the month',
    [],
    1,
    '(standard input):3:19 error Cell D3: date is "9/4/2025".',
    csv(lettered, 'Wet.,D. M.,letter,9/4/2025'),
  ],
  [
    'a comma without quotes',
    [],
    1,
    'This row has more cells than the first one',
    csv('Dry, warm.,D. M.,google,2025-09-14,https://maps.example/d-m'),
  ],
  [
    'quotes that stay open',
    [],
    1,
    '(standard input):3:1: a quotation mark opens here, and none closes it',
    csv(lettered, '"Wet.,D. M.,letter,2025-09-14'),
  ],
  ['no row', [], 1, 'There is no row below the names of the columns.', csv()],
]
testRefusals(
  'add-review',
  refusals.map(([name, args, code, says, text]): Refusal => {
    return [name, ['--from', '-', ...args], code, says, text ?? '']
  }),
  () => Promise.resolve(dataProject(towns)),
)

test('of random exports, tables and lists each review comes once, byte for byte, or none does', () => {
  const line = fc.string({ unit: 'grapheme', maxLength: 40 })
  const quote = fc
    .oneof(
      fc.array(line, { maxLength: 4 }).map((lines) => lines.join('\n')),
      fc.stringMatching(/^[\w"',;:#&{}[\]|>%@`*!? \t\n-]{0,80}$/),
      fc.constantFrom('', '- x', '# no', '"', '""', 'a: b', 'sep=;', '[]', '…\n\n  indented\n'),
    )
    .filter(
      (text) =>
        !/[^\P{Cc}\t\n]|[\u202A-\u202E\u2066-\u2069\p{Noncharacter_Code_Point}]/u.test(text),
    )
  const written = fc.record({
    quote,
    by: fc.constantFrom('D. M.', 'Klaus Roe', 'A, B', 'x "y"'),
    day: fc.integer({ min: 10, max: 28 }),
    stars: fc.integer({ min: 0, max: 4 }),
  })
  const reviews = fc.uniqueArray(written, { selector: (each) => each.quote.trim(), maxLength: 8 })
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`
  const stars = ['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE']
  const forms = {
    export: (list) =>
      exported(
        ...list.map((each) => {
          const createTime = `2025-03-${each.day}T15:00:00Z`
          return review(each.by, each.quote, { createTime, starRating: stars[each.stars] })
        }),
      ),
    table: (list, sign) =>
      [
        ['quote', 'by', 'on', 'date', 'rating'].join(sign),
        ...list.map(({ quote: text, by, day, stars: count }) =>
          [cell(text), cell(by), 'letter', `2025-03-${day}`, count + 1].join(sign),
        ),
      ].join('\r\n'),
    list: (list) =>
      stringify(
        list.map(({ quote: text, by, day, stars: count }) => ({
          quote: text,
          by,
          on: 'letter',
          date: `2025-03-${day}`,
          rating: count + 1,
        })),
      ),
  } satisfies Record<string, (list: readonly Written[], sign: string) => string>
  type Written = { quote: string; by: string; day: number; stars: number }
  const file = fixture('reviews')
  fc.assert(
    fc.property(
      reviews,
      fc.constantFrom('export', 'table', 'list' as const),
      fc.constantFrom(',', ';', '\t'),
      (list, form, sign) => {
        const text = forms[form](list, sign)
        const read = readReviews({ path: form === 'table' ? 'r.csv' : 'r', text }, data)
        const wordless = list.filter((each) => each.quote.trim() === '')
        const isRefused = list.length === 0 || (form === 'table' && wordless.length > 0)
        expect('findings' in read, text).toBe(isRefused)
        if ('findings' in read) return
        const { entries } = read.given.file
        const kept = form === 'export' ? list.filter((each) => each.quote.trim() !== '') : list
        // A quote of white space alone is refused later, in whichever form it is read.
        const trimmed = (each: string) =>
          form === 'list' && each.trim() !== '' ? each : each.trim()
        const sorted = kept.toSorted((one, other) => one.day - other.day)
        expect(entries.map((each) => trimmed(String(each['quote'])))).toEqual(
          sorted.map((each) => trimmed(each.quote)),
        )
        expect(entries.map((each) => each['rating'])).toEqual(sorted.map((each) => each.stars + 1))
        const edits = entries.map(
          (value) => ({ kind: 'append', file: 'reviews', path: [], value }) as const,
        )
        expect(parse(editYaml(file, edits)) ?? []).toEqual(entries)
      },
    ),
    { numRuns: all ? 1000 : 100 },
  )
})

test.each(['annarbor', 'columbus', 'denver', 'kansas-city'])(
  '%s takes its reviews',
  async (firm) => {
    const folder = temporaryFolder()
    cpSync(firmData(firm), join(folder, 'data'), { recursive: true })
    writeFileSync(join(folder, 'reviews.json'), given)
    const before = reviewsOf(folder).length
    const args = ['add-review', '--from', 'reviews.json', '--url', address]
    const { code, stderr } = await runCli(folder, args, '2026-11-28')
    expect([code, stderr]).toEqual([0, expect.stringContaining('5 reviews were added.')])
    expect(reviewsOf(folder)).toHaveLength(before + 5)
  },
)

test.each([
  [
    'a table',
    'quote,by,date,on\nWe are the best.,"Ana Reyes, Branford",2025-09-14,letter\nThey came.,Donna Miller,2025-09-15,letter\n',
  ],
  [
    'entries',
    '- { quote: We are the best., by: Ana Reyes, date: 2025-09-14, on: letter }\n- { quote: They came., by: Donna Miller, date: 2025-09-15, on: letter }\n',
  ],
])('a review by one of the firm that does not say so is passed over: %s', (_, text) => {
  const people = [{ name: 'Ana Reyes', trade: 'Estimator', since: 2015 }]
  const read = readReviews({ path: 'reviews', text }, { ...data, people })
  const chosen = 'given' in read ? read.given : undefined
  expect(chosen?.file.entries.map(({ by }) => by)).toEqual(['D. M.'])
  expect(chosen?.passed.map(({ reason }) => reason)).toEqual([
    'by the firm itself, which has to say so (16 CFR 465.5): give it a `disclosure`',
  ])
})

test('a review by one of the firm that says so is added', () => {
  const text =
    'quote,by,date,on,disclosure\nWe are the best.,Ana Reyes,2025-09-14,letter,The writer works here.\n'
  const people = [{ name: 'Ana Reyes', trade: 'Estimator', since: 2015 }]
  const read = readReviews({ path: 'reviews', text }, { ...data, people })
  expect('given' in read && read.given.file.entries).toMatchObject([{ by: 'A. R.' }])
})
