import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { site } from '#generated/site'
import type { NamedHouse, Page, StreetHouse } from '#generated/types'
import { headTags } from '../../../src/document/head-tags'
import { renderBody } from '../../../src/entry-server'
import { placeHouses } from '../../../src/illustrations/houses/street-lots'
import { renderOgImage } from '../../../src/og-image/render-og-image'
import { AreasOverview } from '../../../src/sections/AreasOverview'
import { ContactCards } from '../../../src/sections/ContactCards'
import { HomeHero } from '../../../src/sections/HomeHero'
import { Story } from '../../../src/sections/Story'
import { HoursTable } from '../../../src/ui/HoursTable'
import { allPages, pageOfKind } from './all-pages.ts'
import { projectRoot } from '../../support/project.ts'
import { documentOf } from '../../support/built-site.ts'

const pages = await allPages()

const pageOf = <Kind extends Page['kind']>(kind: Kind) => pageOfKind(pages, kind)

const heroOf = (page: Page) =>
  documentOf(renderBody(page, '/drawings')).querySelector('main section')

test.each(['services', 'service-areas', 'about', 'contact'] as const)(
  '%s has the house that is named, and else words',
  (kind) => {
    // A photo of the owner's may stand there.
    const page = { ...pageOf(kind), photo: null, house: 'saltbox' as const }
    expect(heroOf(page)?.querySelector('svg.hero-house')).not.toBeNull()
    const bare = heroOf({ ...page, house: null })
    expect(bare?.querySelector('.words-hero')).not.toBeNull()
    expect(bare?.querySelector('svg:not(.star, .stars, .stars *)')).toBeNull()
  },
)

test('a town of which no house is named has words, on its page and where it is shared', () => {
  const page = { ...pageOf('area'), scene: null }
  const hero = heroOf(page)
  expect(hero?.querySelector('.words-hero h1')).not.toBeNull()
  expect(hero?.querySelector('svg.drawing')).toBeNull()
  const { alt, boxes, drawing } = renderOgImage(page, site)
  expect(alt).not.toContain('drawing')
  expect(drawing).not.toContain('class="drawing')
  expect(boxes.flatMap(({ texts }) => texts.map(({ text }) => text))).toContain(page.heading)
})

test('Home without a street has words, and what is shared with no house shows none', () => {
  const { business } = site
  const hero = renderToStaticMarkup(
    <HomeHero
      page={pageOf('home')}
      business={business}
      street={null}
      scenery={null}
      credentials={null}
    />,
  )
  expect(hero).toContain('words-hero')
  expect(hero).not.toContain('<svg class="drawing')
  const bare = { ...site, street: null }
  const altOf = (page: Page) => renderOgImage(page, bare).alt
  expect(altOf(pageOf('home'))).not.toContain('drawing')
  expect(altOf({ ...pageOf('contact'), house: null })).not.toContain('drawing')
  expect(altOf({ ...pageOf('services'), house: 'ranch' })).toContain('drawing of a ranch house.')
  expect(altOf({ ...pageOf('about'), house: 'saltbox' })).toContain('drawing of a saltbox.')
})

test('houses that all stand in the street are chosen there, others from a row below the strip', () => {
  const page = pageOf('home')
  const choice = {
    id: 'house-ranch' as const,
    name: 'Ranch',
    street: 'ranch' as const,
    drawing: null,
    summary: 'One floor.',
    facts: [],
    sizes: null,
    days: null,
    sources: [],
    price: null,
    steps: [],
    service: null,
    repair: null,
    write: null,
    wrong: [],
    job: null,
  }
  const partsWith = (...list: NonNullable<typeof page.houses>['list']) => {
    const isOfStreet = list.every(({ street }) => street !== null)
    const houses = { title: 'Which house?', isOfStreet, lead: null, list }
    const body = documentOf(renderBody({ ...page, houses }, '/drawings'))
    const above = body.querySelector('.houses')?.previousElementSibling
    return [above?.className, body.querySelector('.house-close')?.textContent]
  }
  expect(partsWith(choice)).toEqual(['home-hero', 'Close'])
  const away = { ...choice, id: 'house-mill' as const, street: null }
  expect(partsWith(choice, away)).toEqual(['ground-dark', undefined])
})

const streetOf = (...types: StreetHouse[]): readonly NamedHouse[] =>
  types.map((type) => ({ type, siding: 'white', roof: null, label: type }))
