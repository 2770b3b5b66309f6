import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { houseFacts } from '../../../cli/site/pages/house-facts.ts'
import { buildSite } from '../../../cli/site/pages/build-site.ts'
import type { SiteData } from '../../../cli/site/schema/data.ts'
import { housesSchema } from '../../../cli/site/schema/houses.ts'
import type { HomePage, StreetHouse } from '../../../templates/types.ts'
import { proofData } from '../../support/fixtures.ts'
import { markRadius, numbersOn } from '../../../src/illustrations/houses/house-numbers.ts'
import { projectRoot } from '../../support/project.ts'

const example = housesSchema.parse(
  parse(readFileSync(join(projectRoot, 'data/houses.yaml'), 'utf8')),
)
const proof = proofData()
const data: SiteData = { ...proof, houses: example }

const homeOf = (input: SiteData) => buildSite(input).pages.find((page) => page.kind === 'home')
const choicesOf = (input: SiteData) => homeOf(input)?.houses?.list ?? []
const choice = (id: string, input = data) => choicesOf(input).find((each) => each.id === id)

const houseTypes = Object.keys(houseFacts) as readonly StreetHouse[]

const wrong = ['Ice at the eave.', 'Old flashing.']
const plain = { name: 'Hall', summary: 'A room.', wrong }
const withHouses = (...houses: NonNullable<SiteData['houses']['houses']>): SiteData => {
  return { ...data, houses: { houses } }
}

test('without houses Home has no such part, and no town a link to it', () => {
  const { pages } = buildSite(proof)
  expect(pages.filter((page) => 'houses' in page)).toEqual([])
  const scenes = pages.flatMap((page) => (page.kind === 'area' && page.scene ? page.scene : []))
  expect(scenes.length).toBeGreaterThan(0)
  expect(scenes.filter((scene) => 'link' in scene)).toEqual([])
})

test('each house of the example stands in the street, and its address is made of its kind', () => {
  expect(choicesOf(data).map(({ id, street }) => [id, street])).toEqual(
    example.houses?.map(({ kind }) => [`house-${kind}`, kind]),
  )
})

test('numbers are ranges in words, with each source once', () => {
  const range = { from: 1, to: 2 }
  const source = 'Measured on our jobs'
  const sizes = { unit: 'squares', small: range, middle: { from: 2, to: 2 }, large: range, source }
  const of = (days: { from: number; to: number; source?: string }) =>
    choicesOf(withHouses({ ...plain, sizes, days }))[0]
  expect(of({ from: 1, to: 3, source })).toMatchObject({
    sizes: {
      unit: 'squares',
      ranges: [
        { label: 'Small', text: '1 to 2' },
        { label: 'Medium', text: '2' },
        { label: 'Large', text: '1 to 2' },
      ],
    },
    days: '1 to 3 days',
    sources: [{ text: source, url: null }],
  })
  const page = 'https://example.org/study'
  expect(of({ from: 1, to: 1, source: page })).toMatchObject({
    days: '1 day',
    sources: [
      { text: source, url: null },
      { text: page, url: page },
    ],
  })
})

test('a service with a price shows it, one without the steps of its work', () => {
  const price = {
    from: 9000,
    to: 22_000,
    unit: 'a typical Cape',
    asOf: '2025-10',
    changes: ['Size'],
  }
  const priced = data.services.map((service) =>
    service.slug === 'roof-replacement' ? { ...service, price } : service,
  )
  const free = data.services.map(({ price: _price, ...service }) => service)
  const house = { ...plain, service: 'roof-replacement', days: { from: 1, to: 3 } }
  const [inDays] = choicesOf({ ...withHouses(house), services: free })
  expect(inDays?.service).toEqual({
    text: 'See roof replacement',
    to: '/services/roof-replacement',
  })
  expect(inDays?.steps.length).toBeGreaterThan(2)
  expect(choice('house-cape', { ...data, services: free })?.steps).toEqual(inDays?.steps)
  expect(choice('house-cape', { ...data, services: priced })).toMatchObject({
    price: { range: '$9,000 to $22,000', unit: 'a typical Cape', asOf: 'October 2025' },
    steps: [],
  })
  const oneSum = priced.map((each) =>
    each.price ? { ...each, price: { ...price, to: 9000 } } : each,
  )
  expect(choice('house-cape', { ...data, services: oneSum })?.price?.range).toBe('$9,000')
  const [none] = choicesOf(withHouses(plain))
  expect(none).toMatchObject({ price: null, steps: [], service: null })
})

