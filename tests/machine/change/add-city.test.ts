import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { parse } from 'yaml'
import * as asking from '../../../cli/command-line/ask.ts'
import { main } from '../../../cli/main.ts'
import { countyEntry } from '../../../cli/site/rules/counties.ts'
import { change, dataOf, testRefusals, type Refusal } from './changes.ts'
import { reportOf } from '../../support/reports.ts'
import { snapshot, today } from '../../support/project.ts'
import {
  editedProject,
  generatedProject,
  write,
  dataProject,
  fixture,
  fixtureWith,
  replaceOnce,
  firstCities,
} from '../../support/fixtures.ts'
import { engine, runCli, silentIo } from '../../support/run-cli.ts'
import { refuseMarks, unreadable } from '../../support/site-model.ts'
import { placeCities } from '../../../cli/site/entries/add-cities.ts'

const options = {
  '--county': ['Middlesex County'],
  '--lead': ['We mend and renew roofs in Old Saybrook.'],
  '--description': ['Old Saybrook lies where the Connecticut River meets the Sound.'],
  '--challenge': ['Salt spray.', 'Wind at the river mouth.', 'Cottages with low slopes.'],
  '--nearby': ['Essex', 'Clinton', 'Westbrook', 'Lyme', 'Deep River'],
}

function addCity(cwd: string, changes: Partial<typeof options> = {}, ...others: string[]) {
  return runCli(cwd, ['add-city', 'Old Saybrook', ...flagsOf(changes), ...others])
}

const flagsOf = (changes: Partial<typeof options> = {}) =>
  Object.entries({ ...options, ...changes }).flatMap(([flag, values]) =>
    values.flatMap((value) => [flag, value]),
  )

const inFile = `cityName: Old Saybrook
county: Middlesex County
coordinates: { lat: 41.29, lon: -72.38 }
house: cape
lead: ${options['--lead'].join()}
description: ${options['--description'].join()}
localChallenges: [${options['--challenge'].join(', ')}]
nearbyAreas: [${options['--nearby'].join(', ')}]
`

const read = (folder: string, path: string) => readFileSync(join(folder, path), 'utf8')

test('where what `audit` is going to say cannot be told, the field is named and nothing is added', async () => {
  const folder = await generatedProject()
  const nearbyAreas = options['--nearby']
  const asked = vi.spyOn(asking, 'askInTurn').mockImplementation(({ given: answers }) => {
    return Promise.resolve({ ...answers, nearbyAreas })
  })
  onTestFinished(() => asked.mockRestore())
  refuseMarks()
  const before = snapshot(folder)
  const [stdout, stderr]: string[][] = [[], []]
  const io = silentIo({
    cwd: folder,
    interactive: true,
    stdout: (text) => void stdout?.push(text),
    stderr: (text) => void stderr?.push(text),
    now: () => new Date(`${today}T12:00:00Z`),
  })
  const given = flagsOf().slice(0, flagsOf().indexOf('--nearby'))
  const code = await main(['add-city', 'Old Saybrook', ...given], io, engine)
  const told = { code, stdout: stdout?.join(''), stderr: stderr?.join('') }
  expect(told).toEqual(unreadable(folder, 'Nothing was changed.'))
  expect(snapshot(folder)).toEqual(before)
})

test('adds the page to the data, the county list, the sitemap, the structured data and the tests', async () => {
  const before = `${firstCities(3).trimEnd()}\n`
  const folder = await generatedProject(before)
  const result = await addFrom(folder, inFile)
  expect(result.code).toBe(0)
  expect(result.stdout).toContain('\nPlan: add Old Saybrook\n')
  expect(result.stdout).toMatch(/Next: npm start, then open \/service-areas\/oldsaybrook\n$/)
  expect(result.stderr).toContain('Old Saybrook was added: /service-areas/oldsaybrook. ')
  expect(read(folder, 'data/cities.yaml').startsWith(before)).toBe(true)
  expect(read(folder, 'data/cities.yaml').slice(before.length)).toBe(`
- cityName: Old Saybrook
  county: Middlesex County
  pageTitle: Roofing in Old Saybrook, Connecticut
  metaDescription: >-
    Roof repair, replacement and emergency service in Old Saybrook, Connecticut. Registered and
    insured, with free estimates from our {locality} office.
  coordinates: { lat: 41.29, lon: -72.38 }
  house: cape
  lead: We mend and renew roofs in Old Saybrook.
  description: >-
    Old Saybrook lies where the Connecticut River meets the Sound.
  localChallenges:
    - Salt spray.
    - Wind at the river mouth.
    - Cottages with low slopes.
  nearbyAreas: [Essex, Clinton, Westbrook, Lyme, Deep River]
`)
  const path = '/service-areas/oldsaybrook'
  expect(read(folder, 'generated/routes/service-areas/oldsaybrook.ts')).toContain(path)
  expect(read(folder, 'generated/routes/service-areas/middlesexcounty.ts')).toContain(path)
  expect(read(folder, 'generated/public/sitemap.xml')).toContain(`${path}</loc>`)
  expect(read(folder, 'generated/structured-data/oldsaybrook.json')).toContain(path)
  expect(read(folder, 'generated/routes.expected.json')).toContain(`"path": "${path}"`)
  expect((await runCli(folder, ['generate', '--check'])).code).toBe(0)
})

