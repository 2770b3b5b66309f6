import type { Fault } from './fault.ts'

const anotherEntry = `
- name: New Haven County
  county: Connecticut
  pageTitle: Another Page about New Haven County
  metaDescription: Another page about the roofs of New Haven County, Connecticut, which has one already.
  summary: The same county again.
  description: ${'Roofs. '.repeat(60).trim()}
  localChallenges: [Wind, Snow, Salt]
  nearbyAreas: [Lyme, Essex, Milford, Orange, Derby]
  alsoServed: []
`

const lastLine =
  'alsoServed: [Deep River, Haddam, Killingworth, Middlefield, Old Saybrook, Westbrook]\n'

/** Faults of counties. */
export const countyFaults: readonly Fault[] = [
  {
    rule: 'county/duplicate-name',
    name: 'the same county in another entry',
    file: 'counties',
    from: lastLine,
    to: lastLine + anotherEntry,
    at: 'New Haven County\n  county: Connecticut\n  pageTitle: Another',
    expected: 'each name once',
  },
  {
    rule: 'county/also-served-twice',
    name: 'a town served in two counties, at the second',
    file: 'counties',
    from: 'alsoServed: []',
    to: 'alsoServed: [Haddam]',
    at: 'Haddam, Killingworth',
    expected: 'each town in one county',
  },
  {
    rule: 'county/also-served-twice',
    name: 'a town served twice in one county',
    file: 'counties',
    from: 'Old Saybrook, Westbrook]',
    to: 'Old Saybrook, Westbrook, Haddam]',
    at: 'Haddam]',
    expected: 'each town in one county',
  },
]
