import type {
  DayRange,
  HoursRow,
  OfficeDay,
  OfficeSpan,
  OfficeTimes,
} from '../../../templates/types.ts'
import { groupBy } from '../../lib/collections.ts'
import { daysBetween, newestFirst, toDayText } from '../../lib/dates.ts'
import { lettersOf } from '../../lib/invisible.ts'
import { isSame } from '../../lib/json.ts'
import { joinWords } from '../../lib/plural.ts'
import { startSentence } from '../../lib/sentences.ts'
import { weekdays, type BusinessInput } from '../schema/business.ts'
import { timeZoneOf } from '../states/zones.ts'

type Hours = BusinessInput['hours']
type Span = Pick<Hours['office'][number], 'opens' | 'closes'>
type Weekday = (typeof weekdays)[number]

/** The rows of the hours: days with equal hours, in data order; exceptions; emergencies. */
export function buildHours(hours: Hours): HoursRow[] {
  const listed = [...new Set(hours.office.flatMap(({ days }) => days))]
  const rows = groupBy(listed, (day) => spansOn(hours, day).map(toRange).join(' and '))
  const others = weekdays.filter((day) => !listed.includes(day))
  const emergency = emergencyRow(hours)
  return [
    ...[...rows].map(([text, days]) => ({ days: joinDays(days), hours: text })),
    ...(others.length > 0 ? [{ days: joinDays(others), hours: hours.otherDays }] : []),
    ...(emergency ? [emergency] : []),
  ]
}

/** Days with other hours or none: all of them, as a static page does not know today's date. */
export const closedRows = (hours: Hours): HoursRow[] =>
  exceptionsIn(hours).map(({ from, to, note, spans }) => ({
    days: `${note}, ${toDaysText(from, to)}`,
    hours: spans.length > 0 ? spans.map(toRange).join(' and ') : 'Closed',
  }))

/** Days with other hours or none, in their order. Entries of the same days are one: a day with a break has two. */
function exceptionsIn({ closed = [] }: Hours) {
  const entries = closed.map((entry) => ({ ...entry, to: entry.to ?? entry.from }))
  const groups = groupBy(entries.toSorted(byStart), ({ from, to }) => `${from} ${to}`)
  return [...groups.values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    const notes = new Map(same.map(({ note }) => [lettersOf(note), note]))
    const spans = same.flatMap(({ opens, closes }) => (opens && closes ? [{ opens, closes }] : []))
    const note = joinWords([...notes.values()])
    return [{ from: first.from, to: first.to, note, spans: spans.toSorted(byOpening) }]
  })
}

/** `November 26 and 27, 2026`, `November 30 to December 2, 2026`. */
export function toDaysText(from: string, to: string): string {
  const [first, last] = [toDayText(from), toDayText(to)]
  if (from === to) return last
  const start = from.slice(0, 4) === to.slice(0, 4) ? first.replace(/,.*/, '') : first
  const end = from.slice(0, 7) === to.slice(0, 7) ? last.replace(/^\S+ /, '') : last
  return `${start} ${daysBetween(from, to) === 1 ? 'and' : 'to'} ${end}`
}

export function emergencyRow({ emergency }: Hours): HoursRow | null {
  return emergency ? { days: emergency.label, hours: emergency.text } : null
}

/**
 * Whether the firm has its hours from itself. `init` proposes some, and names them by this line until they are
 * confirmed: before that, nobody may be told to call at a time.
 */
export const areHoursConfirmed = ({ placeholders }: Pick<BusinessInput, 'placeholders'>) =>
  !placeholders?.includes('hours.office')

/**
 * Opening times for the page's script: per weekday, and for dates that differ. What is said while it is closed names
 * the next opening, so the days before a holiday differ, too; where emergencies are answered, in a line of its own.
 */
export function buildOfficeTimes(business: BusinessInput): OfficeTimes {
  const { hours, address } = business
  const isAnswered = hours.emergency?.text === '24/7'
  const hasOffice = address.street !== undefined
  const words: Words = {
    open: (said) => startSentence(hasOffice ? `office ${said}` : said),
    closed: isAnswered ? 'We answer emergencies now' : '',
    special: isAnswered ? 'emergencies only' : 'closed',
    opensBelow: isAnswered && (hasOffice ? 'Office opens' : 'Regular hours start'),
  }
  const usual = (date: number): OpenDay => {
    const spans = spansOn(hours, weekdayOf(date))
    return { spans, closed: words.closed, opens: 'We’re back', isUsual: true }
  }
  const special = exceptionsIn(hours).map(({ from, to, note, spans }) => {
    const [first, last] = [Date.parse(from), Date.parse(to)]
    // All days of a closed range say the same, counted from its first.
    const start = spans.length > 0 ? undefined : first
    const closed = `${note}: ${words.special}`
    return { first, last, day: { spans, closed, opens: `${note}: back`, first: start } }
  })
  const actual = (date: number): OpenDay =>
    special.find(({ first, last }) => first <= date && date <= last)?.day ?? usual(date)
  const usualDay = (date: number) => sayDay(date, usual, words)
  const near = special.flatMap(({ first, last }) =>
    daysFrom(first - longestAhead * oneDay, last + oneDay),
  )
  const others = [...new Set(near)]
    .toSorted((a, b) => a - b)
    .map((date) => ({ date, day: sayDay(date, actual, words) }))
    .filter(({ date, day }) => !isSame(day, usualDay(date)))
  return [
    timeZoneOf(business),
    daysFrom(aSunday, aSunday + 6 * oneDay).map(usualDay),
    inRanges(others),
  ]
}

interface Words {
  readonly open: (words: string) => string
  readonly closed: string
  /** Behind the note of a day with other hours. */
  readonly special: string
  /** Begins the line below what is said, if when it opens does not stand in its place. */
  readonly opensBelow: string | false
}

