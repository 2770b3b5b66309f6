import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import {
  linksOf,
  partHeaded,
  readBuiltPage,
  structuredDataOf,
  textOf,
  textsOf,
} from '../support/built-site.ts'
import { allAreas, areaFeatures, areaServices, countyTowns, servingLines } from './area-texts.ts'
import { areaRoutes, routes } from './routes.ts'

const origin = 'https://ridge-eave.example.com'
const read = (path: string) => readBuiltPage(join(inject('fixtureSite'), 'dist'), path)
const townOf = (path: string) => /^Serving (.+) and surrounding/.exec(servingLines[path] ?? '')?.[1]

/** The section of the nearby areas: the one that ends with the link to all. */
function nearbyPart(document: Document): Element {
  const all = [...document.querySelectorAll('main section a')].find(
    (link) => textOf(link) === 'View All Service Areas',
  )
  const part = all?.closest('section')
  if (!part) throw new Error('There is no section of nearby areas.')
  return part
}

describe.each(areaRoutes)('%s', (path) => {
  const page = read(path)
  const { document } = page
  const town = townOf(path) ?? ''
  const hero = document.querySelector('h1')?.closest('section') ?? document

  test('says whom it serves, beside its description and a call button', () => {
    expect(textsOf(hero, 'p')).toEqual([expect.stringMatching(/^.{200,}$/), servingLines[path]])
    expect(linksOf(hero)[0]).toBe('Call 860-555-0142 → tel:+18605550142')
  })

  test('lists 3 to 5 challenges and the four feature cards', () => {
    const part = partHeaded(page, `Local experts in ${town} roofs`)
    const lists = [...part.querySelectorAll('ul')]
    expect(lists[0]?.children.length).toSatisfy((count: number) => count >= 3 && count <= 5)
    expect(textsOf(part, 'h3')).toEqual(areaFeatures)
  })

  test('links to four services', () => {
    const part = partHeaded(page, `What we do in ${town}`)
    const links = [...part.querySelectorAll('li a')]
    expect(links.map((link) => link.getAttribute('href'))).toEqual(areaServices)
  })

  test('lists 5 to 10 nearby areas, never itself, then a link to all', () => {
    const part = nearbyPart(document)
    const towns = textsOf(part, 'li')
    expect(towns.length).toSatisfy((count: number) => count >= 5 && count <= 10)
    expect(towns).not.toContain(town)
    expect(linksOf(part).at(-1)).toBe(allAreas)
  })

  test('carries the structured data of the business for this place', () => {
    expect(structuredDataOf(page)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'LocalBusiness',
      name: 'Ridge & Eave Roofing',
      description: textOf(hero.querySelector('p')),
      url: origin + path,
      telephone: '+18605550142',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '64 Thompson St',
        addressLocality: 'East Haven',
        addressRegion: 'Connecticut',
        postalCode: '06513',
        addressCountry: 'US',
      },
      serviceArea: { name: town },
      openingHoursSpecification: [
        { opens: '07:00', closes: '18:00' },
        {
          dayOfWeek: ['https://schema.org/Saturday'],
          opens: '08:00',
          closes: '16:00',
        },
      ],
      hasOfferCatalog: {
        '@type': 'OfferCatalog',
        itemListElement: ['Residential Roofing', 'Commercial Roofing', 'Emergency Roofing'].map(
          (name) => ({ '@type': 'Offer', itemOffered: { '@type': 'Service', name } }),
        ),
      },
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.9, reviewCount: 127 },
    })
  })

  test('names its nearby areas as areas served', () => {
    const nearby = textsOf(nearbyPart(document), 'li')
    const { areaServed } = structuredDataOf(page) as { areaServed: readonly { name: string }[] }
    expect(areaServed.map(({ name }) => name)).toEqual(expect.arrayContaining(nearby))
  })
})

test.each(Object.entries(countyTowns))('the page of %s lists all its towns', (county, towns) => {
  const path = `/service-areas/${county.toLowerCase().replaceAll(' ', '')}`
  const part = partHeaded(read(path), `Every town on our ${county} list`)
  const items = [...part.querySelectorAll('li')]
  expect(items.map((item) => linksOf(item)[0] ?? textOf(item))).toEqual(towns)
})

test('only the city and county pages carry structured data', () => {
  const carriers = [...routes, '/404'].filter((path) => structuredDataOf(read(path)) !== null)
  expect(carriers.toSorted()).toEqual([...areaRoutes].toSorted())
})

test('no sentence but the serving line puts Stratford into New Haven County', () => {
  const sentences = [...routes, '/404'].flatMap((path) => {
    const { document } = read(path)
    const head = [...document.querySelectorAll('meta[content]')].map(
      (meta) => meta.getAttribute('content') ?? '',
    )
    const body = textsOf(document, 'title, h1, h2, h3, p, li:not(:has(p)), dd, figcaption, desc')
    return [...head, ...body].flatMap((text) => text.split(/(?<=[.!?])\s+/))
  })
  const claiming = sentences.filter((each) => /Stratford/.test(each) && /New Haven Co/.test(each))
  expect([...new Set(claiming)]).toEqual([servingLines['/service-areas/stratford']])
})
