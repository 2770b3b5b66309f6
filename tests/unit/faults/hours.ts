import { errors, notices, type Fault } from './fault.ts'

const otherDays = '  otherDays: Emergency service only\n'

const weekdays = 'Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday'

const after = (opens: string) => `a time after ${opens}; or of the next day, at most 16 hours later`
const noEntry = 'no entry for Saturday: a day that is not listed is closed'
const both = 'both `opens` and `closes`, or neither where the office is closed'

/** A list of closed days below the office hours. */
const closed = (...entries: string[]) =>
  `${otherDays}‹→  closed:\n${entries.map((entry) => `    - { ${entry} }\n`).join('')}›`

/** Faults of the office hours. */
export const hoursFaults: readonly Fault[] = [
  ...errors('hours/closed', {
    file: 'business',
    expected: noEntry,
    faults: {
      'a day that is closed, said twice': {
        change: 'opens: »‹"08:00"\n      closes: "16:00"→closed\n      closes: Closed›',
      },
      'only the end of a day is closed': { change: 'closes: »"‹16:00→-›"' },
    },
  }),
  ...errors('hours/days', {
    file: 'business',
    expected: 'hours that do not overlap',
    faults: {
      'a day that stands twice': { change: 'days: [»‹→Friday, ›Saturday]' },
      'two rows of hours that overlap on one day': {
        change:
          '    - days: [»‹→Monday]\n      opens: "17:00"\n      closes: "20:00"\n    - days: [›Saturday]\n',
      },
      'an evening that runs into the next morning': {
        change:
          '    - days: [»‹→Sunday]\n      opens: "20:00"\n      closes: "08:00"\n    - days: [›Saturday]\n',
      },
    },
  }),
  ...errors('hours/days', {
    file: 'business',
    expected: after('08:00'),
    faults: {
      'an office that closes before it opens': {
        change: 'closes: »‹"16:00"→"04:00"›',
        suggestion: '"16:00"',
      },
      'an office that closes when it opens': {
        change: 'closes: »"‹16→08›:00"',
        suggestion: '"20:00"',
      },
    },
  }),
  ...errors('hours/days', {
    file: 'business',
    expected: after('13:00'),
    faults: {
      'half past midnight for half past noon': {
        change: 'opens: "‹08:00"\n      closes: "16:00→13:00"\n      closes: »"12:30›"',
      },
    },
  }),
  ...errors('hours/days', {
    file: 'business',
    expected: after('07:00'),
    faults: {
      'midnight as the start of a day': { change: 'closes: »"‹18→00›:00"', suggestion: '"24:00"' },
      'a closed day that closes before it opens': {
        change: closed('from: 2026-12-24, note: Christmas Eve, opens: "07:00", closes: »"01:00"'),
        suggestion: '"13:00"',
      },
    },
  }),
  ...errors('schema/value', {
    file: 'business',
    expected: 'a time between "00:00" and "24:00"',
    faults: {
      'an afternoon as it is said': {
        change: 'closes: »"‹18:00→5:00›"',
        suggestion: '17:00',
      },
      'an hour of either half of the day': {
        change: 'closes: »"‹18:00→9:30›"',
        suggestion: '09:30',
      },
      'the end of a closed day': {
        change: closed(
          'from: 2026-12-24, note: Christmas Eve, opens: "08:00", closes: »"12:30 pm"',
        ),
        suggestion: '12:30',
      },
    },
  }),
  ...errors('schema/value', {
    file: 'business',
    expected: `one of ${weekdays}`,
    faults: {
      'days in turn as one item': {
        change: 'days: [»‹Saturday→Sat-Sun›]',
        suggestion: 'Saturday, Sunday',
      },
    },
  }),
  ...errors('schema/type', {
    file: 'business',
    faults: {
      'every day in one word': {
        change: 'days: »‹[Saturday]→Daily›',
        expected: 'a list: the days with these hours, by their English names: Monday, Tuesday',
        suggestion: `[${weekdays}]`,
      },
    },
  }),
  ...errors('schema/value', {
    file: 'business',
    faults: {
      'closed days that end before they begin': {
        change: closed('from: 2026-12-31, to: »2026-01-01, note: New Year'),
        expected: 'a day not before `from`',
      },
      'closed days with the end of hours alone': {
        change: closed('from: 2026-12-24, note: Christmas Eve, closes: »"12:00"'),
        expected: both,
      },
    },
  }),
  ...errors('schema/missing-key', {
    file: 'business',
    expected: both,
    faults: {
      'closed days with the start of hours alone': {
        change: closed('from: 2026-12-24, note: Christmas Eve, opens: "09:00"'),
        at: '{ from: 2026-12-24',
      },
    },
  }),
  ...errors('hours/closed-days', {
    file: 'business',
    expected: 'each day in one entry; where it has a break, in one for each of its opening times',
    faults: {
      'a day that is closed, and open with a break': {
        change: closed(
          'from: 2026-12-24, note: Christmas Eve, opens: "09:00", closes: "12:00"',
          'from: »2026-12-24, note: Christmas Eve',
        ),
      },
      'opening times of one day that overlap': {
        change: closed(
          'from: 2026-12-28, to: 2026-12-30, note: Winter, opens: "09:00", closes: "12:00"',
          'from: »2026-12-28, to: 2026-12-30, note: Winter, opens: "11:30", closes: "15:00"',
        ),
      },
      'opening times of days that overlap': {
        change: closed(
          'from: 2026-12-28, to: 2026-12-30, note: Winter, opens: "09:00", closes: "12:00"',
          'from: »2026-12-30, note: Inventory, opens: "13:00", closes: "15:00"',
        ),
      },
      'a day in two entries': {
        change: closed(
          'from: 2026-12-24, to: 2026-12-26, note: Christmas',
          'from: »2026-12-26, note: Inventory',
        ),
      },
    },
  }),
  ...errors('hours/closed-long', {
    file: 'business',
    expected: 'at most 300 days: is the year right?',
    faults: {
      'a winter that ends in another decade': {
        change: closed('from: 2026-12-24, to: »2036-01-02, note: Winter break'),
        suggestion: '2027-01-02',
      },
      'two days, with the year of the last time': {
        change: closed('from: 2025-11-26, to: »2026-11-27, note: Thanksgiving'),
        suggestion: '2025-11-27',
      },
    },
  }),
  ...notices('hours/closed-past', {
    file: 'business',
    expected: 'no such entry, or the day of this year',
    faults: {
      'a day more than 30 days ago': { change: closed('from: »2025-12-15, note: Inventory') },
      'a week that ended more than 30 days ago': {
        change: closed('from: 2025-12-10, to: »2025-12-15, note: Inventory'),
      },
    },
  }),
]
