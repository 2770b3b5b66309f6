import { expect, test } from 'vitest'
import { buildSite } from '../../../cli/site/pages/build-site.ts'
import { emptyAtlas } from '../../../cli/load/gazetteer.ts'
import type { SiteData } from '../../../cli/site/schema/data.ts'
import { siteData } from '../../support/site-model.ts'

const example = siteData()
const [county] = example.counties

/** A firm with so many towns, none of which has a page, and no office to visit. */
function dataOf(count: number): SiteData {
  if (!county) throw new Error('The frozen data has no county.')
  const { summary: _summary, ...served } = county
  const { office: _office, ...cards } = example.site.contact.cards
  const others = { ...example.site.contact.served.others, contactOnly: [] }
  const contact = { ...example.site.contact, cards }
  const alsoServed = Array.from({ length: count }, (_, index) => `Town ${index}`)
  return {
    ...example,
    cities: [],
    counties: [{ ...served, alsoServed }],
    site: {
      ...example.site,
      contact: { ...contact, served: { ...contact.served, others } },
    },
  }
}

/** The lists of towns of three pages. */
function listsOf(data: SiteData) {
  const { pages } = buildSite(data, emptyAtlas)
  const onHome = pages.flatMap((page) => (page.kind === 'home' ? page.areas.counties : []))
  const areas = pages.flatMap((page) => (page.kind === 'service-areas' ? page.counties : []))
  const contact = pages.flatMap((page) => (page.kind === 'contact' ? page.served.lists : []))
  return { onHome, areas, contact }
}

test('the town of the firm is first in short lists, and stands out in all', () => {
  const few = dataOf(12)
  const { address } = few.business
  const at = (locality: string, data: SiteData) =>
    listsOf({ ...data, business: { ...data.business, address: { ...address, locality } } })
  const home = { name: 'Town 7', path: null, isHome: true }
  for (const lists of Object.values(at('Town 7', few))) {
    expect(lists[0]?.towns[0]).toEqual(home)
    expect(lists[0]?.towns.filter(({ isHome }) => isHome)).toEqual([home])
  }
  const { onHome, contact } = at('Town 7', dataOf(40))
  expect(onHome[0]?.towns[0]).toEqual(home)
  expect(contact[0]?.towns[0]?.name).toBe('Town 0')
  expect(contact[0]?.towns).toContainEqual(home)
})

test('beside the map of Home is what is told of a county, or some of its towns and the way to all', () => {
  const [some] = listsOf(dataOf(40)).onHome
  expect(some).toMatchObject({ summary: null, all: { text: expect.stringMatching(/^All 40 /) } })
  expect(some?.towns).toHaveLength(24)
  expect(listsOf(dataOf(12)).onHome[0]).toMatchObject({ all: null })
  const told = listsOf(example).onHome
  expect(told.map(({ towns }) => towns)).toEqual(told.map(() => []))
})

test('towns have rows beside the map of Home where no more than it has room for, if any are listed', () => {
  const inRows = (data: SiteData) =>
    buildSite(data, emptyAtlas).pages.flatMap((page) =>
      page.kind === 'home' ? [page.areas.isInRows] : [],
    )
  expect([dataOf(12), dataOf(20), example].map(inRows)).toEqual([[true], [false], [false]])
})

const areShort = (data: SiteData) => {
  const { pages } = buildSite(data, emptyAtlas)
  return pages.flatMap((page) => {
    if (page.kind === 'contact') return [['contact', page.served.isShort]]
    return page.kind === 'service-areas' ? [['service-areas', page.isShort]] : []
  })
}

test('a few towns without a word about their counties have a row each, and stand beside two cards', () => {
  expect(areShort(dataOf(12))).toEqual([
    ['service-areas', 'in-a-column'],
    ['contact', true],
  ])
  expect(areShort(dataOf(25))).toEqual([
    ['service-areas', false],
    ['contact', false],
  ])
  expect(areShort(example)).toEqual([
    ['service-areas', false],
    ['contact', false],
  ])
})