test('what goes wrong has a link of its own, unless the service is that one', () => {
  const repairs = { text: 'See roof repairs', to: '/services/roof-repairs' }
  expect(choice('house-cape')?.repair).toEqual(repairs)
  const own = withHouses({ ...plain, service: 'roof-repairs' })
  expect(choicesOf(own)[0]).toMatchObject({ service: repairs, repair: null })
  const without = data.services.filter(({ slug }) => slug !== 'roof-repairs')
  expect(choice('house-cape', { ...data, services: without })?.repair?.to).toBe(
    '/services/emergency-service',
  )
})

test('parts are numbered in the drawing of a house, and nowhere else', () => {
  const ice = { part: 'eave', text: 'Ice at the eave.' } as const
  const partsOf = (house: object) =>
    choicesOf(withHouses({ ...plain, ...house, wrong: [ice, 'Old flashing.'] }))[0]?.wrong
  expect(partsOf({ kind: 'cape' })).toEqual([ice, { text: 'Old flashing.', part: null }])
  expect(partsOf({ kind: 'stucco' })?.map(({ part }) => part)).toEqual([null, null])
})

test('numbers do not cover each other, whichever parts of a house they are on', () => {
  for (const type of houseTypes) {
    const { parts } = houseFacts[type]
    for (const chosen of parts.flatMap((one) => parts.map((other) => [one, other]))) {
      if (chosen[0] === chosen[1]) continue
      const [first, second] = numbersOn(type, chosen)
      expect(
        Math.hypot(
          (first?.at[0] ?? 0) - (second?.at[0] ?? 0),
          (first?.at[1] ?? 0) - (second?.at[1] ?? 0),
        ),
        `${type} ${chosen.join()}`,
      ).toBeGreaterThan(2 * markRadius - 4)
    }
  }
})

test('the last job with that house is shown, with what its customer wrote', () => {
  const jobs = data.projects.filter(({ house }) => house === 'colonial')
  const [job] = jobs.toSorted((a, b) => b.finished.localeCompare(a.finished))
  const shown = choice('house-colonial')?.job
  expect(shown).toMatchObject({ path: `/work/${job?.slug}`, town: job?.city })
  const written = data.reviews.filter(({ project }) => project === job?.slug)
  expect(written.map(({ quote }) => quote)).toContain(shown?.review?.quote)
  const kinds = new Set(data.projects.map(({ house }) => house))
  const without = choicesOf(data).filter(({ street }) => !kinds.has(street as never))
  expect(without.length).toBeGreaterThan(0)
  expect(without.filter((each) => each.job !== null)).toEqual([])
})

test('a house that the street has not is drawn alone, and without drawings none is', () => {
  const stucco = { ...plain, kind: 'stucco' as const }
  expect(choicesOf(withHouses(stucco))[0]).toMatchObject({
    street: null,
    drawing: 'house-stucco',
  })
  expect(choicesOf(withHouses({ ...plain, picture: 'ladder' }))[0]).toMatchObject({
    id: 'house-1',
    street: null,
    drawing: 'ladder',
  })
  const bare = choice('house-colonial', { ...data, look: { drawings: 'none' } })
  expect(bare).toMatchObject({ street: null, drawing: null })
  // What is known of the job stays.
  expect(bare?.job).not.toBeNull()
})

test('the question is that of houses, or of anything else, unless the data has its own', () => {
  const titleOf = (input: SiteData): HomePage['houses'] => homeOf(input)?.houses
  expect(titleOf(withHouses({ ...plain, kind: 'cape' }))?.title).toBe('Which house is yours?')
  expect(titleOf(withHouses(plain))?.title).toBe('Which one is yours?')
  expect(titleOf({ ...data, houses: { title: 'Your roof?', houses: [plain] } })?.title).toBe(
    'Your roof?',
  )
})

test('the front house of a town leads to what Home tells of its kind', () => {
  const scenes = buildSite(data).pages.flatMap((page) =>
    page.kind === 'area' && page.scene ? page.scene : [],
  )
  const kinds = new Set<unknown>(example.houses?.map(({ kind }) => kind))
  for (const { houses, link } of scenes) {
    const type = houses[0]?.type
    expect(link?.to).toBe(kinds.has(type) ? `/#house-${type}` : undefined)
  }
  expect(scenes.some(({ link }) => link)).toBe(true)
})
