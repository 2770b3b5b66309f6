import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { dataPath, type DataFileName } from '../../../cli/load/load-data.ts'
import { reportOf, type Changes } from '../../support/reports.ts'
import { contents } from '../../support/project.ts'
import { bringFormerFields } from '../faults/former-fields.ts'
import { dataProject, fixture, fixtureWith, replaceOnce, citiesOf } from '../../support/fixtures.ts'
import { runCli } from '../../support/run-cli.ts'
import { all as isLong, sample, words } from '../../support/cases.ts'

bringFormerFields()

const towns = { 'data/cities.yaml': citiesOf('New Haven', 'Guilford', 'Clinton') }
const project = (changes: Changes = {}) => dataProject({ ...towns, ...changes })
const frozen = (name: DataFileName) =>
  name === 'cities' ? towns['data/cities.yaml'] : fixture(name)

/** A text of a frozen file, the slip that replaces it, and what the repair makes of that. */
interface Slip {
  readonly name: string
  readonly file: DataFileName
  readonly from: string
  readonly slip: string
  /** `from` where it is left out, `slip` where nothing is to be repaired. */
  readonly mended?: string
}

const phone = 'phone: "+18605550142"'
const postalCode = 'postalCode: "06513"'
const county = 'cityName: Guilford\n  county: New Haven County'
const town = (value: string) => `cityName: Guilford\n  county: ${value}`

const whitespace: readonly Slip[] = [
  ['double quotes', '" 64 Thompson St "', '"64 Thompson St"'],
  ['single quotes', "' 64 Thompson St '", "'64 Thompson St'"],
  ['escapes', String.raw`"\t64 Thompson St\n"`, '"64 Thompson St"'],
  ['an escape inside', String.raw`" 64 \u0054hompson St"`, String.raw`"64 \u0054hompson St"`],
  ['a blank that does not break', '64 Thompson St\u00A0', '64 Thompson St'],
  ['two lines', '"64 Thompson\n    St "', '"64 Thompson\n    St"'],
  ['a folded block', '>-\n    64 Thompson St  ', '>-\n    64 Thompson St'],
  ['a block with a break', '|\n\n    64 Thompson St ', '|\n    64 Thompson St'],
  ['an anchor', '&street " 64 Thompson St"', '&street "64 Thompson St"'],
  ['a comment behind', '"64 Thompson St "  # here ', '"64 Thompson St"  # here '],
  ['a number between quotes', '" 64 "', '"64"'],
].map(([name = '', slip = '', mended = '']) => ({
  name: `white space: ${name}`,
  file: 'business',
  from: 'street: 64 Thompson St',
  slip: `street: ${slip}`,
  mended: `street: ${mended}`,
}))

const phones: readonly Slip[] = [
  ['860-555-0142'],
  ['860.555.0142 # by day'],
  ['(860) 555 0142'],
  ['1 860 555 0142'],
  ['8605550142'],
  ['18605550142'],
  ['+18605550142'],
  ['"860-555-0142"'],
  ['" +1 (860) 555-0142 "'],
  ["'1-860-555-0142'", "'+18605550142'"],
  ['“860-555-0142”'],
  ['860\u00A0555\u00A00142'],
].map(([written = '', mended = '"+18605550142"']) => ({
  name: `phone: ${written}`,
  file: 'business',
  from: phone,
  slip: `phone: ${written}`,
  mended: `phone: ${mended}${/ #.*/.exec(written)?.[0] ?? ''}`,
}))

/** A name that is misspelt, and what the repair makes of it: what stood there, if nothing is said. */
type Row = [name: string, file: DataFileName, from: string, slip: string, mended?: string]

const toSlip = ([name, file, from, slip, mended = from]: Row): Slip => ({
  name,
  file,
  from,
  slip,
  mended,
})

