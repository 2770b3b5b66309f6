import { errors, notices, warnings, type Fault } from './fault.ts'

const house = (name: string, kind: string, more = '') => `  - kind: ${kind}
    name: ${name}
    summary: A house as they stand here.
${more}    wrong: [Ice at the eave., Old flashing.]
`

const cape = house(
  'Cape',
  'cape',
  `    sizes:
      unit: squares
      small: { from: 12, to: 16 }
      middle: { from: 16, to: 22 }
      large: { from: 22, to: 30 }
      source: Measured on our jobs
    days: { from: 1, to: 3, source: Measured on our jobs }
    service: roof-replacement
`,
)

/** Houses with nothing wrong, and what is changed of them. */
const given = {
  file: 'houses',
  given: `‹\n{}\n→\nhouses:\n${cape}${house('Ranch', 'ranch')}›`,
} as const

/** Faults of the houses to choose from. */
export const houseFaults: readonly Fault[] = [
  ...errors('house/range', {
    ...given,
    faults: {
      'a size that ends before it starts': {
        change: 'small: { from: 12, to: »‹16→6› }',
        expected: '12 or more',
      },
      'days that do': { change: 'days: { from: ‹1→4›, to: »3', expected: '4 or more' },
      'a middle one that starts within a small one': {
        change: 'middle: { from: »‹16→14›, to: 22 }',
        expected: '16 or more',
      },
      'a large one that ends with a middle one': {
        change: 'large: { from: 22, to: »‹30→22› }',
        expected: 'more than 22',
      },
    },
  }),
  ...errors('house/range', {
    file: 'services',
    expected: '9000 or more',
    faults: {
      'a price that ends before it starts': {
        change:
          '  callLabel: Emergency call\n‹→  price: { from: 9000, to: »2200, unit: a typical roof, asOf: 2026-01, changes: [Slope] }\n›',
      },
    },
  }),
  ...errors('schema/value', {
    ...given,
    expected: 'more than 0',
    faults: { 'a size of nothing': { change: 'small: { from: »‹12→0›, to: 16 }' } },
  }),
  ...errors('schema/value', {
    ...given,
    expected: 'at least 1',
    faults: { 'no day': { change: 'days: { from: »‹1→0›, to: 3' } },
  }),
  ...errors('schema/unknown-key', {
    ...given,
    expected: 'the whole text between double quotes',
    faults: {
      'a number cut by its comma': {
        change:
          'summary: A house as they stand here.\n‹→    facts: [{ label: Loss, text: »60,000 BTU }]\n›    sizes:',
        suggestion: '"60,000 BTU"',
      },
      'a larger number, cut twice': {
        change:
          'summary: A house as they stand here.\n‹→    facts: [{ label: Loss, text: »1,500,000 BTU }]\n›    sizes:',
        suggestion: '"1,500,000 BTU"',
      },
      'a text cut by its comma': {
        change:
          'summary: A house as they stand here.\n‹→    facts: [{ text: »Slate, mostly green, label: Roof }]\n›    sizes:',
        suggestion: '"Slate, mostly green"',
      },
    },
  }),
  ...errors('schema/type', {
    ...given,
    expected: 'a whole number',
    faults: {
      'half a day': { change: 'days: { from: »‹1→0.5›, to: 3' },
    },
  }),
  ...notices('house/source', {
    ...given,
    expected:
      '`source: Measured on our jobs`, or who publishes them; or an acknowledgement with the reason',
    faults: {
      'days that nobody measured': {
        change: '»days: { from: 1, to: 3‹, source: Measured on our jobs→› }',
      },
      'sizes without a source': {
        change:
          '»sizes:\n      unit: squares\n      small: { from: 12, to: 16 }\n      middle: { from: 16, to: 22 }\n      large: { from: 22, to: 30 }\n‹      source: Measured on our jobs\n→›',
      },
    },
  }),
  ...warnings('house/street', {
    ...given,
    expected:
      'one of ranch, cape, saltbox, colonial, victorian, triple-decker, mill, or that house in the `street` of Home',
    faults: {
      'a house that stands nowhere': { change: 'kind: »‹ranch→stucco›' },
    },
  }),
  ...errors('house/part', {
    ...given,
    faults: {
      'a dormer of a ranch': {
        change:
          'kind: ranch\n    name: Ranch\n    summary: A house as they stand here.\n    wrong: [‹Ice at the eave.→{ part: »dormer, text: Ice at the eave. }›',
        expected: 'one of ridge, eave, gutter, chimney, flashing, shingles',
      },
      'a part where no house is named': {
        change:
          '‹kind: ranch\n    →›name: Ranch\n    summary: A house as they stand here.\n    wrong: [‹Ice at the eave.→{ part: »eave, text: Ice at the eave. }›',
        expected: 'the `kind` of the house, or no `part`',
      },
    },
  }),
  ...errors('house/repeated', {
    ...given,
    expected: 'each once',
    faults: {
      'a kind twice': { change: 'kind: »‹ranch→cape›' },
      'a name twice where no kind is said': {
        given: `‹\n{}\n→\nhouses:\n${cape}${house('Hall', '').replace('kind: \n    ', '')}${house('Room', '').replace('kind: \n    ', '')}›`,
        change: 'name: »‹Room→HALL›',
      },
    },
  }),
  ...errors('service/unknown', {
    ...given,
    expected:
      'one of residential-roofing, commercial-roofing, roof-repairs, roof-replacement, storm-damage, emergency-service; of a service that is gone, no entry',
    faults: {
      'a service of a house with a letter left out': {
        change: 'service: »‹roof-replacement→roof-replacment›',
        suggestion: 'roof-replacement',
      },
    },
  }),
]
