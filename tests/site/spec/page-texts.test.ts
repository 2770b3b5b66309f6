import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { linksOf, partHeaded, readBuiltPage, textOf, textsOf } from '../../support/built-site.ts'
import { countyTowns } from './area-texts.ts'
import { readRoutes, routes } from './routes.ts'
import { footerAddresses, navigation, pageTexts } from './texts.ts'

const phone = '860-555-0142'
const tel = 'tel:+18605550142'
const read = (path: string) => readBuiltPage(join(inject('fixtureSite'), 'dist'), path)
const pages = [...readRoutes, '/404'].map(read)
const hrefs = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map((link) => link.getAttribute('href') ?? '')

describe('every page', () => {
  test.each(pages)('$path has the navigation, the phone and the quote button', ({ document }) => {
    const calls = [`${phone} → ${tel}`, 'Get Free Quote → /contact']
    expect(linksOf(document, 'header nav a:not(ul ul a)')).toEqual([...navigation, ...calls])
    expect(hrefs(document, 'header nav ul ul a')).toEqual(
      routes.filter((path) => path.startsWith('/services/')),
    )
  })

  test.each(pages)("$path has the footer's links, exactly", ({ document }) => {
    const addresses = hrefs(document, 'footer a')
    const own = addresses.filter((href) => !/^(tel|mailto):|^#$/.test(href))
    expect(own).toEqual(footerAddresses)
    expect(addresses.filter((href) => href === '#')).toHaveLength(3)
  })

  test.each(pages)('$path states the year at its foot', ({ document }) => {
    const foot = textOf(document.querySelector('footer'))
    expect(foot).toContain('© 2024 Ridge & Eave Roofing')
  })

  test.each(pages)('$path has no form and no button but the menu', ({ document }) => {
    expect(textsOf(document, 'form, input:not([type=range]), select, textarea, iframe')).toEqual([])
    expect(textsOf(document, 'button')).toEqual(['Close', 'Menu'])
  })

  test.each(pages)('$path calls to action by phone or contact page only', ({ document }) => {
    const isCall = /^(call|get|request|book|schedule|ask)\b|^emergency (call|hotline)|\d{3}-\d{4}/i
    const calls = linksOf(document).filter((link) => isCall.test(link))
    const ways = [`→ ${tel}`, '→ /contact']
    expect(calls.filter((link) => !ways.some((way) => link.endsWith(way)))).toEqual([])
    expect(hrefs(document, 'main a')).toContain(tel)
  })
})

describe.each(Object.entries(pageTexts))(
  '%s',
  (path, { headings = [], texts = [], links = [] }) => {
    const { document } = read(path)
    const main = document.querySelector('main') ?? document

    if (headings.length > 0)
      test('has the specified headings', () => {
        expect(textsOf(main, 'h2, h3')).toEqual(expect.arrayContaining([...headings]))
      })
    if (texts.length > 0)
      test('has the specified texts', () => {
        const found = textsOf(main, 'p, li, dt, dd, th, td, address')
        expect(found).toEqual(expect.arrayContaining([...texts]))
      })
    if (links.length > 0)
      test('has the specified links', () => {
        expect(hrefs(main, 'a')).toEqual(expect.arrayContaining([...links]))
      })
  },
)

describe('Home', () => {
  const home = read('/')
  const hero = home.document.querySelector('h1')?.closest('section') ?? home.document

  test('has a hero with an estimate button, a phone button and three bullets', () => {
    expect(linksOf(hero)).toEqual([`Call ${phone} → ${tel}`, 'Get Free Estimate → /contact'])
    expect(textsOf(hero, 'li').join()).toBe('Licensed & Insured,Free Estimates,Emergency Repairs')
  })

  test('ends with a call to action: phone, email and street address', () => {
    const block = [...home.document.querySelectorAll('main section')].at(-1) ?? hero
    expect(linksOf(block)).toEqual([
      `${phone} → ${tel}`,
      'Get Free Estimate → /contact',
      'office@ridge-eave.example.com → mailto:office@ridge-eave.example.com',
    ])
    expect(textsOf(block, 'address')).toEqual(['64 Thompson St East Haven, CT 06513'])
  })

  test('states the rating', () => {
    expect(textOf(home.document.querySelector('main'))).toContain('4.9 of 5 from 127 reviews')
  })
})

describe.each(['/', '/services'])('the services grid of %s', (path) => {
  test.each([
    ['Residential Roofing', '/services/residential-roofing'],
    ['Commercial Roofing', '/services/commercial-roofing'],
    ['Roof Repairs', '/services/roof-repairs'],
    ['Roof Replacement', '/services/roof-replacement'],
    ['Storm Damage', '/services/storm-damage'],
    ['Emergency Service', '/services/emergency-service'],
  ])('has a card for %s that links to %s', (name, address) => {
    const card = partHeaded(read(path), name)
    expect(hrefs(card, 'a').filter((href) => href !== tel)).toEqual([address])
    expect(card.querySelectorAll('ul li').length > 0).toBe(path === '/services')
  })
})

test('the service areas are the counties, each with its page and its towns in the order of their names', () => {
  const page = read('/service-areas')
  for (const [county, address] of [
    ['New Haven County', '/service-areas/newhavencounty'],
    ['Middlesex County', '/service-areas/middlesexcounty'],
  ] as const) {
    const part = partHeaded(page, county)
    expect(linksOf(part, 'h2 a, h3 a')).toEqual([`${county} → ${address}`])
    const items = [...part.querySelectorAll('li')]
    expect(items.map((item) => linksOf(item)[0] ?? textOf(item))).toEqual(
      countyTowns[county]?.toSorted(),
    )
  }
})

test('the hours on the contact page are a table of four rows', () => {
  const rows = [...read('/contact').document.querySelectorAll('table tr')]
  expect(rows.map((row) => textsOf(row, 'th, td').join(': '))).toEqual([
    'Monday to Friday: 7:00 AM to 6:00 PM',
    'Saturday: 8:00 AM to 4:00 PM',
    'Sunday: Emergency service only',
    'Emergency repairs: 24/7',
  ])
})

test('the contact page lists the towns of both counties, and Shelton', () => {
  const { document } = read('/contact')
  const lists = [...document.querySelectorAll('main ul')].map((list) =>
    [...list.children].map((item) => linksOf(item)[0] ?? textOf(item)),
  )
  const sorted = Object.values(countyTowns).map((towns) => towns.toSorted())
  expect(lists).toEqual([...sorted, ['Shelton']])
})

test('the not-found page says so and leads home', () => {
  const { document } = read('/404')
  expect(textsOf(document, 'h1')).toEqual(['404'])
  expect(textsOf(document, 'main p')).toContain('Oops! Page not found')
  expect(linksOf(document, 'main a')).toContain('Return to Home → /')
})
