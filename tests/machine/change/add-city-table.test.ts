import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { editYaml } from '../../../cli/edit/edit-yaml.ts'
import { cityColumns } from '../../../cli/site/entries/new-city.ts'
import { readTableEntries } from '../../../cli/site/entries/table-entries.ts'
import { all } from '../../support/cases.ts'
import { firmData, generatedProject, oldSaybrook } from '../../support/fixtures.ts'
import { snapshot, temporaryFolder } from '../../support/project.ts'
import { runCli } from '../../support/run-cli.ts'
import { testRefusals } from './changes.ts'

const addAll = (cwd: string, text: string, ...others: readonly string[]) =>
  runCli(cwd, ['add-city', '--from', '-', ...others], undefined, text)

const citiesOf = (folder: string): Record<string, unknown>[] =>
  parse(readFileSync(join(folder, 'data/cities.yaml'), 'utf8'))
const cityOf = (folder: string, name: string) =>
  citiesOf(folder).find(({ cityName }) => cityName === name)

const read = (text: string) =>
  readTableEntries({ name: 'cities', path: 'towns.csv', text }, cityColumns)
const entriesIn = (text: string) => {
  const found = read(text)
  if ('findings' in found) throw new Error(JSON.stringify(found.findings))
  return found.file.entries
}

const head = 'City name,County,Challenge 1,Challenge 2,Challenge 3,Nearby areas,lat,lon'

test('towns of a table are added with what is known of them, and what is open says TODO', async () => {
  const folder = await generatedProject()
  const rows = [
    head,
    'Old Saybrook,,Salt.,"Wind, and ""gusts"".",Ice.,"Essex, Clinton, Westbrook, Lyme, Deep River",41.29,-72.38',
    'Westbrook,,,,,,,',
    'Haddam,,,,,,,',
    ',,,,,,,',
    '',
  ]
  const { code, stdout: told, stderr } = await addAll(folder, `\uFEFF${rows.join('\r\n')}`)
  expect([code, stderr]).toEqual([
    0,
    expect.stringContaining('Old Saybrook, Westbrook, Haddam were added'),
  ])
  // Words that are to be written are not compared.
  expect(told + stderr).not.toContain('doorway/')
  expect(cityOf(folder, 'Old Saybrook')).toMatchObject({
    county: 'Middlesex County',
    coordinates: { lat: 41.29, lon: -72.38 },
    description: 'TODO: What is particular to houses in Old Saybrook, in 60 to 85 words.',
    localChallenges: ['Salt.', 'Wind, and "gusts".', 'Ice.'],
    nearbyAreas: ['Essex', 'Clinton', 'Westbrook', 'Lyme', 'Deep River'],
  })
  expect(cityOf(folder, 'Westbrook')).toMatchObject({
    localChallenges: expect.arrayContaining([expect.stringMatching(/^TODO: /)]),
  })
  const { stdout } = await runCli(folder, ['validate', '--production'])
  expect(stdout).toContain('What is particular to houses in Westbrook')
})

test.each([
  ['cityName;lat;lon\nEssex;41,35;-72,39', { coordinates: { lat: 41.35, lon: -72.39 } }],
  ['sep=|\ncityName|lead\nEssex|We, too; do.', { lead: 'We, too; do.' }],
  [
    'city_name\tnearby\nEssex\tClinton; Kansas City, KS, Lyme',
    { nearbyAreas: ['Clinton', 'Kansas City, KS', 'Lyme'] },
  ],
  [
    'CITYNAME,nearbyAreas 1,nearbyAreas 2\nEssex,Lyme,Clinton',
    { nearbyAreas: ['Lyme', 'Clinton'] },
  ],
  [
    'cityName,Local challenges\nEssex,"Salt.\r\nWind, too."',
    { localChallenges: ['Salt.', 'Wind, too.'] },
  ],
  ['Town;Latitude\nEssex;41.35', { coordinates: { lat: 41.35 } }],
  ['"cityName","description"\n"Essex","One\ntwo."', { description: 'One\ntwo.' }],
])('%j is read as a spreadsheet means it', (text, fields) => {
  expect(entriesIn(text)).toEqual([{ cityName: 'Essex', ...fields }])
})

const mixed = [
  head,
  'Old Saybrook,,,,,,,',
  'Westbrook,Midlesex County,,,,,,',
  'Old Saybrook,,,,,,,',
  'Lyme,Middlesex County,Salt.,,,,,',
].join('\n')

