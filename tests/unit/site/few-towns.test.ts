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

const areShort = (data: SiteData) => {
  const { pages } = buildSite(data, emptyAtlas)
  return pages.flatMap((page) => {
    if (page.kind === 'contact') return [['contact', page.served.isShort]]
    return page.kind === 'service-areas' ? [['service-areas', page.isShort]] : []
  })
}

test('a few towns without a word about their counties have a row each, and stand beside two cards', () => {
  expect(areShort(dataOf(12))).toEqual([
    ['service-areas', true],
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