test('a name is taken as it looks, without what nobody sees of it', async () => {
  const folder = await generatedProject()
  const nearby = ['Essex, Clinton,Westbrook', 'Lyme', 'Deep\u00A0River\u200B, ']
  const county = ['Middlesex\u00A0County']
  const { code } = await addCity(folder, { '--nearby': nearby, '--county': county })
  expect(code).toBe(0)
  const entry = read(folder, 'data/cities.yaml').slice(firstCities(3).length)
  expect(entry).toContain('county: Middlesex County\n')
  expect(entry).toContain('nearbyAreas: [Essex, Clinton, Westbrook, Lyme, Deep River]\n')
})

test('takes the county, the coordinates and the towns nearby from the list of places', async () => {
  const folder = await generatedProject()
  const result = await addCity(folder, { '--county': [], '--nearby': [] })
  expect(result.code).toBe(0)
  expect(result.stderr).not.toContain('did you mean')
  const entry = read(folder, 'data/cities.yaml').slice(firstCities(3).length)
  expect(entry).toContain('  county: Middlesex County\n')
  expect(entry).toContain('  coordinates: { lat: 41.2918, lon: -72.3762 }\n')
  expect(entry).toContain(
    '  nearbyAreas: [Westbrook, Essex, Old Lyme, Deep River, Lyme, Clinton, Chester, East Lyme]\n',
  )
  const { findings } = await reportOf(folder)
  expect(findings.filter(({ page }) => page === '/service-areas/oldsaybrook')).toEqual([
    expect.objectContaining({ rule: 'city/description-words' }),
  ])
})

test('adds a town that is not known where all is given, and asks whether it is meant', async () => {
  const args = ['add-city', 'Old Saybrok', ...flagsOf()]
  const { code, stderr } = await runCli(await generatedProject(), args)
  expect(code).toBe(0)
  expect(stderr).toContain('Old Saybrok was added')
  expect(stderr).toContain('did you mean Old Saybrook?\n')
})

test.each(['old saybrook', 'Old  Saybrook'])('asks whether %s is meant so', async (name) => {
  const { stderr } = await runCli(await generatedProject(), ['add-city', name])
  expect(stderr).toContain('did you mean Old Saybrook?\n')
})

test('says why it proposes no county for a town of one that the site has not', async () => {
  const { code, stderr } = await runCli(await generatedProject(), ['add-city', 'Hartford'])
  expect({ code, stderr }).toEqual({
    code: 2,
    stderr:
      'Hartford lies in Hartford County, which data/counties.yaml does not have. ' +
      `To serve it, add this entry there, filled in:\n\n${countyEntry('Hartford County')}\n\n` +
      'Missing: --county, --description, --challenge (3 to 5 times). Examples: npx roof-site add-city --help\n',
  })
})

test('proposes nothing where there is no list of places', async () => {
  const folder = dataProject({
    'data/business.yaml': replaceOnce(
      `timeZone: America/New_York\n${fixture('business')}`,
      'regionCode: CT',
      'regionCode: XX',
    ),
  })
  const { code, stderr } = await runCli(folder, ['add-city', 'Old Lyme'])
  expect(code).toBe(2)
  expect(stderr).toContain(
    'Missing: --county, --description, --challenge (3 to 5 times), --nearby (5 to 10 times)',
  )
})

test('shows the diff with --dry-run and writes nothing', async () => {
  const folder = await generatedProject()
  const before = snapshot(folder)
  const { code, stdout } = await addCity(folder, {}, '--dry-run')
  expect(code).toBe(0)
  expect(stdout).toContain('+- cityName: Old Saybrook')
  expect(stdout).toContain('create  generated/routes/service-areas/oldsaybrook.ts')
  expect(snapshot(folder)).toEqual(before)
})

