import { expect, test } from 'vitest'
import { change, changedLines, dataOf, testRefusals } from '../../support/changes.ts'
import { contents } from '../../support/folder.ts'
import { editedProject, generatedProject, write } from '../../support/generated-project.ts'
import { fixture, fixtureWith, replaceOnce } from '../../support/project.ts'
import { runCli } from '../../support/run-cli.ts'
import { firstCities } from '../../support/small-city.ts'

const [cities, addresses] = ['data/cities.yaml', 'data/addresses.yaml']
const redirect = (from: string, to: string) =>
  `  - from: /service-areas/${from}\n    to: /service-areas/${to}\n`

/** The frozen addresses with redirects at the end of the list. */
const addressesWith = (...redirects: readonly string[]) =>
  fixtureWith('addresses', '\ngone: []', `${redirects.join('')}\ngone: []`)

test('changes the name, the slug and the lists, and leaves a redirect', async () => {
  const folder = await generatedProject()
  const { plan } = await change(folder, 'rename-city', 'Meriden', 'Silver City')
  const after = dataOf(folder)
  expect(after[cities]).toBe(
    replaceOnce(firstCities(3), 'cityName: Meriden', 'cityName: Silver City'),
  )
  expect(after[addresses]).toBe(addressesWith(redirect('meriden', 'silvercity')))
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
  const folder = await editedProject({ [addresses]: addressesWith(redirect('silver', 'meriden')) })
  await change(folder, 'rename-city', 'Meriden', 'Silver City')
  expect(dataOf(folder)[addresses]).toBe(
    addressesWith(redirect('silver', 'silvercity'), redirect('meriden', 'silvercity')),
  )
})

test('back again: the bytes of the data but for a redirect from the name in between', async () => {
  const folder = await generatedProject()
  const before = dataOf(folder)
  await change(folder, 'rename-city', 'Meriden', 'Silver City')
  const { plan } = await change(folder, 'rename-city', 'Silver City', 'Meriden')
  const back = addressesWith(redirect('silvercity', 'meriden'))
  expect(dataOf(folder)).toEqual({ ...before, [addresses]: back })
  expect(plan.redirects).toEqual({
    appear: [{ from: '/service-areas/silvercity', to: '/service-areas/meriden' }],
    disappear: [{ from: '/service-areas/meriden', to: '/service-areas/silvercity' }],
  })
  await change(folder, 'rename-city', 'Meriden', 'Silver City')
  expect(dataOf(folder)[addresses]).toBe(addressesWith(redirect('meriden', 'silvercity')))
})

test.each([
  ['a redirect', addressesWith(redirect('silvercity', 'newhaven'))],
  ['gone', fixtureWith('addresses', 'gone: []', 'gone: [/service-areas/silvercity]')],
])('takes the place of what is %s at the new address', async (_, content) => {
  const folder = await editedProject({ [addresses]: content })
  await change(folder, 'rename-city', 'Meriden', 'Silver City')
  expect(dataOf(folder)[addresses]).toBe(addressesWith(redirect('meriden', 'silvercity')))
})

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
  const list = '[Cheshire, Naugatuck, Prospect, Wolcott, Watertown, Middlebury, Beacon Falls]'
  const waterbury = (names: string) => replaceOnce(firstCities(3), list, names)
  const both = '[Meriden, Silver City, Prospect, Wolcott, Watertown, Middlebury]'
  const folder = await editedProject({ [cities]: waterbury(both) })
  await change(folder, 'rename-city', 'Meriden', 'Silver City')
  expect(dataOf(folder)[cities]).toBe(
    replaceOnce(
      waterbury('[Silver City, Prospect, Wolcott, Watertown, Middlebury]'),
      'cityName: Meriden',
      'cityName: Silver City',
    ),
  )
})

testRefusals('rename-city', [
  ['an unknown city', ['Meridn', 'X'], 1, 'No city has the name "Meridn". Did you mean Meriden?'],
  ['a city far from all', ['Quux', 'X'], 1, '`npx roof-site list` names them all.'],
  ['a county', ['new haven county', 'X'], 1, 'New Haven County is a county'],
  ['the same name', ['Meriden', 'Meriden'], 1, 'Meriden has this name already.'],
  ['a name that is taken', ['Meriden', 'Water bury'], 1, 'Waterbury has a page already'],
  ['the name of a county', ['Meriden', 'Middlesex County'], 1, 'Middlesex County has a page'],
  ['a name that is none', ['Meriden', 'Mer/iden'], 1, '"Mer/iden" is no name of a city'],
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