const weekend = 'days: [Saturday, Sunday]'
const weekdays = 'days: [Monday, Tuesday, Wednesday, Thursday, Friday]'
const email = 'email: office@ridge-eave.example.com'
const ownUrl = 'url: https://ridge-eave.example.com'
const menu = (to: string) => `text: Home\n    to: /\n  - text: Services\n    to: ${to}`
const near = (name: string) => `[East Haven, West Haven, Hamden, ${name}, Branford, Ansonia`

const job = (city: string, service: string) => `
- slug: roof-2025
  title: A roof
  city: ${city}
  services: [${service}]
  finished: 2025-09
  found: Two layers.
  did: Off with both.
  permission: Signed 2025-09-20, in the file
`
const review = (city: string) => `
- quote: They came.
  by: D. M.
  on: letter
  date: 2026-01-02
  city: ${city}
`

const misspelt: readonly Row[] = [
  ['a postal code of four digits', 'business', postalCode, 'postalCode: 6513'],
  ['a postal code', 'business', postalCode, 'postalCode: 06513'],
  ['a day in a flow list', 'business', 'days: [Saturday]', 'days: [Saturdy]'],
  ['a short day', 'business', 'days: [Saturday]', 'days: [Sat]'],
  ['a short day with a full stop', 'business', 'days: [Saturday]', 'days: [sat.]'],
  ['days', 'business', 'days: [Saturday]', 'days: [Saturdays]'],
  ['a link that writes', 'business', email, 'email: mailto:office@ridge-eave.example.com'],
  ['days in turn as an item', 'business', 'days: [Saturday]', 'days: [Sat-Sun]', weekend],
  ['days in turn in words', 'business', 'days: [Saturday]', 'days: Sat. through Sun.', weekend],
  ['days with a sign between', 'business', 'days: [Saturday]', 'days: Sat & Sun', weekend],
  [
    'the weekend',
    'business',
    'days: [Saturday]',
    'days: Weekends # by phone',
    `${weekend} # by phone`,
  ],
  [
    'every day',
    'business',
    weekdays,
    'days: Daily',
    'days: [Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday]',
  ],
  ['a day and days', 'business', weekdays, 'days: [Mon-Wed, Thu, Fri]'],
  ['days of work', 'business', weekdays, 'days: Mon–Fri'],
  ['days as forms have them', 'business', weekdays, 'days: M-F'],
  [
    'days in turn, one a line',
    'business',
    'days: [Saturday]',
    'days:\n        - Sat to Sun',
    'days:\n        - Saturday\n        - Sunday',
  ],
  [
    'a link with a subject',
    'business',
    email,
    'email: "mailto:office@ridge-eave.example.com?subject=Roof"',
    'email: "office@ridge-eave.example.com"',
  ],
  [
    'a name before an address',
    'business',
    email,
    'email: Ridge & Eave <office@ridge-eave.example.com>',
  ],
  ['an address without its scheme', 'business', ownUrl, 'url: ridge-eave.example.com'],
  ['an address of http', 'business', ownUrl, 'url: http://ridge-eave.example.com'],
  [
    'an address with a slash at the end',
    'business',
    ownUrl,
    'url: https://ridge-eave.example.com/',
  ],
  ['a field', 'business', '\nemail:', '\nemial:'],
  ['a field of another name now', 'business', '\nemail:', '\nmail:'],
  [
    'one between quotes',
    'business',
    'text: Locally Owned',
    '"words": Locally Owned # true',
    '"text": Locally Owned # true',
  ],
  [
    'a field between quotes',
    'business',
    '{ lat: 41.28091',
    "{ 'latt': 41.28091",
    "{ 'lat': 41.28091",
  ],
  ['a county', 'cities', county, town('New Havn County')],
  ['letters swapped', 'cities', county, town('New Haevn County')],
  [
    'a county between quotes',
    'cities',
    county,
    town("'New Haven  County' # sic"),
    town("'New Haven County' # sic"),
  ],
  [
    'a county in a block',
    'cities',
    county,
    town('>-\n    New Haven Countyy'),
    town('>-\n    New Haven County'),
  ],
  [
    'two faults of one value',
    'cities',
    county,
    town('" New Haven Conty"'),
    town('"New Haven County"'),
  ],
  ['a nearby area', 'cities', near('North Haven'), near('North Havn')],
  [
    'the town and the service of a job',
    'projects',
    '\n[]\n',
    job('Guilfrod', 'roof-replacment'),
    job('Guilford', 'roof-replacement'),
  ],
  ['the town of a review', 'reviews', '\n[]\n', review('Westbrok'), review('Westbrook')],
  ['a service', 'site', '- service: roof-repairs', '- service: roof-repars'],
  ['a claim', 'site', '- claim: locally-owned', '- claim: localy-owned'],
  ['a link', 'site', menu('/services'), menu('/servcies')],
  ['a redirect', 'addresses', 'to: /services/roof-repairs', 'to: /services/rof-repairs'],
  ['a fixed value', 'services', 'tone: emergency', 'tone: emergncy'],
  ['the only value', 'business', 'counts: towns', 'counts: town'],
  ['a kind', 'services', 'kind: process', 'kind: "proces"', 'kind: "process"'],
  [
    'a color that nobody can read',
    'look',
    'icon: house',
    "colors: { second: '#8fb8a8' } # ours",
    "colors: { second: '#486f61' } # ours",
  ],
  [
    'a redirect to a redirect',
    'addresses',
    'to: /service-areas/newhavencounty',
    'to: /services/emergency # was its own',
    'to: /services/emergency-service # was its own',
  ],
]
/** The hours of five days; both times, as what is meant by the second follows from the first. */
const toHours = (opens: string, closes: string) => `opens: ${opens}\n      closes: ${closes}`
const hours = toHours('"07:00"', '"18:00"')
const times: readonly Slip[] = [
  ['"07:00"', '"6:00"'],
  ['"07:00"', '6 p.m.', '"07:00"', '"18:00"'],
  ['"07:00"', '6 # by phone', '"07:00"', '"18:00" # by phone'],
  ['"07:00"', '"06:00"'],
  ['7', '1800'],
  ['7am', '6:00pm'],
  ['"07:00"', 'noon', '"07:00"', '"12:00"'],
  ['"07:00"', '12 am', '"07:00"', '"24:00"'],
].map(([opens = '', closes = '', from = '"07:00"', to = '"18:00"']) => ({
  name: `hours: ${opens} to ${closes}`,
  file: 'business',
  from: hours,
  slip: toHours(opens, closes),
  mended: toHours(from, to),
}))
const names = misspelt.map(toSlip)

