import { errors, notices, warnings, type Fault } from './fault.ts'
import { oldSaybrook, withOldSaybrook } from '../../support/small-city.ts'

const challenges = '[Salt wind, Ice at the eaves, Old chimneys]'
const nearby = '[Essex, Westbrook, Lyme, Old Lyme, Deep River]'
const clinton = 'cityName: Clinton\n  county: Middlesex County'
const page = '/service-areas/oldsaybrook'

const tollandCounty = `add an entry to data/counties.yaml:

- name: Tolland County
  alsoServed: []`

const inOldSaybrook = { file: 'cities', given: withOldSaybrook } as const

const onItsPage = { ...inOldSaybrook, page } as const
const fenwick = oldSaybrook
  .replace('cityName: Old Saybrook', 'cityName: Fenwick')
  .replace('\n\n', '\n  acknowledge: { city/description-words: Few people live there. }\n\n')
const newHaven = '{ lat: 41.3081, lon: -72.9282 }'

/** Faults of cities, of their streets, and of what only a list of the real towns can tell. */
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
  ...warnings('city/lead', { ...inOldSaybrook, page }, 'a lead of at most 18 words', {
    'no lead': {
      change: [/  lead: .*\n/.exec(oldSaybrook)?.[0] ?? '', ''],
      at: 'Old Saybrook\n',
    },
    'a lead of nineteen words': ['lead: Chimneys', `lead: »${'More '.repeat(6)}Chimneys`],
  }),
  ...warnings('city/heading', { ...inOldSaybrook, page }, 'at most 40 characters', {
    'a heading of 41 characters': [
      'pageTitle: Old Saybrook roofs, river to beach',
      'pageTitle: »Old Saybrook roofs, from river to beaches',
    ],
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
  ...notices('city/nearby-unknown', onItsPage, 'the name of a town', {
    'a village that is no town': [nearby, '[Essex, Westbrook, Lyme, Old Lyme, »Fenwick Point]'],
    'a short name that is two letters from Avon': [
      nearby,
      '[»Devon, Essex, Westbrook, Lyme, Old Lyme]',
    ],
  }),
  ...warnings('city/nearby-misspelt', onItsPage, 'the name of a town', {
    'a letter left out': [nearby, '[»Esex, Westbrook, Lyme, Old Lyme, Deep River]', 'Essex'],
    'two letters in each other’s place': {
      change: [nearby, '[Essex, »Westborok, Lyme, Old Lyme, Deep River]'],
      suggestion: 'Westbrook',
    },
  }),
  ...warnings('city/nearby-far', onItsPage, {
    'a town at the other end of the state': {
      change: [nearby, '[Essex, Westbrook, Lyme, Old Lyme, »Greenwich]'],
      expected: 'a town within 25 km, or one that borders on Old Saybrook',
    },
  }),
  ...notices('city/no-coordinates', 'cities', 'coordinates, or the name of a town', {
    'a borough that is no town': {
      change: ['- cityName: Clinton\n', `${fenwick}- cityName: Clinton\n`],
      at: 'Fenwick\n',
      page: '/service-areas/fenwick',
    },
  }),
  ...warnings('city/coordinates-far', 'cities', 'a point within 10 km of it', {
    'the minus sign left out': {
      change: [newHaven, '»{ lat: 41.3081, lon: 72.9282 }'],
      suggestion: newHaven,
      page: '/service-areas/newhaven',
    },
  }),
  ...errors('scene/part', 'cities', 'one of ridge, eave, chimney, flashing, shingles, rake', {
    'a mansard on a saltbox': {
      change: [
        'house: victorian\n  places: [Wooster Square',
        'house: victorian\n  scene: { houses: [{ type: saltbox }, { type: cape }], callout: { part: »mansard, text: Two roofs } }\n  places: [Wooster Square',
      ],
      page: '/service-areas/newhaven',
    },
  }),
]
