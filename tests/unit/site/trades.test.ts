import { expect, test } from 'vitest'
import { buildSite } from '../../../cli/site/pages/build-site.ts'
import type { SiteData } from '../../../cli/site/schema/data.ts'
import { tradeNames, trades } from '../../../cli/site/trades/index.ts'
import { proofData } from '../../support/proof.ts'
import { areaPageOf } from '../../support/site-model.ts'

const data = proofData()

const siteOf = (business: Partial<SiteData['business']>) =>
  buildSite({ ...data, business: { ...data.business, offers: undefined, ...business } })

const firmIn = (business: Partial<SiteData['business']>) =>
  areaPageOf(siteOf(business), '/service-areas/essex').structuredData[0]

const types = {
  roofing: 'RoofingContractor',
  siding: 'HomeAndConstructionBusiness',
  gutters: 'HomeAndConstructionBusiness',
  windows: 'HomeAndConstructionBusiness',
  solar: 'HomeAndConstructionBusiness',
  painting: 'HousePainter',
  general: 'HomeAndConstructionBusiness',
} as const

const catalogs = {
  roofing: 'Roofing services',
  siding: 'Siding services',
  gutters: 'Gutter services',
  windows: 'Window services',
  solar: 'Solar services',
  painting: 'Painting services',
  general: 'Services',
} as const

test.each(tradeNames)(
  '%s: search engines are told its type, and what services.yaml names',
  (trade) => {
    const site = siteOf({ trade })
    const type = types[trade]
    const { structuredData } = areaPageOf(site, '/service-areas/essex')
    const itemListElement = data.services.map(({ name }) => {
      return { '@type': 'Offer', itemOffered: { '@type': 'Service', name } }
    })
    const hasOfferCatalog = { '@type': 'OfferCatalog', name: catalogs[trade], itemListElement }
    expect(structuredData[0]).toMatchObject({ '@type': ['LocalBusiness', type], hasOfferCatalog })
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

test('the words of a trade are of no other, and promise nothing', () => {
  for (const [name, trade] of Object.entries(trades)) {
    const words = JSON.stringify(trade)
    if (name !== 'roofing') expect(words).not.toMatch(/\b(roof|shingle|squares|pitch)/i)
    if (name !== 'gutters') expect(words).not.toMatch(/gutter/i)
    expect(words).not.toMatch(/\b(we|our|us|free|estimate|licensed|insured)\b/i)
  }
})
