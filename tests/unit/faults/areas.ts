import { errors, notices, warnings, type Fault } from './fault.ts'
import { fixtureWith, oldSaybrook } from '../../support/fixtures.ts'

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
  ...notices('city/true-county', {
    file: 'cities',
    faults: {
      'a town of Fairfield County, without the acknowledgement': {
        change: '    ‹city/true-county→page/title-length›: >-\n      The county here',
        at: 'New Haven County\n  # Source: http://blog.ctnews',
        expected: 'Fairfield County, or an acknowledgement with the reason',
        page: '/service-areas/stratford',
      },
    },
  }),
  ...errors('city/challenge-repeated', {
    ...onItsPage,
    expected: 'each challenge once',
    faults: {
      'the third like the first': {
        change: '[Salt wind, Ice at the eaves, »‹Old chimneys→Salt wind›]',
      },
    },
  }),
  ...errors('city/challenge-repeated', {
    ...inNewHaven,
    expected: 'each challenge once',
    faults: {
      'two of one title': { change: 'title: »‹Two roofs in one→A commission that looks first›' },
    },
  }),
  ...warnings('city/description-words', {
    ...inNewHaven,
    expected: '60 to 120 words',
    faults: {
      'twenty words too many': {
        change: `‹→${'More. '.repeat(20)}›Your New Haven address`,
        at: '>-\n    More.',
      },
    },
  }),
  ...warnings('city/lead', {
    ...onItsPage,
    expected: 'a lead of at most 18 words',
    faults: {
      'no lead': { change: `‹${/  lead: .*\n/.exec(oldSaybrook)?.[0]}→›`, at: 'Old Saybrook\n' },
      'a lead of nineteen words': { change: `lead: »‹→${'More '.repeat(6)}›Chimneys` },
    },
  }),
  ...warnings('city/heading', {
    ...onItsPage,
    expected: 'at most 40 characters',
    faults: {
      'a heading of 41 characters': {
        change: 'pageTitle: »Old Saybrook roofs, ‹river to beach→from river to beaches›',
      },
    },
  }),
  ...errors('city/challenge-count', {
    ...inOldSaybrook,
    expected: '3 to 5 entries',
    faults: {
      'two challenges': { change: '»[Salt wind, ‹Ice at the eaves, →›Old chimneys]' },
      'six challenges': {
        change: '»[Salt wind, Ice‹ at the eaves→, Snow, Moss, Squirrels›, Old chimneys]',
      },
    },
  }),
  ...errors('city/nearby-count', {
    ...inOldSaybrook,
    expected: '5 to 10 entries',
    faults: {
      'four nearby areas': { change: '»[Essex, Westbrook, Lyme, Old Lyme‹, Deep River→›]' },
      'eleven nearby areas': {
        change:
          '»[Essex, Westbrook, Lyme, Old Lyme, Deep River‹→, Chester, Clinton, Killingworth, East Lyme, Haddam, East Haddam›]',
      },
    },
  }),
  ...errors('city/duplicate-name', {
    file: 'cities',
    expected: 'each name once',
    faults: {
      'the same city in another entry': { change: 'cityName: »‹Clinton→Waterbury›' },
    },
  }),
  ...errors('city/nearby-self', {
    ...onItsPage,
    expected: 'another town',
    faults: {
      'a city beside itself': {
        change: '[Essex, Westbrook, Lyme, Old Lyme, »‹Deep River→old saybrook›]',
      },
    },
  }),
  ...errors('city/nearby-repeated', {
    ...onItsPage,
    expected: 'each town once',
    faults: {
      'a neighbour in two spellings': {
        change: '[Essex, Westbrook, ‹Lyme, Old Lyme, Deep River→Old Lyme, Lyme, »Old-Lyme›]',
      },
    },
  }),
  ...warnings('city/place-unnamed', {
    ...onItsPage,
    expected: 'a place that the texts name',
    faults: {
      'a place that the texts leave out': {
        change: 'Lyme, Old Lyme, Deep River]\n‹→  places: [Sound, »Fenwick]\n›',
      },
    },
  }),
  ...errors('county/unknown', {
    ...inClinton,
    expected: 'one of New Haven County, Middlesex County',
    faults: {
      'a county with a slip of the pen': {
        change: 'cityName: Clinton\n  county: »‹Middlesex County→Middelsex County›',
        suggestion: 'Middlesex County',
      },
      'a county without the word County': {
        change: 'cityName: Clinton\n  county: »‹Middlesex County→Middlesex›',
        suggestion: 'Middlesex County',
      },
      'a county that has no entry yet': {
        change: 'cityName: Clinton\n  county: »‹Middlesex→Tolland› County',
        suggestion: tollandCounty,
      },
    },
  }),
  ...errors('county/unknown', {
    ...inClinton,
    files: {
      'data/counties.yaml': fixtureWith(
        'counties',
        lastLine,
        `${lastLine}\n- name: Fairfield County\n  alsoServed: [Wilton]\n`,
      ),
    },
    expected: 'one of New Haven County, Middlesex County, Fairfield County',
    faults: {
      'a county that has no entry yet, spelled almost as another': {
        change: 'cityName: Clinton\n  county: »‹Middlesex→Litchfield› County',
        suggestion: tollandCounty.replace('Tolland', 'Litchfield'),
      },
      'such a county without the word County': {
        change: 'cityName: Clinton\n  county: »‹Middlesex County→Litchfield›',
        suggestion: tollandCounty.replace('Tolland', 'Litchfield'),
      },
    },
  }),
  ...notices('city/nearby-unknown', {
    ...onItsPage,
    expected: 'the name of a town',
    faults: {
      'a village that is no town': {
        change: '[Essex, Westbrook, Lyme, Old Lyme, »‹Deep River→Fenwick Point›]',
      },
      'a short name that is two letters from Avon': {
        change: '[»‹→Devon, ›Essex, Westbrook, Lyme, Old Lyme‹, Deep River→›]',
      },
    },
  }),
  ...warnings('city/nearby-misspelt', {
    ...onItsPage,
    expected: 'the name of a town',
    faults: {
      'a letter left out': {
        change: '[»‹Essex→Esex›, Westbrook, Lyme, Old Lyme, Deep River]',
        suggestion: 'Essex',
      },
      'two letters in each other’s place': {
        change: '[Essex, »‹Westbrook→Westborok›, Lyme, Old Lyme, Deep River]',
        suggestion: 'Westbrook',
      },
    },
  }),
  ...warnings('city/nearby-far', {
    ...onItsPage,
    faults: {
      'a town at the other end of the state': {
        change: '[Essex, Westbrook, Lyme, Old Lyme, »‹Deep River→Greenwich›]',
        expected: 'a town within 25 km, or one that borders on Old Saybrook',
      },
    },
  }),
  ...notices('city/no-coordinates', {
    file: 'cities',
    expected: 'coordinates, or the name of a town',
    faults: {
      'a borough that is no town': {
        change: beforeClinton(fenwick),
        at: 'Fenwick\n',
        page: '/service-areas/fenwick',
      },
    },
  }),
  ...warnings('city/coordinates-far', {
    ...inNewHaven,
    expected: 'a point within 10 km of it',
    faults: {
      'the minus sign left out': {
        change: '»‹{ lat: 41.3081, lon: -72.9282 }→{ lat: 41.3081, lon: 72.9282 }›',
        suggestion: '{ lat: 41.3081, lon: -72.9282 }',
      },
    },
  }),
  ...errors('scene/part', {
    ...inNewHaven,
    expected: 'one of ridge, eave, chimney, flashing, shingles, rake',
    faults: {
      'a mansard on a saltbox': {
        change:
          'house: victorian\n  ‹→scene: { houses: [{ type: saltbox }, { type: cape }], callout: { part: »mansard, text: Two roofs } }\n  ›places: [Wooster Square',
      },
    },
  }),
  ...errors('county/duplicate-name', {
    file: 'counties',
    expected: 'each name once',
    faults: {
      'the same county in another entry': {
        change: `${lastLine}‹→${anotherEntry}›`,
        at: 'New Haven County\n  county: Connecticut\n  pageTitle: Another',
      },
    },
  }),
  ...warnings('county/misspelt', {
    file: 'counties',
    expected: 'the name of a county, here and at its cities',
    faults: {
      'a county without a city': {
        change: '‹→- name: »Litchfeild County\n  alsoServed: [Kent]\n\n›- name: Middlesex County',
        suggestion: 'Litchfield County',
      },
    },
  }),
  ...errors('county/also-served-twice', {
    file: 'counties',
    expected: 'each town in one county',
    faults: {
      'a town served in two counties, at the second': {
        change: 'alsoServed: [‹→Haddam›]',
        at: 'Haddam, Killingworth',
      },
      'a town served twice in one county': { change: 'Old Saybrook, Westbrook‹→, »Haddam›]' },
    },
  }),
  ...warnings('county/also-served-elsewhere', {
    file: 'counties',
    page: '/service-areas/middlesexcounty',
    faults: {
      'a town of the county beside it': {
        change: 'Old Saybrook, Westbrook‹→, »Guilford›]',
        expected: 'New Haven County, or an acknowledgement with the reason',
      },
    },
  }),
  ...notices('county/also-served-unknown', {
    file: 'counties',
    expected: 'the name of a place as maps have it; another stays in lists alone',
    faults: {
      'a town whose name lost a letter': {
        change: 'Old Saybrook, »‹Westbrook→Westbrok›',
        suggestion: 'Westbrook',
      },
      'a place that no list has': { change: 'Old Saybrook, Westbrook‹→, »Winnebago Corners›]' },
      'a town that only another state has': { change: 'Old Saybrook, Westbrook‹→, »Southold›]' },
    },
  }),
]
