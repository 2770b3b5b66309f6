import { memoizeTexts } from './collections.ts'

const monthAndYear = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const

// Creating a format takes a millisecond, so each is created once.
const formatter = (options: Intl.DateTimeFormatOptions) =>
  memoizeTexts((date) => new Date(date).toLocaleDateString('en-US', options))

/** `2026-09` reads as `September 2026`. */
export const toMonthText = formatter(monthAndYear)

/** `2026-08-14` reads as `August 14, 2026`. */
export const toDayText = formatter({ ...monthAndYear, day: 'numeric' })

/** Days from one date to another; negative when `to` is the earlier one. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}

/** The number of the last day of a month: of `2026-02` it is 28. */
export const lastDayOf = (month: string): number =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate()

/** Sorts dates or months newest first. */
export const newestFirst = (a: string, b: string) => (a > b ? -1 : Number(a < b))

/** The first moment of a day (`2026-11-28`) in an IANA time zone, in milliseconds since 1970. */
export function startOfDay(day: string, timeZone: string): number {
  const midnight = Date.parse(day)
  // Clocks may change that day: the offset that counts is the one at its start.
  const near = midnight - offsetAt(midnight, timeZone)
  return midnight - offsetAt(near, timeZone)
}

/** Whether the clocks of two time zones go alike on the days of a year, by those of every half month. */
export function isSameTime(one: string, other: string, year: string): boolean {
  const moments = Array.from({ length: 24 }, (_, half) =>
    Date.UTC(Number(year), Math.floor(half / 2), half % 2 === 0 ? 1 : 15, 12),
  )
  return moments.every((moment) => offsetAt(moment, one) === offsetAt(moment, other))
}

/** How far a time zone is ahead of UTC at a moment, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  const shown = new Date(moment).toLocaleString('en-US', { timeZone, hourCycle: 'h23' })
  const [month = 0, day, year = 0, hour, minute, second] = shown.split(/\D+/).map(Number)
  return Date.UTC(year, month - 1, day, hour, minute, second) - moment
}

/** The day after a day. */
export const nextDay = (day: string): string =>
  new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
