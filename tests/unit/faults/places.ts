import type { Fault } from './fault.ts'
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
  {
    ...inOldSaybrook,
    rule: 'city/nearby-unknown',
    name: 'a village that is no town',
    severity: 'notice',
    from: nearby,
    to: '[Essex, Westbrook, Lyme, Old Lyme, Fenwick Point]',
    at: 'Fenwick Point]',
    expected: 'the name of a town',
  },
  {
    ...inOldSaybrook,
    rule: 'city/nearby-unknown',
    name: 'a short name that is two letters from Avon',
    severity: 'notice',
    from: nearby,
    to: '[Devon, Essex, Westbrook, Lyme, Old Lyme]',
    at: 'Devon, Essex',
    expected: 'the name of a town',
  },
  {
    ...inOldSaybrook,
    rule: 'city/nearby-misspelt',
    name: 'a letter left out',
    severity: 'warning',
    from: nearby,
    to: '[Esex, Westbrook, Lyme, Old Lyme, Deep River]',
    at: 'Esex, Westbrook',
    expected: 'the name of a town',
    suggestion: 'Essex',
  },
  {
    ...inOldSaybrook,
    rule: 'city/nearby-misspelt',
    name: 'two letters in each other’s place',
    severity: 'warning',
    from: nearby,
    to: '[Essex, Westborok, Lyme, Old Lyme, Deep River]',
    at: 'Westborok',
    expected: 'the name of a town',
    suggestion: 'Westbrook',
  },
  {
    ...inOldSaybrook,
    rule: 'city/nearby-far',
    name: 'a town at the other end of the state',
    severity: 'warning',
    from: nearby,
    to: '[Essex, Westbrook, Lyme, Old Lyme, Greenwich]',
    at: 'Greenwich]',
    expected: 'a town within 25 km, or one that borders on Old Saybrook',
  },
  {
    file: 'cities',
    rule: 'city/no-coordinates',
    name: 'a borough that is no town',
    severity: 'notice',
    from: '- cityName: Clinton\n',
    to: `${fenwick}- cityName: Clinton\n`,
    at: 'Fenwick\n',
    expected: 'coordinates, or the name of a town',
    page: '/service-areas/fenwick',
  },
  {
    file: 'cities',
    rule: 'city/coordinates-far',
    name: 'the minus sign left out',
    severity: 'warning',
    from: newHaven,
    to: '{ lat: 41.3081, lon: 72.9282 }',
    at: '{ lat: 41.3081, lon: 72.9282 }',
    expected: 'a point within 10 km of it',
    suggestion: newHaven,
    page: '/service-areas/newhaven',
  },
]