test('takes away the redirect or gone entry that stands at its address', async () => {
  const gone = (list: string) => fixtureWith('addresses', 'gone: []', `gone: [${list}]`)
  const both = gone('/old, /service-areas/oldsaybrook')
  const folder = await editedProject({ 'data/addresses.yaml': both })
  const { code, stdout, stderr } = await addCity(folder)
  expect(code).toBe(0)
  expect(stdout).toContain('Gone\n  - /service-areas/oldsaybrook\n')
  expect(stderr).toContain(
    'npx roof-site remove-city "Old Saybrook" --confirm="Old Saybrook" --redirect gone\n',
  )
  expect(read(folder, 'data/addresses.yaml')).toBe(gone('/old'))
})

const given = (changes: Partial<typeof options>) => ['Old Saybrook', ...flagsOf(changes)]
const missing = 'Missing: --county, --description, --challenge (3 to 5 times)'
const onlyCounty = ['Old Saybrook', '--county', 'Middlesex County']
const withItself = ['Essex', 'Lyme', 'Old Saybrook', 'Clinton', 'Chester']
const fromFile = ['--from', '-']

test('changes nothing and says why when the data has an error elsewhere', async () => {
  const folder = dataProject({ 'data/addresses.yaml': 'redirects: []\n' })
  const told = { code: 1, stderr: expect.stringContaining('data/addresses.yaml:1:1') }
  expect(await addCity(folder)).toMatchObject(told)
  expect(read(folder, 'data/cities.yaml')).toBe(fixture('cities'))
})

test('changes nothing and says why when a generated file was edited by hand', async () => {
  const folder = await generatedProject()
  writeFileSync(join(folder, 'generated/site.ts'), '// mine\n')
  const before = snapshot(folder)
  const told = { code: 1, stderr: expect.stringContaining('generated/site.ts: edited by hand') }
  expect(await addCity(folder)).toMatchObject(told)
  expect(snapshot(folder)).toEqual(before)
})
const words = 'Salt wind meets every roof of the shore here. '.repeat(8).trim()

/** An entry that leaves out what the gazetteer and the patterns know. */
const entry = (name: string) => `- cityName: ${name} # a note
  lead: Roofs in ${name} are mended here.
  description: >-
    ${words}
  localChallenges: [Salt wind, Ice at the eaves, 'Old chimneys']
`

const addFrom = (folder: string, text: string, ...flags: readonly string[]) =>
  runCli(folder, ['add-city', '--from', '-', ...flags], undefined, text)

test('adds all cities of a file, with what is known of them', async () => {
  const folder = await generatedProject()
  const file = join(folder, 'new.yaml')
  writeFileSync(file, entry('Old Saybrook') + entry('Westbrook'))
  const { plan } = await change(join(folder, 'data'), 'add-city', '--from', '../new.yaml')
  const after = dataOf(folder)['data/cities.yaml'] ?? ''
  expect(after.startsWith(firstCities(3).trimEnd())).toBe(true)
  expect(parse(after).slice(3)).toEqual([
    expect.objectContaining({
      cityName: 'Old Saybrook',
      county: 'Middlesex County',
      coordinates: { lat: 41.2918, lon: -72.3762 },
    }),
    expect.objectContaining({ cityName: 'Westbrook', nearbyAreas: expect.any(Array) }),
  ])
  expect(plan.pages.appear).toEqual(['/service-areas/oldsaybrook', '/service-areas/westbrook'])
})

test('takes a single entry from standard input, without a list around it', async () => {
  const folder = await generatedProject()
  const single = entry('Westbrook').replace('- ', '  ').replaceAll(/^ {2}/gm, '')
  const { code, stderr } = await addFrom(folder, single)
  expect({ code, stderr }).toEqual({ code: 0, stderr: expect.stringContaining('was added') })
})

test('each fault stands at its line of that file, and nothing is written', async () => {
  const folder = await generatedProject()
  const before = snapshot(folder)
  const text = [
    entry('Old Saybrook').replace('  lead', '  conty: Middlesex County\n  lead'),
    entry('new haven'),
    entry('Westbrook').replace(', Ice at the eaves', ''),
    entry('Westbrook'),
  ].join('')
  const { code, stdout } = await addFrom(folder, text, '--json')
  const { findings } = JSON.parse(stdout)
  expect(code).toBe(1)
  expect(
    findings.map(
      ({ file, line, column, rule }: Record<string, unknown>) =>
        `${file}:${line}:${column} ${rule}`,
    ),
  ).toEqual([
    '(standard input):2:3 schema/unknown-key',
    '(standard input):7:13 city/duplicate-name',
    '(standard input):16:20 city/challenge-count',
    '(standard input):17:13 city/duplicate-name',
  ])
  expect(snapshot(folder)).toEqual(before)
})