const pasted: readonly Slip[] = [
  ['a no-break space', 'locality: East\u00A0Haven', 'locality: East Haven'],
  ['a space that is narrow', "locality: 'East\u202FHaven' # here", "locality: 'East Haven' # here"],
  ['a soft hyphen', 'locality: East Ha\u00ADven', 'locality: East Haven'],
  ['a mark inside', 'locality: "\uFEFFEast Haven"', 'locality: "East Haven"'],
  ['a zero-width space for a blank', 'locality: East\u200BHaven', 'locality: East Haven'],
  ['an escape', String.raw`locality: "East\u00A0Haven"`, 'locality: "East Haven"'],
  [
    'two of them in a block',
    'locality: >-\n    East\u00A0Ha\u200Bven',
    'locality: >-\n    East Haven',
  ],
  ['a field', 'locality\u200B: East Haven', 'locality: East Haven'],
  ['curly quotes', 'locality: “East Haven”', 'locality: East Haven'],
  ['single curly quotes', 'locality: ‘East Haven’', 'locality: East Haven'],
  ['curly quotes that hold a sign', 'locality: “#1 Haven”', 'locality: "#1 Haven"'],
].map(([name = '', slip = '', mended = '']) => ({
  name: `pasted: ${name}`,
  file: 'business',
  from: 'locality: East Haven',
  slip,
  mended,
}))

