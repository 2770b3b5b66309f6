import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { filesIn, projectRoot, temporaryFolder, writeFiles } from '../../support/project.ts'
import { trades } from '../../../cli/site/trades/index.ts'
import { answersOf, initSite } from './new-site.ts'
import { runProgram } from '../../support/processes.ts'
import { runCli } from '../../support/run-cli.ts'

const roofer = answersOf('OH', 'roofing')
const tuner = answersOf('OH', 'other')

const dataOf = (site: string, name: string) =>
  parse(readFileSync(join(site, `data/${name}.yaml`), 'utf8')) as Record<string, unknown>

/** A site of the roofer that no test changes. */
const begunIn = mkdtempSync(join(tmpdir(), 'roof-site-begun-'))
const begun = await initSite(roofer, [], begunIn)
afterAll(() => rmSync(begunIn, { recursive: true, force: true }))

test('writes at most 14 files that are the owner’s, and says what to do next', () => {
  const { stdout, stderr, site } = begun
  const own = filesIn(site).filter((file) => !/^(generated|data\/schema)\//.test(file))
  expect(own.length).toBeLessThanOrEqual(14)
  expect(stdout.trim().split('\n').toSorted()).toEqual(own.toSorted())
  expect(stderr).toMatch(
    /What to do next:\n {2}cd site && npm install .*\n {2}npm start .*\n.*\n.*\n$/,
  )
  expect(readFileSync(join(site, '.gitignore'), 'utf8')).toMatch(/^node_modules/m)
})

test('knows of the town what nobody should have to look up', () => {
  const { site } = begun
  expect(dataOf(site, 'business')).toMatchObject({
    name: 'Aldous, Finch & Daughters',
    phone: '+19375550142',
    address: { locality: 'Dayton', region: 'Ohio', regionCode: 'OH', postalCode: '45402' },
    coordinates: { lat: 39.7589, lon: -84.1916 },
  })
  const [home] = dataOf(site, 'counties') as unknown as [{ name: string; alsoServed: string[] }]
  expect(home.name).toBe('Montgomery County')
  expect(home.alsoServed[0]).toBe('Dayton')
  expect(home.alsoServed).toContain('Kettering')
})

test('proposes no place whose name no page could have', async () => {
  const answers = { ...answersOf('TX', 'solar'), town: 'El Paso', timeZone: 'America/Denver' }
  const { code, stderr, site } = await initSite(answers)
  expect({ code, stderr }).toMatchObject({ code: 0 })
  expect(JSON.stringify(dataOf(site, 'counties'))).not.toMatch(/Number 1/)
})

test.each(['AZ', 'FL'])(
  'a new site in %s has stucco in its streets, and no Cape',
  async (state) => {
    const { site } = await initSite(answersOf(state, 'roofing'))
    const { houses } = dataOf(site, 'look')
    expect(houses).toContain('stucco')
    expect(houses).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/cape|colonial|saltbox/)]),
    )
    expect(dataOf(begun.site, 'look')['houses']).not.toContain('stucco')
  },
)

test('options are answers, and go before those of a file', async () => {
  const words = ['--name', 'Finch', '--phone', '(937) 555 0143', '--serve', 'Oakwood, Xenia']
  const links = ['--email', 'Finch <office@finch.example.com>', '--url', 'finch.example.com/']
  const { site } = await initSite(roofer, [...words, ...links])
  expect(dataOf(site, 'business')).toMatchObject({
    name: 'Finch',
    phone: '+19375550143',
    email: 'office@finch.example.com',
    url: 'https://finch.example.com',
  })
  expect(dataOf(site, 'counties')).toMatchObject([
    { name: 'Montgomery County', alsoServed: ['Dayton', 'Oakwood'] },
    { name: 'Greene County', alsoServed: ['Xenia'] },
  ])
})

