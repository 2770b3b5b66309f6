import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { dataFileNames, dataFilesOf, loadData } from '../../../cli/load/load-data.ts'
import { stateCodes } from '../../../cli/site/states/postal.ts'
import { isDry, regionOf, regions } from '../../../cli/site/states/regions.ts'
import { tradeNames, trades } from '../../../cli/site/trades/index.ts'
import { renderOgImage } from '../../../src/og-image/render-og-image'
import type { SiteData } from '../../../cli/site/schema/data.ts'
import { buildSite } from '../../../cli/site/pages/build-site.ts'
import type { OgImage, Page, Site } from '../../../templates/types.ts'
import { inTurns } from '../../support/cases.ts'
import { documentOf } from '../../support/built-site.ts'
import { proofData } from '../../support/fixtures.ts'
import { rootsOf, today } from '../../support/project.ts'
import { dataIn } from '../../support/site-model.ts'
import { renderFiles } from '../../support/rendered-site.ts'
import { answersOf, initSite } from '../init/new-site.ts'

test('each state is in one region, whose streets have houses of more than one kind', () => {
  const listed = Object.values(regions).flatMap(({ states }) => [...states])
  expect(listed.toSorted()).toEqual(stateCodes.toSorted())
  for (const { houses } of Object.values(regions)) {
    expect(new Set(houses).size).toBe(houses.length)
    expect(houses.length).toBeGreaterThan(2)
  }
  expect(stateCodes.filter((code) => regionOf(code).isNewEngland).toSorted()).toEqual(
    'CT MA ME NH RI VT'.split(' '),
  )
})

test('each trade has a drawing of its own', () => {
  const signatures = tradeNames.map((name) => trades[name].signature)
  expect(new Set(signatures).size).toBe(tradeNames.length)
})

test('the office of a new site is one building on About and on Contact', async () => {
  const { site } = await initSite(answersOf('OH', 'roofing'))
  const text = readFileSync(join(site, 'data/site.yaml'), 'utf8')
  const { about, contact } = parse(text) as Record<string, { readonly house: string }>
  expect(about?.house).toBeDefined()
  expect(contact?.house).toBe(about?.house)
})

/** The types of the model are those of `templates/`. */
const share = renderOgImage as unknown as (page: Page, site: Site) => OgImage

/** The parts of a page that are drawn for roofers alone. */
const roofersOnly = {
  'roofs by night': '.roofs-by-night, [src$="#roofs-by-night"]',
  'the front door': '[src$="#front-door"]',
  'the skyline': '.roofline',
  'the band of shingles': '.shingles',
  roofers: '.home-hero .climber, .home-hero .line-rope',
  'the names of houses': '.house-name',
} as const

