import { expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import type { DataFileName } from '../../../cli/load/load-data.ts'
import { areaTitle, buildHead, canonicalUrl } from '../../../cli/site/pages/head.ts'
import { fixture, fixtureWith, oldSaybrook, replaceOnce } from '../../support/fixtures.ts'
import { loadAtlas } from '../../../cli/load/gazetteer.ts'
import { buildSite } from '../../../cli/site/pages/build-site.ts'
import { fixtureRoots, homeAt, projectRoot } from '../../support/project.ts'
import { areaPageOf, modelOf, siteData } from '../../support/site-model.ts'
import { words } from '../../support/cases.ts'
import { textsBelow } from '../../../cli/validate/fields.ts'
import type { Link } from '../../../templates/types.ts'
import { toChallenge } from '../../../cli/site/pages/area-page.ts'
import { page as ownHome } from '#generated/routes/home'
import { page as serviceAreas } from '#generated/routes/service-areas'
import { readTemplates } from '../../../cli/load/templates.ts'
import { renderSite } from '../../../cli/render/render-site.ts'
import type { SiteModel } from '../../../cli/render/site-model.ts'

const titleOf = (pageTitle: string) =>
  buildHead(siteData(), { path: '/about', pageTitle, metaDescription: '' }).title

test('the firm’s name follows a title where both have 60 characters at most', () => {
  const name = ' | Ridge & Eave Roofing'
  const fits = 'r'.repeat(60 - name.length)
  expect(titleOf(fits)).toBe(fits + name)
  expect(titleOf(`${fits}r`)).toBe(`${fits}r`)
})

const connecticut = { name: 'Connecticut', code: 'CT' }
const kansas = { name: 'Kansas', code: 'KS' }

test.each([
  ['at its end', 'Derby', 'Roofs in Derby', 'Roofs in Derby, CT'],
  ['at its start', 'Derby', 'Derby roofs by the river', 'Derby, CT, roofs by the river'],
  [
    'amid it, by itself',
    'Derby',
    'Roofs in Derby by the river',
    'Roofs in Derby, CT, by the river',
  ],
  ['amid it, of a thing', 'Derby', 'Roofs for Derby capes', 'Roofs for Derby capes – Derby, CT'],
  ['before a comma', 'Derby', 'Roofs in Derby, old and new', 'Roofs in Derby, CT, old and new'],
  ['before a colon', 'Derby', 'Derby: its roofs', 'Derby, CT: its roofs'],
  ['before a sign', 'Derby', 'Derby & Shelton roofs', 'Derby, CT & Shelton roofs'],
  ['of a county', 'Essex County', 'Essex County roofs', 'Essex County, CT, roofs'],
  ['with a full stop', 'St. Paul', 'Old roofs of St. Paul', 'Old roofs of St. Paul, CT'],
  ['as a possessive', 'Essex', "Essex's villages", "Essex's villages – Essex, CT"],
  ['as a possessive of an s', 'Essex', 'Essex’ villages', 'Essex’ villages – Essex, CT'],
  ['inside a longer name', 'Essex', 'Essex Village roofs', 'Essex Village roofs – Essex, CT'],
  ['behind a direction', 'Haven', 'East Haven roofs', 'East Haven roofs – Haven, CT'],
  ['with a hyphen', 'Derby', 'Derby-style roofs', 'Derby-style roofs – Derby, CT'],
  ['first so, then free', 'Derby', 'Derby’s best in Derby', 'Derby’s best in Derby, CT'],
  ['nowhere', 'Derby', 'Where two rivers meet', 'Where two rivers meet – Derby, CT'],
  ['with the letters', 'Derby', 'Roofs in Derby, CT', 'Roofs in Derby, CT'],
  ['with the state', 'Derby', 'Connecticut’s Derby roofs', 'Connecticut’s Derby roofs'],
  ['with another state', 'Derby', 'Roofs in Derby, NY', 'Roofs in Derby, NY'],
])(
  'the title of an area’s page tells the state where it has the name %s',
  (_, name, title, told) => {
    expect(areaTitle(title, { name, state: connecticut })).toBe(told)
  },
)

test('a place that is called as its state is told with it, by letters or name', () => {
  const titled = (title: string) => areaTitle(title, { name: 'Kansas City, KS', state: kansas })
  expect(titled('Roofs of Kansas City')).toBe('Roofs of Kansas City, KS')
  expect(titled('Roofs of Kansas City, KS')).toBe('Roofs of Kansas City, KS')
  expect(titled('Kansas City, Kansas roofs')).toBe('Kansas City, Kansas roofs')
})

test('a character outside the basic plane counts once', () => {
  const title = '🏠'.repeat(37)
  expect(titleOf(title)).toBe(`${title} | Ridge & Eave Roofing`)
})

test('the not-found page has no canonical address', () => {
  expect(modelOf().site.notFound.head.canonical).toBe(null)
})

test.each([
  ['/', 'https://a.test/'],
  ['/contact', 'https://a.test/contact'],
])('the canonical address of %s', (path, url) => {
  expect(canonicalUrl('https://a.test', path)).toBe(url)
})

test('the pages come in the order of the data: fixed, counties, cities', () => {
  const { pages } = modelOf({ 'data/cities.yaml': oldSaybrook })
  expect(pages.map(({ path }) => path)).toEqual(words`
    / /services /services/residential-roofing /services/commercial-roofing /services/roof-repairs
    /services/roof-replacement /services/storm-damage /services/emergency-service /service-areas /about
    /contact /service-areas/newhavencounty /service-areas/middlesexcounty /service-areas/oldsaybrook`)
})

test('a county of which nothing is told is listed, and has no page that a link could lead to', () => {
  const [newHaven, { name, summary }] = parse(fixture('counties'))
  const middlesex = { name, summary, alsoServed: ['Haddam'] }
  const without = (file: DataFileName, link: string) => fixtureWith(file, link, '')
  const changes = {
    'data/counties.yaml': stringify([newHaven, middlesex]),
    'data/site.yaml': without(
      'site',
      '        - text: Middlesex County\n          to: /service-areas/middlesex-county\n',
    ),
    'data/addresses.yaml': without(
      'addresses',
      '  - from: /service-areas/middlesex-county\n    to: /service-areas/middlesexcounty\n',
    ),
  }
  const model = modelOf({ ...changes, 'data/cities.yaml': oldSaybrook })
  expect(JSON.stringify(model)).not.toMatch(/middlesex-?county/)
  const home = model.pages.find((page) => page.kind === 'home')
  expect(home?.areas.counties[1]).toEqual({
    name,
    path: null,
    summary,
    towns: [],
    all: null,
  })
  expect(areaPageOf(model, '/service-areas/oldsaybrook')).toMatchObject({
    county: name,
    countyPath: null,
    breadcrumb: [{ to: '/' }, { to: '/service-areas' }, { text: 'Old Saybrook' }],
  })
  const { pages } = modelOf({ ...changes, 'data/cities.yaml': '[]\n' })
  const areas = pages.find((page) => page.kind === 'service-areas')
  expect(areas?.counties[1]?.towns).toEqual([{ name: 'Haddam', path: null }])
})

test('a nearby area is a link where it has a page', () => {
  const { nearbyAreas } = areaPageOf(modelOf(), '/service-areas/stratford')
  expect(nearbyAreas.slice(0, 3)).toEqual([
    { name: 'Milford', path: '/service-areas/milford' },
    { name: 'Derby', path: '/service-areas/derby' },
    { name: 'Bridgeport', path: null },
  ])
})

test.each([
  ['one of them is in it', 'Essex', false],
  ['of one of them it is not known', 'Nowhere', false],
  ['one of them is on its list alone', 'Haddam', false],
  ['all of them are outside', 'Wallingford', true],
])('the heading of the towns near a county is true: %s', (_which, town, areOutside) => {
  const near = `nearbyAreas: [Madison, Guilford, Meriden, Berlin, ${town}]`
  const counties = fixture('counties').replaceAll(/nearbyAreas:[^\]]*\]/g, near)
  const titleIn = (site: string) => {
    const changed = siteData({ 'data/counties.yaml': counties, 'data/site.yaml': site })
    const model = buildSite(changed, loadAtlas(fixtureRoots, homeAt(fixtureRoots)))
    return areaPageOf(model, '/service-areas/middlesexcounty').nearbyTitle
  }
  const around = 'Towns in and around Middlesex County'
  expect(titleIn(fixture('site'))).toBe(areOutside ? 'Just outside Middlesex County' : around)
  const own = 'countyBesideTitle: Over the line of {city}\n  townsTitle:'
  const worded = titleIn(fixtureWith('site', 'townsTitle:', own))
  expect(worded).toBe(areOutside ? 'Over the line of Middlesex County' : around)
})

