import { expect, test } from 'vitest'
import { change, dataOf, testRefusals, changedLines } from './changes.ts'
import { sample } from '../../support/cases.ts'
import { snapshot, contents } from '../../support/project.ts'
import {
  editedProject,
  generatedProject,
  write,
  fixture,
  fixtureWith,
  replaceOnce,
  firstCities,
} from '../../support/fixtures.ts'
import { runCli } from '../../support/run-cli.ts'

const [cities, counties] = ['data/cities.yaml', 'data/counties.yaml']
const addresses = 'data/addresses.yaml'
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

const fates: readonly (readonly [flags: readonly string[], addresses: string])[] = [
  [['--redirect', '/services/repairs'], addressesWith(redirect(meriden, '/services/roof-repairs'))],
  [['--redirect', '/contact'], addressesWith(redirect(meriden, '/contact'))],
  [['--redirect', 'gone'], fixtureWith('addresses', 'gone: []', `gone: [${meriden}]`)],
  [['--redirect', 'never-public'], fixture('addresses')],
]

test.each(sample(fates, 2))('%j says what becomes of the address', async (flags, expected) => {
  const folder = await generatedProject()
  await change(folder, ...remove, ...flags)
  expect(dataOf(folder)[addresses]).toBe(expected)
  expect((await runCli(folder, ['generate', '--check'])).code).toBe(0)
})

const ledThere: readonly (readonly [name: string, flags: string[], addresses: string])[] = [
  [
    'leads on with it',
    [],
    addressesWith(
      redirect('/old', '/service-areas/newhavencounty'),
      redirect(meriden, '/service-areas/newhavencounty'),
    ),
  ],
  [
    'is gone with it',
    ['--redirect', 'gone'],
    fixtureWith('addresses', 'gone: []', `gone: [${meriden}, /old]`),
  ],
  ['was as little public', ['--redirect', 'never-public'], fixture('addresses')],
]

test.each(sample(ledThere, 2))('what led to the page %s', async (_, flags, expected) => {
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
  expect(plan.notes).toContain('No town of New Haven County has a page any longer.')
  expect((await runCli(folder, ['generate', '--check'])).code).toBe(0)
})