test('an entry with what is another town’s is told itself, wherever it comes to stand', async () => {
  const folder = await generatedProject()
  const cities = readFileSync(join(folder, 'data/cities.yaml'), 'utf8')
  const [, own = '', town = ''] = /^(- cityName: (.+)\n[^]*?)(?=^- |(?![^]))/m.exec(cities) ?? []
  const named = (name: string) => own.replace(`cityName: ${town}`, `cityName: ${name}`)
  const findingsOf = async (text: string) => {
    const { stdout } = await addFrom(folder, text, '--json')
    return JSON.parse(stdout)
      .findings.map(
        ({ file, rule, message }: Record<string, string>) => `${file} ${rule}: ${message}`,
      )
      .filter((line: string) => line.includes('duplicate'))
  }
  expect(await findingsOf(named('Avon'))).toEqual([
    expect.stringContaining(
      `(standard input) page/duplicate-title: This pageTitle is that of ${JSON.stringify(town)}: `,
    ),
    expect.stringContaining(
      '(standard input) page/duplicate-description: This metaDescription is that',
    ),
  ])
  expect(await findingsOf(named(town.toLowerCase()))).toEqual([
    expect.stringContaining(
      `(standard input) city/duplicate-name: ${town} in New Haven County has a page already: `,
    ),
  ])
})

test('a fault of an entry stays where the one above it is refused as a whole', async () => {
  const text = entry('New Haven') + entry('Newhaven County')
  const { stdout } = await addFrom(await generatedProject(), text, '--json')
  const { findings } = JSON.parse(stdout)
  expect(findings).toContainEqual(
    expect.objectContaining({ rule: 'page/duplicate-address', line: 6, column: 13 }),
  )
})

test('what an entry lacks is marked at its first field, or in brackets at the whole', async () => {
  const some = entry('Westbrook').replace(/ {2}localChallenges.*\n/, '')
  const text = `${some}  coordinates: { lat: 41.2 }\n`
  const { stdout } = await addFrom(await generatedProject(), text, '--json')
  const { findings } = JSON.parse(stdout)
  const rule = 'schema/missing-key'
  expect(findings).toMatchObject([
    { rule, line: 1, column: 3, endLine: 1, endColumn: 11 },
    { rule, line: 5, column: 16, endLine: 5, endColumn: 29 },
  ])
})

test('a fault of a part of a value stands at the value', async () => {
  const quoted = entry('Westbrook').replace('\n', '\n  county: “Middlesex County”\n')
  const { stdout } = await addFrom(await generatedProject(), quoted, '--json')
  expect(JSON.parse(stdout).findings).toEqual([
    expect.objectContaining({ rule: 'text/quoted-name', line: 2, column: 11 }),
  ])
})

test('a fault stands at its line where the entry comes between others, too', async () => {
  const text = entry('Bethany').replace(', Ice at the eaves', '') + entry('Westbrook')
  const { stdout } = await addFrom(dataProject(), text, '--json')
  expect(JSON.parse(stdout).findings).toEqual([
    expect.objectContaining({ rule: 'city/challenge-count', file: '(standard input)', line: 5 }),
  ])
})

test('shows the place in the file that was given', async () => {
  const folder = await generatedProject()
  const { stderr } = await addFrom(folder, entry('Westbrook').replace("'Old chimneys'", '4'))
  expect(stderr).toContain(
    '(standard input):5:50 error Entry 3 of localChallenges is 4. schema/type\n',
  )
  expect(stderr).toContain('  5 |   localChallenges: [Salt wind, Ice at the eaves, 4]\n')
  expect(stderr).toContain(`    | ${' '.repeat(49)}^\n`)
})

test('the template, filled in, can be added; as it is, each gap is named', async () => {
  const folder = await generatedProject()
  const { stdout } = await runCli(folder, ['add-city', 'Old Saybrook', '--template'])
  const filled = stdout
    .replace('lead: ""', 'lead: We mend roofs.')
    .replace('>-\n    \n', `>-\n    ${words}\n`)
    .replace('- ""', '- Salt wind.')
    .replace('- ""', '- Ice at the eaves.')
    .replace('- ""', '- Old chimneys.')
  const empty = await addFrom(folder, stdout)
  expect(empty.code).toBe(1)
  expect(empty.stderr).toContain('5 errors in 1 file\nNothing was changed.\n')
  expect((await addFrom(folder, filled)).code).toBe(0)
  expect(dataOf(folder)['data/cities.yaml']).toContain('nearbyAreas: [Westbrook, Essex, Old Lyme,')
})

