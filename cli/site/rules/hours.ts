import { quoteSuggestion } from '../../edit/repairs.ts'
import { groupBy } from '../../lib/collections.ts'
import { daysBetween, toDayText } from '../../lib/dates.ts'
import { fieldAt, listAt, textAt, textField, textsAt } from '../../validate/fields.ts'
import type { Breach, Field } from '../../validate/rule.ts'
import { spanOf } from '../pages/office-hours.ts'
import { weekdays } from '../schema/business.ts'
import { inLaterHalf, longestHours } from '../schema/forms.ts'
import { day } from '../schema/text.ts'
import { isSure } from './schema.ts'
import type { DataRule, DataIndex } from './view.ts'

/** In days: how long past ones may stay, and how long one may be. No winter is as long. */
const limits = { past: 30, closing: 300 } as const

export const hoursRules = [
  {
    id: 'hours/days',
    check: (view) => {
      const office = listAt(view.files.business, 'hours', 'office').flatMap(timesOf)
      const wrong = [...office, ...closedIn(view).flatMap(timesOf)].filter(({ isOff }) => isOff)
      return [...wrong.map(wrongEnd), ...overlapping(office.flatMap(spansOfWeek), week)]
    },
    expected: 'hours that do not overlap',
    fix: (fault, view) => (isSure(fault, view) ? quoteSuggestion(fault) : undefined),
  },
  {
    id: 'hours/closed-days',
    check: (view) => overlappingDays(closedIn(view).flatMap(spanOfDays)),
    expected: 'each day in one entry; where it has a break, in one for each of its opening times',
  },
  {
    id: 'hours/closed-long',
    check: (view) => closedIn(view).flatMap(spanOfDays).flatMap(wrongYear),
    expected: `at most ${limits.closing} days: is the year right?`,
  },
  {
    id: 'hours/closed-past',
    severity: 'notice',
    check: (view) =>
      closedIn(view)
        .flatMap((entry) => [...dayField(entry, 'to'), ...dayField(entry, 'from')].slice(0, 1))
        .filter(({ value }) => daysBetween(value, view.today) > limits.past),
    message: ({ value }) => `This was over on ${toDayText(String(value))}.`,
    expected: 'no such entry, or the day of this year',
  },
] as const satisfies readonly DataRule[]

const closedIn = ({ files: { business } }: DataIndex) => listAt(business, 'hours', 'closed')

/** A weekday below a field; invalid ones have their own finding. */
export const dayField = (field: Field, ...keys: PropertyKey[]) =>
  textField(field, ...keys).filter(({ value }) => day().safeParse(value).success)

const isTime = (text: string) => /^\d\d:\d\d$/.test(text)

/** Hours in minutes of the opening day; invalid times have their own finding. */
function timesOf(row: Field) {
  const [opens = '', closes = ''] = [textAt(row, 'opens'), textAt(row, 'closes')]
  if (!isTime(opens) || !isTime(closes)) return []
  const [from, to] = spanOf({ opens, closes })
  // Past midnight an office is open for an evening; longer, `04:00` was meant to be `16:00`.
  return [{ row, opens, closes, from, to, isOff: opens >= closes && to - from > longestHours * 60 }]
}

type Times = ReturnType<typeof timesOf>[number]

function wrongEnd({ row, opens, closes }: Times): Breach {
  const meant = inLaterHalf(opens, closes)
  return {
    at: fieldAt(row, 'closes'),
    message: `The office closes at ${closes}, which is not after it opens at ${opens}.`,
    expected: `a time after ${opens}; or of the next day, at most ${longestHours} hours later`,
    suggestion: meant && `"${meant}"`,
  }
}

/** In minutes or days; the end is exclusive. */
interface Span {
  readonly at: Field
  readonly words: string
  readonly from: number
  readonly to: number
}

const week = weekdays.length * 1440

const spansOfWeek = ({ row, opens, closes, from, to, isOff }: Times): Span[] =>
  textsAt(row, 'days').flatMap((at) => {
    const start = weekdays.findIndex((name) => name === at.value) * 1440
    const words = `${at.value} ${opens} to ${closes}`
    return isOff || start < 0 ? [] : [{ at, words, from: start + from, to: start + to }]
  })

interface Days extends Span {
  readonly entry: Field
  readonly first: string
}

const spanOfDays = (entry: Field): Days[] =>
  dayField(entry, 'from').map((at) => {
    const last = dayField(entry, 'to')[0]?.value ?? at.value
    const days = daysBetween(at.value, last)
    const from = daysBetween('2000-01-01', at.value)
    const words = [...new Set([at.value, last])].map(toDayText).join(' to ')
    return { entry, first: at.value, at, words, from, to: from + days + 1 }
  })

/** Entries of the same days are days with a break if each has its own opening times. */
function overlappingDays(entries: readonly Days[]): Breach[] {
  const groups = [...groupBy(entries, ({ from, to }) => `${from} ${to}`).values()]
  const hasBreak = (same: readonly Days[]) =>
    same.length > 1 && same.every(({ entry }) => timesOf(entry).length > 0)
  const days = groups.flatMap((same) => (hasBreak(same) ? same.slice(0, 1) : same))
  return [
    ...overlapping(days),
    ...groups.filter(hasBreak).flatMap((same) => overlapping(same.flatMap(timesOfDays))),
  ]
}

const timesOfDays = ({ entry, at, words }: Days): Span[] =>
  timesOf(entry).map(({ opens, closes, from, to }) => {
    return { at, words: `${words}, ${opens} to ${closes}`, from, to }
  })

function wrongYear({ entry, first, from, to }: Days): Breach[] {
  if (to - from <= limits.closing) return []
  const [at] = dayField(entry, 'to')
  const inYear = (year: number) => `${year}${at?.value.slice(4)}`
  const year = Number(first.slice(0, 4))
  const meant = [inYear(year), inYear(year + 1)].find((each) => each >= first)
  const message = `The office would be closed for ${to - from} days.`
  return at ? [{ at, message, suggestion: meant }] : []
}

/** Spans that overlap an earlier one; in a week, Sunday night extends into Monday. */
function overlapping(spans: readonly Span[], period = 0): Breach[] {
  return spans.flatMap(({ at, words, from, to }, index) => {
    const other = spans
      .slice(0, index)
      .find((each) => [-period, 0, period].some((by) => each.from + by < to && from < each.to + by))
    return other ? [{ at, message: `These overlap: ${other.words} and ${words}.` }] : []
  })
}