/** The pages of a new site, and which of the parts are on any of them. */
async function drawnFor(state: string, trade: string) {
  const { site } = await initSite(answersOf(state, trade))
  const files = dataFilesOf(loadData(site, dataFileNames))
  const pages = renderFiles(files, today, () => true).map(({ path, html }) => {
    return { path, document: documentOf(html) }
  })
  const parts = Object.entries(roofersOnly).flatMap(([part, selector]) =>
    pages.some(({ document }) => document.querySelector(selector)) ? [part] : [],
  )
  const drawingsOn = (selector: string) =>
    pages.flatMap(({ document }) =>
      [...document.querySelectorAll<HTMLImageElement>(selector)].map(({ src }) =>
        src.replace(/.*#/, ''),
      ),
    )
  return { pages, parts, drawingsOn }
}

test.each(inTurns(tradeNames, ['GA', 'CT', 'AZ', 'OR']))(
  'what is drawn for roofers alone is on the pages of no other: %s in %s',
  async (trade, state) => {
    const { pages, parts, drawingsOn } = await drawnFor(state, trade)
    const ofState = state === 'CT' ? [] : ['the front door', 'the skyline']
    const ofRoofer = Object.keys(roofersOnly).filter((part) => !ofState.includes(part))
    expect(parts).toEqual(trade === 'roofing' ? ofRoofer : [])
    const isDryYard = trade === 'landscaping' && isDry(state)
    const signature = isDryYard ? 'dry-landscaping' : trades[trade].signature
    const isDoor = parts.includes('the front door')
    const repeating = pages.filter(
      ({ path, document }) =>
        path.startsWith('/services/') && document.querySelector('.closing-drawing'),
    )
    expect(repeating).toEqual([])
    const closings = drawingsOn('.front-door, .closing-drawing')
    expect(closings).toContain(isDoor ? 'front-door' : signature)
    // Where services have drawings, no two pages end alike, and none as another begins.
    const isAlike = ['roofing', 'other'].includes(trade)
    expect(new Set(closings).size).toBe(isAlike ? 1 : closings.length)
    expect(closings.length).toBeGreaterThan(2)
    const ofServices = drawingsOn('.service-drawing')
    expect(ofServices).not.toEqual([])
    if (trade === 'roofing') expect(ofServices).toContain('roof-repairs')
    // What Home begins with is on no card below it, but where the owner names the trade; a roofer's has a street.
    expect(ofServices.includes(signature)).toBe(['roofing', 'other'].includes(trade))
    const home = pages.find(({ path }) => path === '/')
    const street = home?.document.querySelectorAll('.home-hero .street')
    expect(street).toHaveLength(trade === 'roofing' ? 1 : 0)
    const tops = pages.filter(({ document }) => document.querySelector('.service-picture'))
    const besides = tops.map(({ path }) => path).filter((path) => !path.startsWith('/services/'))
    expect(besides.toSorted()).toEqual(topsOf(trade))
    const ends = home?.document.querySelectorAll('.front-door, .closing-drawing')
    expect(ends).toHaveLength(trade === 'roofing' ? 1 : 0)
  },
)

/** The pages that begin with a picture of the work: a trade named by the owner has only its own drawing. */
function topsOf(trade: string) {
  if (trade === 'roofing') return []
  return trade === 'other' ? ['/'] : ['/', '/about', '/contact']
}

test.each(inTurns(tradeNames, ['OH', 'AZ']))(
  'no two of the pages at the top of the menu begin with one drawing: %s in %s',
  async (trade, state) => {
    const { site } = await initSite(answersOf(state, trade))
    const { pages } = buildSite(dataIn(rootsOf(site)))
    const tops = pages.flatMap((page) => {
      if (page.kind === 'home') return page.drawing ?? []
      return 'work' in page ? (page.work ?? []) : []
    })
    expect(new Set(tops).size).toBe(tops.length)
    const ends = pages.flatMap((page) => ('closing' in page ? (page.closing?.drawing ?? []) : []))
    expect(ends.filter((drawing) => tops.includes(drawing))).toEqual([])
    const neighbors = pages.flatMap((page) =>
      page.kind === 'service-areas' ? [[page.house, page.neighbor]] : [],
    )
    expect(neighbors).toHaveLength(1)
    for (const [house, neighbor] of neighbors) {
      expect(house).not.toBe(neighbor)
      expect(neighbor === undefined).toBe(trade === 'roofing')
    }
  },
)

test.each([
  ['AZ', 'ground-cover', 'dry-planting', 'dry-patio', 'dry-yard-drain'],
  ['GA', 'sod', 'planting', 'patio', 'yard-drain'],
])('a yard in %s looks as yards do there: %s, %s', async (state, ...pictures) => {
  const { site } = await initSite(answersOf(state, 'landscaping'))
  const drawn = dataIn(rootsOf(site)).services.map(({ picture }) => picture)
  expect(drawn).toEqual(expect.arrayContaining(pictures))
})

test('a street or a house that the owner chooses precedes the work', () => {
  const data = proofData()
  const painters = { ...data, business: { ...data.business, trade: 'painting' as const } }
  const topsIn = ({ site }: SiteData) =>
    buildSite({ ...painters, site }).pages.flatMap((page) =>
      (page.kind === 'home' ? page.drawing : 'work' in page && page.work) ? page.path : [],
    )
  const { home, about, contact } = data.site
  const withoutHouse = <Top extends object>(page: Top) => ({ ...page, house: undefined })
  const bare = {
    ...data.site,
    home: { ...home, street: undefined, photo: undefined },
    about: { ...withoutHouse(about), photo: undefined },
    contact: withoutHouse(contact),
  }
  expect(topsIn({ ...data, site: bare }).toSorted()).toEqual(topsOf('painting'))
  expect(
    topsIn({ ...data, site: { ...bare, contact: { ...contact, house: 'cape' } } }),
  ).not.toContain('/contact')
  const street = [{ type: 'cape' as const }]
  expect(topsIn({ ...data, site: { ...bare, home: { ...bare.home, street } } })).not.toContain('/')
})

test('Home begins with the services of trades that people choose, and with signs of others', () => {
  const data = proofData()
  const isFirst = (trade: 'painting' | 'plumbing') => {
    const { pages } = buildSite({ ...data, business: { ...data.business, trade } })
    return pages.find((page) => page.kind === 'home')?.isByChoice ?? false
  }
  expect([isFirst('painting'), isFirst('plumbing')]).toEqual([true, false])
})

test.each([
  ['roofing', 'CT', 'front-door'],
  ['roofing', 'TX', 'roof-replacement'],
  ['painting', 'CT', 'painting'],
  ['landscaping', 'PA', 'landscaping'],
  ['landscaping', 'UT', 'dry-landscaping'],
  [['septic', 'roofing'], 'CT', 'septic'],
  [['roofing', 'septic'], 'OH', 'roof-replacement'],
] as const)(
  'pages of %j in %s end with %s, and share no roofer but a roofer’s',
  (trade, state, drawing) => {
    const data = proofData()
    const address = { ...data.business.address, regionCode: state }
    const business = {
      ...data.business,
      address,
      trade: typeof trade === 'string' ? trade : [...trade],
    }
    const { site, pages } = buildSite({ ...data, business })
    expect(site.scenery?.closing).toEqual({ drawing })
    const home = pages.find(({ kind }) => kind === 'home')
    const shared = home && share(home, site).drawing.includes('class="climber"')
    expect(shared).toBe([trade].flat()[0] === 'roofing')
  },
)

const allDrawn = tradeNames.filter((trade) => trade !== 'other')

test.each(allDrawn)('each service of a new site shows a drawing of its own: %s', async (trade) => {
  const { pages } = await drawnFor('OH', trade)
  const services = pages.find(({ path }) => path === '/services')
  const cards = [...(services?.document.querySelectorAll('.card-grid > li') ?? [])]
  const drawings = cards.map((card) => card.querySelector<HTMLImageElement>('img')?.src)
  expect(cards.length).toBeGreaterThan(3)
  expect(drawings).not.toContain(undefined)
  expect(new Set(drawings).size).toBe(cards.length)
  const about = pages.find(({ path }) => path === '/about')
  expect(about?.document.querySelectorAll('.story li > a')).toHaveLength(cards.length)
})

test('a short page of a service leads to the others, one with cards does not', async () => {
  const { pages } = await drawnFor('OH', 'painting')
  const othersOn = (service: string) =>
    pages
      .find(({ path }) => path === `/services/${service}`)
      ?.document.querySelectorAll('.card-grid a[href^="/services/"]').length
  expect(othersOn('exterior-painting')).toBe(3)
  expect(othersOn('cabinet-painting')).toBe(0)
})

test('towns show services by their pictures only where the data chooses none for them', () => {
  const data = proofData()
  const { services: _, ...areaPage } = data.site.areaPage
  const drawn = (own: SiteData['site']['areaPage']) =>
    buildSite({ ...data, site: { ...data.site, areaPage: own } }).site.areaTemplate.services.map(
      ({ drawing }) => drawing,
    )
  expect(drawn(areaPage)).not.toContain(undefined)
  expect(new Set(drawn(data.site.areaPage))).toEqual(new Set([undefined]))
})

test('a site that waits for its first photo shares and names the drawing of its trade', () => {
  const data = proofData()
  const business = { ...data.business, trade: 'masonry' as const }
  const { site, pages } = buildSite({ ...data, business, look: { drawings: 'photos' } })
  const [home] = pages.flatMap((page) => (page.kind === 'home' ? [page] : []))
  if (!home) throw new Error('There is no Home.')
  expect(home.drawing).toBe('masonry')
  expect(site.scenery).toBeNull()
  expect(share(home, site).alt).toContain('drawing of a mason at a chimney, and a wall of stone.')
})
