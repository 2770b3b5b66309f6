import { errors, notices, type Fault } from './fault.ts'

const otherDays = '  otherDays: Emergency service only\n'

/** A list of closed days below the office hours. */
const closed = (...entries: string[]) =>
  [
    otherDays,
    `${otherDays}  closed:\n${entries.map((entry) => `    - { ${entry} }\n`).join('')}`,
  ] as const

/** Faults of the office hours. */
export const hoursFaults: readonly Fault[] = [
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
  ...errors('hours/days', 'business', 'hours that do not overlap', {
    'a day that stands twice': ['days: [Saturday]', 'days: [»Friday, Saturday]'],
    'two rows of hours that overlap on one day': [
      '    - days: [Saturday]\n',
      '    - days: [»Monday]\n      opens: "17:00"\n      closes: "20:00"\n    - days: [Saturday]\n',
    ],
    'an evening that runs into the next morning': [
      '    - days: [Saturday]\n',
      '    - days: [»Sunday]\n      opens: "20:00"\n      closes: "08:00"\n    - days: [Saturday]\n',
    ],
  }),
  ...errors(
    'hours/days',
    'business',
    'a time after 08:00; or of the next day, at most 16 hours later',
    {
      'an office that closes before it opens': ['closes: "16:00"', 'closes: »"04:00"', '"16:00"'],
      'an office that closes when it opens': ['closes: "16:00"', 'closes: »"08:00"', '"20:00"'],
    },
  ),
  ...errors(
    'hours/days',
    'business',
    'a time after 13:00; or of the next day, at most 16 hours later',
    {
      'half past midnight for half past noon': [
        'opens: "08:00"\n      closes: "16:00"',
        'opens: "13:00"\n      closes: »"12:30"',
      ],
    },
  ),
  ...errors(
    'hours/days',
    'business',
    'a time after 07:00; or of the next day, at most 16 hours later',
    {
      'midnight as the start of a day': ['closes: "18:00"', 'closes: »"00:00"', '"24:00"'],
      'a closed day that closes before it opens': {
        change: closed('from: 2026-12-24, note: Christmas Eve, opens: "07:00", closes: »"01:00"'),
        suggestion: '"13:00"',
      },
    },
  ),
  ...errors('schema/value', 'business', {
    'closed days that end before they begin': {
      change: closed('from: 2026-12-31, to: »2026-01-01, note: New Year'),
      expected: 'a day after `from`',
    },
    'closed days with the end of hours alone': {
      change: closed('from: 2026-12-24, note: Christmas Eve, closes: »"12:00"'),
      expected: 'both `opens` and `closes`, or neither where the office is closed',
    },
  }),
  ...errors('schema/missing-key', 'business', {
    'closed days with the start of hours alone': {
      change: closed('from: 2026-12-24, note: Christmas Eve, opens: "09:00"'),
      at: '{ from: 2026-12-24',
      expected: 'both `opens` and `closes`, or neither where the office is closed',
    },
  }),
  ...errors('hours/closed-days', 'business', 'each day in one entry', {
    'a day in two entries': closed(
      'from: 2026-12-24, to: 2026-12-26, note: Christmas',
      'from: »2026-12-26, note: Inventory',
    ),
  }),
  ...notices('hours/closed-past', 'business', 'no such entry, or the day of this year', {
    'a day more than 30 days ago': closed('from: »2025-12-15, note: Inventory'),
    'a week that ended more than 30 days ago': closed(
      'from: 2025-12-10, to: »2025-12-15, note: Inventory',
    ),
  }),
]
