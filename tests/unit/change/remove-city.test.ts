import { expect, test } from 'vitest'
import { change, dataOf, testRefusals } from '../../support/changes.ts'
import { snapshot } from '../../support/folder.ts'
import { editedProject, generatedProject, write } from '../../support/generated-project.ts'
import { fixture, fixtureWith, replaceOnce } from '../../support/project.ts'
import { runCli } from '../../support/run-cli.ts'
import { firstCities } from '../../support/small-city.ts'

const [cities, counties, addresses] = [
  'data/cities.yaml',
  'data/counties.yaml',
  'data/addresses.yaml',
]
const meriden = '/service-areas/meriden'
const redirect = (from: string, to: string) => `  - from: ${from}\n    to: ${to}\n`
const addressesWith = (...redirects: readonly string[]) =>
  fixtureWith('addresses', '\ngone: []', `${redirects.join('')}\ngone: []`)
const remove = ['remove-city', 'Meriden', '--confirm=Meriden'] as const

/** The nearby areas of Waterbury, as they stand in the frozen data. */
const list = '[Cheshire, Naugatuck, Prospect, Wolcott, Watertown, Middlebury, Beacon Falls]'
const nearWaterbury = (names: string) => replaceOnce(firstCities(3), list, names)

test('takes out the entry and its name in lists, and leads its address to the county', async () => {
  const folder = await generatedProject()
  const { plan } = await change(folder, ...remove)
  const after = dataOf(folder)
  expect(after[cities]).toBe(firstCities(2))
  expect(after[counties]).toBe(fixture('counties').replaceAll('      Meriden,\n', ''))
  expect(after[addresses]).toBe(addressesWith(redirect(meriden, '/service-areas/newhavencounty')))
  expect(plan.pages.disappear).toEqual([meriden])
  expect(plan.files).toContainEqual(
    expect.objectContaining({
      path: 'generated/routes/service-areas/meriden.ts',
      action: 'delete',
    }),
  )
  expect((await runCli(folder, ['generate', '--check'])).code).toBe(0)
})

test.each([
  [['--redirect', '/contact'], addressesWith(redirect(meriden, '/contact'))],
  [['--redirect', '/services/repairs'], addressesWith(redirect(meriden, '/services/roof-repairs'))],
  [['--gone'], fixtureWith('addresses', 'gone: []', `gone: [${meriden}]`)],
  [['--never-public'], fixture('addresses')],
])('%j says what becomes of the address', async (flags, expected) => {
  const folder = await generatedProject()
  await change(folder, ...remove, ...flags)
  expect(dataOf(folder)[addresses]).toBe(expected)
  expect((await runCli(folder, ['generate', '--check'])).code).toBe(0)
})

test.each([
  [
    'leads on with it',
    [],
    addressesWith(
      redirect('/old', '/service-areas/newhavencounty'),
      redirect(meriden, '/service-areas/newhavencounty'),
    ),
  ],
  ['is gone with it', ['--gone'], fixtureWith('addresses', 'gone: []', `gone: [${meriden}, /old]`)],
  ['was as little public', ['--never-public'], fixture('addresses')],
])('what led to the page %s', async (_, flags, expected) => {
  const folder = await editedProject({ [addresses]: addressesWith(redirect('/old', meriden)) })
  await change(folder, ...remove, ...flags)
  expect(dataOf(folder)[addresses]).toBe(expected)
})

test('where the county has no page, its address and what led there lead to all areas', async () => {
  const county = 'cityName: Meriden\n  county: '
  const folder = await editedProject({
    [cities]: replaceOnce(firstCities(3), `${county}New Haven`, `${county}Hartford`),
    [counties]: `${fixture('counties')}\n- name: Hartford County\n  alsoServed: []\n`,
    [addresses]: addressesWith(redirect('/old', meriden)),
  })
  const noPage = [...remove, '--redirect', '/service-areas/hartfordcounty']
  expect((await runCli(folder, noPage)).stderr).toContain('no page has this address')
  await change(folder, ...remove)
  expect(dataOf(folder)[addresses]).toBe(
    addressesWith(redirect('/old', '/service-areas'), redirect(meriden, '/service-areas')),
  )
})

