import { errors, notices, warnings, type Fault } from './fault.ts'
import { oldSaybrook } from '../../support/fixtures.ts'

const tollandCounty = `add an entry to data/counties.yaml:

- name: Tolland County
  alsoServed: []`

const beforeClinton = (entry: string) => `‹→${entry}›- cityName: Clinton\n`
const inOldSaybrook = { file: 'cities', given: beforeClinton(oldSaybrook) } as const

const onItsPage = { ...inOldSaybrook, page: '/service-areas/oldsaybrook' } as const
const inClinton = { file: 'cities', page: '/service-areas/clinton' } as const
const inNewHaven = { file: 'cities', page: '/service-areas/newhaven' } as const
const fenwick = oldSaybrook
  .replace('cityName: Old Saybrook', 'cityName: Fenwick')
  .replace('\n\n', '\n  acknowledge: { city/description-words: Few people live there. }\n\n')

const anotherEntry = `
- name: New Haven County
  county: Connecticut
  pageTitle: Another Page about New Haven County
  metaDescription: Another page about the roofs of New Haven County, Connecticut, which has one already.
  summary: The same county again.
  lead: A lead for the county.
  description: ${'Roofs. '.repeat(60).trim()}
  localChallenges: [Wind, Snow, Salt]
  nearbyAreas: [Lyme, Essex, Milford, Orange, Derby]
  alsoServed: []
`

const lastLine =
  'alsoServed: [Deep River, Haddam, Killingworth, Middlefield, Old Saybrook, Westbrook]\n'

