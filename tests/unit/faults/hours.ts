import { errors, notices, type Fault } from './fault.ts'

const otherDays = '  otherDays: Emergency service only\n'

const after = (opens: string) => `a time after ${opens}; or of the next day, at most 16 hours later`
const noEntry = 'no entry for Saturday: a day that is not listed is closed'
const both = 'both `opens` and `closes`, or neither where the office is closed'

/** A list of closed days below the office hours. */
const closed = (...entries: string[]) =>
  `${otherDays}‹→  closed:\n${entries.map((entry) => `    - { ${entry} }\n`).join('')}›`

/** Faults of the office hours. */
export const hoursFaults: readonly Fault[] = [
  ...errors('hours/closed', 'business', noEntry, {
    'a day that is closed, said twice':
      'opens: »‹"08:00"\n      closes: "16:00"→closed\n      closes: Closed›',
    'only the end of a day is closed': 'closes: »"‹16:00→-›"',
  }),
  ...errors('hours/days', 'business', 'hours that do not overlap', {
    'a day that stands twice': 'days: [»‹→Friday, ›Saturday]',
    'two rows of hours that overlap on one day':
      '    - days: [»‹→Monday]\n      opens: "17:00"\n      closes: "20:00"\n    - days: [›Saturday]\n',
    'an evening that runs into the next morning':
      '    - days: [»‹→Sunday]\n      opens: "20:00"\n      closes: "08:00"\n    - days: [›Saturday]\n',
  }),
  ...errors('hours/days', 'business', after('08:00'), {
    'an office that closes before it opens': 'closes: »‹"16:00"⇄"04:00"›',
    'an office that closes when it opens': ['closes: »"‹16→08›:00"', '"20:00"'],
  }),
  ...errors('hours/days', 'business', after('13:00'), {
    'half past midnight for half past noon':
      'opens: "‹08:00"\n      closes: "16:00→13:00"\n      closes: »"12:30›"',
  }),
  ...errors('hours/days', 'business', after('07:00'), {
    'midnight as the start of a day': ['closes: »"‹18→00›:00"', '"24:00"'],
    'a closed day that closes before it opens': [
      closed('from: 2026-12-24, note: Christmas Eve, opens: "07:00", closes: »"01:00"'),
      '"13:00"',
    ],
  }),
  ...errors('schema/value', 'business', {
    'closed days that end before they begin': [
      closed('from: 2026-12-31, to: »2026-01-01, note: New Year'),
      'a day after `from`',
    ],
    'closed days with the end of hours alone': [
      closed('from: 2026-12-24, note: Christmas Eve, closes: »"12:00"'),
      both,
    ],
  }),
  ...errors('schema/missing-key', 'business', both, {
    'closed days with the start of hours alone': {
      change: closed('from: 2026-12-24, note: Christmas Eve, opens: "09:00"'),
      at: '{ from: 2026-12-24',
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
