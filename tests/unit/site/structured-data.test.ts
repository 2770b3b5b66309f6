import { beforeEach, expect, test } from 'vitest'
import type { SiteModel } from '../../../cli/render/site-model.ts'
import { fixture, replaceOnce } from '../../support/project.ts'
import { words } from '../../support/tables.ts'
import { areaPageOf, modelOf } from '../../support/site-model.ts'

const origin = 'https://ridge-eave.example.com'
const place = (type: string, name: string) => ({
  '@type': type,
  name,
  containedInPlace: { '@type': 'State', name: 'Connecticut' },
})

let model: SiteModel
beforeEach(() => {
  model = modelOf()
})

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

test('url, description, serviceArea and areaServed are the town’s', () => {
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
})

test('a county is an administrative area', () => {
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

test('placeholders of profiles are left out, known profiles are named', () => {
  expect(dataOf('/service-areas/essex')).not.toHaveProperty('sameAs')
  const profile = 'https://social.test/ridge-eave'
  const linked = replaceOnce(
    fixture('business'),
    'Facebook\n    url: "#"',
    `Facebook\n    url: ${profile}`,
  )
  const page = areaPageOf(modelOf({ 'data/business.yaml': linked }), '/service-areas/essex')
  expect(page.structuredData[0]).toMatchObject({ sameAs: [profile] })
})

test('a rating that stays out of structured data stays on the page', () => {
  const quiet = replaceOnce(
    fixture('business'),
    'inStructuredData: true',
    'inStructuredData: false',
  )
  const changed = modelOf({ 'data/business.yaml': quiet })
  const { structuredData } = areaPageOf(changed, '/service-areas/essex')
  expect(structuredData[0]).not.toHaveProperty('aggregateRating')
  expect(changed.site.business.rating).toMatchObject({ value: 4.9, best: 5, count: 127 })
})