test('with --partial a row without a name, or with a cell too many, is told and left out', async () => {
  const folder = await generatedProject()
  const { code, stdout } = await addAll(
    folder,
    'cityName,lead\nWestbrook,Salt.\n,x\nLyme,a,b',
    '--partial',
    '--json',
  )
  expect(code).toBe(1)
  const { plan, written } = JSON.parse(stdout)
  expect(written).toBe(true)
  expect(plan.leftOut.map(({ message }: { message: string }) => message)).toEqual([
    'Cell A3: cityName is empty.',
    'Cell C4: This row has more cells than the first one, which names 2.',
  ])
  expect(cityOf(folder, 'Westbrook')).toBeDefined()
})

test('with --partial the right ones are added, and the others told at their cells', async () => {
  const folder = await generatedProject()
  const before = snapshot(folder)
  const whole = await addAll(folder, mixed)
  expect(whole.code).toBe(1)
  for (const place of [
    '(standard input):3:11 error Cell B3: Westbrook is assigned to "Midlesex County"',
    '(standard input):4:1 error Cell A4: "Old Saybrook" is repeated here; it is first in line 2.',
    '(standard input):5:23 error Cell C5: ',
  ])
    expect(whole.stderr).toContain(place)
  expect(snapshot(folder)).toEqual(before)
  const { code, stdout } = await addAll(folder, mixed, '--partial', '--json')
  expect(code).toBe(1)
  const { plan, written } = JSON.parse(stdout)
  expect(written).toBe(true)
  expect(
    plan.leftOut.map(({ line, rule }: { line: number; rule: string }) => [line, rule]),
  ).toEqual([
    [3, 'county/unknown'],
    [4, 'city/duplicate-name'],
    [5, 'city/challenge-count'],
  ])
  expect(citiesOf(folder)).toHaveLength(4)
  expect(cityOf(folder, 'Old Saybrook')).toBeDefined()
})

testRefusals('add-city', [
  [
    'an unknown field',
    ['--from', '-'],
    1,
    '(standard input):1:10 error Cell B1: There is no field "Countee".',
    'cityName,Countee\nEssex,x',
  ],
  [
    'no name',
    ['--from', '-'],
    1,
    '(standard input):3:1 error Cell A3: cityName is empty.',
    'cityName,lead\nLyme,x\n,y',
  ],
  [
    'a town misspelled, with nothing beside it',
    ['--from', '-'],
    1,
    /^\(standard input\):3:1 error Cell A3: No town "Old Sabrook" is known[^]*did you mean: Old Saybrook\n1 error in 1 file\n/,
    'cityName,lead\nEssex,x\nOld Sabrook,y',
  ],
  [
    'a column without a name',
    ['--from', '-'],
    1,
    'Cell B1: This column has values and no name.',
    'cityName,\nLyme,y',
  ],
  [
    'a column twice',
    ['--from', '-'],
    1,
    'Cell C1: The column lead is here twice.',
    'cityName,lead,Lead\nLyme,y,z',
  ],
  [
    'all wrong',
    ['--from', '-', '--partial'],
    1,
    'Cell B2: Lyme is assigned to "x"',
    'cityName,county\nLyme,x',
  ],
  ['--partial alone', ['Lyme', '--partial'], 2, '--partial belongs to --from FILE.'],
])

