import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { change, dataOf, testRefusals } from '../../support/changes.ts'
import { snapshot } from '../../support/folder.ts'
import { generatedProject, write } from '../../support/generated-project.ts'
import { dataProject } from '../../support/project.ts'
import { runCli } from '../../support/run-cli.ts'
import { firstCities } from '../../support/small-city.ts'
import { placeCities } from '../../../cli/site/entries/add-cities.ts'

const words = 'Salt wind meets every roof of the shore here. '.repeat(8).trim()

/** An entry that leaves out what the gazetteer and the patterns know. */
const entry = (name: string) => `- cityName: ${name} # a note
  lead: Roofs in ${name} are mended here.
  description: >-
    ${words}
  localChallenges: [Salt wind, Ice at the eaves, 'Old chimneys']
`

const addFrom = (folder: string, text: string, ...flags: readonly string[]) =>
  runCli(folder, ['add-city', '--from', '-', ...flags], '2026-01-15', text)

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
  expect(stderr).toContain(':5:50 error Entry 3 of localChallenges is 4. schema/type\n')
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

const fromFile = ['--from', '-']
const ending = (says: string) =>
  new RegExp(`\\(standard input\\):${says}[^]*\nNothing was changed\\.\n$`)
const spreadsheet =
  'towns.xlsx is a spreadsheet or another document. Expected is a text file with entries of cities; `npx roof-site add-city --template` prints one.'

testRefusals(
  'add-city',
  [
    ['an empty file', fromFile, 1, ending('1:1 error There is no entry here. schema/type')],
    ['a text that is no entry', fromFile, 1, ending('1:3 error This is no entry.'), '- Lyme\n'],
    ['a fault of syntax', fromFile, 1, ending('1:13 error The text that'), '- cityName: "Old\n'],
    ['hidden characters', fromFile, 1, ending('1:.*text/bidi-control'), '- cityName: a\u202Eb\n'],
    ['a missing file', ['--from', 'none.yaml'], 4, 'none.yaml: no such file or folder.\n'],
    ['a folder', ['--from', 'data'], 4, 'data: a folder stands where a file belongs.\n'],
    ['a spreadsheet', ['--from', 'towns.xlsx'], 1, spreadsheet],
    ['a name and a file', ['Lyme', ...fromFile], 2, 'With --from everything stands in the file'],
  ],
  async () => {
    const folder = await generatedProject()
    writeFileSync(join(folder, 'towns.xlsx'), 'PK\x03\x04\x14\0')
    return folder
  },
)

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
