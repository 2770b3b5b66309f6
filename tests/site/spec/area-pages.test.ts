import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { linksOf, partHeaded, readBuiltPage, textOf, textsOf } from '../../support/built-site.ts'
import { areaPath } from '../../../cli/site/page-paths.ts'
import { allAreas, areaFeatures, areaServices, countyTowns, servingLines } from './area-texts.ts'
import { readAreas, readRoutes } from './routes.ts'

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

/** A town's name stands first, then where it lies. */
const nearbyName = 'li > :first-child'

describe.each(readAreas)('%s', (path) => {
  const page = read(path)
  const { document } = page
  const town = townOf(path) ?? ''
  const hero = document.querySelector('h1')?.closest('section') ?? document

  test('begins with what speaks for the firm, its lead, its description whole, one call button and whom it serves', () => {
    const [proof = '', lead = '', description = '', ...others] = textsOf(hero, 'p')
    const hasMiles = !/county$|\/easthaven$/.test(path)
    expect(proof).toMatch(
      hasMiles ? /^Rated 4\.9 \(127\) · [1-9]\d* miles? away$/ : /^Rated 4\.9 \(127\)$/,
    )
    expect(lead).toMatch(/^(\S+ ){5,17}\S+[.]$/)
    expect(description).toMatch(/^(\S+ ){59,119}\S+[.]$/)
    expect(others).toEqual([servingLines[path]])
    expect(linksOf(hero, 'a:not(p a)')).toEqual(['Call 860-555-0142 → tel:+18605550142'])
  })

  test('lists 3 to 5 challenges and the four feature cards', () => {
    const part = partHeaded(page, `Local experts in ${town} roofs`)
    const [challenges, features] = part.querySelectorAll('ul')
    expect(challenges?.children.length).toSatisfy((count: number) => count >= 3 && count <= 5)
    expect(features && textsOf(features, 'h3')).toEqual(areaFeatures)
  })

  test('links to four services', () => {
    const part = partHeaded(page, `What we do in ${town}`)
    const links = [...part.querySelectorAll('li a')]
    expect(links.map((link) => link.getAttribute('href'))).toEqual(areaServices)
  })

  test('lists 5 to 10 nearby areas, never itself, then a link to all', () => {
    const part = nearbyPart(document)
    const towns = textsOf(part, nearbyName)
    expect(towns.length).toSatisfy((count: number) => count >= 5 && count <= 10)
    expect(towns).not.toContain(town)
    expect(linksOf(part).at(-1)).toBe(allAreas)
  })

  test('shows the rating and the hours that it marks up', () => {
    const text = textOf(document.body)
    expect(text).toMatch(/4\.9 of 5 from 127 reviews, \S/)
    for (const hours of ['7:00 AM to 6:00 PM', '8:00 AM to 4:00 PM', '24/7']) {
      expect(text).toContain(hours)
    }
  })

  test('leads to its county by its serving line, and by the breadcrumb where it lies in it', () => {
    const county = Object.entries(countyTowns).find(([, towns]) =>
      towns.some((each) => each.endsWith(` → ${path}`)),
    )?.[0]
    const link = county ? [`${county} → ${areaPath(county)}`] : []
    expect(linksOf(hero, 'h1 ~ * p a')).toEqual(link)
    const parents = path === '/service-areas/stratford' ? [] : link
    expect(linksOf(document, 'nav[aria-label="Breadcrumb"] a')).toEqual([
      'Home → /',
      'Service Areas → /service-areas',
      ...parents,
    ])
  })
})

test.each(Object.entries(countyTowns))(
  'the page of %s lists all its towns in the order of their names',
  (county, towns) => {
    const part = partHeaded(read(areaPath(county)), `Every town on our ${county} list`)
    const items = [...part.querySelectorAll('li')]
    expect(items.map((item) => linksOf(item)[0] ?? textOf(item))).toEqual(towns.toSorted())
  },
)

test('no sentence but the serving line puts Stratford into New Haven County', () => {
  const sentences = [...readRoutes, '/404'].flatMap((path) => {
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
