import { beforeEach, expect, test } from 'vitest'
import type { SiteModel } from '../../../cli/render/site-model.ts'
import { fixture, replaceOnce } from '../../support/project.ts'
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

const dataOf = (path: string) => areaPageOf(model, path).structuredData
const areaPages = () => model.pages.flatMap((page) => (page.kind === 'area' ? [page] : []))

test('every area page names the same office under one @id', () => {
  const office = {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': `${origin}/#business`,
    additionalType: 'https://schema.org/RoofingContractor',
    name: 'Ridge & Eave Roofing',
    telephone: '+18605550142',
    address: {
      '@type': 'PostalAddress',
      streetAddress: '64 Thompson St',
      addressLocality: 'East Haven',
      addressRegion: 'Connecticut',
      postalCode: '06513',
      addressCountry: 'US',
    },
    geo: { '@type': 'GeoCoordinates', latitude: 41.2809, longitude: -72.8723 },
    aggregateRating: { ratingValue: 4.9, bestRating: 5, reviewCount: 127 },
  }
  expect(areaPages()).toHaveLength(25)
  for (const { structuredData } of areaPages()) expect(structuredData).toMatchObject(office)
})

test('url, description, serviceArea and areaServed are the town’s', () => {
  const page = areaPageOf(model, '/service-areas/essex')
  const near = [
    'Chester',
    'Clinton',
    'Madison',
    'Deep River',
    'Old Saybrook',
    'Westbrook',
    'Lyme',
    'Old Lyme',
  ]
  expect(page.structuredData).toMatchObject({
    url: `${origin}/service-areas/essex`,
    description: page.description,
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

test('the url of each page is its canonical address', () => {
  for (const { structuredData, head, path } of areaPages()) {
    expect(structuredData).toMatchObject({ url: origin + path })
    expect(head.canonical).toBe(origin + path)
  }
})

test('Stratford’s structured data nowhere says New Haven County', () => {
  expect(JSON.stringify(dataOf('/service-areas/stratford'))).not.toContain('New Haven County')
  expect(areaPageOf(model, '/service-areas/stratford').servingLine).toBe(
    'Serving Stratford and surrounding New Haven County areas',
  )
})

test('office hours and the emergency line are told apart', () => {
  const day = (name: string) => `https://schema.org/${name}`
  expect(dataOf('/service-areas/essex')).toMatchObject({
    openingHoursSpecification: [
      {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map(day),
        opens: '07:00',
        closes: '18:00',
      },
      { dayOfWeek: [day('Saturday')], opens: '08:00', closes: '16:00' },
    ],
    contactPoint: {
      contactType: 'emergency',
      hoursAvailable: {
        dayOfWeek: [
          'Monday',
          'Tuesday',
          'Wednesday',
          'Thursday',
          'Friday',
          'Saturday',
          'Sunday',
        ].map(day),
        opens: '00:00',
        closes: '23:59',
      },
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
  expect(page.structuredData).toMatchObject({ sameAs: [profile] })
})

test('a rating that stays out of structured data stays on the page', () => {
  const quiet = replaceOnce(
    fixture('business'),
    'inStructuredData: true',
    'inStructuredData: false',
  )
  const changed = modelOf({ 'data/business.yaml': quiet })
  const { structuredData } = areaPageOf(changed, '/service-areas/essex')
  expect(structuredData).not.toHaveProperty('aggregateRating')
  expect(changed.site.business.rating).toEqual({ value: 4.9, best: 5, count: 127 })
})
