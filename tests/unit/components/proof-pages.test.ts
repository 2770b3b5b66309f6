import { describe, expect, test } from 'vitest'
import type { Page } from '../../../templates/types.ts'
import { buildSite } from '../../../cli/site/pages/build-site.ts'
import { documentOf, linksOf, textOf, textsOf } from '../../support/built-site.ts'
import { proofData } from '../../support/fixtures.ts'
import { renderPage } from '../../support/rendered-site.ts'

const example = buildSite(proofData())
const pages = example.pages.map((page) => {
  const document = documentOf(renderPage(example.site, page))
  return { path: page.path, document, main: document.querySelector('main') ?? document.body }
})
/** One town stands for all. */
const shown = pages.filter(({ path }) => !/^\/service-areas\/(?!guilford)/.test(path))
const job = mainOf('/work/example-colonial-branford')

function mainOf(path: string): Element {
  const page = pages.find((each) => each.path === path)
  if (!page) throw new Error(`There is no page at ${path}.`)
  return page.main
}

describe('the page of a job', () => {
  test('is a log sheet: drawing, photo with place and month, figures', () => {
    expect(textOf(job.querySelector('svg text'))).toBe('Roof: 24 squares')
    expect(textsOf(job, 'section:first-child figcaption')).toEqual([
      'Drawn: the type of house. Hatched: the roof.',
      'After the work: Branford, December 2025',
    ])
    expect(textsOf(job, 'section:first-child dl > div')).toEqual([
      'TownBranford',
      'FinishedDecember 2025',
      'Roof area24 squares (2,400 square feet)',
      'Time on site3 days',
      'MaterialArchitectural shingles',
      'Pitch8/12',
      'WorkRoof Replacement Residential Roofing',
    ])
  })

  test('asks for its first photo at once, for the others when they come near', () => {
    const [first, ...others] = [...job.querySelectorAll('picture img')]
    expect(first?.getAttribute('fetchpriority')).toBe('high')
    expect(first?.hasAttribute('loading')).toBe(false)
    expect(others.map((image) => image.getAttribute('loading'))).not.toContain(null)
    expect(job.querySelector('picture source')?.getAttribute('type')).toBe('image/avif')
  })

  test('has both photos in its markup, and a slider with a label', () => {
    expect(textsOf(job, '.wipe figcaption')).toEqual(['Before', 'After'])
    expect(textOf(job.querySelector('.wipe label:has(input[type=range])'))).toMatch(/^Slide to/)
  })

  test('hatches the roof where the house does not show the part', () => {
    const eave = mainOf('/work/example-eave-shelton')
    expect(textOf(eave.querySelector('figcaption'))).toContain('Hatched: the eave.')
    const mill = mainOf('/work/example-mill-middletown')
    expect(textOf(mill.querySelector('figcaption'))).toContain('Hatched: the roof.')
  })

  test('shows photos that are no pair, and no slider', () => {
    const valley = mainOf('/work/example-valley-hamden')
    expect(valley.querySelector('.wipe')).toBeNull()
    expect(valley.querySelectorAll('section:first-child picture')).toHaveLength(1)
  })
})

const bodyOf = (page: object) => documentOf(renderPage(example.site, page as Page)).body

test('a job without a house and without photos is a sheet of its figures, in lists a card of words', () => {
  const { pages: all } = example
  const jobs = all.filter(({ kind }) => kind === 'job')
  const bare = { house: null, worked: null, photos: [], near: [] }
  const top = bodyOf({ ...jobs[0], ...bare }).querySelector('main section')
  expect(top?.querySelectorAll('figure')).toHaveLength(0)
  expect(textsOf(top ?? job, 'dl > div')).toContain('FinishedDecember 2025')
  const list = all.find((page) => page.kind === 'work')
  const cards = list?.jobs.map((card) => ({ ...card, house: null, photo: null }))
  const body = bodyOf({ ...list, jobs: cards })
  expect(body.querySelectorAll('main li :is(img, picture)')).toHaveLength(0)
  expect(textsOf(body, 'main li h2')).toHaveLength(jobs.length)
})

test('a house of which no part was worked on is drawn whole, and the legend says so', () => {
  const page = example.pages.find(({ path }) => path === '/work/example-eave-shelton')
  const body = bodyOf({ ...page, worked: null })
  expect(textsOf(body, 'section:first-child figcaption')).toEqual(['Drawn: the type of house.'])
  expect(body.innerHTML).not.toContain('worked-hatch')
})

test('a quotation has its writer, stars, source with date, and what ties the writer to the firm', () => {
  const quotes = [...mainOf('/about').querySelectorAll('figure:has(blockquote) figcaption')]
  expect(quotes.map(textOf)).toContain(
    'P. L., Wallingford, 4 of 5, Better Business Bureau review of October 11, 2025 Example: the writer is the brother of our foreman.',
  )
})