const repaired: readonly Slip[] = [...whitespace, ...phones, ...times, ...pasted, ...names]

const leftAlone: readonly Row[] = [
  ['two letters off', 'cities', county, town('New Havn Conty')],
  ['a digit', 'cities', county, town('New Haven1 County')],
  ['another county', 'cities', county, town('Litchfield County')],
  ['no area code', 'business', phone, 'phone: 555-0142'],
  ['an extension', 'business', phone, 'phone: 860-555-0142 x5'],
  ['another country', 'business', phone, 'phone: "+44 20 7946 0142"'],
  ['no such area code', 'business', phone, 'phone: 911-555-0142'],
  ['a digit too few', 'business', phone, 'phone: 860555014'],
  ['half a pair of brackets', 'business', phone, 'phone: (860 555 0142'],
  ['a postal code that no zero makes one of the state', 'business', postalCode, 'postalCode: 4540'],
  ['a field that is there', 'business', '\nemail:', '\nnmae: Ridge\nemail:'],
  [
    'a nearby area that its list names already',
    'cities',
    'Hamden, North Haven, Branford, Ansonia',
    'North Havn, North Haven, Branford, Ansonia',
  ],
  ['markup', 'site', 'callTitle: Have your', 'callTitle: <b>Have</b> **your**&nbsp;'],
  ['quotes inside', 'site', 'Have your roof looked at', '“Have” your “roof”'],
  ['a joined emoji', 'site', 'Have your roof looked at', '👩‍👩‍👧 Have your roof looked at'],
  ['an emoji with a sex', 'site', 'Have your roof looked at', '👷🏽‍♂️ Have your roof looked at'],
  ['Persian', 'site', 'Have your roof looked at', 'می\u200Cخواهم'],
  [
    'a field of another name that is there too',
    'business',
    'text: Locally Owned',
    'words: Local\n    text: Locally Owned',
  ],
  [
    'a field that stands in another map now',
    'business',
    'copyrightYear:',
    'years: 15\ncopyrightYear:',
  ],
  ['a closing of either half', 'business', hours, toHours('"07:00"', '"9:30"')],
  ['an opening of either half', 'business', hours, toHours('"1:00"', '"18:00"')],
  ['the same hour twice', 'business', hours, toHours('"07:00"', '"07:00"')],
  ['a day that is none among days', 'business', 'days: [Saturday]', 'days: Sat and holidays'],
  ['a comment', 'business', '# The office on the map.', '# The ofice on the map.  '],
]
const left = leftAlone.map(([name, file, from, slip]) => toSlip([name, file, from, slip, slip]))

/** A project with slips in its files, and the same files with the repairs. */
function plant(slips: readonly Slip[]) {
  const texts: Record<string, string> = {}
  const mended: Record<string, string> = {}
  for (const { file, from, slip, mended: after = from } of slips) {
    const path = dataPath(file)
    texts[path] = replaceOnce(texts[path] ?? frozen(file), from, slip)
    mended[path] = replaceOnce(mended[path] ?? frozen(file), from, after)
  }
  return { folder: project(texts), texts, mended }
}

const fix = (folder: string, ...args: string[]) => runCli(folder, ['validate', '--fix', ...args])

/** The files that `expected` names, as they stand in the project. */
const filesOf = (folder: string, expected: Changes) =>
  Object.fromEntries(
    Object.keys(expected).map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
  )

/** The lines of a file, counted from zero, in which a text stands. */
function linesOf(text: string, part: string): readonly number[] {
  const first = text.slice(0, text.indexOf(part)).split('\n').length - 1
  return part.split('\n').map((_, at) => first + at)
}