const wrong = {
  'a trade': [
    { trade: 'rooofing' },
    'line 1: "rooofing" is not in the list. Did you mean roofing?',
  ],
  'a trade of one’s own': [
    { trade: 'piano tuning' },
    '"piano tuning" is not in the list. Expected: one of roofing, siding, gutters, windows, solar, painting, masonry, plumbing, heating, electrical, landscaping, septic, general, other.',
  ],
  'a state': [{ state: 'Ohoi' }, 'line 1: There is no state Ohoi. Did you mean Ohio?'],
  'a town': [{ town: 'Daytn' }, 'No town Daytn is known in Ohio. Did you mean Dayton?'],
  'a town that is not near any name': [{ town: 'Qqqqqqqq' }, 'Take the nearest town'],
  'a county of two': [
    { state: 'CA', town: 'Mountain View', county: 'Kern County' },
    'There is no Mountain View in Kern County, California. Mountain View is in Santa Clara County and Contra Costa County.',
  ],
  'a county of one': [
    { county: 'Crook County' },
    'There is no Dayton in Crook County, Ohio. Dayton is in Montgomery County.',
  ],
  'a time zone': [{ state: 'TX', timeZone: 'America/Chcago' }, 'Did you mean America/Chicago?'],
  'the time zone of another county': [
    { ...answersOf('TX', 'solar'), timeZone: 'America/Denver' },
    'Expected: America/Chicago.',
  ],
  'a ZIP code': [
    { postalCode: 4540 },
    '"4540" cannot be used. Expected: five digits, such as 45402.',
  ],
  'a ZIP code of another state': [
    { postalCode: '64111' },
    'line 1: ZIP codes that begin with 641 are of Missouri; the office is in Ohio. Nothing was written.',
  ],
  'a PO box as the street': [
    { street: 'PO Box 12' },
    'A PO box is where letters go; pages say how to come there.',
  ],
  'a phone number': [{ phone: '555-0142' }, 'Expected: a North American number'],
  'an email address': [{ email: 'office' }, 'Expected: an email address.'],
  'a web address': [{ url: 'aldous-finch.com/roofs' }, 'Expected: an address such as https://'],
  'a registration': [
    { ...answersOf('AZ', 'roofing'), registration: '123456' },
    '"123456" cannot be used. Expected: a number such as ROC 000000, or none.',
  ],
  'services of a trade that has its own': [
    { services: ['Tuning', 'Repairs'] },
    'The trade roofing brings its own services.',
  ],
  'one service': [
    { ...tuner, services: ['Tuning'] },
    'The list has 1 entry. Expected: 2 to 6 entries.',
  ],
  'seven services': [
    { ...tuner, services: [...'ABCDEFG'] },
    'The list has 7 entries. Expected: 2 to 6 entries.',
  ],
  'a service twice': [{ ...tuner, services: ['Tuning', 'tuning'] }, 'Tuning is named twice.'],
  'a service without a letter': [
    { ...tuner, services: ['Tuning', '***'] },
    'Expected: a name with letters a to z.',
  ],
  'a trade with a long name': [
    { ...tuner, tradeName: 'x'.repeat(41) },
    'Expected: a name of at most 40 characters.',
  ],
  'a misspelt trade, with services': [
    { trade: 'rofing', services: ['Tuning', 'Repairs'] },
    '"rofing" is not in the list. Did you mean roofing?',
  ],
  'an answer': [{ nmae: 'Finch' }, 'nothing is asked by the name nmae. Did you mean name?'],
} as const

test.each(Object.entries(wrong))('%s is refused where it stands', async (_, [changes, words]) => {
  const { code, stderr, site } = await initSite({ ...roofer, ...changes })
  expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining(words) })
  expect(stderr).toMatch(/^answers\.yaml, line 1: /)
  expect(existsSync(site)).toBe(false)
})

test('a firm of another trade has its name in what is proposed for a town, and no word of houses', async () => {
  const { site } = await initSite({ ...tuner, tradeName: 'piano tuning' })
  const { areaPage, shared } = dataOf(site, 'site') as Record<string, Record<string, unknown>>
  expect(areaPage?.['newCity']).toMatchObject({ pageTitle: 'Piano tuning in {city}' })
  expect(JSON.stringify([areaPage, shared])).not.toMatch(/Houses|permit/)
})

test('an option is refused by its name', async () => {
  const { code, stderr } = await initSite(roofer, ['--postal-code', '454'])
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr:
      '--postal-code: "454" cannot be used. Expected: five digits, such as 45402. Nothing was written.\n',
  })
})

