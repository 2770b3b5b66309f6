import { afterAll, expect, test } from 'vitest'
import type { Page } from '#generated/types'
import { pageOfKind } from './all-pages.ts'
import { documentOf, linksOf, textOf, textsOf } from '../../support/built-site.ts'
import { renderPage } from '../../support/rendered-site.ts'
import { frozenModel } from '../../support/site-model.ts'
import { renderDrawings } from '../../../src/entry-server'
import { ogSubtitle } from '../../../src/og-image/texts'

const { pages, site } = frozenModel()

/** The site of a firm that shows no street, takes texts, closes on a holiday and asks for reviews. */
const business = {
  ...site.business,
  address: { ...site.business.address, street: null },
  officeWords: { in: 'In', ours: 'Our town' },
  sms: true,
  reviewLink: { text: 'Write a review', url: 'https://g.page/r/1/review' },
  closedDays: [{ days: 'Thanksgiving, November 26, 2026', hours: 'Closed' }],
}

// The types of generated/ know the addresses of the shipped site alone.
const pageOf = (kind: Page['kind']) => pageOfKind(pages as readonly Page[], kind)

const shown = { ...site, business }
const render = (kind: Page['kind']) => documentOf(renderPage(shown, pageOf(kind)))
// The parts of src/ show the site that was rendered last; other test files expect one with a street.
afterAll(() => void renderPage(site, pageOf('home')))

test('without a street the town stands alone, and no house marks a door', () => {
  const home = render('home')
  for (const document of [home, render('contact')]) {
    expect(new Set(textsOf(document, 'address'))).toEqual(new Set(['East Haven, CT 06513']))
  }
  expect(textsOf(home, '.credentials li').at(-1)).toMatch(/^In East Haven, Connecticut\b/)
  expect(home.querySelector('.map-office')?.getAttribute('d')).toMatch(/a9 9 0 1 0 18 0/)
  expect(textsOf(home, '.map-caption')[0]).toContain('Our town')
  expect(renderDrawings()['front-door']).not.toContain('>64<')
  expect(ogSubtitle(pageOf('about'), business)).toBe('East Haven, Connecticut')
})

test('a phone that takes texts says so beside the number', () => {
  const { text, e164 } = business.phone
  const link = `Text ${text} → sms:${e164}`
  const countOn = (kind: Page['kind']) =>
    linksOf(render(kind)).filter((each) => each === link).length
  expect([countOn('contact'), countOn('home')]).toEqual([1, 1])
  expect(textOf(render('home').body)).toContain(`Text ${text} office@`)
})

test('Contact lists the closed days below the hours, and leads to where reviews are written', () => {
  const contact = render('contact')
  expect(textsOf(contact, 'table tr').at(-1)).toBe('Thanksgiving, November 26, 2026Closed')
  expect(linksOf(contact)).toContain('Write a review → https://g.page/r/1/review')
  expect(textOf(render('home').querySelector('main'))).not.toContain('Thanksgiving')
})

test('a strip that would say nothing but where the office is goes, and its miles stand at the top', () => {
  const guilford = (pages as readonly Page[]).find(({ path }) => path.endsWith('/guilford'))
  if (guilford?.kind !== 'area') throw new Error('Guilford has no page.')
  const town = { ...guilford, registrations: [], job: null, review: null }
  const bare = { ...business, rating: null, insurer: null, registrations: [] }
  const bodyOf = (shownSite: typeof shown, page: Page) => documentOf(renderPage(shownSite, page))
  const said = { ...site, business: bare, ledger: null }
  for (const [strip, count, line] of [
    [site.strip, 1, /^Serving [^\d]+$/],
    [[], 0, /\d+ miles from East Haven$/],
  ] as const) {
    const shownTown = bodyOf({ ...said, strip }, town)
    expect(shownTown.querySelectorAll('.credentials')).toHaveLength(count)
    expect(textsOf(shownTown, '.hero-actions + p')[0]).toMatch(line)
    expect(
      bodyOf({ ...said, strip }, pageOf('home')).querySelectorAll('.credentials'),
    ).toHaveLength(count)
  }
})

test('above the heading of a town stands in one line what speaks for the firm, and leads to the strip', () => {
  const guilford = (pages as readonly Page[]).find(({ path }) => path.endsWith('/guilford'))
  if (guilford?.kind !== 'area') throw new Error('Guilford has no page.')
  const { rating } = site.business
  const insurer = 'Shoreline Mutual'
  for (const [said, line] of [
    [{ rating, insurer }, 'Rated 4.9 (127) · Insured · 10 miles away'],
    [{ rating, insurer: null }, 'Rated 4.9 (127) · 10 miles away'],
    [{ rating: null, insurer }, 'Insured · 10 miles away'],
    [{ rating: null, insurer: null }, undefined],
  ] as const) {
    const shownSite = { ...site, business: { ...business, ...said } }
    const town = documentOf(renderPage(shownSite, guilford))
    expect(textsOf(town, '.proof-line + h1 ~ *').length > 0).toBe(line !== undefined)
    expect(textsOf(town, '.proof-line a')[0]).toBe(line)
    const to = town.querySelector('.proof-line a')?.getAttribute('href')
    expect(to ? town.querySelectorAll(`${to} .credentials`).length : 0).toBe(line ? 1 : 0)
    expect(
      documentOf(renderPage(shownSite, pageOf('home'))).querySelector('.proof-line'),
    ).toBeNull()
  }
  // In the town of the office nothing is said of the way.
  const near = { ...site, business: { ...business, rating } }
  const ofTown = documentOf(renderPage(near, { ...guilford, milesFromOffice: 0 }))
  expect(textsOf(ofTown, '.proof-line a')).toEqual(['Rated 4.9 (127)'])
  // Without a strip there is nothing to lead to.
  const bare = { ...site, strip: [], business: { ...business, rating: null, insurer } }
  expect(documentOf(renderPage(bare, guilford)).querySelector('.proof-line')).toBeNull()
})