/** Slips together that do not meet: a run for each would take as long as all others of this room. */
function together(slips: readonly Slip[]): (readonly [names: string, slips: readonly Slip[]])[] {
  const groups: { readonly slips: Slip[]; readonly taken: Set<string> }[] = []
  for (const slip of slips) {
    const lines = linesOf(frozen(slip.file), slip.from).map((line) => `${slip.file} ${line}`)
    let group = groups.find(({ taken }) => lines.every((line) => !taken.has(line)))
    if (!group) groups.push((group = { slips: [], taken: new Set() }))
    group.slips.push(slip)
    for (const line of lines) group.taken.add(line)
  }
  return groups.map((group) => [group.slips.map(({ name }) => name).join(', '), group.slips])
}

test.each(together(sample(repaired, 2)))('repairs %s', async (_, group) => {
  const { folder, texts, mended } = plant(group)
  const { stderr } = await fix(folder)
  expect(filesOf(folder, mended)).toEqual(mended)
  const told = [...stderr.matchAll(/^(\S+):(\d+): repaired .+ to .+$/gm)]
  const untold = group.filter(({ file, slip }) => {
    const lines = linesOf(texts[dataPath(file)] ?? '', slip)
    return !told.some(([, at, line]) => at === dataPath(file) && lines.includes(Number(line) - 1))
  })
  expect(untold).toEqual([])
  const before = contents(folder)
  expect((await fix(folder)).stderr).not.toContain('repaired')
  expect(contents(folder)).toEqual(before)
})

test.each(together(sample(left, 2)))('leaves %s', async (_, group) => {
  const { folder, texts } = plant(group)
  const { stderr } = await fix(folder)
  expect(stderr).not.toContain('repaired')
  expect(filesOf(folder, texts)).toEqual(texts)
})

test.each([
  [
    'a setting, and an acknowledgement, of a rule that is gone',
    `audit:
  rules:
    # The map is large.
    weight/page:
      limits: { home: 28 }
      reason: The map of three counties takes more.
    links/orphan: { severity: notice, limits: { least: 2 }, reason: There are few towns. }
  acknowledged:
    - rule: links/redirect
      reason: They are short.
    - rule: structured-data/one-thing
      about: '"url"'
      reason: Each page gives its own.
`,
    `audit:
  rules:
    # The map is large.
    links/orphan: { limits: { least: 2 }, reason: There are few towns. }
  acknowledged:
    - rule: links/redirect
      reason: They are short.
`,
  ],
  [
    'other limits that are the only ones, and leaves the list below them',
    `audit:
  rules:
    reading/level:
      severity: notice
      limits: { grade: 11, words: 80 }
      reason: Our customers are architects.
  acknowledged:
    - rule: links/redirect
      reason: They are short.
`,
    `audit:
  acknowledged:
    - rule: links/redirect
      reason: They are short.
`,
  ],
  [
    'the only acknowledgements, and leaves the map above them',
    `audit:
  rules:
    links/orphan: { limits: { least: 2 }, reason: There are few towns. }
  acknowledged:
    # The warranty.
    - rule: reading/level
      page: /about
      reason: It has to be word for word.
    - reason: So does this one.
      about: Its hardest part
      rule: "reading/level"
`,
    `audit:
  rules:
    links/orphan: { limits: { least: 2 }, reason: There are few towns. }
`,
  ],
  [
    'what stands in one line',
    `audit: { rules: { reading/level: { limits: { grade: 11 }, reason: It is law. }, links/orphan: { limits: { least: 2 }, reason: Few. } }, acknowledged: [{ rule: reading/level, reason: So is this. }] }
`,
    `audit: { rules: { links/orphan: { limits: { least: 2 }, reason: Few. } } }
`,
  ],
  [
    'the only setting and the only acknowledgement, with what held them',
    `audit:
  rules:
    "reading/level":
      reason: Our customers are architects.
  acknowledged: [{ rule: reading/level, reason: It has to be word for word. }]
`,
    '',
  ],
  [
    'all of them, with what held them',
    `audit:
  acknowledged:
    - rule: structured-data/one-thing
      about: '"url"'
      reason: Each page gives its own.
    - { rule: head/title, reason: It is long. }
  rules:
    links/orphan:
      severity: notice
      reason: There are few towns.
`,
    '',
  ],
])('takes out %s', async (_, settings, rest) => {
  const start = `${frozen('site')}\n`
  const folder = project({ 'data/site.yaml': start + settings })
  expect((await fix(folder)).stderr).toMatch(/^data\/site\.yaml:\d+: taken out: \S+\n/)
  expect(readFileSync(join(folder, 'data/site.yaml'), 'utf8')).toBe(start + rest)
  expect((await reportOf(folder)).findings.filter(({ rule }) => rule === 'audit/gone')).toEqual([])
  expect((await fix(folder)).stderr).not.toContain('taken out')
})

