import type { Fault } from '../../support/fault.ts'

const newHavenTowns =
  '[East Haven, West Haven, Hamden, North Haven, Branford, Ansonia, Derby, Orange]'
const newHaven = '/service-areas/newhaven'

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

/** Faults of cities and counties. */
export const areaFaults: readonly Fault[] = [
  {
    rule: 'city/challenge-count',
    name: 'two challenges',
    file: 'counties',
    from: 'alsoServed: []\n\n- name: Middlesex County',
    to: 'alsoServed: []\n\n- name: Middlesex County',
    given: ['x', 'x'],
    at: [1, 1],
  },
]
