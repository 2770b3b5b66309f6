import { errors, notices, warnings, type Fault } from './fault.ts'
import { withOldSaybrook } from '../../support/small-city.ts'

const challenges = '[Salt wind, Ice at the eaves, Old chimneys]'
const nearby = '[Essex, Westbrook, Lyme, Old Lyme, Deep River]'
const clinton = 'cityName: Clinton\n  county: Middlesex County'
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
  ...notices('city/true-county', 'cities', {
    'a town of Fairfield County, without the acknowledgement': {
      change: [
        '    city/true-county: >-\n      The county here',
        '    page/title-length: >-\n      The county here',
      ],
      at: 'New Haven County\n  # Source: http://blog.ctnews',
      expected: 'Fairfield County, or an acknowledgement with the reason',
      page: '/service-areas/stratford',
    },
  }),
  ...errors('city/challenge-repeated', inOldSaybrook, 'each challenge once', {
    'the third like the first': {
      change: [challenges, '[Salt wind, Ice at the eaves, »Salt wind]'],
      page,
    },
  }),
  ...errors('city/challenge-repeated', 'cities', 'each challenge once', {
    'two of one title': {
      change: ['title: Two roofs in one', 'title: »A commission that looks first'],
      page: '/service-areas/newhaven',
    },
  }),
  ...warnings('city/description-words', 'cities', '60 to 120 words', {
    'twenty words too many': {
      change: ['Your New Haven address', `${'More. '.repeat(20)}Your New Haven address`],
      at: '>-\n    More.',
      page: '/service-areas/newhaven',
    },
  }),
  ...errors('city/challenge-count', inOldSaybrook, '3 to 5 entries', {
    'two challenges': [challenges, '»[Salt wind, Old chimneys]'],
    'six challenges': [challenges, '»[Salt wind, Ice, Snow, Moss, Squirrels, Old chimneys]'],
  }),
  ...errors('city/nearby-count', inOldSaybrook, '5 to 10 entries', {
    'four nearby areas': [nearby, '»[Essex, Westbrook, Lyme, Old Lyme]'],
    'eleven nearby areas': [
      nearby,
      '»[Essex, Westbrook, Lyme, Old Lyme, Deep River, Chester, Clinton, Killingworth, East Lyme, Haddam, East Haddam]',
    ],
  }),
  ...errors('city/duplicate-name', 'cities', 'each name once', {
    'the same city in another entry': ['cityName: Clinton', 'cityName: »Waterbury'],
  }),
  ...errors('city/nearby-self', inOldSaybrook, 'another town', {
    'a city beside itself': {
      change: [nearby, '[Essex, Westbrook, Lyme, Old Lyme, »old saybrook]'],
      page,
    },
  }),
  ...errors('city/nearby-repeated', inOldSaybrook, 'each town once', {
    'a neighbour in two spellings': {
      change: [nearby, '[Essex, Westbrook, Old Lyme, Lyme, »Old-Lyme]'],
      page,
    },
  }),
  ...warnings('city/place-unnamed', inOldSaybrook, 'a place that the texts name', {
    'a place that the texts leave out': {
      change: [`${nearby}\n`, `${nearby}\n  places: [Sound, »Fenwick]\n`],
      page,
    },
  }),
  ...errors('county/unknown', 'cities', 'one of New Haven County, Middlesex County', {
    'a county with a slip of the pen': {
      change: [clinton, 'cityName: Clinton\n  county: »Middelsex County'],
      suggestion: 'Middlesex County',
      page: '/service-areas/clinton',
    },
    'a county without the word County': {
      change: [clinton, 'cityName: Clinton\n  county: »Middlesex'],
      suggestion: 'Middlesex County',
      page: '/service-areas/clinton',
    },
    'a county that has no entry yet': {
      change: [clinton, 'cityName: Clinton\n  county: »Tolland County'],
      suggestion: tollandCounty,
      page: '/service-areas/clinton',
    },
  }),
]