test('of random tables each cell comes as it is, or none does', () => {
  const cell = fc
    .oneof(
      fc.string({ unit: 'grapheme', maxLength: 30 }),
      fc.stringMatching(/^[\w"',;\t\n #:-]{0,40}$/),
    )
    .filter(
      (text) =>
        !/[^\P{Cc}\t\n]|[\u202A-\u202E\u2066-\u2069\p{Noncharacter_Code_Point}]/u.test(text),
    )
  const town = fc.record({ cityName: cell, lead: cell, description: cell })
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
  fc.assert(
    fc.property(
      fc.array(town, { minLength: 1, maxLength: 6 }),
      fc.constantFrom(',', ';', '\t'),
      fc.constantFrom('\n', '\r\n'),
      (towns, sign, end) => {
        const rows = towns.map((each) => Object.values(each).map(quoted).join(sign))
        const found = read([['cityName', 'lead', 'description'].join(sign), ...rows, ''].join(end))
        const shown = towns
          .map((each) => Object.entries(each).map(([field, text]) => [field, text.trim()] as const))
          .filter((pairs) => pairs.some(([, text]) => text !== ''))
        const isRight = shown.length > 0 && shown.every(([name]) => name?.[1] !== '')
        expect('file' in found).toBe(isRight)
        if (!('file' in found)) return
        const { entries } = found.file
        expect(entries).toEqual(
          shown.map((pairs) => Object.fromEntries(pairs.filter(([, text]) => text !== ''))),
        )
        const edits = entries.map(
          (value) => ({ kind: 'append', file: 'cities', path: [], value }) as const,
        )
        expect(parse(editYaml(oldSaybrook, edits)).slice(1)).toEqual(entries)
      },
    ),
    { numRuns: all ? 1000 : 100 },
  )
})

test('of two spellings of one town the second is told, and the first added with --partial', async () => {
  const folder = temporaryFolder()
  cpSync(firmData('kansas-city'), join(folder, 'data'), { recursive: true })
  const add = (...others: readonly string[]) =>
    runCli(
      folder,
      ['add-city', '--from', '-', '--json', ...others],
      '2026-11-28',
      'cityName\nLenexa\nLenExa\n',
    )
  const told =
    'Cell A3: "LenExa" would have the address /service-areas/lenexa, as "Lenexa" in line 2 has.'
  const errorsIn = (findings: readonly { severity: string; message: string }[]) =>
    findings.filter(({ severity }) => severity === 'error').map(({ message }) => message)
  expect(errorsIn(JSON.parse((await add()).stdout).findings)).toEqual([told])
  const { plan, written } = JSON.parse((await add('--partial')).stdout)
  expect([written, errorsIn(plan.leftOut)]).toEqual([true, [told]])
  expect(cityOf(folder, 'Lenexa')).toBeDefined()
  expect(cityOf(folder, 'LenExa')).toBeUndefined()
})

test('a name that only a town far away in another state has is one error, in a table and in YAML', async () => {
  const folder = temporaryFolder()
  cpSync(firmData('kansas-city'), join(folder, 'data'), { recursive: true })
  const told = async (text: string) =>
    (await runCli(folder, ['add-city', '--from', '-'], '2026-11-28', text)).stderr
  const fact =
    'No Ottawa is known in Missouri or close by; there is Ottawa in Franklin County, Kansas, 47 miles from the office.'
  expect(await told('cityName,lead\nOttawa,Salt.\n')).toContain(`:2:1 error Cell A2: ${fact}`)
  const yaml = await told('- cityName: Ottawa\n')
  expect(yaml).toContain(`:1:13 error ${fact}`)
  expect(yaml).toMatch(/ or, if that one is meant, "Ottawa, KS"\n1 error in 1 file/)
})

test('a town that a county lists is of that county, wherever a namesake lies; one across the line is told', async () => {
  const folder = temporaryFolder()
  cpSync(firmData('kansas-city'), join(folder, 'data'), { recursive: true })
  const path = join(folder, 'data/counties.yaml')
  const counties = readFileSync(path, 'utf8')
  writeFileSync(path, counties.replace('[Raytown, Grandview]', '[Raytown, Grandview, Ottawa]'))
  const nearby = '"Raytown, Grandview, Independence, Kansas City, Liberty"'
  const text = `cityName,nearby\nOttawa,${nearby}\nGardner,\nOlathe,\n`
  const args = ['add-city', '--from', '-', '--json']
  const { code, stdout } = await runCli(folder, args, '2026-11-28', text)
  expect(code).toBe(0)
  expect(JSON.parse(stdout).plan.notes).toEqual([
    'Gardner is taken for Gardner in Johnson County, Kansas, 25 miles from the office.',
  ])
  expect(cityOf(folder, 'Ottawa')).toMatchObject({ county: 'Jackson County' })
  expect(cityOf(folder, 'Ottawa')).not.toHaveProperty('coordinates')
  expect(cityOf(folder, 'Olathe')).toMatchObject({ county: 'Johnson County' })
})

test.each([
  ['annarbor', 'Saline', 'Washtenaw County'],
  ['columbus', 'Grove City', 'Franklin County'],
  ['denver', 'Englewood', 'Arapahoe County'],
  ['kansas-city', 'Raytown', 'Jackson County'],
])('%s takes towns', async (firm, name, county) => {
  const folder = temporaryFolder()
  cpSync(firmData(firm), join(folder, 'data'), { recursive: true })
  const text = `cityName,lead\n${name},We work here.\nAtlantis,x\n`
  const args = ['add-city', '--from', '-', '--partial']
  const { code, stderr } = await runCli(folder, args, '2026-11-28', text)
  expect([code, stderr]).toEqual([1, expect.stringContaining(`${name} was added: `)])
  expect(stderr).toContain(
    '(standard input):3:1 error Cell A3: This entry lacks the field "county"',
  )
  expect(cityOf(folder, name)).toMatchObject({ county, lead: 'We work here.' })
})
