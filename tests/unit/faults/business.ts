import { errors, notices, warnings, type Fault } from './fault.ts'

const lastClaim = "    text: Connecticut's Top-Rated Roofers\n"

const siteUrl = 'url: https://ridge-eave.example.com\n'

/** Faults of trade, hours, claims, rating and acknowledgements. */
export const businessFaults: readonly Fault[] = [
  ...notices('business/https', 'business', {
    'a site that goes public without a word about https': {
      given: [siteUrl, `${siteUrl}https: forever\n`],
      args: ['--production'],
      change: ['https: forever\n', ''],
      at: siteUrl.replace('url: ', ''),
      expected: '`https: forever` below, or an acknowledgement with the reason',
    },
  }),
  ...errors('schema/value', 'business', {
    'a trade that is misspelt': {
      change: ['trade: roofing', 'trade: »roofin'],
      expected: 'one of roofing, siding, gutters, windows, solar, painting, general',
      suggestion: 'roofing',
    },
    'a trade of a list that there is not': {
      change: ['trade: roofing', 'trade: [roofing, »plumbing]'],
      expected: 'one of roofing, siding, gutters, windows, solar, painting, general',
    },
  }),
  ...errors('hours/closed', 'business', {
    'a day that is closed, said twice': {
      change: ['opens: "08:00"\n      closes: "16:00"', 'opens: »closed\n      closes: Closed'],
      expected: 'no entry for Saturday: a day that is not listed is closed',
    },
    'only the end of a day is closed': {
      change: ['closes: "16:00"', 'closes: »"-"'],
      expected: 'no entry for Saturday: a day that is not listed is closed',
    },
  }),
  ...errors('hours/days', 'business', 'each day once', {
    'a day that stands twice': ['days: [Saturday]', 'days: [»Friday, Saturday]'],
    'two rows of hours that overlap on one day': [
      '    - days: [Saturday]\n',
      '    - days: [»Monday]\n      opens: "17:00"\n      closes: "20:00"\n    - days: [Saturday]\n',
    ],
  }),
  ...errors('hours/days', 'business', 'a time after 08:00', {
    'an office that closes before it opens': ['closes: "16:00"', 'closes: »"04:00"'],
    'an office that closes when it opens': ['closes: "16:00"', 'closes: »"08:00"'],
  }),
  ...warnings('business/area-code', 'business', {
    'a phone number of New York in Connecticut': {
      change: ['"+18605550142"', '»"+12125550142"'],
      expected: 'one of 203, 475, 860, 959, or an acknowledgement with the reason',
    },
  }),
  ...warnings('business/coordinates-decimals', 'business', 'five decimals or more', {
    'coordinates of the next street': {
      change: ['lat: 41.28091, lon: -72.87232', 'lat: 41.28090, lon: -72.872'],
      at: '{ lat: 41.28090',
    },
  }),
  ...warnings('business/coordinates-far', 'business', {
    'an office on the map of another town': {
      change: [
        'coordinates: { lat: 41.28091, lon: -72.87232 }',
        'coordinates: »{ lat: 41.05340, lon: -73.53870 }',
      ],
      expected: 'a point within 10 km of 41.2762, -72.8684, or an acknowledgement with the reason',
    },
  }),
  ...notices('claim/evidence', 'business', {
    'a claim that nothing shows to be true': {
      change: [lastClaim, `${lastClaim}  »oldest:\n    text: Oldest in town\n`],
      expected: '`evidence: how you would show it`, or an acknowledgement with the reason',
    },
  }),
  ...notices('claim/contradicted', 'business', {
    'more towns than the data lists': {
      change: [
        lastClaim,
        `${lastClaim}  »towns:\n    value: 31+\n    label: towns\n    counts: towns\n    evidence: a list\n`,
      ],
      expected: 'at most 30, or an acknowledgement with the reason',
    },
  }),
  ...notices('claim/license-wording', 'business', {
    'a license that the state does not give': {
      change: [
        lastClaim,
        `${lastClaim}  »license:\n    text: Fully LICENSED roofers\n    evidence: a paper\n`,
      ],
      expected: 'an acknowledgement that names the license and the insurer',
    },
  }),
  ...notices('rating/self-published', 'business', {
    'a rating of its own in structured data': {
      given: ['inStructuredData: true', 'inStructuredData: false'],
      change: ['inStructuredData: false', 'inStructuredData: »true'],
      expected: 'an acknowledgement under `rating`, or `inStructuredData: false`',
    },
  }),
  ...errors('acknowledge/unknown-rule', 'business', 'the id of a warning or notice', {
    'an acknowledgement of a misspelt rule': {
      change: [
        '    text: Locally Owned\n',
        '    text: Locally Owned\n    acknowledge: { »claim/evidense: the deed is in the office }\n',
      ],
      suggestion: 'claim/evidence',
    },
  }),
]