test('a list that would be too short gets the nearest town that is served', async () => {
  const folder = await editedProject({
    [cities]: nearWaterbury('[Meriden, Cheshire, Prospect, Wolcott, Watertown]'),
  })
  const served = fixtureWith(
    'counties',
    '  alsoServed: []',
    '  alsoServed: [Milford, Southington, Naugatuck]',
  )
  write(folder, counties, served)
  const { plan } = await change(folder, ...remove)
  expect(dataOf(folder)[cities]).toContain(
    '  nearbyAreas: [Naugatuck, Cheshire, Prospect, Wolcott, Watertown]\n',
  )
  expect(plan.notes).toContain('Naugatuck takes the place of Meriden near Waterbury.')
})

test('where none is known, the lines to edit are named and nothing changes', async () => {
  const short = nearWaterbury('[Meriden, Cheshire, Prospect, Wolcott, Watertown]')
  const folder = await editedProject({ [cities]: short })
  const before = snapshot(folder)
  const { code, stdout, stderr } = await runCli(folder, remove)
  const line = short.split('\n').findIndex((each) => each.includes('[Meriden, Cheshire')) + 1
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  expect(stderr)
    .toBe(`${cities}:${line}:17 error Without Meriden, Waterbury has 4 nearby areas, and no served town close by is known. city/nearby-count
  ${line - 1} |       just the surface.
  ${line} |   nearbyAreas: [Meriden, Cheshire, Prospect, Wolcott, Watertown]
      |                 ^^^^^^^
  expected: another town in its place, so that there are at least 5
1 error in 1 file
Nothing was changed.
`)
  expect(snapshot(folder)).toEqual(before)
})

test('a town that its county also serves without a page keeps its name in lists', async () => {
  const folder = await editedProject({
    [counties]: fixtureWith('counties', 'alsoServed: []', 'alsoServed: [Meriden]'),
  })
  const before = dataOf(folder)
  const { plan } = await change(folder, ...remove)
  expect(dataOf(folder)[counties]).toBe(before[counties])
  expect(plan.notes).toEqual(['Lists of towns nearby still name Meriden, as text without a link.'])
})

test('the last town of a county may go, and it is said', async () => {
  const folder = await editedProject({
    [cities]: firstCities(1),
    [addresses]: fixtureWith(
      'addresses',
      'gone: []',
      `gone: [${meriden}, /service-areas/waterbury]`,
    ),
  })
  const { plan } = await change(folder, 'remove-city', 'New Haven', '--confirm=New Haven')
  expect(dataOf(folder)[cities]).toMatch(/\n\n\[\]\n/)
  expect(plan.notes).toContain('No town of New Haven County has a page any more.')
  expect((await runCli(folder, ['generate', '--check'])).code).toBe(0)
})

test('a link of site.yaml leads on; where nothing answers, its line is named', async () => {
  const link = (path: string) =>
    fixtureWith('site', 'to: /service-areas/new-haven-county', `to: ${path}`)
  const folder = await editedProject({ 'data/site.yaml': link(meriden) })
  const { code, stderr } = await runCli(folder, [...remove, '--gone'])
  expect(code).toBe(1)
  expect(stderr).toMatch(/^data\/site\.yaml:\d+:\d+ error No page and no redirect has the address/)
  await change(folder, ...remove)
  expect(dataOf(folder)['data/site.yaml']).toBe(link('/service-areas/newhavencounty'))
})

testRefusals('remove-city', [
  ['an unknown city', ['Meridn'], 1, 'Did you mean Meriden?'],
  ['a county', ['New Haven County', '--confirm=New Haven County'], 1, 'is a county'],
  ['no confirmation', ['Meriden'], 2, 'confirm it: --confirm=Meriden'],
  ['that of another', ['Meriden', '--confirm=Milford'], 1, '--confirm=Milford does not name'],
  ['two fates at once', ['Meriden', '--gone', '--never-public'], 2, 'exclude each other'],
  [
    'a redirect to nothing',
    ['Meriden', '--confirm=Meriden', '--redirect', '/contac'],
    1,
    '--redirect /contac: no page has this address. Did you mean /contact?',
  ],
  [
    'a redirect to itself',
    ['Meriden', '--confirm=Meriden', '--redirect', meriden],
    1,
    'leads back to /service-areas/meriden',
  ],
])