test('takes out a field that is gone, wherever it stands, and no comment of another', async () => {
  const files = (...[first, flow, last, top]: readonly string[]) => ({
    'data/addresses.yaml': replaceOnce(
      replaceOnce(
        replaceOnce(
          frozen('addresses'),
          '- from: /services/repairs',
          `- ${first}from: /services/repairs`,
        ),
        '- from: /services/commercial\n    to: /services/commercial-roofing',
        `- { ${flow}from: /services/commercial, to: /services/commercial-roofing }`,
      ),
      'to: /services/roof-replacement\n',
      `to: /services/roof-replacement\n${last}`,
    ),
    'data/business.yaml': replaceOnce(frozen('business'), 'copyrightYear:', `${top}copyrightYear:`),
  })
  const folder = project(
    files(
      'kind: 301 # moved\n    # The old list.\n    ',
      'kind: 301, ',
      '    kind: 301\n',
      '# By day.\nfax: >-\n  860\n  555\n# Since then.\n',
    ),
  )
  expect((await fix(folder)).stderr.match(/ taken out: (?:kind|fax)\n/g)).toHaveLength(4)
  const mended = files('# The old list.\n    ', '', '', '# By day.\n# Since then.\n')
  expect(filesOf(folder, mended)).toEqual(mended)
})

test('both numbers of a picture that was replaced become those of the file', async () => {
  const logo = (width: number, height: number) =>
    `copyrightYear: 2024\nlogo: { src: /logo.png, width: ${width}, height: ${height}, alt: Eagle }`
  const content = await sharp({
    create: { width: 32, height: 20, channels: 3, background: '#fff' },
  })
    .png()
    .toBuffer()
  const folder = dataProject({
    'data/public/logo.png': content,
    'data/business.yaml': fixtureWith('business', 'copyrightYear: 2024', logo(40, 30)),
  })
  const { stderr } = await fix(folder)
  expect(stderr).toContain('repaired 40 to 32')
  expect(stderr).toContain('repaired 30 to 20')
  expect(readFileSync(join(folder, 'data/business.yaml'), 'utf8')).toBe(
    fixtureWith('business', 'copyrightYear: 2024', logo(32, 20)),
  )
})

test('leaves a name with two candidates', async () => {
  const claims = replaceOnce(
    frozen('business'),
    '  locally-owned:\n    text: Locally Owned\n',
    '  locally-owned:\n    text: Locally Owned\n  vocally-owned:\n    text: Vocally Owned\n',
  )
  const site = replaceOnce(frozen('site'), '- claim: locally-owned', '- claim: ocally-owned')
  const texts = { 'data/business.yaml': claims, 'data/site.yaml': site }
  const folder = project(texts)
  await fix(folder)
  expect(filesOf(folder, texts)).toEqual(texts)
})

const [link, entry] = ['from: /services/residential', '- name: New Haven County']