test('a link of site.yaml leads on; where nothing answers, its line is named', async () => {
  const link = (path: string) =>
    fixtureWith('site', 'to: /service-areas/new-haven-county', `to: ${path}`)
  const folder = await editedProject({ 'data/site.yaml': link(meriden) })
  const { code, stderr } = await runCli(folder, [...remove, '--redirect', 'gone'])
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
  [
    'a fate that is none',
    ['Meriden', '--confirm=Meriden', '--redirect', 'gonne'],
    1,
    '--redirect gonne is no address. Did you mean gone?',
  ],
  [
    'a former option',
    ['Meriden', '--never-public'],
    2,
    'remove-city has no --never-public any more. Expected: --redirect never-public',
  ],
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

const moved = (from: string, to: string) =>
  `  - from: /service-areas/${from}\n    to: /service-areas/${to}\n`

test('changes the name, the slug and the lists, and leaves a redirect', async () => {
  const folder = await generatedProject()
  const { plan } = await change(folder, 'rename-city', 'Meriden', 'Silver City')
  const after = dataOf(folder)
  expect(after[cities]).toBe(
    replaceOnce(firstCities(3), 'cityName: Meriden', 'cityName: Silver City'),
  )
  expect(after[addresses]).toBe(addressesWith(moved('meriden', 'silvercity')))
  expect(changedLines(fixture('counties'), after['data/counties.yaml'] ?? '')).toContain(
    '+      Silver City,',
  )
  const [appear, disappear] = [['/service-areas/silvercity'], ['/service-areas/meriden']]
  expect(plan.pages).toEqual({ appear, disappear })
  expect(plan.links.appear).toContainEqual({
    on: '/service-areas/newhavencounty',
    to: '/service-areas/silvercity',
  })
  expect((await runCli(folder, ['generate', '--check'])).code).toBe(0)
})

test('the name of another town is told: what was said of the old one is not true there', async () => {
  const folder = await generatedProject()
  const { plan } = await change(folder, 'rename-city', 'Meriden', 'Middletown', '--dry-run')
  expect(plan.notes).toEqual([
    expect.stringMatching(/^Meriden and Middletown are two towns, \d miles apart: /),
    'For a page of Middletown besides: npx roof-site add-city Middletown',
  ])
  const other = await change(folder, 'rename-city', 'Meriden', 'Silver City', '--dry-run')
  expect(other.plan.notes).toEqual([])
})

test('lists where the old name is left in texts; --rewrite-text changes it there', async () => {
  const folder = await generatedProject()
  const before = firstCities(3)
  const dry = await change(folder, 'rename-city', 'Meriden', 'Silver City', '--dry-run')
  const line = before.split('\n').findIndex((each) => each.includes('pageTitle: Meriden')) + 1
  expect(dry.plan.mentions).toContainEqual({
    file: cities,
    line,
    text: 'pageTitle: Meriden roofs, from ridge to downtown',
  })
  const { plan } = await change(folder, 'rename-city', 'Meriden', 'Silver City', '--rewrite-text')
  const after = dataOf(folder)[cities] ?? ''
  const entry = after.slice(after.indexOf('- cityName: Silver City'))
  const texts = entry.split('\n').filter((each) => !each.trim().startsWith('#'))
  expect(plan.mentions).toEqual([])
  expect(after).toContain('pageTitle: Silver City roofs, from ridge to downtown')
  expect(texts.join('\n').replaceAll(/South\s+Meriden/g, '')).not.toContain('Meriden')
  const longerNames = (text: string) => text.match(/South\s+Meriden/g)?.length
  expect(longerNames(after)).toBe(longerNames(before))
})

test('--rewrite-text reaches titles and facts, and no picture', async () => {
  const folder = await generatedProject()
  const townOf = (name: string) => `${firstCities(3)}- cityName: ${name}
  county: New Haven County
  pageTitle: Roofs of every kind in town
  metaDescription: Roof repair and replacement in town, on gables of every pitch, with estimates that are free.
  description: A town of gables.
  localChallenges:
    - { title: Rain in ${name}, text: Wind over ${name}., picture: porch }
    - Ice at the eaves
    - Old chimneys
  facts: [{ label: Streets, text: ${name} Road }]
  nearbyAreas: [Essex, Westbrook, Lyme, Old Lyme, Deep River]
`
  write(folder, cities, townOf('porch'))
  await change(folder, 'rename-city', 'porch', 'Silver City', '--rewrite-text')
  expect(dataOf(folder)[cities]).toBe(townOf('Silver City'))
})

test('a redirect to the old address leads to the new one, in one step', async () => {
  const folder = await editedProject({ [addresses]: addressesWith(moved('silver', 'meriden')) })
  await change(folder, 'rename-city', 'Meriden', 'Silver City')
  expect(dataOf(folder)[addresses]).toBe(
    addressesWith(moved('silver', 'silvercity'), moved('meriden', 'silvercity')),
  )
})

test('back again: the bytes of the data but for a redirect from the name in between', async () => {
  const folder = await generatedProject()
  const before = dataOf(folder)
  await change(folder, 'rename-city', 'Meriden', 'Silver City')
  const { plan } = await change(folder, 'rename-city', 'Silver City', 'Meriden')
  const back = addressesWith(moved('silvercity', 'meriden'))
  expect(dataOf(folder)).toEqual({ ...before, [addresses]: back })
  expect(plan.redirects).toEqual({
    appear: [{ from: '/service-areas/silvercity', to: '/service-areas/meriden' }],
    disappear: [{ from: '/service-areas/meriden', to: '/service-areas/silvercity' }],
  })
  await change(folder, 'rename-city', 'Meriden', 'Silver City')
  expect(dataOf(folder)[addresses]).toBe(addressesWith(moved('meriden', 'silvercity')))
})

const atNewAddress = [
  ['a redirect', addressesWith(moved('silvercity', 'newhaven'))],
  ['gone', fixtureWith('addresses', 'gone: []', 'gone: [/service-areas/silvercity]')],
] as const

test.each(sample(atNewAddress, 2))(
  'takes the place of what is %s at the new address',
  async (_, content) => {
    const folder = await editedProject({ [addresses]: content })
    await change(folder, 'rename-city', 'Meriden', 'Silver City')
    expect(dataOf(folder)[addresses]).toBe(addressesWith(moved('meriden', 'silvercity')))
  },
)

test('a name that differs in case or accents keeps its address and needs no redirect', async () => {
  const folder = await generatedProject()
  const { plan } = await change(folder, 'rename-city', 'meriden', 'Mériden')
  expect(dataOf(folder)[addresses]).toBe(fixture('addresses'))
  expect(dataOf(folder)[cities]).toContain('- cityName: Mériden\n')
  const none = { appear: [], disappear: [] }
  expect([plan.pages, plan.redirects]).toEqual([none, none])
})

test('links of site.yaml lead to the new address without a detour', async () => {
  const link = (slug: string) =>
    fixtureWith('site', 'to: /service-areas/new-haven-county', `to: /service-areas/${slug}`)
  const folder = await editedProject({ 'data/site.yaml': link('meriden') })
  const { plan } = await change(folder, 'rename-city', 'Meriden', 'Silver City')
  expect(dataOf(folder)['data/site.yaml']).toBe(link('silvercity'))
  expect(plan.links.appear).toContainEqual({ on: 'every page', to: '/service-areas/silvercity' })
})

test('a list that names the new town already loses the old name', async () => {
  const both = '[Meriden, Silver City, Prospect, Wolcott, Watertown, Middlebury]'
  const folder = await editedProject({ [cities]: nearWaterbury(both) })
  await change(folder, 'rename-city', 'Meriden', 'Silver City')
  const after = nearWaterbury('[Silver City, Prospect, Wolcott, Watertown, Middlebury]')
  expect(dataOf(folder)[cities]).toBe(
    replaceOnce(after, 'cityName: Meriden', 'cityName: Silver City'),
  )
})

testRefusals('rename-city', [
  ['an unknown city', ['Meridn', 'X'], 1, 'No city has the name "Meridn". Did you mean Meriden?'],
  ['a city far from all', ['Quux', 'X'], 1, '`npx roof-site list` names them all.'],
  ['a county', ['new haven county', 'X'], 1, 'New Haven County is a county'],
  ['the same name', ['Meriden', 'Meriden'], 1, 'Meriden has this name already.'],
  ['a name that is taken', ['Meriden', 'Water bury'], 1, 'Waterbury has a page already'],
  ['the name of a county', ['Meriden', 'Middlesex County'], 1, 'Middlesex County has a page'],
  ['a name that is none', ['Meriden', 'Mer/iden'], 1, '"Mer/iden" is not a name of a city'],
  ['an empty name', ['Meriden', ' '], 2, 'The new name is empty.'],
  ['a name left out', ['Meriden'], 2, "missing required argument 'new'"],
])

test('a warning that was there before is not repeated', async () => {
  const title = 'pageTitle: Meriden roofs, from ridge to downtown'
  const short = replaceOnce(firstCities(3), title, 'pageTitle: Too short')
  const folder = await editedProject({ [cities]: short })
  const { plan } = await change(folder, 'rename-city', 'Meriden', 'Silver City')
  expect(plan.findings.filter(({ severity }) => severity === 'warning')).toEqual([])
})

test('a warning that the new name brings is shown at its line', async () => {
  const folder = await generatedProject()
  const before = contents(folder)
  const name = 'A Town With a Name So Long That Nobody Has Ever Heard of It'
  const { code, stderr } = await runCli(folder, ['rename-city', 'Meriden', name, '--rewrite-text'])
  expect(code).toBe(0)
  expect(stderr).toContain('page/title-length')
  expect(stderr).toMatch(/\| +\^{10,}\n/)
  expect(contents(folder)).not.toEqual(before)
})

const [projects, reviews] = ['data/projects.yaml', 'data/reviews.yaml']

const job = (city: string) => `
- slug: cape-2025
  title: New roof on a Cape
  city: ${city} # the town
  services: [roof-replacement]
  finished: 2025-12
  house: cape
  found: A leak.
  did: A roof.
  permission: Signed 2025-12-20
`
const review = (city: string) => `
- quote: They came when they said.
  by: D. M.
  on: letter
  date: 2025-12-20
  city: ${city}
`

/** A project of three cities with a job and a review in Meriden. */
async function provenProject(): Promise<string> {
  const folder = await generatedProject()
  write(folder, projects, fixtureWith('projects', '\n[]\n', job('Meriden')))
  write(folder, reviews, fixtureWith('reviews', '\n[]\n', review('Meriden')))
  await runCli(folder, ['generate'])
  return folder
}

test('a town that is renamed is renamed in its jobs and reviews', async () => {
  const folder = await provenProject()
  const { plan } = await change(folder, 'rename-city', 'Meriden', 'Silver City')
  const after = dataOf(folder)
  expect(after[projects]).toBe(fixtureWith('projects', '\n[]\n', job('Silver City')))
  expect(after[reviews]).toBe(fixtureWith('reviews', '\n[]\n', review('Silver City')))
  expect(plan.pages.disappear).toEqual(['/service-areas/meriden'])
})

test('a town that jobs and reviews name is not removed, and the places are said', async () => {
  const folder = await provenProject()
  const before = dataOf(folder)
  const { code, stderr } = await runCli(folder, remove)
  expect(code).toBe(1)
  expect(stderr).toMatch(
    /name Meriden: data\/projects\.yaml:\d+, data\/reviews\.yaml:\d+\. Take them out first/,
  )
  expect(dataOf(folder)).toEqual(before)
})

test('one that is served all the same is removed, and its job stays', async () => {
  const folder = await provenProject()
  const served = fixtureWith('site', 'contactOnly: [Shelton]', 'contactOnly: [Meriden]')
  write(folder, 'data/site.yaml', served)
  const { plan } = await change(folder, ...remove)
  expect(plan.pages.disappear).toEqual(['/service-areas/meriden'])
  expect(dataOf(folder)[projects]).toContain('city: Meriden # the town')
})

test('the first job makes two pages, and its removal by hand is refused: its address vanishes', async () => {
  const folder = await provenProject()
  expect((await runCli(folder, ['list', '--json'])).code).toBe(0)
  write(folder, projects, fixture('projects'))
  const { code, stdout } = await runCli(folder, ['validate'])
  expect(code).toBe(1)
  expect(stdout).toContain('/work/cape-2025 was an address of this site')
})
