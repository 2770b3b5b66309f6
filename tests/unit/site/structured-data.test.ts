import { expect, test } from 'vitest'
import { changeOf, fixture, fixtureWith, replaceOnce } from '../../support/fixtures.ts'
import { words } from '../../support/cases.ts'
import { buildSite } from '../../../cli/site/pages/build-site.ts'
import { areaPageOf, modelOf, siteData } from '../../support/site-model.ts'

const origin = 'https://ridge-eave.example.com'
const place = (type: string, name: string) => ({
  '@type': type,
  name,
  containedInPlace: { '@type': 'State', name: 'Connecticut' },
})

const model = modelOf()

const pageAt = (path: string) => model.pages.find((page) => page.path === path)
/** What a page says of the firm: the first of its blocks. */
const dataOf = (path: string) => pageAt(path)?.structuredData[0]
const counties = [
  place('AdministrativeArea', 'New Haven County'),
  place('AdministrativeArea', 'Middlesex County'),
]

// tests/site/judge holds that all pages tell of the firm alike, in the words of the data.
test('the firm is a local business under the one @id, at its place on the map', () => {
  expect(dataOf('/service-areas/essex')).toMatchObject({
    '@context': 'https://schema.org',
    '@type': ['LocalBusiness', 'RoofingContractor'],
    '@id': `${origin}/#business`,
    address: { '@type': 'PostalAddress', addressRegion: 'Connecticut', addressCountry: 'US' },
    geo: { '@type': 'GeoCoordinates', latitude: 41.28091, longitude: -72.87232 },
    aggregateRating: { '@type': 'AggregateRating', bestRating: 5 },
  })
})

test('Home and Contact describe the firm alike, in the words at the foot of every page', () => {
  expect(dataOf('/')).toEqual(dataOf('/contact'))
  expect(dataOf('/')).toMatchObject({
    url: `${origin}/`,
    description: model.site.description,
    areaServed: counties,
  })
  expect(model.site.description).toMatch(/^Roofing contractor in East Haven, Connecticut\./)
})

test('Home names the site and who publishes it', () => {
  expect(pageAt('/')?.structuredData.slice(1)).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      '@id': `${origin}/#website`,
      name: 'Ridge & Eave Roofing',
      url: `${origin}/`,
      inLanguage: 'en-US',
      publisher: { '@id': `${origin}/#business` },
    },
  ])
})

test('the page of a service tells of it and of the firm that provides it', () => {
  const page = pageAt('/services/storm-damage')
  expect(page?.structuredData).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'Service',
      name: 'Storm Damage',
      description: page?.kind === 'service' && page.lead,
      url: `${origin}/services/storm-damage`,
      provider: {
        '@type': 'RoofingContractor',
        '@id': `${origin}/#business`,
        name: 'Ridge & Eave Roofing',
        telephone: '+18605550142',
        url: `${origin}/`,
      },
      areaServed: counties,
    },
  ])
})

test('url, description, serviceArea and areaServed are the town’s; a county is such an area', () => {
  const page = areaPageOf(model, '/service-areas/essex')
  // Lyme and Old Lyme are near, and not served.
  const near = ['Chester', 'Clinton', 'Madison', 'Deep River', 'Old Saybrook', 'Westbrook']
  expect(dataOf(page.path)).toMatchObject({
    url: `${origin}/service-areas/essex`,
    description: page.servicesLead,
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      itemListElement: ['Residential Roofing', 'Commercial Roofing', 'Emergency Roofing'].map(
        (name) => ({ '@type': 'Offer', itemOffered: { '@type': 'Service', name } }),
      ),
    },
    serviceArea: place('City', 'Essex'),
    areaServed: ['Essex', ...near].map((name) => place('City', name)),
  })
  expect(dataOf('/service-areas/newhavencounty')).toMatchObject({
    url: `${origin}/service-areas/newhavencounty`,
    serviceArea: place('AdministrativeArea', 'New Haven County'),
  })
})

test('Stratford’s structured data nowhere says New Haven County', () => {
  expect(JSON.stringify(dataOf('/service-areas/stratford'))).not.toContain('New Haven County')
  expect(areaPageOf(model, '/service-areas/stratford').servingLine).toBe(
    'Serving Stratford and surrounding New Haven County areas',
  )
})

// tests/site/judge holds the office hours.
test('the emergency line is told apart from the office, where the whole firm is described', () => {
  const days = words`Monday Tuesday Wednesday Thursday Friday Saturday Sunday`
  const dayOfWeek = days.map((day) => `https://schema.org/${day}`)
  expect(JSON.stringify(dataOf('/service-areas/essex'))).not.toMatch(/opens|hoursAvailable/)
  expect(dataOf('/contact')).toMatchObject({
    openingHoursSpecification: [{ opens: '07:00' }, { opens: '08:00' }],
    contactPoint: {
      contactType: 'emergency',
      hoursAvailable: { dayOfWeek, opens: '00:00', closes: '23:59' },
    },
  })
})