test('a town that gets a page is a link once, and no longer plain text', () => {
  const cities = fixtureWith('cities', '- cityName: Essex\n', `${oldSaybrook}- cityName: Essex\n`)
  const model = modelOf({ 'data/cities.yaml': cities })
  const { towns } = areaPageOf(model, '/service-areas/middlesexcounty')
  const shown = towns?.list.map(({ name, path }) => (path ? name : `(${name})`)).join(' ')
  expect(shown).toBe(
    'Chester Clinton Cromwell (Deep River) Durham East Hampton Essex (Haddam) (Killingworth) ' +
      '(Middlefield) Middletown Old Saybrook Portland (Westbrook)',
  )
})

test('a service’s card names its drawing and its tone, and links to its page', () => {
  const other = (file: DataFileName) => fixture(file).replaceAll('roof-repairs', 'gutter-repairs')
  const ofGutters = /(- slug: gutter-repairs\n[^]*?picture: )gutter-repairs([^]*?tone: )standard/
  const page = modelOf({
    'data/services.yaml': other('services').replace(ofGutters, '$1eave$2urgent'),
    'data/addresses.yaml': other('addresses'),
    'data/site.yaml': other('site'),
  }).pages.find(({ kind }) => kind === 'services')
  expect(page?.kind === 'services' && page.cards[2]).toMatchObject({
    slug: 'gutter-repairs',
    tone: 'urgent',
    drawing: 'eave',
    link: { text: 'See roof repairs', to: '/services/gutter-repairs' },
  })
  expect(page?.kind === 'services' && page.cards.map(({ tone }) => tone)).toEqual(
    words`standard standard urgent standard urgent emergency`,
  )
})

