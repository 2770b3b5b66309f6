import { errors, notices, warnings, type Fault } from './fault.ts'

const insured = `copyrightYear: 2024
insurance:
  insurer: Mutual
  covers: [General liability]
  certificate: 2025-06-01
  expires: 2026-06-01
`

const given = { file: 'business', given: `‹copyrightYear: 2024\n→${insured}›` } as const
const number = '  number: HIC.0000000\n'
const counted = '  counted: 2026-01-12\n'

const person = (name: string) =>
  `\n- name: ${name}\n  trade: Estimator\n  since: 2015\n  answersPhone: true\n`

const team = ['Ana', 'Bea', 'Cleo'].map(person).join('').replace(/.*\n$/, '')

/** A price of a service. */
const priceOf = (fields: string) =>
  `  callLabel: Emergency call\n‹→  price: { ${fields}, unit: a typical roof, changes: [Slope] }\n›`

/** A closed day below the office hours. */
const closed = (days: string) =>
  `  otherDays: Emergency service only\n‹→  closed:\n    - { ${days}, note: Christmas }\n›`

/** Faults of days that come and go, and of the people of the firm. */
export const expiryFaults: readonly Fault[] = [
  ...warnings('expiry/soon', {
    ...given,
    expected: 'the day after renewal',
    faults: {
      'an insurance that ends in 30 days': { change: 'expires: »2026-‹06-01→02-14›' },
    },
  }),
  ...warnings('expiry/soon', {
    file: 'business',
    expected: 'the day after renewal',
    faults: {
      'a registration that ends today': { change: `${number}‹→  expires: »2026-01-15\n›` },
    },
  }),
  ...warnings('expiry/over', {
    file: 'business',
    expected: 'the day after renewal, or no such entry',
    faults: {
      'a registration that ended yesterday': { change: `${number}‹→  expires: »2026-01-14\n›` },
      'a certificate of a maker that ended': {
        change:
          'copyrightYear: 2024\n‹→certificates:\n  - { maker: M, name: N, number: "1", url: https://m.test/1, expires: »2025-01-01 }\n›',
      },
    },
  }),
  ...notices('insurance/certificate-old', {
    ...given,
    expected: 'a certificate of this year',
    faults: {
      'a certificate of two years ago': { change: 'certificate: »‹2025-06-01→2024-01-10›' },
    },
  }),
  ...notices('rating/counted', {
    file: 'business',
    expected: '`counted: 2026-10-31`, the day on which you counted',
    faults: {
      'a rating that nobody knows the day of': {
        given: '‹  - rating.counted\n→›',
        change: `‹${counted}→›`,
        at: 'rating:\n  value',
      },
    },
  }),
  ...notices('rating/counted', {
    file: 'business',
    expected: 'the numbers of today, and the day of counting',
    faults: {
      'a rating of two years ago': { change: '»‹2026-01-12→2023-12-31›' },
    },
  }),
  ...errors('date/future', {
    ...given,
    expected: '2026-01-15 or before',
    faults: {
      'a certificate of insurance of next month': { change: 'certificate: »‹2025-06→2026-02›-01' },
    },
  }),
  ...errors('date/future', {
    file: 'people',
    given: `‹\n[]\n→${person('Ana')}›`,
    expected: '2026 or before',
    faults: { 'a roofer who joins next year': { change: 'since: »‹2015→2027›' } },
  }),
  ...errors('date/future', {
    file: 'business',
    expected: '2026 or before',
    faults: { 'a copyright of next year': { change: 'copyrightYear: »‹2024→2027›' } },
  }),
  ...errors('date/future', {
    file: 'services',
    expected: '2026-01 or before',
    faults: {
      'prices of next month': { change: priceOf('from: 9000, to: 22000, asOf: »2026-02') },
    },
  }),
  ...warnings('date/far', {
    file: 'services',
    expected: 'a month of the last 10 years: is the year right?',
    faults: {
      'prices of a hundred years ago': {
        change: priceOf('from: 9000, to: 22000, asOf: »1926-01'),
      },
    },
  }),
  ...warnings('date/far', {
    file: 'business',
    expected: 'a day of the next 2 years: is the year right?',
    faults: {
      'a holiday whose digits changed places': {
        change: closed('from: »2206-12-24'),
        suggestion: '2026-12-24',
      },
      'a holiday and its end': {
        change: closed('from: »2036-12-24, to: 2036-12-26'),
        suggestion: '2026-12-24',
      },
      'a holiday in the year 9999': { change: closed('from: »9999-12-24') },
    },
  }),
  ...warnings('date/far', {
    file: 'site',
    expected: 'a day of the next 2 years: is the year right?',
    faults: {
      'a notice that is shown for ever': {
        change:
          '‹→notices:\n  - { text: We are closed., from: 2026-01-10, to: »2126-01-20 }\n\n›navigation:',
        suggestion: '2026-01-20',
      },
    },
  }),
  ...warnings('date/far', {
    file: 'business',
    expected: 'a day of the next 20 years: is the year right?',
    faults: {
      'a registration for a hundred years': {
        change: `${number}‹→  expires: »2127-06-01\n›`,
        suggestion: '2027-06-01',
      },
    },
  }),
  ...warnings('people/phone', {
    file: 'people',
    expected: '`answersPhone: true` for two people at most',
    faults: {
      'three people at one phone': {
        given: `‹\n[]→${team}  answersPhone: false›\n`,
        change: '  answersPhone: ‹false→true›\n',
        at: [31, 17],
      },
    },
  }),
  ...errors('schema/value', {
    ...given,
    expected: '"none"',
    faults: {
      'a lender without terms': {
        change: '‹→payment: { deposit: A third., financing: »some }\n›insurance:\n',
      },
    },
  }),
]