test('the strip says what a homeowner asks for, in that order, and last what the state knows', () => {
  const strip = mainOf('/service-areas/guilford').querySelector('.credentials')
  expect(textsOf(strip ?? job, 'li')).toEqual([
    '4.9 of 5 from 127 reviews, collected by our office, as of January 12, 2026',
    '15+ years of experience',
    'Free Estimates',
    'Insured by Example Mutual',
    expect.stringMatching(/^Office in East Haven \d+ miles from Guilford$/),
  ])
  expect(linksOf(strip ?? job).map((link) => link.split(' → ')[0])).toEqual([
    'Look it up with the state',
    'How to check us',
  ])
})

test('jobs and the words of a customer follow the strip, on Home and on the page of a town', () => {
  const proofOf = (path: string) => mainOf(path).querySelector(':has(> .credentials) + section')
  const town = proofOf('/service-areas/guilford')
  expect(textOf(town)).toContain('Example: a chimney made dryGuilford, ')
  expect(town?.querySelector('blockquote')).not.toBeNull()
  const home = proofOf('/')
  expect(textsOf(home ?? job, 'h2')).toEqual(['Our last three roofs'])
  expect(home?.querySelectorAll('li h3')).toHaveLength(3)
  expect(home?.querySelectorAll('blockquote')).toHaveLength(1)
  const menus = pages.map(({ document }) => textsOf(document, '#menu > ul > li > a'))
  expect(new Set(menus.map((menu) => menu.indexOf('Finished work')))).toEqual(new Set([2]))
})

test('beside the ledger stand the lender with its terms, and badges that lead to their proof', () => {
  const ledger = mainOf('/about').querySelector('#ledger')
  expect(textsOf(ledger ?? job, 'dl + div p')[0]).toContain('Example Savings Bank: ')
  expect(ledger?.querySelector('dl + div li img')?.getAttribute('alt')).toBe('Example Badge')
  expect(linksOf(ledger ?? job)).toContain(
    'Example Guild member → https://guild.example.com/members',
  )
})

test('reasons that the ledger repeats lead to it from the end, or stand right above it', () => {
  const data = proofData()
  const { reasons, ...why } = data.site.shared.whyChooseUs
  // Of the others more is said than the ledger does.
  const told = reasons.filter((reason) => 'rating' in reason)
  const shared = { ...data.site.shared, whyChooseUs: { ...why, reasons: told } }
  const partsOf = (change: Partial<typeof data>) => {
    const { site, pages: all } = buildSite({ ...data, site: { ...data.site, shared }, ...change })
    const about = all.find(({ path }) => path === '/about')
    const main = about && documentOf(renderPage(site, about)).querySelector('main')
    const headings = textsOf(main ?? job, 'section > .wrap h2')
    return {
      next: headings[headings.indexOf('Why people choose us') + 1],
      links: linksOf(main ?? job).filter((link) => link.endsWith('#ledger')).length,
    }
  }
  expect(partsOf({})).toEqual({ next: 'Meet us before you decide', links: 1 })
  expect(partsOf({ reviews: [] })).toEqual({ next: 'How to check us', links: 0 })
  const business = { ...data.business, contract: [] }
  expect(partsOf({ reviews: [], business })).toMatchObject({ links: 1 })
})

test('who answers the phone stands beside it', () => {
  for (const path of ['/contact', '/about']) {
    const answering = textsOf(mainOf(path), 'section:first-child li p')
    expect(answering).toEqual([
      expect.stringMatching(/^Example Estimator answers the phone.*Speaks English and Spanish$/),
      expect.stringMatching(/^Example Foreman answers the phone/),
    ])
  }
})

test('one photo from the work stands below its words, two have a row', () => {
  const captionsOf = (...during: readonly `/${string}`[]) => {
    const page = example.pages.find(({ path }) => path === '/work/example-colonial-branford')
    if (page?.kind !== 'job') throw new Error('The job has no page.')
    const [before, after] = ['before', 'after'].map((stage) =>
      page.photos.find((photo) => photo.stage === stage),
    )
    if (!before || !after) throw new Error('The job has no photos.')
    const more = during.map((src) => ({ ...after, src, stage: 'during' as const }))
    const main = documentOf(renderPage(example.site, { ...page, photos: [before, ...more, after] }))
    return ['.wipe + div', '.wrap + .wrap'].map((place) => textsOf(main, `${place} figcaption`))
  }
  expect(captionsOf('/a.jpg')).toEqual([['During the work'], []])
  expect(captionsOf('/a.jpg', '/b.jpg')).toEqual([[], ['During the work', 'During the work']])
})

test.each(shown)('$path leads out only where a reader can check something', ({ main }) => {
  const outward = [...main.querySelectorAll('a[href^="http"]')]
  expect(outward.filter((link) => link.getAttribute('rel') !== 'noopener')).toEqual([])
  expect(outward.filter((link) => link.hasAttribute('target'))).toEqual([])
})

test.each(shown)('$path has no two links with one text and different targets', ({ main }) => {
  const links = new Set(linksOf(main))
  const texts = [...links].map((link) => link.split(' → ')[0])
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
})