test.each([
  [{ ...roofer, email: '' }, '--email', ''],
  [{ ...roofer, town: '', phone: '' }, '--town, --phone', ''],
  [{ ...tuner, tradeName: '', services: [] }, 'in a file for --from: tradeName, services', ''],
  [
    { ...roofer, ...answersOf('TX', 'solar'), town: 'Van Horn', postalCode: '79855', timeZone: '' },
    '--time-zone',
    '--time-zone is one of: America/Chicago, America/Denver.\n',
  ],
  [
    { ...roofer, state: 'CA', town: 'Mountain View', postalCode: '94040' },
    '--county',
    '--county is one of: Santa Clara County, Contra Costa County.\n',
  ],
])('what has to be known is asked for by name: %o', async (answers, names, hint) => {
  const { code, stderr, site } = await initSite(answers)
  const message = `${hint}Missing: ${names}. Examples: npx roof-site init --help\n`
  expect({ code, stderr }).toEqual({ code: 2, stderr: message })
  expect(existsSync(site)).toBe(false)
})

test('of two towns of one name the county says which', async () => {
  const place = { state: 'CA', town: 'Mountain View', county: 'Contra Costa County' }
  const answers = { ...roofer, ...place, postalCode: '94553' }
  const { site } = await initSite({ ...answers, phone: '925-555-0142' })
  expect(dataOf(site, 'business')).toMatchObject({ coordinates: { lat: 38.0088 } })
  expect(dataOf(site, 'counties')).toMatchObject([
    { name: 'Contra Costa County' },
    { name: 'Solano County', alsoServed: ['Benicia'] },
  ])
})

const registrations = {
  CT: ['HIC.0654321', 'HIC.0654321', 'Connecticut registered home improvement contractor'],
  AZ: ['ROC 123456', 'ROC 123456', 'Arizona licensed contractor'],
  OH: ['Dayton 77', 'Dayton 77', 'Ohio contractor'],
} as const

test.each(Object.entries(registrations))(
  'a number has the words of its state: %s',
  async (state, [registration, number, label]) => {
    const { site } = await initSite({ ...answersOf(state, 'siding'), registration })
    expect(dataOf(site, 'business')['registration']).toEqual([{ label, number }])
  },
)

test('a state that asks for a number gets one that is not made public, or the word that none is needed', async () => {
  const { site } = await initSite(answersOf('AZ', 'windows'))
  const { stdout } = await runCli(site, ['validate', '--production'])
  expect(stdout).toContain('registration.0.number is a placeholder: "ROC 000000".')
  const none = await initSite({ ...answersOf('AZ', 'windows'), registration: 'none' })
  expect(dataOf(none.site, 'business')['registration']).toBe('none')
  // Every page says so at its foot, so no text has to, which an owner may change.
  expect(JSON.stringify(dataOf(none.site, 'site'))).not.toContain('licensed')
  expect(readFileSync(join(none.site, 'generated/site.ts'), 'utf8')).toContain(
    'Aldous, Finch & Daughters is not a licensed contractor.',
  )
})

test('what only the owner can write is listed with its line, and keeps a site from being published', async () => {
  const { site } = begun
  const lines = readFileSync(join(site, 'data/site.yaml'), 'utf8').split('\n')
  const { code, stdout } = await runCli(site, ['validate', '--production', '--json'])
  const { findings } = JSON.parse(stdout) as {
    findings: { file: string; line: number; rule: string; severity: string }[]
  }
  expect(code).toBe(1)
  const errors = findings.filter(({ severity }) => severity === 'error')
  expect(new Set(errors.map(({ rule }) => rule))).toEqual(new Set(['placeholder/value']))
  const todos = lines.flatMap((text, index) =>
    text.includes('TODO: ') && !text.includes('#') ? [index + 1] : [],
  )
  const listed = errors.filter(({ file }) => file === 'data/site.yaml').map(({ line }) => line)
  expect(listed).toEqual(expect.arrayContaining(todos))
  expect(await runCli(site, ['build', '--production'])).toMatchObject({ code: 1 })
  expect(existsSync(join(site, 'dist'))).toBe(false)
})

test('a site of another trade than roofing begins with colors of its own, and each with a mark', async () => {
  const { site: yard } = await initSite({ ...roofer, trade: 'landscaping' })
  const { colors } = trades.landscaping.look ?? {}
  expect(dataOf(yard, 'look')).toMatchObject({ colors, icon: 'leaf' })
  const { site: roofs } = await initSite(roofer)
  expect(Object.keys(dataOf(roofs, 'look'))).toEqual(['corners', 'layout', 'houses', 'icon'])
})

