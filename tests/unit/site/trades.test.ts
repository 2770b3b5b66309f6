import { expect, test } from 'vitest'
import { buildSite } from '../../../cli/site/pages/build-site.ts'
import type { SiteData } from '../../../cli/site/schema/data.ts'
import { labelOfTrade, tradeNames, trades } from '../../../cli/site/trades/index.ts'
import { colorFaults } from '../../../cli/site/look/contrast.ts'
import { usual } from '../../../cli/site/look/tokens.ts'
import { mapTexts, textsBelow } from '../../../cli/validate/fields.ts'
import { proofData } from '../../support/fixtures.ts'
import { says, tradeWord } from './trade-words.ts'
import { areaPageOf } from '../../support/site-model.ts'

const data = proofData()

const siteOf = (business: Partial<SiteData['business']>) =>
  buildSite({ ...data, business: { ...data.business, offers: undefined, ...business } })

const firmIn = (business: Partial<SiteData['business']>) =>
  areaPageOf(siteOf(business), '/service-areas/essex').structuredData[0]

const general = 'HomeAndConstructionBusiness'

/** What search engines are told of each trade: its type, and the name of what it offers. */
const told = {
  roofing: ['RoofingContractor', 'Roofing services'],
  siding: [general, 'Siding services'],
  gutters: [general, 'Gutter services'],
  windows: [general, 'Window services'],
  solar: [general, 'Solar services'],
  painting: ['HousePainter', 'Painting services'],
  masonry: [general, 'Masonry services'],
  plumbing: ['Plumber', 'Plumbing services'],
  heating: ['HVACBusiness', 'HVAC services'],
  electrical: ['Electrician', 'Electrical services'],
  landscaping: [general, 'Landscaping services'],
  septic: [general, 'Septic services'],
  general: [general, 'Services'],
  other: ['LocalBusiness', 'Services'],
} as const

test.each(tradeNames)(
  '%s: search engines are told its type, and what services.yaml names',
  (trade) => {
    const site = siteOf({ trade })
    const [type, name] = told[trade]
    const { structuredData } = areaPageOf(site, '/service-areas/essex')
    const itemListElement = data.services.map((service) => {
      return { '@type': 'Offer', itemOffered: { '@type': 'Service', name: service.name } }
    })
    const hasOfferCatalog = { '@type': 'OfferCatalog', name, itemListElement }
    const types = [...new Set(['LocalBusiness', type])]
    expect(structuredData[0]).toMatchObject({ '@type': types, hasOfferCatalog })
    const service = site.pages.find(({ kind }) => kind === 'service')
    expect(service?.structuredData).toMatchObject([{ provider: { '@type': type } }])
  },
)

test('a firm without a trade is told as one of none in particular', () => {
  expect(firmIn({ trade: undefined })).toEqual(firmIn({ trade: 'general' }))
})

test('of several trades the first gives the type; all are in the name of what is offered', () => {
  expect(
    firmIn({ trade: ['painting', 'siding', 'general', 'siding'], offers: ['Trim'] }),
  ).toMatchObject({
    '@type': ['LocalBusiness', 'HousePainter'],
    hasOfferCatalog: {
      name: 'Painting and siding services',
      itemListElement: [{ itemOffered: { name: 'Trim' } }],
    },
  })
})

/** The data of a firm whose texts name no trade: what a page says of one, it says by itself. */
const plain = mapTexts(data, (text) =>
  says(text) ? text.replaceAll(new RegExp(tradeWord, 'gi'), 'work') : text,
)
const job = {
  slug: 'a-job',
  title: 'A job',
  city: 'Essex',
  services: ['storm-damage'],
  finished: '2025-09',
  facts: [{ label: 'Size', value: 'Large' }],
  found: 'Wear.',
  did: 'Work.',
  permission: 'Signed 2025-09-20',
}

/** What a site of one trade says: its pages, the frame around them, and what programs read. */
function saidBy(trade: (typeof tradeNames)[number]): string[] {
  const cities = plain.cities.slice(0, 2).map((city) => ({ ...city, scene: undefined }))
  const counties = plain.counties.map((county) => ({ ...county, scene: undefined }))
  const services = plain.services.map((service) => {
    const isDrawn = ({ kind }: { readonly kind: string }) => kind === 'layers' || kind === 'leak'
    return { ...service, sections: service.sections.filter((section) => !isDrawn(section)) }
  })
  const { work: _, words: __, ...site } = plain.site
  const business = { ...plain.business, trade, offers: undefined }
  const model = buildSite({ ...plain, business, site, services, cities, counties, projects: [job] })
  return textsBelow(model)
    .map(({ value }) => value)
    .filter(says)
}

test.each(tradeNames)('%s: a site says no word of another trade by itself', (trade) => {
  const said = saidBy(trade)
  const begin = trade === 'heating' ? 'heat|cool|hvac' : trade.slice(0, 4)
  const own = trades[trade].name === '' ? /^$/ : new RegExp(`(${begin})\\w*`, 'gi')
  const ofOthers = said.filter((text) => tradeWord.test(text.replace(own, '')))
  expect(ofOthers).toEqual([])
  const [work, jobCall] = trades[trade].calls
  expect(said).toContain(work)
  expect(said).toContain(jobCall.replace('{city}', 'Essex'))
})

test('each known trade has colors of its own, which can be read', () => {
  const looks = tradeNames.flatMap((trade) => {
    const { look } = trades[trade]
    return look ? [{ trade, ...look }] : []
  })
  expect(tradeNames.filter((name) => !trades[name].look)).toEqual(['roofing', 'other'])
  const accents = [usual, ...looks.map(({ colors }) => colors)].map(({ accent }) => accent)
  expect(new Set(accents).size).toBe(accents.length)
  for (const { trade, colors } of looks) expect(colorFaults(colors), trade).toEqual([])
})

test('what a trade says by itself promises nothing, and what it is stands behind its name', () => {
  expect(labelOfTrade('masonry')).toBe('masonry (chimneys, brick and stone)')
  expect(new Set(tradeNames.map((name) => trades[name].does)).size).toBe(tradeNames.length)
  expect(JSON.stringify(trades)).not.toMatch(/\b(we|our|us|free|estimates?|licensed|insured)\b/i)
})

test('a job without a house has none, and one of roofing alone has its roof marked', () => {
  const jobOf = (
    business: Partial<SiteData['business']>,
    own: Partial<(typeof data.projects)[number]>,
  ) => {
    const pages = buildSite({
      ...data,
      business: { ...data.business, ...business },
      projects: [{ ...job, ...own }],
    }).pages
    return pages.find((page) => page.kind === 'job')
  }
  expect(jobOf({ trade: 'roofing' }, {})).toMatchObject({ house: null, facts: job.facts })
  const house = 'cape' as const
  expect(jobOf({ trade: 'roofing' }, { house })).toMatchObject({ house, worked: 'roof' })
  expect(jobOf({ trade: ['roofing', 'siding'] }, { house })).toMatchObject({ house, worked: null })
  expect(jobOf({ trade: 'painting' }, { house, worked: 'porch' })).toHaveProperty('worked', 'porch')
})