test('the template without a name leaves all fields to fill in, and names the houses of the site first', async () => {
  const folder = await generatedProject()
  write(folder, 'data/look.yaml', 'houses: [gambrel, stucco, bungalow]\n')
  const { stdout } = await runCli(folder, ['add-city', '--template'])
  expect(stdout).toContain(': stucco, bungalow, cape, colonial, saltbox, ')
  expect(stdout).toContain('# house: stucco\n')
  expect(parse(stdout)).toEqual([
    {
      cityName: '',
      county: '',
      lead: '',
      description: '',
      localChallenges: ['', '', ''],
      nearbyAreas: [],
    },
  ])
})

const ending = (says: string) =>
  new RegExp(`\\(standard input\\):${says}[^]*\nNothing was changed\\.\n$`)
const spreadsheet =
  'towns.xlsx is a spreadsheet or another document. Expected: a text file with a table of cities (CSV), or entries of cities; `npx roof-site add-city --template` prints one.'

/** `A1 B1`: towns A and B of the first county. */
const citiesOf = (text: string) =>
  text
    .split(' ')
    .filter(Boolean)
    .map((word) => ({ cityName: word.charAt(0), county: word.charAt(1) }))

const places: readonly (readonly [name: string, before: string, added: string, after: string])[] = [
  ['an empty file', '', 'B1', 'B1'],
  ['a file in order, whatever the counties', 'A1 C2 D1', 'B2', 'A1 B2 C2 D1'],
  ['a file in order, at its end', 'A1 B2', 'C1', 'A1 B2 C1'],
  ['a county in order', 'C1 E1 A2 C2', 'D1', 'C1 D1 E1 A2 C2'],
  ['a county in order, before its first', 'C1 E1 B2 D2', 'A2', 'C1 E1 A2 B2 D2'],
  ['a county in order, behind its last', 'C1 E1 B2 D2', 'F1', 'C1 E1 F1 B2 D2'],
  ['a county in no order', 'C1 A1 B2 D2', 'B1', 'C1 A1 B1 B2 D2'],
  ['a county that has no town yet', 'C1 A1', 'B2', 'C1 A1 B2'],
  ['several at once', 'C1 E1 B2 A2', 'D1 F2 A1', 'A1 C1 D1 E1 B2 A2 F2'],
]

test.each(places)('a town comes to its place in %s', (_, before, added, after) => {
  expect(placeCities(citiesOf(before), citiesOf(added))).toEqual(citiesOf(after))
})

const refused: readonly Refusal[] = [
  ['a name that exists', ['new haven'], 1, 'New Haven has a page already: /service-areas/newhaven'],
  ['that of a county', ['Newhaven County'], 1, 'New Haven County has a page already'],
  ['a slip', given({ '--county': ['Midlesex County'] }), 1, 'did you mean: Middlesex County'],
  ['none of ours', given({ '--county': ['Windham County'] }), 1, '- name: Windham County'],
  ['few challenges', given({ '--challenge': ['One.', '2.'] }), 1, 'localChallenges has 2 entries'],
  ['a nearby area that is the city itself', given({ '--nearby': withItself }), 1, 'lists itself'],
  ['no such house', fromFile, 1, 'one of cape, colonial', inFile.replace('cape', 'castle')],
  ['no coordinates', fromFile, 1, '(standard input):3:21 error', inFile.replace('41.29', 'here')],
  ['nobody to ask', onlyCounty, 2, 'Missing: --description, --challenge (3 to 5 times). '],
  ['no such town', ['Old Saybrok'], 2, `did you mean Old Saybrook?\n${missing}, --nearby`],
  ['a town whose county has no entry', ['Tolland'], 2, `${missing}. `],
  ['an empty file', fromFile, 1, ending('1:1 error There is no entry here. schema/type')],
  ['a text that is no entry', fromFile, 1, ending('1:3 error This is not an entry.'), '- Lyme\n'],
  ['a fault of syntax', fromFile, 1, ending('1:13 error The text that'), '- cityName: "Old\n'],
  ['hidden characters', fromFile, 1, ending('1:.*text/bidi-control'), '- cityName: a\u202Eb\n'],
  ['a missing file', ['--from', 'none.yaml'], 4, 'none.yaml: no such file or folder.\n'],
  ['a folder', ['--from', 'data'], 4, 'data: a folder is in the place of a file.\n'],
  ['a spreadsheet', ['--from', 'towns.xlsx'], 1, spreadsheet],
  ['a name and a file', ['Lyme', ...fromFile], 2, 'With --from everything is in the file'],
]

testRefusals('add-city', refused, async () => {
  const folder = await generatedProject()
  writeFileSync(join(folder, 'towns.xlsx'), 'PK\x03\x04\x14\0')
  return folder
})
