import { expect, test } from 'vitest'
import { inPlace } from '../../../cli/lib/place-name.ts'
import { fillPattern } from '../../../cli/site/pages/interpolate.ts'
import { buildSite } from '../../../cli/site/pages/build-site.ts'
import { completeEntry } from '../../../cli/site/entries/new-city.ts'
import { emptyAtlas } from '../../../cli/load/gazetteer.ts'
import type { SiteData } from '../../../cli/site/schema/data.ts'
import { pageOf, siteData } from '../../support/site-model.ts'

const data = siteData()

/** A firm in Bend that does this work, and whose site.yaml does not say so. */
function firmOf(services: readonly string[], more: Partial<SiteData['business']> = {}): SiteData {
  const { site, business } = data
  const [first] = data.services
  if (!first) throw new Error('The fixture has services.')
  const { pageTitle: _, metaDescription: __, ...home } = site.home
  const { description: ___, ...footer } = site.footer
  const { services: ____, newCity: _____, ...areaPage } = site.areaPage
  const columns = [{ title: 'Work' }, ...footer.columns.slice(1)]
  const address = { locality: 'Bend', region: 'Oregon', regionCode: 'OR' }
  return {
    ...data,
    business: {
      ...business,
      name: 'Juniper Septic',
      address: { ...business.address, ...address },
      ...more,
    },
    services: services.map((name, index) => {
      return { ...first, slug: `work-${index}`, name, summary: `About ${name}.` }
    }),
    site: { ...site, home, footer: { ...footer, columns }, areaPage },
  }
}

const septic = ['Septic Pumping', 'Tank Repair', 'Drain Fields']

test('where site.yaml does not say what the firm does, the names of its services do', () => {
  const model = buildSite(firmOf(septic))
  const { site } = model
  const { head, structuredData } = pageOf(model, 'home', '/')
  expect(head).toMatchObject({
    title: 'Septic Pumping and Tank Repair in Bend, OR | Juniper Septic',
    description:
      'Septic Pumping, Tank Repair and Drain Fields in and around Bend, Oregon. Call or email us and tell us what you need.',
  })
  const description = 'Septic Pumping, Tank Repair and Drain Fields in and around Bend, Oregon.'
  expect(structuredData[0]).toMatchObject({ description })
  expect(site.description).toBe(description)
  expect(site.footer[0]).toEqual({
    title: 'Work',
    links: septic.map((text, index) => ({ text, to: `/services/work-${index}` })),
  })
  expect(site.areaTemplate.services).toMatchObject(
    septic.map((text, index) => {
      return { description: null, link: { text, to: `/services/work-${index}` } }
    }),
  )
})

const taglineOf = (firm: SiteData) => pageOf(buildSite(firm), 'home', '/').tagline

test('above the heading of Home stands what the firm does and where, unless the town is named there', () => {
  const { site } = firmOf(septic)
  const plain = { ...site.home, heading: 'Out of sight', lead: 'And out of mind.', bullets: [] }
  const firm = (more: Partial<SiteData['business']>, home = plain) => {
    const made = firmOf(septic, more)
    return { ...made, site: { ...made.site, home } }
  }
  expect(taglineOf(firm({ trade: 'heating' }))).toBe('Heating and cooling in Bend, Oregon')
  expect(taglineOf(firm({ trade: ['gutters', 'siding'] }))).toBe(
    'Gutters and siding in Bend, Oregon',
  )
  const services = 'Septic Pumping and Tank Repair in Bend, Oregon'
  expect(taglineOf(firm({ trade: 'other' }))).toBe(services)
  expect(taglineOf(firm({ trade: ['septic', 'general'] }))).toBe(services)
  expect(taglineOf(firm({ name: 'Bend Septic' }))).toBeUndefined()
  expect(taglineOf(firm({}, { ...plain, lead: 'Tanks in {locality}.' }))).toBeUndefined()
  expect(taglineOf(siteData())).toBeUndefined()
})

test.each([
  [['Kitchens and Baths', 'Decks'], 'Kitchens and Baths, and Decks in Bend, OR | Juniper Septic'],
  [['Voicing & Keys', 'Tuning'], 'Voicing & Keys, and Tuning in Bend, OR | Juniper Septic'],
  [['Piano Tuning'], 'Piano Tuning in Bend, OR | Juniper Septic'],
  // Without room for the firm as well, what it does comes first; without room for that, the firm.
  [['Restoration of Stained Glass Windows'], 'Restoration of Stained Glass Windows in Bend, OR'],
  [['x'.repeat(90), 'Decks'], 'Juniper Septic in Bend, OR | Juniper Septic'],
])('the title of Home has room for 60 characters: %j', (services, title) => {
  expect(pageOf(buildSite(firmOf(services)), 'home', '/').head.title).toBe(title)
})

