import type {
  HoursRow,
  OfficeDay,
  OfficeDays,
  OfficeSpan,
  OfficeTimes,
} from '../../../templates/types.ts'
import { groupBy } from '../../lib/collections.ts'
import { daysBetween, newestFirst, spanOf, toDayText } from '../../lib/dates.ts'
import { joinWords } from '../../lib/plural.ts'
import { weekdays, type BusinessInput } from '../schema/business.ts'
import { timeZoneOf } from '../states/zones.ts'

type Hours = BusinessInput['hours']
type Span = Pick<Hours['office'][number], 'opens' | 'closes'>
type Weekday = (typeof weekdays)[number]

/** The rows of the hours: days with the same hours, in the order of the data; other days; emergencies. */
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

/** The days with other hours or none, all that the data has: a page does not know on which it is read. */
export const closedRows = ({ closed = [] }: Hours): HoursRow[] =>
  closed.toSorted(byStart).map(({ from, to = from, note, opens, closes }) => ({
    days: `${note}, ${toDaysText(from, to)}`,
    hours: opens === undefined || closes === undefined ? 'Closed' : toRange({ opens, closes }),
  }))

/** `November 26 to November 27, 2026`. */
function toDaysText(from: string, to: string): string {
  if (from === to) return toDayText(from)
  const isOneYear = from.slice(0, 4) === to.slice(0, 4)
  const first = isOneYear ? toDayText(from).replace(/,.*/, '') : toDayText(from)
  return `${first} to ${toDayText(to)}`
}

export function emergencyRow({ emergency }: Hours): HoursRow | null {
  return emergency ? { days: emergency.label, hours: emergency.text } : null
}

/** What the first script says of the office: on each day of the week, and on days that are not as their weekday. */
export function buildOfficeTimes(business: BusinessInput): OfficeTimes {
  const { hours } = business
  const isAnswered = hours.emergency?.text === '24/7'
  const closed = isAnswered ? 'Office closed, emergencies answered' : 'Office closed now'
  const sundayFirst = [...weekdays.slice(-1), ...weekdays]
  const own = sundayFirst.slice(0, 7).map((day, index) => {
    const next = sundayFirst[(index + 1) % 7] ?? day
    const goesOn = spansOn(hours, next).some(({ opens }) => opens === '00:00')
    return [spansOn(hours, day).map((span) => toSpan(span, goesOn)), closed] as const
  })
  const special = new Map(
    (hours.closed ?? []).flatMap(({ from, to = from, note, opens, closes }) => {
      const spans = opens && closes ? [toSpan({ opens, closes })] : []
      const day = [spans, `${note}: ${isAnswered ? 'emergencies only' : 'office closed'}`] as const
      return datesFrom(from, to).map((date) => [date, day] as const)
    }),
  )
  const ownOn = (date: number) =>
    special.get(date) ?? own[new Date(date).getUTCDay()] ?? [[], closed]
  const week = own.map((day, index) => withNight(day, own.at(index - 1)))
  // On the day after one of them another night ends than is usual.
  const dates = new Set([...special.keys()].flatMap((date) => [date, date + oneDay]))
  const days = [...dates]
    .toSorted((a, b) => a - b)
    .map((date): OfficeDays => [date, date, withNight(ownOn(date), ownOn(date - oneDay))])
    .filter(([date, , day]) => !isSame(day, week[new Date(date).getUTCDay()]))
  return [timeZoneOf(business), week, joinSame(days)]
}

const isSame = (one: OfficeDay, other?: OfficeDay) => JSON.stringify(one) === JSON.stringify(other)

/** A day with what is left of the night before. */
const withNight = ([spans, closed]: OfficeDay, before?: OfficeDay): OfficeDay => {
  const late = (before?.[0] ?? []).filter(([, to]) => to > 1440)
  return [[...late.map(([, to, words]) => [0, to - 1440, words] as const), ...spans], closed]
}

/** Days in a row of which the same is said, as one. */
function joinSame(days: readonly OfficeDays[]): OfficeDays[] {
  const joined: OfficeDays[] = []
  for (const [from, to, day] of days) {
    const last = joined.at(-1)
    const goesOn = last !== undefined && last[1] + oneDay === from && isSame(day, last[2])
    if (goesOn) joined.pop()
    joined.push([goesOn ? last[0] : from, to, day])
  }
  return joined
}

const oneDay = 86_400_000

const datesFrom = (from: string, to: string) =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => Date.parse(from) + index * oneDay)

const byStart = (a: { readonly from: string }, b: { readonly from: string }) =>
  newestFirst(b.from, a.from)

const spansOn = ({ office }: Hours, day: Weekday): Span[] =>
  office.filter(({ days }) => days.includes(day)).toSorted((a, b) => newestFirst(b.opens, a.opens))

/** Where it goes on at midnight, it is not open until then. */
function toSpan(span: Span, goesOn = false): OfficeSpan {
  const [from, to] = spanOf(span)
  const until = goesOn && to === 1440 ? 'now' : `until ${toClock(span.closes).replace(':00', '')}`
  return [from, to, `Office open ${until}`]
}

/** Three or more days in a row read as a range: `Monday to Friday`. */
function joinDays(days: readonly Weekday[]): string {
  const sorted = weekdays.filter((day) => days.includes(day))
  const first = weekdays.indexOf(sorted[0] ?? 'Monday')
  const inRow = sorted.every((day, index) => weekdays.indexOf(day) === first + index)
  if (inRow && sorted.length > 2) return `${sorted[0]} to ${sorted.at(-1)}`
  return joinWords(sorted)
}

/** `7:00 AM to 6:00 PM`. */
export const toRange = ({ opens, closes }: Span) => `${toClock(opens)} to ${toClock(closes)}`

/** `07:00` reads as `7:00 AM`. */
function toClock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour % 24 < 12 ? 'AM' : 'PM'}`
}