const placed = (...types: StreetHouse[]) =>
  placeHouses(streetOf(...types)).map(({ type, x }) => `${type} ${x}`)

test('the seven houses of a street stand in their order, the tall ones where no words are', () => {
  const low = ['ranch', 'cape', 'saltbox', 'colonial'] as const
  const seven = [...low, 'victorian', 'triple-decker', 'mill'] as const
  const corners = [40, 374, 716, 1052, 1460, 1806, 2080]
  expect(placed(...seven)).toEqual(seven.map((type, index) => `${type} ${corners[index]}`))
  expect(placeHouses(streetOf('mill', 'ranch', 'cape')).map(({ type }) => type)).toEqual(
    'ranch cape ranch cape ranch cape mill'.split(' '),
  )
  expect(placed('mill', 'mill', 'mill')).toHaveLength(7)
})

test('a street of three is drawn with all that it shows again', () => {
  const { drawing } = renderOgImage(pageOf('home'), {
    ...site,
    street: { alt: 'three houses', houses: streetOf('ranch', 'commercial', 'queen-anne') },
  })
  const ids = [...drawing.matchAll(/ id="(street-[^"]+)"/g)].map(([, id]) => id)
  const shown = new Set([...drawing.matchAll(/ href="#(street-[^"]+)"/g)].map(([, id]) => id))
  expect(ids.toSorted()).toEqual(['street-commercial', 'street-ranch', 'street-tree'])
  expect([...shown].filter((id) => !ids.includes(id))).toEqual([])
})

test('beside a story without numbers stand the services, and what is yet to be written is a note', () => {
  const services = [site.quote]
  const render = (paragraph: string) =>
    renderToStaticMarkup(<Story story={[paragraph]} stats={[]} services={services} />)
  expect(render('We work.')).toContain(`href="${site.quote.to}"`)
  expect(render('We work.')).not.toContain('open-text')
  expect(render('TODO: Say who you are.')).toContain('open-text')
})

test('how a job goes stands below the story of a firm that says it, and nowhere else', () => {
  const steps = [{ title: 'You call', description: 'And say what you see.' }]
  const render = (page: Page) => renderBody(page, '/drawings')
  const page = pageOf('about')
  expect(render({ ...page, process: { title: 'How it goes', steps } })).toContain('You call</h3>')
  expect(render(page)).not.toContain('step-number')
})

test('without numbers, and without an office to come to, there is no place kept for them', () => {
  const { areas } = pageOf('home')
  const { cards } = pageOf('contact')
  const { business } = site
  expect(
    renderToStaticMarkup(<Story story={['We work.']} stats={[]} services={[]} />),
  ).not.toContain('<dl')
  expect(renderToStaticMarkup(<AreasOverview {...areas} stats={[]} map={null} />)).not.toContain(
    'class="stats"',
  )
  const render = (office: typeof cards.office) =>
    renderToStaticMarkup(<ContactCards cards={{ ...cards, office }} business={business} />)
  expect(render(cards.office)).toContain('md:row-span-2')
  expect(render(null)).not.toContain('row-span')
  expect(render(null)).not.toContain('<address')
})

test('a page without a picture to be shared says nothing of one', () => {
  const page = pageOf('home')
  const names = headTags({ ...page, head: { ...page.head, image: null } }, 'Firm').map(
    ({ selector }) => selector,
  )
  expect(names.filter((name) => name.includes('image'))).toEqual([])
})

test('times of a table of hours stay in one line, one below the other', () => {
  const render = (hours: string) =>
    renderToStaticMarkup(<HoursTable caption="Hours" hours={[{ days: 'Monday', hours }]} />)
  expect(render('8:00 AM to noon and 1:00 PM to 5:00 PM').match(/whitespace-nowrap/g)).toHaveLength(
    2,
  )
  expect(render('Closed, but for emergencies')).not.toContain('whitespace-nowrap')
})

test('a wall of brick has the color of bricks, whatever the house', () => {
  const styles = readFileSync(join(projectRoot, 'src/illustrations/illustrations.css'), 'utf8')
  const colorIn = (rule: string, name: string) =>
    new RegExp(`^\\.${rule} \\{[^}]*--${name}: (#\\w+);`, 'm').exec(styles)?.[1]
  expect(colorIn('palette-brick', 'wall')).toBe(colorIn('drawing', 'brick'))
})