test('what site.yaml says goes before that', () => {
  const { home, footer, areaPage } = data.site
  const said = buildSite(data)
  const { title, description } = pageOf(said, 'home', '/').head
  const filled = (text = '') => text.replaceAll('{locality}', data.business.address.locality)
  expect(title).toContain(filled(home.pageTitle))
  expect(description).toBe(filled(home.metaDescription))
  expect(said.site.description).toBe(filled(footer.description))
  expect(said.site.areaTemplate.services).toHaveLength(Number(areaPage.services?.length))
  const newCity = { pageTitle: 'Roofs of {city}', metaDescription: 'All roofs of {city}.' }
  const site = { ...data.site, areaPage: { ...areaPage, newCity } }
  const known = { data: { ...data, site }, places: emptyAtlas.places }
  expect(completeEntry(known, { cityName: 'Lyme' })).toMatchObject({ pageTitle: 'Roofs of Lyme' })
})

test("the office's town gets another title than Home", () => {
  const known = { data: firmOf(septic, { trade: 'other' }), places: emptyAtlas.places }
  expect(completeEntry(known, { cityName: 'Bend' })).toMatchObject({
    pageTitle: 'Tank Repair and Drain Fields in Bend',
  })
  const alone = { ...known, data: firmOf(['Piano Tuning'], { trade: 'other' }) }
  expect(completeEntry(alone, { cityName: 'Bend' })).toMatchObject({
    pageTitle: 'Piano Tuning in Bend',
  })
})

test('a new town gets a title and a description that name the work', () => {
  const known = { data: firmOf(septic, { trade: 'other' }), places: emptyAtlas.places }
  const ofTrade = { ...known, data: firmOf(septic, { trade: 'septic' }) }
  expect(completeEntry(ofTrade, { cityName: 'Sisters' })).toMatchObject({
    pageTitle: 'Septic work in Sisters',
  })
  expect(completeEntry(known, { cityName: 'Sisters' })).toMatchObject({
    pageTitle: 'Septic Pumping in Sisters',
    metaDescription:
      'Septic Pumping, Tank Repair and Drain Fields in Sisters, Oregon, by Juniper Septic, based in Bend. Call or email us and tell us what you need.',
  })
  const long = { ...known, data: firmOf(['x'.repeat(90)], { trade: 'other' }) }
  expect(completeEntry(long, { cityName: 'Sisters' })).toMatchObject({
    pageTitle: 'Juniper Septic in Sisters',
    metaDescription: expect.stringMatching(/^Work in Sisters, Oregon, by Juniper Septic/),
  })
})

test.each([
  ['Savannah', 'in Savannah'],
  ['Tybee Island', 'on Tybee Island'],
  ['Mercer Island, WA', 'on Mercer Island, WA'],
  // A city on the prairie.
  ['Grand Island', 'in Grand Island'],
  ['Emerald Isle', 'in Emerald Isle'],
  ['Island Park', 'in Island Park'],
])('the work is done in a town or on an island: %s', (name, text) => {
  expect(inPlace(name)).toBe(text)
})

test('an island has its word in all that is proposed or filled in, and no other text changes', () => {
  const known = { data: firmOf(septic, { trade: 'septic' }), places: emptyAtlas.places }
  expect(completeEntry(known, { cityName: 'Tybee Island' })).toMatchObject({
    pageTitle: 'Septic work on Tybee Island',
    metaDescription: expect.stringContaining('Drain Fields on Tybee Island, Oregon, by'),
  })
  const names = { city: 'Tybee Island', county: 'Chatham County' }
  const patterns = 'In {city}. Work in and around {city}. Towns near {city}, in {county}.'
  expect(fillPattern(patterns, names)).toBe(
    'On Tybee Island. Work on and around Tybee Island. Towns near Tybee Island, in Chatham County.',
  )
  const firm = firmOf(septic)
  const address = { ...firm.business.address, locality: 'Tybee Island' }
  const home = { ...firm.site.home, heading: 'Tanks in {locality}', lead: 'In Tybee Island.' }
  const model = buildSite({
    ...firm,
    business: { ...firm.business, address },
    site: { ...firm.site, home },
  })
  const page = pageOf(model, 'home', '/')
  expect(page).toMatchObject({ heading: 'Tanks on Tybee Island', lead: 'In Tybee Island.' })
  expect(page.head.title).toContain('Roofing on Tybee Island, OR')
  expect(model.site.description).toContain('Drain Fields on and around Tybee Island, Oregon.')
  expect(model.site.business.officeWords.in).toMatch(/ on$/)
})
