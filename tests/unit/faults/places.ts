import { notices, warnings, type Fault } from './fault.ts'
import { oldSaybrook, withOldSaybrook } from '../../support/small-city.ts'

const nearby = '[Essex, Westbrook, Lyme, Old Lyme, Deep River]'
const page = '/service-areas/oldsaybrook'
const inOldSaybrook = { file: 'cities', given: withOldSaybrook, page } as const
const fenwick = oldSaybrook
  .replace('cityName: Old Saybrook', 'cityName: Fenwick')
  .replace('\n\n', '\n  acknowledge: { city/description-words: Few people live there. }\n\n')
const newHaven = '{ lat: 41.3081, lon: -72.9282 }'

/** Faults of cities that only a list of the real towns can tell. */
export const placeFaults: readonly Fault[] = [
  ...notices('city/nearby-unknown', inOldSaybrook, 'the name of a town', {
    'a village that is no town': [nearby, '[Essex, Westbrook, Lyme, Old Lyme, »Fenwick Point]'],
    'a short name that is two letters from Avon': [
      nearby,
      '[»Devon, Essex, Westbrook, Lyme, Old Lyme]',
    ],
  }),
  ...warnings('city/nearby-misspelt', inOldSaybrook, 'the name of a town', {
    'a letter left out': [nearby, '[»Esex, Westbrook, Lyme, Old Lyme, Deep River]', 'Essex'],
    'two letters in each other’s place': {
      change: [nearby, '[Essex, »Westborok, Lyme, Old Lyme, Deep River]'],
      suggestion: 'Westbrook',
    },
  }),
  ...warnings('city/nearby-far', inOldSaybrook, {
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
]