/** What Contact says of the firm after a change of business.yaml. */
function saidAfter(...changes: (readonly [from: string, to: string])[]) {
  const changed = changes.reduce(
    (text, change) => replaceOnce(text, ...change),
    fixture('business'),
  )
  const { pages } = modelOf({ 'data/business.yaml': changed })
  return pages.find(({ path }) => path === '/contact')?.structuredData[0]
}

const saturday = 'opens: "08:00"\n      closes: "16:00"'
const otherDays = '  otherDays: Emergency service only\n'

test('emergencies are answered at all hours only where the data says so', () => {
  const said = saidAfter(['text: 24/7\n', 'text: On weekends\n'])
  expect(said).toHaveProperty('contactPoint.contactType', 'emergency')
  expect(said).not.toHaveProperty('contactPoint.hoursAvailable')
})

test('hours that nobody has confirmed are told to no search engine', () => {
  const said = saidAfter(['placeholders:\n', 'placeholders:\n  - hours.office\n'])
  expect(said).toHaveProperty('telephone')
  expect(said).not.toHaveProperty('openingHoursSpecification')
})

test.each([
  ['24:00', '23:59'],
  ['00:00', '23:59'],
  ['02:00', '02:00'],
])('hours that end at %s end at %s for search engines', (closes, told) => {
  const late = `opens: "18:00"\n      closes: "${closes}"`
  const again = `- days: [Saturday]\n      ${late}`
  expect(saidAfter([saturday, `${saturday}\n    ${again}`])).toMatchObject({
    openingHoursSpecification: [
      { closes: '18:00' },
      { opens: '08:00', closes: '16:00' },
      { opens: '18:00', closes: told },
    ],
  })
})

test('closed days are told from midnight to midnight, days with hours by these', () => {
  const closed = `${otherDays}  closed:
    - { from: 2026-11-26, to: 2026-11-27, note: Thanksgiving }
    - { from: 2026-12-31, note: New Year, opens: "09:00", closes: "24:00" }
`
  const type = 'OpeningHoursSpecification'
  const [thanksgiving, newYear] = ['2026-11-26', '2026-12-31']
  expect(saidAfter([otherDays, closed])).toMatchObject({
    specialOpeningHoursSpecification: [
      {
        '@type': type,
        validFrom: thanksgiving,
        validThrough: '2026-11-27',
        opens: '00:00',
        closes: '00:00',
      },
      { '@type': type, validFrom: newYear, validThrough: newYear, opens: '09:00', closes: '23:59' },
    ],
  })
  expect(dataOf('/contact')).not.toHaveProperty('specialOpeningHoursSpecification')
})

test('Home tells of no closed days, and a service of no county, that the page does not show', () => {
  const { business, site, ...others } = siteData()
  const closed = [{ from: '2026-11-26', note: 'Thanksgiving' }]
  const hours = { ...business.hours, closed }
  const footer = { ...site.footer, columns: [] }
  const changed = { ...others, business: { ...business, hours }, site: { ...site, footer } }
  const { pages } = buildSite(changed)
  const saidOn = (path: string) => pages.find((page) => page.path === path)?.structuredData[0]
  expect(saidOn('/contact')).toHaveProperty('specialOpeningHoursSpecification')
  expect(saidOn('/')).not.toHaveProperty('specialOpeningHoursSpecification')
  expect(saidOn('/services/roof-repairs')).not.toHaveProperty('areaServed')
  expect(dataOf('/services/roof-repairs')).toHaveProperty('areaServed', counties)
})

test('a firm without a street is told of by its town, and by no point of the map', () => {
  const data = siteData()
  const { street: _, ...address } = data.business.address
  const { pages } = buildSite({ ...data, business: { ...data.business, address } })
  const told = pages.filter(({ kind }) => ['home', 'contact', 'area'].includes(kind))
  expect(told.length).toBeGreaterThan(20)
  for (const { structuredData, kind } of told) {
    const [said] = structuredData
    expect(said).not.toHaveProperty('geo')
    expect(said).toHaveProperty('address', {
      '@type': 'PostalAddress',
      addressLocality: 'East Haven',
      addressRegion: 'Connecticut',
      postalCode: '06513',
      addressCountry: 'US',
    })
    if (kind === 'area') expect(said).toHaveProperty('serviceArea')
  }
})

test('placeholders of profiles are left out, known profiles are named', () => {
  expect(dataOf('/service-areas/essex')).not.toHaveProperty('sameAs')
  const profile = 'https://social.test/ridge-eave'
  const [from, to] = ['Facebook\n    url: "#"', `Facebook\n    url: ${profile}`] as const
  const linked = modelOf(changeOf('business', from, to))
  const page = areaPageOf(linked, '/service-areas/essex')
  expect(page.structuredData[0]).toMatchObject({ sameAs: [profile] })
})

test('a rating that stays out of structured data stays on the page', () => {
  const quiet = fixtureWith('business', 'inStructuredData: true', 'inStructuredData: false')
  const changed = modelOf({ 'data/business.yaml': quiet })
  const { structuredData } = areaPageOf(changed, '/service-areas/essex')
  expect(structuredData[0]).not.toHaveProperty('aggregateRating')
  expect(changed.site.business.rating).toMatchObject({ value: 4.9, best: 5, count: 127 })
})
