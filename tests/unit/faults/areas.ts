import type { Fault } from './fault.ts'
import { withOldSaybrook } from '../../support/small-city.ts'

const challenges = '[Salt wind, Ice at the eaves, Old chimneys]'
const nearby = '[Essex, Westbrook, Lyme, Old Lyme, Deep River]'
const page = '/service-areas/oldsaybrook'

const tollandCounty = `add an entry to data/counties.yaml:

- name: Tolland County
  county: Connecticut
  pageTitle: Roofing in Tolland County, Connecticut
  metaDescription: One or two sentences about roofing in Tolland County, 70 to 160 characters.
  summary: One sentence about the county, for the lists.
  description: 60 to 120 words about the county as a whole.
  localChallenges: [first of 3 to 5, second, third]
  nearbyAreas: [five, to, ten, towns, of it]
  alsoServed: []`

const inOldSaybrook = { file: 'cities', given: withOldSaybrook } as const

/** Faults of cities. */
export const areaFaults: readonly Fault[] = [
  {
    file: 'cities',
    rule: 'city/true-county',
    name: 'a town of Fairfield County, without the acknowledgement',
    severity: 'notice',
    from: '    city/true-county: >-\n      The county here',
    to: '    page/title-length: >-\n      The county here',
    at: 'New Haven County\n  # Source: http://blog.ctnews',
    expected: 'Fairfield County, or an acknowledgement with the reason',
    page: '/service-areas/stratford',
  },
  {
    ...inOldSaybrook,
    rule: 'city/challenge-repeated',
    name: 'the third like the first',
    from: challenges,
    to: '[Salt wind, Ice at the eaves, Salt wind]',
    at: 'Salt wind]',
    expected: 'each challenge once',
    page,
  },
  {
    file: 'cities',
    rule: 'city/challenge-repeated',
    name: 'two of one title',
    from: 'title: Two roofs in one',
    to: 'title: A commission that looks first',
    at: 'A commission that looks first, picture',
    expected: 'each challenge once',
    page: '/service-areas/newhaven',
  },
  {
    file: 'cities',
    rule: 'city/description-words',
    name: 'twenty words too many',
    severity: 'warning',
    from: 'Your New Haven address',
    to: `${'More. '.repeat(20)}Your New Haven address`,
    at: '>-\n    More.',
    expected: '60 to 120 words',
    page: '/service-areas/newhaven',
  },
  {
    rule: 'city/challenge-count',
    name: 'two challenges',
    ...inOldSaybrook,
    from: challenges,
    to: '[Salt wind, Old chimneys]',
    at: '[Salt wind',
    expected: '3 to 5 entries',
  },
  {
    rule: 'city/challenge-count',
    name: 'six challenges',
    ...inOldSaybrook,
    from: challenges,
    to: '[Salt wind, Ice, Snow, Moss, Squirrels, Old chimneys]',
    at: '[Salt wind',
    expected: '3 to 5 entries',
  },
  {
    rule: 'city/nearby-count',
    name: 'four nearby areas',
    ...inOldSaybrook,
    from: nearby,
    to: '[Essex, Westbrook, Lyme, Old Lyme]',
    at: '[Essex, Westbrook',
    expected: '5 to 10 entries',
  },
  {
    rule: 'city/nearby-count',
    name: 'eleven nearby areas',
    ...inOldSaybrook,
    from: nearby,
    to: '[Essex, Westbrook, Lyme, Old Lyme, Deep River, Chester, Clinton, Killingworth, East Lyme, Haddam, East Haddam]',
    at: '[Essex, Westbrook',
    expected: '5 to 10 entries',
  },
  {
    rule: 'city/duplicate-name',
    name: 'the same city in another entry',
    file: 'cities',
    from: 'cityName: Clinton',
    to: 'cityName: Waterbury',
    at: 'Waterbury\n  county: Middlesex County',
    expected: 'each name once',
  },
  {
    rule: 'city/nearby-self',
    name: 'a city beside itself',
    ...inOldSaybrook,
    from: nearby,
    to: '[Essex, Westbrook, Lyme, Old Lyme, old saybrook]',
    at: 'old saybrook]',
    expected: 'another town',
    page,
  },
  {
    rule: 'city/nearby-repeated',
    name: 'a neighbour in two spellings',
    ...inOldSaybrook,
    from: nearby,
    to: '[Essex, Westbrook, Old Lyme, Lyme, Old-Lyme]',
    at: 'Old-Lyme]',
    expected: 'each town once',
    page,
  },
  {
    rule: 'city/place-unnamed',
    name: 'a place that the texts leave out',
    ...inOldSaybrook,
    from: `${nearby}\n`,
    to: `${nearby}\n  places: [Sound, Fenwick]\n`,
    at: 'Fenwick]',
    severity: 'warning',
    expected: 'a place that the texts name',
    page,
  },
  {
    rule: 'county/unknown',
    name: 'a county with a slip of the pen',
    file: 'cities',
    from: 'cityName: Clinton\n  county: Middlesex County',
    to: 'cityName: Clinton\n  county: Middelsex County',
    at: 'Middelsex County',
    expected: 'one of New Haven County, Middlesex County',
    suggestion: 'Middlesex County',
    page: '/service-areas/clinton',
  },
  {
    rule: 'county/unknown',
    name: 'a county without the word County',
    file: 'cities',
    from: 'cityName: Clinton\n  county: Middlesex County',
    to: 'cityName: Clinton\n  county: Middlesex',
    at: 'Middlesex\n',
    expected: 'one of New Haven County, Middlesex County',
    suggestion: 'Middlesex County',
    page: '/service-areas/clinton',
  },
  {
    rule: 'county/unknown',
    name: 'a county that has no entry yet',
    file: 'cities',
    from: 'cityName: Clinton\n  county: Middlesex County',
    to: 'cityName: Clinton\n  county: Tolland County',
    at: 'Tolland County',
    expected: 'one of New Haven County, Middlesex County',
    suggestion: tollandCounty,
    page: '/service-areas/clinton',
  },
]
