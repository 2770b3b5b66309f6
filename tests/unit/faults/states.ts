import { citiesOf, fixtureWith, oldSaybrook } from '../../support/fixtures.ts'
import { errors, notices, warnings, type Fault } from './fault.ts'

const beforeClinton = (entry: string) => `‹→${entry}›- cityName: Clinton\n`
const inOldSaybrook = { file: 'cities', given: beforeClinton(oldSaybrook) } as const

const lastTowns =
  'alsoServed: [Deep River, Haddam, Killingworth, Middlefield, Old Saybrook, Westbrook]\n'
const county = (name: string, state: string, towns: string) =>
  `\n- name: ${name}\n  state: ${state}\n  alsoServed: [${towns}]\n`

/** Westerly lies in it, beyond the state line. */
const inRhodeIsland = {
  file: 'business',
  files: {
    'data/counties.yaml': fixtureWith(
      'counties',
      lastTowns,
      lastTowns + county('Washington County', 'RI', 'Westerly'),
    ),
  },
} as const

const westerly = oldSaybrook
  .replaceAll('Old Saybrook', 'Westerly')
  .replace('Middlesex County', 'Washington County')
  .replace('Connecticut,', '{state},')

/** Beyond the Sound, where places in other counties may have the same name. */
const onLongIsland = {
  'data/counties.yaml': fixtureWith(
    'counties',
    lastTowns,
    lastTowns +
      county('Suffolk County', 'NY', 'Riverhead') +
      county('Nassau County', 'NY', 'Hempstead'),
  ),
} as const

const greenport = oldSaybrook
  .replaceAll('Old Saybrook', 'Greenport')
  .replace('Middlesex County', 'Suffolk County')
  .replace('Connecticut,', '{state},')
  .replace(/nearbyAreas: .*/, 'nearbyAreas: [Southold, Mattituck, Riverhead, Shoreham, Clinton]')

const registered = `registration:
  label: Connecticut registered home improvement contractor
  number: HIC.0000000
`
const registeredTwice = (second: string) => `‹${registered}→registration:
  - label: Connecticut registered home improvement contractor
    number: HIC.0000000
${second}›`
const ofRhodeIsland = `  - label: Rhode Island registered contractor
    number: "12345"
    state: RI
`