/** What is drawn for the trade where no picture is named. */
const signature = 'roof-replacement'

test('where the data names no picture, nothing but the trade is drawn, whatever the words say', () => {
  const services = fixture('services').replaceAll(/^ +picture: .*\n/gm, '')
  const { site, pages } = modelOf({ 'data/services.yaml': services })
  const drawings = [...pages, site.areaTemplate].flatMap((page) =>
    textsBelow({ ...page, localChallenges: [] }).filter(({ path }) => path.at(-1) === 'drawing'),
  )
  expect(new Set(drawings.map(({ value }) => value))).toEqual(new Set([signature]))
  const cards = pages.flatMap((page) => (page.kind === 'services' ? page.cards : []))
  expect(cards.map(({ drawing }) => drawing)).toEqual([signature, null, null, null, null, null])
  const roof = pages.find(({ path }) => path === '/services/roof-repairs')
  expect(roof).toMatchObject({ kind: 'service', drawing: signature, photo: null })
})

test('a service without a drawing shows its photo on its cards', () => {
  const photo = 'photo: { src: /share.png, width: 1200, height: 630, alt: A roof }'
  const services = fixture('services').replace(/^( +)picture: roof-repairs$/m, `$1${photo}`)
  const { pages } = modelOf({ 'data/services.yaml': services })
  const look = { drawing: null, photo: { src: '/share.png', alt: 'A roof' } }
  const cards = pages.flatMap((page) => (page.kind === 'services' ? page.cards : []))
  expect(cards[2]).toMatchObject(look)
  expect(cards[1]).toMatchObject({ drawing: 'commercial-roofing', photo: null })
})

test('a town’s page leads to every service, in a line or beside them', () => {
  const { site, pages } = modelOf()
  const { services, moreServices } = site.areaTemplate
  expect(services).toHaveLength(4)
  const links = [...services.map(({ link }) => link), ...moreServices]
  const named = pages.flatMap((page) =>
    page.kind === 'service' ? { text: page.name, to: page.path } : [],
  )
  expect(links.toSorted(byAddress)).toEqual(named.toSorted(byAddress))
})

const byAddress = (one: Link, other: Link) => one.to.localeCompare(other.to)

test('without a rating the reason that shows it is left out', () => {
  const { rating: _rating, ...business } = siteData().business
  const text = fixture('business')
    .replace(/^rating:\n(?:  .*\n)+/m, '')
    .replaceAll(/^  - rating\..*\n/gm, '')
  const home = modelOf({ 'data/business.yaml': text }).pages[0]
  expect(home?.kind === 'home' && home.why.reasons.map(({ title }) => title)).toEqual(
    words`licensed-and-insured locally-owned free-estimates around-the-clock insurance-help`
      .map((id) => business.claims[id])
      .map((claim) => (claim && 'text' in claim ? claim.text : '')),
  )
})

test('a question to ask before hiring has the firm’s own answer, on Home and About', () => {
  const { reasons } = siteData().site.shared.whyChooseUs
  const asked = { title: 'Who is insured?', description: 'Ask for it.', answer: 'All of us are.' }
  const text = replaceOnce(
    fixture('site'),
    '    reasons:\n',
    `    reasons:\n      - ${JSON.stringify(asked)}\n`,
  )
  const shown = modelOf({ 'data/site.yaml': text }).pages.flatMap((page) =>
    page.kind === 'home' || page.kind === 'about' ? [page.why.reasons] : [],
  )
  expect(shown).toHaveLength(2)
  for (const all of shown) {
    expect(all).toHaveLength(reasons.length + 1)
    expect(all[0]).toMatchObject(asked)
    expect(all.slice(1).every(({ answer }) => answer === undefined)).toBe(true)
  }
})

