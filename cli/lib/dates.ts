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

/** Sorts dates or months newest first. */
export const newestFirst = (a: string, b: string) => (a > b ? -1 : Number(a < b))
