import type { Fault } from './fault.ts'

const insured = `copyrightYear: 2024
insurance:
  insurer: Mutual
  covers: [General liability]
  certificate: 2025-06-01
  expires: 2026-06-01
`

const given = { file: 'business', given: ['copyrightYear: 2024\n', insured] } as const
const number = '  number: HIC.0000000\n'
const counted = '  counted: 2026-01-12\n'

const person = (name: string) =>
  `\n- name: ${name}\n  trade: Estimator\n  since: 2015\n  answersPhone: true\n`

const team = ['Ana', 'Bea', 'Cleo'].map(person).join('').replace(/.*\n$/, '')

/** Faults of days that come and go, and of the people of the firm. */
export const expiryFaults: readonly Fault[] = [
  {
    rule: 'expiry/soon',
    name: 'an insurance that ends in 30 days',
    ...given,
    from: 'expires: 2026-06-01',
    to: 'expires: 2026-02-14',
    at: '2026-02-14',
    severity: 'warning',
    expected: 'the day after renewal',
  },
  {
    rule: 'expiry/soon',
    name: 'a registration that ends today',
    file: 'business',
    from: number,
    to: `${number}  expires: 2026-01-15\n`,
    at: '2026-01-15',
    severity: 'warning',
    expected: 'the day after renewal',
  },
  {
    rule: 'expiry/over',
    name: 'a registration that ended yesterday',
    file: 'business',
    from: number,
    to: `${number}  expires: 2026-01-14\n`,
    at: '2026-01-14',
    severity: 'warning',
    expected: 'the day after renewal, or no such entry',
  },
  {
    rule: 'expiry/over',
    name: 'a certificate of a maker that ended',
    file: 'business',
    from: 'copyrightYear: 2024\n',
    to: 'copyrightYear: 2024\ncertificates:\n  - { maker: M, name: N, number: "1", url: https://m.test/1, expires: 2025-01-01 }\n',
    at: '2025-01-01',
    severity: 'warning',
    expected: 'the day after renewal, or no such entry',
  },
  {
    rule: 'insurance/certificate-old',
    name: 'a certificate of two years ago',
    ...given,
    from: 'certificate: 2025-06-01',
    to: 'certificate: 2024-01-10',
    at: '2024-01-10',
    severity: 'notice',
    expected: 'a certificate of this year',
  },
  {
    rule: 'rating/counted',
    name: 'a rating that nobody knows the day of',
    file: 'business',
    given: ['  - rating.counted\n', ''],
    from: counted,
    to: '',
    at: 'rating:\n  value',
    severity: 'notice',
    expected: '`counted: 2026-10-31`, the day on which you counted',
  },
  {
    rule: 'rating/counted',
    name: 'a rating of two years ago',
    file: 'business',
    from: '2026-01-12',
    to: '2023-12-31',
    at: '2023-12-31',
    severity: 'notice',
    expected: 'the numbers of today, and the day of counting',
  },
  {
    rule: 'date/future',
    name: 'a certificate of insurance of next month',
    ...given,
    from: 'certificate: 2025-06-01',
    to: 'certificate: 2026-02-01',
    at: '2026-02-01',
    expected: '2026-01-15 or before',
  },
  {
    rule: 'date/future',
    name: 'a roofer who joins next year',
    file: 'people',
    given: ['\n[]\n', person('Ana')],
    from: 'since: 2015',
    to: 'since: 2027',
    at: '2027',
    expected: '2026 or before',
  },
  {
    rule: 'people/phone',
    name: 'three people at one phone',
    file: 'people',
    given: ['\n[]\n', `${team}  answersPhone: false\n`],
    from: '  answersPhone: false\n',
    to: '  answersPhone: true\n',
    at: [31, 17],
    severity: 'warning',
    expected: '`answersPhone: true` for two people at most',
  },
  {
    rule: 'schema/value',
    name: 'a lender without terms',
    ...given,
    from: 'insurance:\n',
    to: 'payment: { deposit: A third., financing: some }\ninsurance:\n',
    at: 'some }',
    expected: '"none"',
  },
]