test('where all reasons are questions, Home asks in short, and explains those beside an answer', () => {
  const asked = (answer?: string) => [
    { title: 'Is it in writing?', description: 'Get it on paper.', ...(answer && { answer }) },
    { title: 'Who is insured?', description: 'Ask to see it.' },
  ]
  const homeOf = (reasons: unknown) => {
    const { shared, ...site } = parse(fixture('site'))
    const whyChooseUs = { ...shared.whyChooseUs, reasons }
    const text = stringify({ ...site, shared: { ...shared, whyChooseUs } })
    const [home] = modelOf({ 'data/site.yaml': text }).pages
    return home?.kind === 'home' ? home.why : null
  }
  const more = { to: '/about' }
  expect(homeOf(asked())).toMatchObject({
    reasons: asked().map(({ title }) => ({ title, description: null })),
    more,
  })
  expect(homeOf(asked('Yes.'))).toMatchObject({
    reasons: [{ description: null, answer: 'Yes.' }, { description: 'Ask to see it.' }],
  })
  expect(homeOf([{ title: 'One number', description: 'We answer.' }])).toMatchObject({
    reasons: [{ description: 'We answer.' }],
  })
})

test('a claim in words has its detail in the strip alone, and is no number', () => {
  const business = fixtureWith(
    'business',
    'text: Free Estimates\n',
    'text: Free Estimates\n    detail: with a written price\n',
  )
  const { site, pages } = modelOf({ 'data/business.yaml': business })
  expect(site.strip).toEqual([
    { text: '15+', label: 'years of experience' },
    { text: 'Free Estimates', label: 'with a written price' },
  ])
  expect(JSON.stringify(pages)).not.toContain('with a written price')
  const stats = replaceOnce(
    fixture('site'),
    '\n    stats: [customers, cities, experience]',
    '\n    stats: [customers, cities, free-estimates]',
  )
  expect(() => modelOf({ 'data/business.yaml': business, 'data/site.yaml': stats })).toThrow()
})

test('of twelve services those have a drawing on their cards that name one; pages of others have that of the trade', () => {
  const known = parse(fixture('services')) as Record<string, unknown>[]
  const added = 'gutters siding windows solar skylights insulation'.split(' ').map((name, at) => {
    const { picture: _, ...service } = known[0] ?? {}
    const picture = at < 3 ? { picture: name } : {}
    const pageTitle = `More ${name}`
    return {
      ...service,
      slug: name,
      name: pageTitle,
      pageTitle,
      metaDescription: pageTitle,
      ...picture,
    }
  })
  const { pages } = modelOf({ 'data/services.yaml': stringify([...known, ...added]) })
  const drawn = pages.flatMap((page) =>
    page.kind === 'service' && page.name.startsWith('More') ? [page.drawing] : [],
  )
  const cards = pages.flatMap((page) => (page.kind === 'services' ? page.cards : []))
  const named = ['gutters', 'siding', 'windows']
  expect(drawn).toEqual([...named, signature, signature, signature])
  expect(cards.slice(-6).map(({ drawing }) => drawing)).toEqual([...named, null, null, null])
})

test('a plain text is a challenge without a title and without a drawing', () => {
  const text = 'The mills on Pattaconk Brook, with snow on every chimney.'
  expect(toChallenge(text)).toEqual({ title: null, text, drawing: null })
})

test('a challenge keeps its title, and has the picture that it names and no other', () => {
  const told = { title: 'Old mills', text: 'A mill by the brook' }
  expect(toChallenge(told)).toEqual({ ...told, drawing: null })
  expect(toChallenge({ ...told, picture: 'drain' })).toEqual({ ...told, drawing: 'drain' })
})

function fileOf(input: SiteModel, path: string): string | undefined {
  const files = renderSite({ model: input, templates: readTemplates(projectRoot), lastmod: {} })
  return [...files].find((file) => file.path === path)?.content
}

test('the pages that show the map of all towns import the one', () => {
  expect(ownHome.areas.map).not.toBeNull()
  expect(serviceAreas.map).toBe(ownHome.areas.map)
})

test('where no map is drawn, none is imported', () => {
  const model = modelOf()
  expect(fileOf(model, 'generated/routes/home.ts')).toContain('"map": null')
  expect(fileOf(model, 'generated/routes/home.ts')).not.toContain('areasMap')
  expect(fileOf(model, 'generated/routes/shared/areas-map.ts')).toBeUndefined()
})

test('redirects that pages link to stand with what all pages share, and only there', () => {
  const model = modelOf()
  const { redirects, site } = model
  const [linked] = site.linkedRedirects
  const other = { from: '/old', to: '/about' } as const
  const text = fileOf({ ...model, redirects: [...redirects, other] }, 'generated/redirects.ts')
  expect(text).toContain('[...site.linkedRedirects, ...[')
  expect(text).toContain('"/old"')
  expect(text).not.toContain(`"${linked?.from}"`)
  expect(fileOf(model, 'generated/redirects.ts')).toMatch(/= site\.linkedRedirects\s*$/)
})