test('who does something else names it, and a site says that and leaves the rest to him', async () => {
  const services = ['Windows: New & Old, Leaded', 'Lamps']
  const named = { trade: 'other', tradeName: 'stained "glass"', services }
  const { code, stderr, site } = await initSite({ ...roofer, ...named })
  expect({ code, stderr }).toMatchObject({ code: 0 })
  expect(dataOf(site, 'business')).toMatchObject({ trade: 'other' })
  const todo = expect.stringMatching(/^TODO: /)
  const entry = { summary: todo, features: [todo], lead: todo }
  expect(dataOf(site, 'services')).toMatchObject([
    { slug: 'windows-new-old-leaded', name: 'Windows: New & Old, Leaded', ...entry },
    { slug: 'lamps', name: 'Lamps', heading: 'Lamps', ...entry },
  ])
  expect(dataOf(site, 'site')['home']).toMatchObject({
    pageTitle: 'Stained "glass" in {locality}',
    heading: 'Stained "glass" in and around {locality}',
    lead: todo,
  })
  const { placeholders } = dataOf(site, 'business')
  const town = 'counties.Montgomery County.alsoServed'
  const ofAll = ['site.shared.whyChooseUs.reasons', 'site.about.process']
  expect(placeholders).toEqual(['hours.office', town, ...ofAll])
})

test('a service says its trade in search results, where its name does not, and begins where it is called so', async () => {
  const services = ['Piano Tuning', 'Pitch Raises', 'Repair of Keys, Hammers and Strings']
  const { code, stderr, site } = await initSite({
    ...roofer,
    trade: 'other',
    tradeName: 'piano tuning',
    services,
  })
  expect({ code, stderr }).toMatchObject({ code: 0 })
  expect(dataOf(site, 'services')).toMatchObject([
    { pageTitle: 'All about Piano Tuning in {locality}' },
    { pageTitle: 'Pitch Raises – piano tuning in {locality}' },
    { pageTitle: 'Repair of Keys, Hammers and Strings in {locality}' },
  ])
})

test('what was proposed is listed by field; what was said is not', async () => {
  const { placeholders } = dataOf(begun.site, 'business')
  expect(placeholders).toEqual(
    expect.arrayContaining([
      'counties.Montgomery County.alsoServed',
      'site.home.lead',
      'services.roof-repair.summary',
    ]),
  )
  const more = { street: '12 Main St', serve: ['Oakwood'], registration: 'OH 12345' }
  const said = await initSite({ ...roofer, ...more })
  const own = dataOf(said.site, 'business')['placeholders'] as string[]
  expect(own.filter((line) => !/^(site|services)\./.test(line))).toEqual([
    'hours.office',
    'coordinates',
    'registration.0.label',
  ])
})

test('addresses stay from the day on which the owner says that they are public', async () => {
  const { site } = await initSite(roofer)
  const file = join(site, 'data/addresses.yaml')
  const draft = readFileSync(file, 'utf8')
  const redirect = 'redirects: [{ from: /old.html, to: /about }]'
  const codes = []
  for (const text of [draft, draft.replace('draft: true\n', '')]) {
    for (const redirects of [redirect, 'redirects: []']) {
      writeFileSync(file, text.replace('redirects: []', redirects))
      codes.push((await runCli(site, ['generate'])).code)
    }
  }
  expect(codes).toEqual([0, 0, 0, 1])
})

test('a folder that holds something is left alone', async () => {
  const parent = temporaryFolder()
  writeFiles(parent, { 'site/notes.txt': 'mine' })
  const { code, stderr, site } = await initSite(roofer, [], parent)
  expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining('holds notes.txt.') })
  expect(filesIn(site)).toEqual(['notes.txt'])
  const before = filesIn(begun.site)
  const second = await runCli(join(begun.site, '..'), ['init', 'site', '--from', 'answers.yaml'])
  expect(second).toMatchObject({ code: 1, stderr: expect.stringContaining('holds .github') })
  expect(filesIn(begun.site)).toEqual(before)
})

test('what git and its hosts put into a new repository stays', async () => {
  const parent = temporaryFolder()
  mkdirSync(join(parent, 'site'))
  expect(runProgram('git', ['init', '-q'], { cwd: join(parent, 'site') }).status).toBe(0)
  const given = { 'README.md': '# Finch\n', LICENSE: 'All rights\n', '.gitignore': '*.log\n' }
  for (const [name, text] of Object.entries(given)) writeFileSync(join(parent, 'site', name), text)
  const { code, site } = await initSite(roofer, [], parent)
  const read = (name: string) => readFileSync(join(site, name), 'utf8')
  expect(code).toBe(0)
  expect([read('README.md'), read('LICENSE')]).toEqual(['# Finch\n', 'All rights\n'])
  expect(read('.gitignore')).toMatch(/^\*\.log\n(.*\n)*node_modules/)
})