test.each<[what: string, slipIn: DataFileName, from: string, slip: string, named: DataFileName]>([
  ['a link', 'addresses', `${link}\n`, `${link}/\n`, 'site'],
  ['a link', 'addresses', `${link}\n`, 'from: /services/residental\n', 'site'],
  ['the county of cities', 'counties', entry, '- name: New Havn County', 'cities'],
])('leaves %s alone when the slip is in %s.yaml, in %j: %j', async (_, file, from, slip, named) => {
  const folder = project({ [dataPath(file)]: replaceOnce(frozen(file), from, slip) })
  const { code, stderr } = await fix(folder)
  expect(code).toBe(1)
  expect(stderr).not.toMatch(named === 'site' ? 'repaired' : 'cities.yaml')
  expect(readFileSync(join(folder, dataPath(named)), 'utf8')).toBe(frozen(named))
})

/** Slips that do not meet: one for each text of a frozen file. */
const all = [...new Map(repaired.map((slip) => [slip.from, slip])).values()]

test.each([
  ['a byte order mark', (text: string) => `\uFEFF${text}`],
  ['Windows line ends', (text: string) => text.replaceAll('\n', '\r\n')],
])('keeps %s', async (_, style) => {
  const { texts, mended } = plant(all)
  const styled = (files: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(files).map(([path, text]) => [path, style(text)]))
  const folder = project(styled(texts))
  const { code } = await fix(folder)
  expect(filesOf(folder, mended)).toEqual(styled(mended))
  expect(code).toBe(0)
})

test('--dry-run prints the diff and writes nothing', async () => {
  const { folder, texts } = plant(all)
  const { code, stdout, stderr } = await fix(folder, '--dry-run')
  expect({ code, stderr }).toEqual({ code: 0, stderr: 'Nothing was written.\n' })
  expect(stdout).toContain('\n-  postalCode: 06513\n+  postalCode: "06513"\n')
  expect(stdout.match(/^--- a\/data/gm)).toHaveLength(Object.keys(texts).length)
  expect(filesOf(folder, texts)).toEqual(texts)
})

const slugs = words`residential-roofing commercial-roofing roof-repairs roof-replacement storm-damage
  emergency-service`

test.each([
  ['each other service has lines', slugs, true],
  ['another may be the same, renamed', slugs.slice(1), false],
])('lines about a service that was taken out go where %s', async (_, listed, isFixed) => {
  const toLine = (name: string) => `  - services.${name}\n`
  const kept = listed.map((slug) => toLine(`${slug}.summary`)).join('')
  const gone = ['awnings.name', 'awnings.summary'].map(toLine).join('')
  const at = 'placeholders:\n'
  const file = 'data/business.yaml'
  const text = replaceOnce(frozen('business'), at, `${at}${kept}${gone}`)
  const folder = project({ [file]: text })
  const { code, stderr } = await fix(folder)
  expect(code).toBe(isFixed ? 0 : 1)
  expect(stderr.match(/taken out: services\.awnings\.\w+/g)).toEqual(
    isFixed ? ['taken out: services.awnings.name', 'taken out: services.awnings.summary'] : null,
  )
  expect(readFileSync(join(folder, file), 'utf8')).toBe(isFixed ? text.replace(gone, '') : text)
})

test('a line about a whole service that was taken out goes alone', async () => {
  const kept = slugs.map((slug) => `  - services.${slug}.summary\n`).join('')
  const others = `${kept}  - services.gutters\n`
  const file = 'data/business.yaml'
  const at = 'placeholders:\n'
  const text = replaceOnce(frozen('business'), at, `${at}${others}`)
  const folder = project({ [file]: text })
  const { stderr } = await fix(folder)
  expect(stderr.match(/taken out: .*/g)).toEqual(['taken out: services.gutters'])
  expect(readFileSync(join(folder, file), 'utf8')).toBe(text.replace('  - services.gutters\n', ''))
})

test('--dry-run --json is a list of files with their diffs', async () => {
  const { folder } = plant(all.slice(0, 1))
  const { stdout } = await fix(folder, '--dry-run', '--json')
  const file = { path: 'data/business.yaml', state: 'stale', diff: expect.stringContaining('---') }
  expect(JSON.parse(stdout)).toEqual({ version: 1, files: [file] })
})