/** Faults of states: of counties, of two places of one name, of texts, and of the office. */
export const stateFaults: readonly Fault[] = [
  ...errors('county/state-name', {
    file: 'counties',
    expected: 'Connecticut',
    page: '/service-areas/newhavencounty',
    faults: {
      'a state with a letter left out': {
        change: 'name: New Haven County\n‹  county: Connecticut→  county: »Conecticut›',
        suggestion: 'Connecticut',
      },
      'a province': {
        change: 'name: New Haven County\n‹  county: Connecticut→  county: »Quebec›',
        suggestion: 'Connecticut',
      },
    },
  }),
  ...warnings('city/other-county', {
    file: 'cities',
    files: onLongIsland,
    faults: {
      'a town in the county beside its own': {
        given: beforeClinton(greenport),
        change: 'county: »‹Suffolk→Nassau› County',
        expected: 'Suffolk County, or coordinates',
        page: '/service-areas/greenport',
      },
    },
  }),
  ...warnings('county/state', {
    file: 'counties',
    faults: {
      'a county of Connecticut as one of New York': {
        change: '- name: New Haven County\n‹→  state: »NY\n›',
        expected: '`state: CT`',
        suggestion: 'CT',
        page: '/service-areas/newhavencounty',
      },
      'a county beyond the state line without its state': {
        change: `${lastTowns}‹→${county('Suffolk County', '', 'Greenport').replace('  state: \n', '')}›`,
        at: 'Suffolk County\n  alsoServed: [G',
        expected: '`state: NY`',
      },
    },
  }),
  ...errors('place/state', {
    file: 'counties',
    faults: {
      'the letters of another state than the county’s': {
        change: 'alsoServed: [»‹Deep River→"Deep River, NY"›, Haddam',
        expected: 'Deep River, or the letters CT',
      },
      'letters that are no state': {
        change: 'alsoServed: [»‹Deep River→"Deep River, CX"›, Haddam',
        expected: 'a name, or a name with the two letters of a state: Kansas City, KS',
      },
    },
  }),
  ...warnings('place/state-alone', {
    ...inOldSaybrook,
    faults: {
      'letters that a comma parted from their name': {
        change: '[Essex, Westbrook, Lyme, Old Lyme, »‹Deep River→CT›]',
        expected: 'a name and its state as one, between double quotes: "Old Lyme, CT"',
      },
    },
  }),
  ...warnings('place/twice', {
    file: 'counties',
    expected: '"Clinton, NY", between double quotes',
    faults: {
      'a town of New York by the name of one that has a page': {
        given: `${lastTowns}‹→${county('Oneida County', 'NY', 'Utica')}›`,
        change: 'alsoServed: [Utica‹→, »Clinton›]',
      },
    },
  }),
  ...warnings('place/written-otherwise', {
    ...inOldSaybrook,
    expected: 'the name that its entry in cities.yaml has',
    faults: {
      'a town with letters that its page has not': {
        change: '[Essex, Westbrook, Lyme, Old Lyme, »‹Deep River→"Clinton, CT"›]',
        suggestion: 'Clinton',
      },
    },
  }),
  ...warnings('city/elsewhere', {
    ...inOldSaybrook,
    page: '/service-areas/oldsaybrook',
    faults: {
      'a state that is not the town’s': {
        change: 'in Old Saybrook, ‹Connecticut→New York›, from',
        at: 'Old Saybrook, New York',
        expected: 'Connecticut, or words without a state',
        suggestion: 'Old Saybrook, Connecticut',
      },
      'a county that is not the town’s': {
        change: 'description: Old Saybrook lies ‹where→in New Haven County, where›',
        at: 'Old Saybrook lies in New',
        expected: 'Middlesex County',
        suggestion: 'Old Saybrook lies in Middlesex County',
      },
    },
  }),
  ...warnings('city/elsewhere', {
    file: 'site',
    expected: '{state}',
    faults: {
      'a state on the pages of towns in two': {
        files: {
          ...inRhodeIsland.files,
          'data/cities.yaml': citiesOf('Clinton') + westerly,
        },
        given:
          'servingLine: ‹Serving {city} and surrounding {county} areas→Serving {city} in {county}›',
        change: 'servingLine: Serving {city} in »{county}‹→, Connecticut›',
        suggestion: '{county}, {state}',
      },
    },
  }),
  ...warnings('text/office', {
    file: 'site',
    faults: {
      'an office in the town where it was': {
        change: 'description: ‹→»Based in Branford. ›Our office is at {street} in {locality}.',
        expected: '{locality}, or the town of the office',
      },
      'an office in another state': {
        change: 'Middlesex Counties, from our office in {locality}, ‹Connecticut→Rhode Island›.',
        at: '{locality}, Rhode',
        expected: '{state}',
        suggestion: '{locality}, {state}',
      },
    },
  }),
  ...warnings('business/region', {
    file: 'business',
    expected: 'name and letters of one state',
    suggestion: 'Connecticut',
    faults: {
      'the name of another state': { change: 'region: »‹Connecticut→New York›' },
      'a name that no state has': { change: 'region: »‹Connecticut→Conecticut›' },
    },
  }),
  ...warnings('business/state', {
    file: 'business',
    expected: 'CT, with `region: Connecticut`',
    faults: {
      'letters of another state than all else is of': {
        change: 'regionCode: »‹CT→RI›',
        suggestion: 'CT',
      },
    },
  }),
  ...warnings('business/postal-code', {
    file: 'business',
    expected: 'the ZIP code of the office, or an acknowledgement with the reason',
    faults: { 'a ZIP code of New York': { change: 'postalCode: »"‹06513→10001›"' } },
  }),
  ...warnings('business/post-box', {
    file: 'business',
    expected: 'the street of the office, or no `street`: then pages show the town alone',
    faults: {
      'a PO box in place of a street': { change: 'street: »‹64 Thompson St→P.O. Box 12›' },
    },
  }),
  ...warnings('business/locality', {
    file: 'business',
    expected: 'a town of the state, or an acknowledgement with the reason',
    faults: {
      'a town across the Sound': { change: 'locality: »‹East Haven→Shoreham›' },
      'a town with a letter too many': {
        change: 'locality: »‹East Haven→East Havenn›',
        suggestion: 'East Haven',
      },
    },
  }),
  ...notices('registration/other-state', {
    ...inRhodeIsland,
    faults: {
      'no number of a second state that registers': {
        given: registeredTwice(ofRhodeIsland),
        change: `‹${ofRhodeIsland}→›`,
        at: 'registration:\n',
        expected:
          'an entry with `state: RI`, such as Rhode Island registered contractor 00000, or an acknowledgement with the reason',
      },
    },
  }),
  ...warnings('registration/state', {
    ...inRhodeIsland,
    expected: '`state: RI` below it',
    faults: {
      'a number of a second state as one of the first': {
        given: registeredTwice(ofRhodeIsland),
        change:
          '- label: »Rhode Island registered contractor\n    number: "12345"\n‹    state: RI\n→›',
      },
    },
  }),
]
