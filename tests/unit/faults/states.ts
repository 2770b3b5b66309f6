import { citiesOf, fixtureWith, oldSaybrook } from '../../support/fixtures.ts'
import { errors, notices, warnings, type Fault } from './fault.ts'

const beforeClinton = (entry: string) => `‹→${entry}›- cityName: Clinton\n`
const inOldSaybrook = { file: 'cities', given: beforeClinton(oldSaybrook) } as const
const onItsPage = { ...inOldSaybrook, page: '/service-areas/oldsaybrook' } as const

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
  ...warnings('county/state', 'counties', '`state: CT`', {
    'a county of Connecticut as one of New York': {
      change: '- name: New Haven County\n‹→  state: »NY\n›',
      suggestion: 'CT',
      page: '/service-areas/newhavencounty',
    },
  }),
  ...warnings('county/state', 'counties', '`state: NY`', {
    'a county beyond the state line without its state': {
      change: `${lastTowns}‹→${county('Suffolk County', '', 'Greenport').replace('  state: \n', '')}›`,
      at: 'Suffolk County\n  alsoServed: [G',
    },
  }),
  ...errors('place/state', 'counties', {
    'the letters of another state than the county’s': [
      'alsoServed: [»‹Deep River→"Deep River, NY"›, Haddam',
      'Deep River, or the letters CT',
    ],
    'letters that are no state': [
      'alsoServed: [»‹Deep River→"Deep River, CX"›, Haddam',
      'a name, or a name with the two letters of a state: Kansas City, KS',
    ],
  }),
  ...warnings('place/state-alone', inOldSaybrook, {
    'letters that a comma parted from their name': [
      '[Essex, Westbrook, Lyme, Old Lyme, »‹Deep River→CT›]',
      'a name and its state as one, between double quotes: "Old Lyme, CT"',
    ],
  }),
  ...warnings('place/twice', 'counties', '"Clinton, NY", between double quotes', {
    'a town of New York by the name of one that has a page': {
      given: `${lastTowns}‹→${county('Oneida County', 'NY', 'Utica')}›`,
      change: 'alsoServed: [Utica‹→, »Clinton›]',
    },
  }),
  ...warnings(
    'place/written-otherwise',
    inOldSaybrook,
    'the name that its entry in cities.yaml has',
    {
      'a town with letters that its page has not': {
        change: '[Essex, Westbrook, Lyme, Old Lyme, »‹Deep River→"Clinton, CT"›]',
        suggestion: 'Clinton',
      },
    },
  ),
  ...warnings('city/elsewhere', onItsPage, {
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
  }),
  ...warnings('city/elsewhere', 'site', '{state}', {
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
  }),
  ...warnings('text/office', 'site', '{locality}, or the town of the office', {
    'an office in the town where it was': {
      change: 'description: ‹→»Based in Branford. ›Our office is at {street} in {locality}.',
    },
  }),
  ...warnings('text/office', 'site', '{state}', {
    'an office in another state': {
      change: 'Middlesex Counties, from our office in {locality}, ‹Connecticut→Rhode Island›.',
      at: '{locality}, Rhode',
      suggestion: '{locality}, {state}',
    },
  }),
  ...warnings('business/region', 'business', 'name and letters of one state', {
    'the name of another state': 'region: »‹Connecticut⇄New York›',
  }),
  ...warnings('business/state', 'business', 'CT, with `region: Connecticut`', {
    'letters of another state than all else is of': 'regionCode: »‹CT⇄RI›',
  }),
  ...warnings(
    'business/postal-code',
    'business',
    'the ZIP code of the office, or an acknowledgement with the reason',
    { 'a ZIP code of New York': 'postalCode: »"‹06513→10001›"' },
  ),
  ...warnings(
    'business/locality',
    'business',
    'a town of the state, or an acknowledgement with the reason',
    { 'a town across the Sound': 'locality: »‹East Haven→Shoreham›' },
  ),
  ...notices('registration/other-state', inRhodeIsland, {
    'no number of a second state that registers': {
      given: registeredTwice(ofRhodeIsland),
      change: `‹${ofRhodeIsland}→›`,
      at: 'registration:\n',
      expected:
        'an entry with `state: RI`, such as Rhode Island registered contractor 00000, or an acknowledgement with the reason',
    },
  }),
  ...warnings('registration/state', inRhodeIsland, '`state: RI` below it', {
    'a number of a second state as one of the first': {
      given: registeredTwice(ofRhodeIsland),
      change:
        '- label: »Rhode Island registered contractor\n    number: "12345"\n‹    state: RI\n→›',
    },
  }),
]
