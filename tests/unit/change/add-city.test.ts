import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { countyEntry } from '../../../cli/site/rules/counties.ts'
import { testRefusals } from '../../support/changes.ts'
import { reportOf } from '../../support/findings.ts'
import { snapshot } from '../../support/folder.ts'
import { editedProject, generatedProject } from '../../support/generated-project.ts'
import { dataProject, fixture, fixtureWith, replaceOnce } from '../../support/project.ts'
import { runCli } from '../../support/run-cli.ts'
import { firstCities } from '../../support/small-city.ts'

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
const addFile = (cwd: string, text: string) =>
  runCli(cwd, ['add-city', '--from', '-'], undefined, text)

const read = (folder: string, path: string) => readFileSync(join(folder, path), 'utf8')

test('adds the page to the data, the county list, the sitemap, the structured data and the tests', async () => {
  const before = `${firstCities(3).trimEnd()}\n`
  const folder = await generatedProject(before)
  const result = await addFile(folder, inFile)
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
  const { code, stderr } = await runCli(folder, ['add-city', 'Old Saybrook'])
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
  expect(stderr).toContain('remove-city "Old Saybrook" --confirm="Old Saybrook" --gone\n')
  expect(read(folder, 'data/addresses.yaml')).toBe(gone('/old'))
})

const given = (changes: Partial<typeof options>) => ['Old Saybrook', ...flagsOf(changes)]
const missing = 'Missing: --county, --description, --challenge (3 to 5 times)'
const onlyCounty = ['Old Saybrook', '--county', 'Middlesex County']
const withItself = ['Essex', 'Lyme', 'Old Saybrook', 'Clinton', 'Chester']
const fromFile = ['--from', '-']

testRefusals('add-city', [
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
])

describe('changes nothing and says why', () => {
  test('when the data has an error elsewhere', async () => {
    const folder = dataProject({ 'data/addresses.yaml': 'redirects: []\n' })
    const { code, stderr } = await addCity(folder)
    expect(code).toBe(1)
    expect(stderr).toContain('data/addresses.yaml:1:1')
    expect(read(folder, 'data/cities.yaml')).toBe(fixture('cities'))
  })

  test('when a generated file was edited by hand', async () => {
    const folder = await generatedProject()
    writeFileSync(join(folder, 'generated/site.ts'), '// mine\n')
    const before = snapshot(folder)
    const { code, stderr } = await addCity(folder)
    expect(code).toBe(1)
    expect(stderr).toContain('generated/site.ts: edited by hand')
    expect(snapshot(folder)).toEqual(before)
  })
})
