import { daysBetween, spanOf, toDayText } from '../../lib/dates.ts'
import { fieldAt, listAt, textAt, textField, textsAt } from '../../validate/fields.ts'
import type { Breach, Field } from '../../validate/rule.ts'
import { weekdays } from '../schema/business.ts'
import { day } from '../schema/text.ts'
import type { DataRule } from './view.ts'

/** How long an office is open over midnight at most, and for how many days it is closed, and past ones may stay. */
const limits = { hours: 16, closed: 366, past: 30 } as const

export const hoursRules = [
  {
    id: 'hours/days',
    asks: 'The office closes after it opens, and its hours do not overlap.',
    why: 'Visitors and search engines would read two different hours for one day.',
    fault: '- days: [Saturday]\n  opens: "08:00"\n  closes: "04:00"',
    repair: '- days: [Saturday]\n  opens: "08:00"\n  closes: "16:00"',
    check: ({ files: { business } }) => {
      const rows = listAt(business, 'hours', 'office')
      const wrong = [...rows, ...listAt(business, 'hours', 'closed')].flatMap(checkOrder)
      return [...wrong, ...checkOverlaps(rows.filter((row) => checkOrder(row).length === 0))]
    },
  },
  {
    id: 'hours/closed-days',
    asks: 'Days on which the office is closed stand once, from the first to the last.',
    why: 'The site would say two things of one day, or nothing.',
    fault: 'closed:\n  - { from: 2026-12-31, to: 2026-01-01, note: New Year }',
    repair: 'closed:\n  - { from: 2026-12-31, to: 2027-01-01, note: New Year }',
    check: ({ files: { business } }) => {
      const entries = listAt(business, 'hours', 'closed')
      return [...entries.flatMap(checkClosed), ...checkClosedTwice(entries)]
    },
  },
  {
    id: 'hours/closed-past',
    severity: 'notice',
    asks: 'Days on which the office was closed are taken out within 30 days.',
    why: 'Contact lists them all; visitors wonder what else on the site is old.',
    fault: 'closed:\n  - { from: 2025-11-27, note: Thanksgiving }  # in 2026',
    repair: 'closed:\n  - { from: 2026-11-26, note: Thanksgiving }',
    check: ({ files: { business }, today }) =>
      listAt(business, 'hours', 'closed').flatMap((entry) => {
        const [at] = [...dayField(entry, 'to'), ...dayField(entry, 'from')]
        if (!at || daysBetween(at.value, today) <= limits.past) return []
        return [{ at, message: `This was over on ${toDayText(at.value)}.` }]
      }),
    expected: 'no such entry, or the day of this year',
  },
] as const satisfies readonly DataRule[]

/** A day below a field; what is no day is reported as that. */
export const dayField = (field: Field, ...keys: PropertyKey[]) =>
  textField(field, ...keys).filter(({ value }) => day().safeParse(value).success)

/** Past midnight an office is open for an evening; longer, `04:00` was meant to be `16:00`. */
function checkOrder(row: Field): Breach[] {
  const opens = textAt(row, 'opens') ?? ''
  return textField(row, 'closes').flatMap((at) => {
    if (!isTime(opens) || !isTime(at.value) || opens < at.value) return []
    const [from, to] = spanOf({ opens, closes: at.value })
    if (to - from <= limits.hours * 60) return []
    const hour = at.value === '00:00' ? 24 : Number(at.value.slice(0, 2)) + 12
    const meant = `${hour}${at.value.slice(2)}`
    return [
      {
        at,
        message: `The office closes at ${at.value}, which is not after it opens at ${opens}.`,
        expected: `a time after ${opens}; or of the next day, at most ${limits.hours} hours later`,
        suggestion: hour <= 24 && meant > opens ? `"${meant}"` : undefined,
      },
    ]
  })
}

function checkOverlaps(rows: readonly Field[]): Breach[] {
  const week = weekdays.length * 1440
  const spans = rows.flatMap((row) => {
    const [opens = '', closes = ''] = [textAt(row, 'opens'), textAt(row, 'closes')]
    if (!isTime(opens) || !isTime(closes)) return []
    return textsAt(row, 'days').flatMap((at) => {
      const start = weekdays.findIndex((name) => name === at.value) * 1440
      const [from, to] = spanOf({ opens, closes })
      const words = `${at.value} ${opens} to ${closes}`
      return start < 0 ? [] : [{ at, words, from: start + from, to: start + to }]
    })
  })
  return spans.flatMap(({ at, words, from, to }, index) => {
    const other = spans
      .slice(0, index)
      .find((each) => [-week, 0, week].some((by) => each.from + by < to && from < each.to + by))
    const message = `These office hours overlap: ${other?.words} and ${words}.`
    return other ? [{ at, message, expected: 'hours that do not overlap' }] : []
  })
}

function checkClosed(entry: Field): Breach[] {
  const [from] = dayField(entry, 'from')
  const odd = dayField(entry, 'to').filter(({ value }) => {
    const days = from ? daysBetween(from.value, value) : 0
    return days < 0 || days > limits.closed
  })
  const times = ['opens', 'closes'].map((key) => fieldAt(entry, key))
  const alone = times.filter(({ value }) => value !== undefined)
  return [
    ...odd.map((at) => ({
      at,
      message: `These days begin on ${from?.value} and end on ${at.value}.`,
      expected: `${from?.value}, or a day of the year after it`,
    })),
    ...(alone.length === 1 ? alone : []).map((at) => ({
      at,
      atKey: true,
      message: 'These hours have one end only.',
      expected: 'both `opens` and `closes`, or neither where the office is closed',
    })),
  ]
}

function checkClosedTwice(entries: readonly Field[]): Breach[] {
  const spans = entries.flatMap((entry) => {
    const [[at], [last]] = [dayField(entry, 'from'), dayField(entry, 'to')]
    return at ? [{ at, from: at.value, to: last?.value ?? at.value }] : []
  })
  return spans.flatMap(({ at, from, to }, index) => {
    const other = spans.slice(0, index).find((each) => each.from <= to && from <= each.to)
    if (!other) return []
    const { line } = other.at.source.placeOf(other.at.path)
    const message = `The entry in line ${line} has a day of these already.`
    return [{ at, message, expected: 'each day in one entry' }]
  })
}

const isTime = (text: string) => /^\d\d:\d\d$/.test(text)