/** Faults of cities, of their streets, of counties, and of what only a list of the real towns can tell. */
export const areaFaults: readonly Fault[] = [
  ...notices('city/true-county', 'cities', {
    'a town of Fairfield County, without the acknowledgement': {
      change: '    ‹city/true-county→page/title-length›: >-\n      The county here',
      at: 'New Haven County\n  # Source: http://blog.ctnews',
      expected: 'Fairfield County, or an acknowledgement with the reason',
      page: '/service-areas/stratford',
    },
  }),
  ...errors('city/challenge-repeated', onItsPage, 'each challenge once', {
    'the third like the first': '[Salt wind, Ice at the eaves, »‹Old chimneys→Salt wind›]',
  }),
  ...errors('city/challenge-repeated', inNewHaven, 'each challenge once', {
    'two of one title': 'title: »‹Two roofs in one→A commission that looks first›',
  }),
  ...warnings('city/description-words', inNewHaven, '60 to 120 words', {
    'twenty words too many': {
      change: `‹→${'More. '.repeat(20)}›Your New Haven address`,
      at: '>-\n    More.',
    },
  }),
  ...warnings('city/lead', onItsPage, 'a lead of at most 18 words', {
    'no lead': { change: `‹${/  lead: .*\n/.exec(oldSaybrook)?.[0]}→›`, at: 'Old Saybrook\n' },
    'a lead of nineteen words': `lead: »‹→${'More '.repeat(6)}›Chimneys`,
  }),
  ...warnings('city/heading', onItsPage, 'at most 40 characters', {
    'a heading of 41 characters':
      'pageTitle: »Old Saybrook roofs, ‹river to beach→from river to beaches›',
  }),
  ...errors('city/challenge-count', inOldSaybrook, '3 to 5 entries', {
    'two challenges': '»[Salt wind, ‹Ice at the eaves, →›Old chimneys]',
    'six challenges': '»[Salt wind, Ice‹ at the eaves→, Snow, Moss, Squirrels›, Old chimneys]',
  }),
  ...errors('city/nearby-count', inOldSaybrook, '5 to 10 entries', {
    'four nearby areas': '»[Essex, Westbrook, Lyme, Old Lyme‹, Deep River→›]',
    'eleven nearby areas':
      '»[Essex, Westbrook, Lyme, Old Lyme, Deep River‹→, Chester, Clinton, Killingworth, East Lyme, Haddam, East Haddam›]',
  }),
  ...errors('city/duplicate-name', 'cities', 'each name once', {
    'the same city in another entry': 'cityName: »‹Clinton→Waterbury›',
  }),
  ...errors('city/nearby-self', onItsPage, 'another town', {
    'a city beside itself': '[Essex, Westbrook, Lyme, Old Lyme, »‹Deep River→old saybrook›]',
  }),
  ...errors('city/nearby-repeated', onItsPage, 'each town once', {
    'a neighbour in two spellings':
      '[Essex, Westbrook, ‹Lyme, Old Lyme, Deep River→Old Lyme, Lyme, »Old-Lyme›]',
  }),
  ...warnings('city/place-unnamed', onItsPage, 'a place that the texts name', {
    'a place that the texts leave out':
      'Lyme, Old Lyme, Deep River]\n‹→  places: [Sound, »Fenwick]\n›',
  }),
  ...errors('county/unknown', inClinton, 'one of New Haven County, Middlesex County', {
    'a county with a slip of the pen':
      'cityName: Clinton\n  county: »‹Middlesex County⇄Middelsex County›',
    'a county without the word County':
      'cityName: Clinton\n  county: »‹Middlesex County⇄Middlesex›',
    'a county that has no entry yet': [
      'cityName: Clinton\n  county: »‹Middlesex→Tolland› County',
      tollandCounty,
    ],
  }),
  ...notices('city/nearby-unknown', onItsPage, 'the name of a town', {
    'a village that is no town': '[Essex, Westbrook, Lyme, Old Lyme, »‹Deep River→Fenwick Point›]',
    'a short name that is two letters from Avon':
      '[»‹→Devon, ›Essex, Westbrook, Lyme, Old Lyme‹, Deep River→›]',
  }),
  ...warnings('city/nearby-misspelt', onItsPage, 'the name of a town', {
    'a letter left out': '[»‹Essex⇄Esex›, Westbrook, Lyme, Old Lyme, Deep River]',
    'two letters in each other’s place':
      '[Essex, »‹Westbrook⇄Westborok›, Lyme, Old Lyme, Deep River]',
  }),
  ...warnings('city/nearby-far', onItsPage, {
    'a town at the other end of the state': [
      '[Essex, Westbrook, Lyme, Old Lyme, »‹Deep River→Greenwich›]',
      'a town within 25 km, or one that borders on Old Saybrook',
    ],
  }),
  ...notices('city/no-coordinates', 'cities', 'coordinates, or the name of a town', {
    'a borough that is no town': {
      change: beforeClinton(fenwick),
      at: 'Fenwick\n',
      page: '/service-areas/fenwick',
    },
  }),
  ...warnings('city/coordinates-far', inNewHaven, 'a point within 10 km of it', {
    'the minus sign left out': '»‹{ lat: 41.3081, lon: -72.9282 }⇄{ lat: 41.3081, lon: 72.9282 }›',
  }),
  ...errors('scene/part', inNewHaven, 'one of ridge, eave, chimney, flashing, shingles, rake', {
    'a mansard on a saltbox':
      'house: victorian\n  ‹→scene: { houses: [{ type: saltbox }, { type: cape }], callout: { part: »mansard, text: Two roofs } }\n  ›places: [Wooster Square',
  }),
  ...errors('county/duplicate-name', 'counties', 'each name once', {
    'the same county in another entry': {
      change: `${lastLine}‹→${anotherEntry}›`,
      at: 'New Haven County\n  county: Connecticut\n  pageTitle: Another',
    },
  }),
  ...errors('county/also-served-twice', 'counties', 'each town in one county', {
    'a town served in two counties, at the second': {
      change: 'alsoServed: [‹→Haddam›]',
      at: 'Haddam, Killingworth',
    },
    'a town served twice in one county': 'Old Saybrook, Westbrook‹→, »Haddam›]',
  }),
]
