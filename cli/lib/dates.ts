import { memoizeTexts } from './collections.ts'

const monthAndYear = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const

// Each call would make a format of its own, which takes a millisecond.
const written = (options: Intl.DateTimeFormatOptions) =>
  memoizeTexts((date) => new Date(date).toLocaleDateString('en-US', options))

/** `2026-09` reads as `September 2026`. */
export const toMonthText = written(monthAndYear)

/** `2026-08-14` reads as `August 14, 2026`. */
export const toDayText = written({ ...monthAndYear, day: 'numeric' })

/** How many days lie between two days; negative where the second comes first. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}

/** The order of days, or of months, in which the newest comes first. */
export const newestFirst = (a: string, b: string) => (a > b ? -1 : Number(a < b))
