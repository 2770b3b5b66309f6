import { tradeNames } from '../../../cli/site/trades/index.ts'
import { fixture } from '../../support/fixtures.ts'
import { errors, notices, warnings, type Fault } from './fault.ts'

/** All of them, which are counted. */
const allTowns = { file: 'business', files: { 'data/cities.yaml': fixture('cities') } } as const

const lastClaim = "    text: Connecticut's Top-Rated Roofers\n"

const trades = `one of ${tradeNames.join(', ')}`
const zone = 'a name of the IANA list, such as America/New_York'
const counted = '30, or less with a +, or an acknowledgement with the reason'
const licensed = 'an acknowledgement that names the license and the insurer'
const siteUrl = 'url: https://ridge-eave.example.com\n'

const withoutZone = '‹timeZone: America/New_York\n→›'
const withZone = (code: string) =>
  `regionCode: ‹CT→${code}›\n  postalCode: "06513"\n  country: US\n‹→timeZone: America/New_York\n›`

const registration = `registration:
  label: Connecticut registered home improvement contractor
  number: HIC.0000000`

const elsewhere = (region: string, code: string) =>
  `‹region: Connecticut\n  regionCode: CT→region: ${region}\n  regionCode: ${code}›`

/** The office in a state of two zones, with its own. */
const inFlorida = `locality: ‹East Haven→Tampa›
  region: ‹Connecticut→Florida›
  regionCode: ‹CT→FL›
  postalCode: "‹06513→33602›"
  country: US\n‹→timeZone: America/New_York\n›
# The office on the map.
coordinates: { lat: ‹41.28091→27.94752›, lon: ‹-72.87232→-82.45843› }`

