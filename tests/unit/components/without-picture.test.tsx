import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { site } from '#generated/site'
import type { PageOf } from '#generated/types'
import { renderBody } from '../../../src/entry-server'
import { doorNumberOf, FrontDoor } from '../../../src/illustrations/sprite/FrontDoor'
import { ContactCards } from '../../../src/sections/ContactCards'
import { LocalExperts } from '../../../src/sections/LocalExperts'
import { PageHero } from '../../../src/sections/PageHero'
import { allPages, pageOfKind } from './all-pages.ts'
import { documentOf } from '../../support/built-site.ts'

const pages = await allPages()
const services = pages.flatMap((page) => (page.kind === 'service' ? [page] : []))
const { cards } = pageOfKind(pages, 'contact')

/** The page with every picture taken out that its data names. */
function withoutPictures(page: PageOf<'service'>): PageOf<'service'> {
  const sections = page.sections.map((section) => {
    if (section.kind === 'cards') return { ...section, cards: section.cards.map(undrawn) }
    return section.kind === 'emergencies'
      ? { ...section, items: section.items.map(undrawn) }
      : section
  })
  return { ...page, drawing: null, photo: null, sections }
}

const undrawn = <Card extends object>(card: Card) => ({ ...card, drawing: null })

const mainOf = (page: PageOf<'service'>) => {
  const document = documentOf(renderBody(page, '/drawings'))
  return document.querySelector('main') ?? document.body
}

const drawingsOf = (main: Element) =>
  [...main.querySelectorAll<HTMLImageElement>('img:not(.front-door, .closing-drawing)')]
    .map(({ src }) => src.replace(/.*#/, ''))
    .filter((name) => !name.startsWith('house-'))
    .filter((name) => !/^(eave|leak)-/.test(name))

test.each(services)('without pictures $path has a hero of words and cards of words', (page) => {
  const main = mainOf(withoutPictures(page))
  expect(main.querySelector('section:first-of-type h1')?.closest('.words-hero')).not.toBeNull()
  expect(main.querySelector('.service-picture')).toBeNull()
  expect(drawingsOf(main)).toEqual([])
})

test.each(services)('the hero of $path shows the small drawing that its data names', (page) => {
  const main = mainOf({ ...page, drawing: 'samples', photo: null })
  expect(main.querySelector('.words-hero')).toBeNull()
  expect(main.querySelector('img.service-picture')?.getAttribute('src')).toBe(
    '/drawings-samples.svg#samples',
  )
})

/** As the data has them: lines do not end within the name of a town. */
const wordsOf = (row: Element) => row.querySelector('p')?.textContent.replaceAll('\u00A0', ' ')

const areas = pages.flatMap((page) => (page.kind === 'area' ? [page] : []))

test.each(areas)(
  'on $path no drawing seems to be missing, where some challenges have none',
  (page) => {
    const challenges = page.localChallenges.map((challenge, index) => {
      return { ...challenge, drawing: index % 2 === 0 ? null : ('snow' as const) }
    })
    const experts = (
      <LocalExperts title="" challenges={challenges} facts={page.facts} features={[]} />
    )
    const document = documentOf(renderToStaticMarkup(experts))
    const rows = [...document.querySelectorAll('.challenge')]
    const drawn = rows.map((row) => row.querySelector('img') !== null)
    expect(drawn).toEqual(drawn.toSorted((one, other) => Number(other) - Number(one)))
    expect(rows.map(wordsOf).toSorted()).toEqual(challenges.map(({ text }) => text).toSorted())
  },
)

test('a single fact of a town is no sheet with a title', () => {
  const line = (label: string) => ({ label, text: 'About 1890' })
  const sheetOf = (labels: readonly string[]) => {
    const facts = { title: 'Waterbury at a glance', lines: labels.map(line) }
    return renderToStaticMarkup(
      <LocalExperts title="" challenges={[]} facts={facts} features={[]} />,
    )
  }
  expect(sheetOf(['Houses'])).toContain('About 1890')
  expect(sheetOf(['Houses'])).not.toContain('<h3')
  expect(sheetOf(['Houses', 'Roofs'])).toContain('<h3')
})

test('a hero without a drawing has its words in two columns', () => {
  const words = { heading: 'Our work', lead: 'What we did.' }
  expect(renderToStaticMarkup(<PageHero {...words} />)).toContain('words-hero')
  expect(renderToStaticMarkup(<PageHero {...words} drawing={<svg />} />)).not.toContain(
    'words-hero',
  )
})

test('a house by night stands where somebody answers by night, and nowhere else', () => {
  const { business } = site
  const render = (emergency: typeof business.emergency) =>
    renderToStaticMarkup(<ContactCards cards={cards} business={{ ...business, emergency }} />)
  expect(render({ days: 'Emergencies', hours: '24/7' })).toContain('#night')
  expect(render({ days: 'Emergencies', hours: 'Until 9 PM' })).not.toContain('#night')
  expect(render(null)).not.toContain('#night')
})

test.each([
  ['64 Thompson St', '64'],
  ['14725 Thompson St', '14725'],
  ['Rural Route 3', ''],
  [null, ''],
])('the door of %s has the number "%s"', (street, number) => {
  expect(doorNumberOf(street)).toBe(number)
})

/** How far down the figures of a number reach; the box tree beside the door begins at 533. */
function footOf(number: string): number {
  const markup = renderToStaticMarkup(<FrontDoor number={number} />)
  const [, top, scale = '1'] = /translate\(392 (300)\)(?:scale\(([\d.]+)\))?/.exec(markup) ?? []
  return Number(top) + Number(scale) * (36 + number.length * 46)
}

test.each(['7', '64', '1402', '14725', '146025'])(
  'the number %s ends above the box tree',
  (number) => {
    expect(footOf(number)).toBeLessThan(533)
  },
)

test('roofs by night do not repeat the number of an emergency card above them', () => {
  const home = pageOfKind(pages, 'home')
  const bandOf = (page: PageOf<'home'>) =>
    documentOf(renderBody(page, '/drawings')).querySelector('.roofs-by-night')
  expect(bandOf(home)).toBeNull()
  const calm = home.services.cards.filter(({ tone }) => tone !== 'emergency')
  expect(bandOf({ ...home, services: { ...home.services, cards: calm } })).not.toBeNull()
})