test('what desktops and editors put into a folder is in nobody’s way, and stays', async () => {
  const parent = temporaryFolder()
  const left = ['.DS_Store', 'Thumbs.db', 'desktop.ini', '.vscode/settings.json', '.idea/x.xml']
  const given = {
    ...Object.fromEntries(left.map((file) => [file, 'x'])),
    '.gitattributes': '* a\n',
  }
  writeFiles(join(parent, 'site'), given)
  const { code, site } = await initSite(roofer, [], parent)
  expect(code).toBe(0)
  for (const [file, text] of Object.entries(given)) {
    expect(readFileSync(join(site, file), 'utf8')).toBe(text)
  }
})

test.each(['README.md', '.gitignore'])(
  'a link or a pipe called %s is no such file',
  async (name) => {
    const parent = temporaryFolder()
    const outside = join(parent, 'outside.txt')
    writeFileSync(outside, 'mine\n')
    mkdirSync(join(parent, 'site'))
    symlinkSync(outside, join(parent, 'site', name))
    const { code, stderr } = await initSite(roofer, [], parent)
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining(`holds ${name}.`) })
    expect(readFileSync(outside, 'utf8')).toBe('mine\n')
    rmSync(join(parent, 'site', name))
    runProgram('mkfifo', [join(parent, 'site', name)])
    expect(await initSite(roofer, [], parent)).toMatchObject({ code: 1 })
  },
)

test.each([
  ['a#b', 'a path with #'],
  ['x:y', 'a path with :, where scripts find no program'],
  ['a*b', 'a name that Windows cannot have'],
  ['end.', 'a name that Windows cannot have'],
  ['a?b', 'a path with ?'],
  ['con', 'a name that Windows keeps for a device'],
  ['NUL.site', 'a name that Windows keeps for a device'],
])('no site begins in %s', async (name, why) => {
  const parent = temporaryFolder()
  writeFiles(parent, { 'answers.yaml': JSON.stringify(roofer) })
  const args = ['init', name, '--from', 'answers.yaml']
  expect(await runCli(parent, args)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(why),
  })
  expect(filesIn(parent)).toEqual(['answers.yaml'])
})

test('an answer that is no text is refused at its line', async () => {
  const { code, stderr } = await initSite({ ...roofer, name: { a: 'b' } } as never)
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: expect.stringMatching(/answers\.yaml, line \d+: Expected: a text\./),
  })
})

test('a list is no name, and a line of names is a list', async () => {
  const { code, stderr } = await initSite({ ...roofer, name: ['Ridge', 'Eave'] } as never)
  expect([code, stderr]).toEqual([
    1,
    expect.stringMatching(/^answers\.yaml, line \d+: Expected: one text, and no list\./),
  ])
  const other = {
    ...roofer,
    trade: 'other',
    tradeName: 'piano tuning',
    services: 'Tuning, Repairs',
  }
  const { site } = await initSite(other as never)
  expect(dataOf(site, 'services')).toMatchObject([{ name: 'Tuning' }, { name: 'Repairs' }])
})

test('of an office in a place that no list has, no town at the other end of the state is proposed', async () => {
  const candler = { state: 'NC', postalCode: '28715' }
  const advice = 'the nearest town, and fix data/business.yaml afterwards.'
  const { stderr } = await initSite({ ...roofer, ...candler, town: 'Candler' })
  expect(stderr).toContain(`No town Candler is known in North Carolina. Take ${advice}`)
  const { stderr: slip } = await initSite({ ...roofer, ...candler, town: 'Ashevile' })
  expect(slip).toContain(`Did you mean Asheville? Or take ${advice}`)
})

