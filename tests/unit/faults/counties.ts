import { errors, type Fault } from './fault.ts'

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

/** Faults of counties. */
export const countyFaults: readonly Fault[] = [
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