test('--dry-run without --fix is wrong usage', async () => {
  expect(await runCli(project(), ['validate', '--dry-run'])).toMatchObject({ code: 2 })
})

test('--json is one document: the findings that remain', async () => {
  const { folder } = plant([
    ...all,
    toSlip(['a fault', 'business', 'regionCode: CT', 'regionCode: Conn']),
  ])
  const { summary } = await reportOf(folder, ['--fix'])
  expect(summary.errors).toBe(1)
  expect((await reportOf(folder)).summary).toEqual(summary)
})

test('a file that is no valid YAML does not keep the others from being repaired', async () => {
  const { folder, mended } = plant(names.filter(({ file }) => file === 'services').slice(0, 1))
  const broken = `${frozen('addresses')}\n"`
  writeFileSync(join(folder, 'data/addresses.yaml'), broken)
  expect(await fix(folder)).toMatchObject({ code: 1 })
  expect(filesOf(folder, { ...mended, 'data/addresses.yaml': '' })).toEqual({
    ...mended,
    'data/addresses.yaml': broken,
  })
})

const options = { seed: 20_260_115, numRuns: isLong ? 20 : 1 }

/** Names that can be misspelt, each with its line as it stands in a frozen file. */
const withNames = ['business', 'site', 'services', 'cities', 'addresses'] as const
const spelt = withNames.flatMap((file) =>
  frozen(file)
    .split('\n')
    .flatMap((line, index) => {
      const match =
        /^( +)(pageTitle|metaDescription|localChallenges|nearbyAreas|description|registration)(:)/.exec(
          line,
        ) ??
        /^( +county: )(.+ County)()$/.exec(line) ??
        /^( +- (?:claim|service): )([a-z-]{8,})()$/.exec(line)
      const [whole = '', before = '', name = '', after = ''] = match ?? []
      return match ? [{ file, index, before, name, rest: after + line.slice(whole.length) }] : []
    }),
)

const kinds = ['drop', 'double', 'swap', 'other'] as const
const slips = fc.uniqueArray(
  fc.record({
    at: fc.constantFrom(...spelt),
    place: fc.nat(),
    kind: fc.constantFrom(...kinds),
  }),
  { minLength: 4, maxLength: 14, selector: ({ at }) => `${at.file} ${at.index}` },
)

/** The lines that differ from those of the frozen files. */
const oddLines = (after: Changes, sound: Changes) =>
  Object.entries(after).flatMap(([path, text]) => {
    const lines = String(sound[path]).split('\n')
    return String(text)
      .split('\n')
      .flatMap((line, at) => (line === lines[at] ? [] : `${path}:${at + 1}: ${line}`))
  })

function misspell(name: string, place: number, kind: (typeof kinds)[number]): string {
  const letters = [...name]
  const at = place % (letters.length - 1)
  const [one = '', two = ''] = letters.slice(at, at + 2)
  const others = { drop: [two], double: [one, one, two], swap: [two, one], other: ['q', two] }
  return letters.toSpliced(at, 2, ...others[kind]).join('')
}

test('random slips: all are repaired, no other line changes, and a second run finds nothing to do', async () => {
  const folder = project()
  const sound = contents(folder)
  const check = fc.asyncProperty(slips, async (planted) => {
    for (const file of withNames) {
      const lines = frozen(file).split('\n')
      for (const { at, place, kind } of planted.filter((slip) => slip.at.file === file)) {
        lines[at.index] = at.before + misspell(at.name, place, kind) + at.rest
      }
      writeFileSync(join(folder, dataPath(file)), lines.join('\n'))
    }
    await fix(folder)
    const after = contents(folder)
    expect(oddLines(after, sound)).toEqual([])
    await fix(folder)
    expect(contents(folder)).toEqual(after)
  })
  await fc.assert(check, options)
})