interface OpenDay {
  readonly spans: readonly Span[]
  readonly closed: string
  /** Precedes when it opens: `We’re back`. */
  readonly opens: string
  /** The day from which the next opening is counted, if not each day from itself. */
  readonly first?: number | undefined
  readonly isUsual?: true
}

/** What is said on a day: with the end of the night before it, and what comes next while it is closed. */
function sayDay(date: number, dayOn: (date: number) => OpenDay, words: Words): OfficeDay {
  const { spans, closed, opens, first = date, isUsual } = dayOn(date)
  const sayClosed = (opening?: string) => {
    if (opening === undefined) return closed
    return words.opensBelow ? `${closed}\n${words.opensBelow} ${opening}` : `${opens} ${opening}`
  }
  const goesOn = isUsual && dayOn(date + oneDay).spans.some((span) => span.opens === '00:00')
  const night = dayOn(date - oneDay).spans.flatMap((span): OfficeSpan[] => {
    const [, to, said] = toSpan(span, words.open)
    return to > 1440 ? [[0, to - 1440, said]] : []
  })
  const today = spans.flatMap((span, index): OfficeSpan[] => {
    const [from] = spanOf(span)
    const before = spans[index - 1]
    const since = before ? spanOf(before)[1] : 0
    const wait = sayClosed(`at ${shortClock(span.opens)}`)
    const gap: OfficeSpan[] = from > since ? [[since, from, wait]] : []
    return [...gap, toSpan(span, words.open, goesOn)]
  })
  return [[...night, ...today], sayClosed(nextOpening(date, first, dayOn))]
}

/** `tomorrow at 8 AM`, `Monday at 8 AM`, `January 4`; `undefined` where none is known. */
function nextOpening(date: number, first: number, dayOn: (date: number) => OpenDay) {
  const next = daysFrom(date + oneDay, date + longestClosed * oneDay).find(
    (day) => dayOn(day).spans.length > 0,
  )
  const [span] = next === undefined ? [] : dayOn(next).spans
  if (next === undefined || !span) return undefined
  const ahead = (next - first) / oneDay
  if (ahead > 7) return toDayText(new Date(next).toISOString().slice(0, 10)).replace(/,.*/, '')
  const day = ahead === 7 ? `next ${weekdayOf(next)}` : ahead > 1 ? weekdayOf(next) : 'tomorrow'
  return `${day} at ${shortClock(span.opens)}`
}

/** Days in a row that say the same are one range. */
function inRanges(days: readonly { readonly date: number; readonly day: OfficeDay }[]): DayRange[] {
  const isNext = (index: number) => {
    const [before, own] = [days[index - 1], days[index]]
    return before?.date === (own?.date ?? 0) - oneDay && isSame(before.day, own?.day)
  }
  const starts = days.flatMap((_, index) => (isNext(index) ? [] : index))
  return starts.flatMap((start, index) => {
    const [first, last] = [days[start], days[(starts[index + 1] ?? days.length) - 1]]
    return first && last ? [[first.date, last.date, first.day]] : []
  })
}

const oneDay = 86_400_000
/** As far ahead as a weekday names a day. */
const longestAhead = 7
const longestClosed = 366
const aSunday = Date.UTC(2026, 0, 4)

const daysFrom = (first: number, last: number): number[] =>
  Array.from({ length: (last - first) / oneDay + 1 }, (_, index) => first + index * oneDay)

const weekdayOf = (date: number): Weekday => weekdays.at(new Date(date).getUTCDay() - 1) ?? 'Monday'

const byStart = (a: { readonly from: string }, b: { readonly from: string }) =>
  newestFirst(b.from, a.from)

const byOpening = (a: Span, b: Span) => newestFirst(b.opens, a.opens)

const spansOn = ({ office }: Hours, day: Weekday): Span[] =>
  office.filter(({ days }) => days.includes(day)).toSorted(byOpening)

/**
 * Opening and closing time in minutes of the opening day: `18:00` to `02:00` is 1080 to 1560, as a closing time
 * not later than the opening time is on the next day.
 */
export function spanOf(hours: Span) {
  const [from = 0, to = 0] = [hours.opens, hours.closes].map((time) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number)
    return hour * 60 + minute
  })
  return [from, to > from ? to : to + 1440] as const
}

/** If the next span starts at midnight, the office does not close then. */
function toSpan(span: Span, said: (words: string) => string, goesOn = false): OfficeSpan {
  const [from, to] = spanOf(span)
  const until = goesOn && to === 1440 ? 'now' : `until ${shortClock(span.closes)}`
  return [from, to, said(`open ${until}`)]
}

/** Joins three or more consecutive days: `Monday to Friday`. */
function joinDays(days: readonly Weekday[]): string {
  const sorted = weekdays.filter((day) => days.includes(day))
  const first = weekdays.indexOf(sorted[0] ?? 'Monday')
  const inRow = sorted.every((day, index) => weekdays.indexOf(day) === first + index)
  if (inRow && sorted.length > 2) return `${sorted[0]} to ${sorted.at(-1)}`
  return joinWords(sorted)
}

/** `7:00 AM to 6:00 PM`. */
export const toRange = ({ opens, closes }: Span) =>
  startSentence(`${toClock(opens)} to ${toClock(closes)}`)

const shortClock = (time: string) => toClock(time).replace(':00', '')

/** `07:00` reads as `7:00 AM`. */
function toClock(time: string): string {
  if (/^(00|24):00$/.test(time)) return 'midnight'
  if (time === '12:00') return 'noon'
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour % 24 < 12 ? 'AM' : 'PM'}`
}