test('served places that no list has are left out and told, and the rest goes on', async () => {
  const asheville = { state: 'NC', town: 'Asheville', postalCode: '28801' }
  const serve = ['Candlr', 'Black Mountain', 'Weavervile']
  const { code, stderr, site } = await initSite({ ...roofer, ...asheville, serve })
  expect(code).toBe(0)
  const later = 'Add it under `alsoServed` of its county in data/counties.yaml afterwards.'
  const [candler, weaverville] = stderr.split('\n')
  // Candler is no place of the census, and Vander is at the other end of the state.
  expect(candler).toMatch(/^answers\.yaml, line \d+: No town Candlr is known around Asheville, so/)
  expect(candler).toContain(`, so it is left out. ${later}`)
  expect(weaverville).toContain(`, so it is left out. Did you mean Weaverville? ${later}`)
  expect(dataOf(site, 'counties')).toEqual([
    expect.objectContaining({ alsoServed: ['Asheville', 'Black Mountain'] }),
  ])
  expect((await runCli(site, ['validate'])).code).toBe(0)

  const none = await initSite(roofer, ['--serve', 'Ketering', '--json'])
  expect(none.stderr).toMatch(/^--serve: No town Ketering .* Did you mean Kettering\?/)
  expect(JSON.parse(none.stdout)).toMatchObject({ written: true, leftOut: ['Ketering'] })
  expect(dataOf(none.site, 'counties')).toEqual([
    expect.objectContaining({ alsoServed: ['Dayton'] }),
  ])
  // What is wrong elsewhere is refused as before.
  expect((await initSite({ ...roofer, serve: ['Ketering'], state: 'Ohoi' })).code).toBe(1)
})

test('what a run leaves behind that was cut off is in nobody’s way', async () => {
  const parent = temporaryFolder()
  const left = ['data/.roof-site.1.new.1.tmp', '.roof-site.1.new.2.tmp']
  writeFiles(parent, Object.fromEntries(left.map((file) => [`site/${file}`, 'name: Fin'])))
  const { code, site } = await initSite(roofer, [], parent)
  expect(code).toBe(0)
  expect(filesIn(site).filter((file) => file.endsWith('.tmp'))).toEqual([])
})

test('in a copy of the program it says where a site of one’s own goes', async () => {
  const { code, stderr } = await runCli(projectRoot, ['init', '.'])
  expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining('init ../my-site') })
  expect(stderr).toContain('docs/how-to.md')
})

test('--dry-run says what it would write, --json says what it wrote', async () => {
  const dry = await initSite(roofer, ['--dry-run'])
  expect(dry).toMatchObject({ code: 0, stderr: expect.stringContaining('Nothing was written.') })
  expect(existsSync(dry.site)).toBe(false)
  const { stdout, site } = await initSite(roofer, ['--json'])
  const told = JSON.parse(stdout) as { files: string[] }
  expect(told).toMatchObject({ version: 1, written: true, folder: site, leftOut: [] })
  expect(told.files.toSorted()).toEqual(filesIn(site).toSorted())
})

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 96"><metadata>a</metadata></svg>'

test('a logo is taken in with its size, without what a program wrote into it', async () => {
  const parent = temporaryFolder()
  writeFiles(parent, { 'our logo.svg': svg, 'logo.txt': 'no picture' })
  const { site } = await initSite({ ...roofer, logo: 'our logo.svg' }, [], parent)
  const { logo } = dataOf(site, 'business')
  expect(logo).toEqual({ src: '/logo.svg', width: 320, height: 96, alt: roofer.name })
  expect(readFileSync(join(site, 'data/public/logo.svg'), 'utf8')).not.toContain('metadata')
  const refused = await initSite({ ...roofer, logo: join(parent, 'logo.txt') })
  expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('is not a picture') })
})

test.each([
  ['~/our logo.svg', 0, ''],
  ['~/none.svg', 1, 'none.svg: no such file or folder.'],
  ['~our logo.svg', 1, '~our logo.svg: no such file or folder.'],
])('a logo at %s: ~ is the home folder', async (logo, code, said) => {
  const [parent, home] = [temporaryFolder(), temporaryFolder()]
  writeFiles(home, { 'our logo.svg': svg })
  writeFiles(parent, { 'answers.yaml': JSON.stringify({ ...roofer, logo }) })
  const line = ['init', 'site', '--from', 'answers.yaml']
  const result = await runCli(parent, line, undefined, '', { HOME: home })
  expect(result).toMatchObject({ code, stderr: expect.stringContaining(said) })
  expect(existsSync(join(parent, 'site/data/public/logo.svg'))).toBe(code === 0)
})

test('a name with signs of YAML and of HTML is a name', async () => {
  const name = `"O'Brien": <b>#1</b> & {sons}`
  const { code, stderr, site } = await initSite({ ...roofer, name })
  expect({ code, stderr }).toMatchObject({ code: 0 })
  expect(dataOf(site, 'business')['name']).toBe(name)
})