/** Faults of the office, trade, claims, rating and acknowledgements. */
export const businessFaults: readonly Fault[] = [
  ...notices('business/https', {
    file: 'business',
    faults: {
      'a site that goes public without a word about https': {
        given: `${siteUrl}‹→https: forever\n›`,
        args: ['--production'],
        change: '‹https: forever\n→›',
        at: siteUrl.replace('url: ', ''),
        expected: '`https: forever` below, or an acknowledgement with the reason',
      },
    },
  }),
  ...errors('schema/value', {
    file: 'business',
    expected: trades,
    faults: {
      'a trade that is misspelt': { change: 'trade: »‹roofing→roofin›', suggestion: 'roofing' },
      'a trade of a list that there is not': { change: 'trade: ‹roofing→[roofing, »flooring]›' },
    },
  }),
  ...errors('business/time-zone', {
    file: 'business',
    faults: {
      'a zone with a slip': {
        change: `${siteUrl}‹→timeZone: »America/New_Yrok\n›`,
        expected: zone,
        suggestion: 'America/New_York',
      },
      'a zone as people write it': {
        change: `${siteUrl}‹→timeZone: »Eastern time\n›`,
        expected: zone,
      },
      'a state of two zones': {
        given: inFlorida,
        change: withoutZone,
        at: 'FL\n',
        expected:
          '`timeZone: America/New_York` (most of the state) or `timeZone: America/Chicago` (the Panhandle west of the Apalachicola)',
      },
      'letters that are no state': {
        given: withZone('CX'),
        change: withoutZone,
        at: 'CX\n',
        expected: 'the two letters of a state, or its `timeZone`',
      },
      'a zone beyond the ocean': {
        change: `${siteUrl}‹→timeZone: »Pacific/Auckland\n›`,
        expected: 'the time zone of the office',
        suggestion: 'America/New_York',
      },
      'a zone without summer time': {
        change: `${siteUrl}‹→timeZone: »EST\n›`,
        expected: 'the time zone of the office',
        suggestion: 'America/New_York',
      },
    },
  }),
  ...warnings('business/time-zone-state', {
    file: 'business',
    expected: 'the time zone of the office',
    faults: {
      'the zone of another state': {
        change: `${siteUrl}‹→timeZone: »America/Chicago\n›`,
        suggestion: 'America/New_York',
      },
      'the zone of the other part of the state': {
        given: inFlorida,
        change: 'timeZone: »America/‹New_York→Chicago›',
        suggestion: 'America/New_York',
      },
    },
  }),
  ...errors('business/country', {
    file: 'business',
    expected: 'the country of the state',
    faults: {
      'a state of another country': { change: 'country: »‹US→CA›', suggestion: 'US' },
    },
  }),
  ...warnings('business/state', {
    file: 'business',
    expected: 'CT, with `region: Connecticut`',
    faults: {
      'the letters of a state of two zones': {
        given: 'region: ‹Connecticut→Texas›',
        change: 'regionCode: »‹CT→TX›',
        suggestion: 'CT',
      },
    },
  }),
  ...warnings('text/twice', {
    file: 'business',
    expected: 'the text without it',
    faults: {
      'a street with all that stands behind it': {
        change: 'street: »64 Thompson St‹→, East Haven, CT 06513›',
        suggestion: '64 Thompson St',
      },
      'a street with its ZIP code': {
        change: 'street: »64 Thompson St‹→ 06513-1234›',
        suggestion: '64 Thompson St',
      },
      'a town with its state': {
        change: 'locality: »East Haven‹→, Connecticut›',
        suggestion: 'East Haven',
      },
      'a registration whose number is in its words': {
        change: 'label: »Connecticut registered home improvement contractor‹→, HIC.0000000›',
        suggestion: 'Connecticut registered home improvement contractor',
      },
    },
  }),
  ...warnings('text/twice', {
    file: 'services',
    expected: 'the words without it',
    faults: {
      'a button that would show the number twice': {
        change: 'callLabel: »Emergency call‹→ 860-555-0142›\n',
        suggestion: 'Emergency call',
      },
    },
  }),
  ...warnings('text/twice', {
    file: 'people',
    expected: 'the text without it',
    faults: {
      'a name with the trade behind it': {
        change: '‹\n[]\n→\n- { name: »"Ana Reyes, Estimator", trade: Estimator, since: 2015 }\n›',
        suggestion: 'Ana Reyes',
      },
    },
  }),
  ...warnings('business/area-code', {
    file: 'business',
    faults: {
      'a phone number of New York in Connecticut': {
        change: '»"+‹18605550142→12125550142›"',
        expected: 'one of 203, 475, 860, 959, or an acknowledgement with the reason',
      },
    },
  }),
  ...warnings('business/coordinates-decimals', {
    file: 'business',
    expected: 'five decimals or more',
    faults: {
      'coordinates of the next street': {
        change: 'lat: 41.‹28091, lon: -72.87232→28090, lon: -72.872›',
        at: '{ lat: 41.28090',
      },
    },
  }),
  ...warnings('business/coordinates-far', {
    file: 'business',
    faults: {
      'an office on the map of another town': {
        change: 'coordinates: »{ lat: 41.‹28091, lon: -72.87232→05340, lon: -73.53870› }',
        expected:
          'a point within 10 km of 41.2762, -72.8684, or an acknowledgement with the reason',
      },
      'the minus sign left out': {
        change: 'coordinates: »{ lat: 41.28091, lon: ‹-72.87232→72.87232› }',
        expected:
          'a point within 10 km of 41.2762, -72.8684, or an acknowledgement with the reason',
        suggestion: '{ lat: 41.28091, lon: -72.87232 }',
      },
    },
  }),
  ...notices('claim/evidence', {
    file: 'business',
    faults: {
      'a claim that nothing shows to be true': {
        change: `${lastClaim}‹→  »oldest:\n    text: Oldest in town\n›`,
        expected: '`evidence: how you would show it`, or an acknowledgement with the reason',
      },
    },
  }),
  ...notices('claim/contradicted', {
    ...allTowns,
    expected: counted,
    faults: {
      'more towns than the data lists': {
        change: `${lastClaim}‹→  »towns:\n    value: 31+\n    label: towns\n    counts: towns\n    evidence: a list\n›`,
      },
      'fewer towns than the data lists, as if they were all': {
        change: `${lastClaim}‹→  »towns:\n    value: "14"\n    label: towns\n    counts: towns\n    evidence: a list\n›`,
      },
    },
  }),
  ...notices('claim/license-wording', {
    file: 'business',
    expected: licensed,
    faults: {
      'a license that the state does not give': {
        change: `${lastClaim}‹→  »license:\n    text: Fully LICENSED roofers\n    evidence: a paper\n›`,
      },
      'a license in a state of which nothing is known': {
        given: elsewhere('Ohio', 'OH'),
        change: `${lastClaim}‹→  »license:\n    text: Fully licensed\n    evidence: a paper\n›`,
      },
    },
  }),
  ...errors('registration/missing', {
    file: 'business',
    faults: {
      'no registration where the state asks for one': {
        change: `‹${registration}\n→›`,
        at: 'CT\n',
        expected:
          '`registration:` with `label` and `number`, such as HIC.0000000 Connecticut registered home improvement contractor (elicense.ct.gov); or `none`, where your work needs none',
      },
    },
  }),
  ...warnings('registration/form', {
    file: 'business',
    faults: {
      'a number without the word that it is a registration': {
        change: `‹${registration}→registration:\n  label: Connecticut home improvement contractor\n  number: »HIC.0000000›\n`,
        expected:
          'number and label such as HIC.0000000 Connecticut registered home improvement contractor',
      },
      'a registration without the name on file': {
        given: elsewhere('Washington', 'WA'),
        change: `‹${registration}→registration:\n  - { label: registered contractor, number: »W1 }›\n`,
        expected:
          'number and label such as Washington registered contractor 000000, and `name:` as it is on file',
      },
    },
  }),
  ...notices('registration/no-rule', {
    file: 'business',
    faults: {
      'a state of which no law is known': {
        given: elsewhere('Ohio', 'OH'),
        change: `‹${registration}\n→›`,
        at: 'OH\n',
        expected:
          'a `registration` where the state, county or town gives one, or an acknowledgement',
      },
    },
  }),
  ...notices('contract/cancel', {
    file: 'business',
    faults: {
      'a contract without a word on canceling': {
        change: '»‹→contract:\n  - { title: On paper, description: You sign it. }\n›claims:\n',
        expected: 'an item on how to cancel, or an acknowledgement with the reason',
      },
    },
  }),
  ...notices('rating/self-published', {
    file: 'business',
    faults: {
      'a rating of its own in structured data': {
        given: 'inStructuredData: ‹true→false›',
        change: 'inStructuredData: »‹false→true›',
        expected: 'an acknowledgement under `rating`, or `inStructuredData: false`',
      },
    },
  }),
  ...errors('acknowledge/unknown-rule', {
    file: 'business',
    expected: 'the id of a warning or notice',
    faults: {
      'an acknowledgement of a misspelt rule': {
        change:
          '    text: Locally Owned\n‹→    acknowledge: { »claim/evidense: the deed is in the office }\n›',
        suggestion: 'claim/evidence',
      },
    },
  }),
]
