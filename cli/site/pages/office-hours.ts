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

/** Opening times for the page's script: per weekday, and for dates that differ. */
export function buildOfficeTimes(business: BusinessInput): OfficeTimes {
  const { hours, address } = business
  const isAnswered = hours.emergency?.text === '24/7'
  const said = (words: string) =>
    startSentence(address.street === undefined ? words : `office ${words}`)
  const closed = isAnswered ? 'We answer emergencies now' : said('closed now')
  const sundayFirst = [...weekdays.slice(-1), ...weekdays]
  const own = sundayFirst.slice(0, 7).map((day, index) => {
    const next = sundayFirst[(index + 1) % 7] ?? day
    const goesOn = spansOn(hours, next).some(({ opens }) => opens === '00:00')
    return [spansOn(hours, day).map((span) => toSpan(span, said, goesOn)), closed] as const
  })
  const special = exceptionsIn(hours).map(({ from, to, note, spans }): DayRange => {
    const words = `${note}: ${isAnswered ? 'emergencies only' : said('closed').toLowerCase()}`
    const day = [spans.map((span) => toSpan(span, said)), words] as const
    return [Date.parse(from), Date.parse(to), day]
  })
  const ownOn = (date: number) => own[new Date(date).getUTCDay()] ?? [[], closed]
  const dayOn = (date: number) => dayIn(special, date) ?? ownOn(date)
  const usualOn = (date: number) => withNight(ownOn(date), ownOn(date - oneDay))
  // The first of some days and the day after them also have the end of the night before.
  const ranges = special.flatMap(([from, to, day]): DayRange[] => {
    const first = withNight(day, dayOn(from - oneDay))
    const others = withNight(day, day)
    const isOne = from === to || isSame(first, others)
    const days: DayRange[] = isOne
      ? [[from, to, first]]
      : [
          [from, from, first],
          [from + oneDay, to, others],
        ]
    const after = to + oneDay
    const next = withNight(dayOn(after), day)
    return dayIn(special, after) || isSame(next, usualOn(after))
      ? days
      : [...days, [after, after, next]]
  })
  return [timeZoneOf(business), own.map((day, index) => withNight(day, own.at(index - 1))), ranges]
}

const dayIn = (ranges: readonly DayRange[], date: number): OfficeDay | undefined =>
  ranges.find(([from, to]) => from <= date && date <= to)?.[2]

/** A day with the end of the previous night. */
const withNight = ([spans, closed]: OfficeDay, before?: OfficeDay): OfficeDay => {
  const late = (before?.[0] ?? []).filter(([, to]) => to > 1440)
  return [[...late.map(([, to, words]) => [0, to - 1440, words] as const), ...spans], closed]
}

const oneDay = 86_400_000

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
  const until = goesOn && to === 1440 ? 'now' : `until ${toClock(span.closes).replace(':00', '')}`
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

/** `07:00` reads as `7:00 AM`. */
function toClock(time: string): string {
  if (/^(00|24):00$/.test(time)) return 'midnight'
  if (time === '12:00') return 'noon'
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour % 24 < 12 ? 'AM' : 'PM'}`
}
