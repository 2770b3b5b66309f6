import { memoizeTexts } from './collections.ts'

const monthAndYear = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const

/** `2026-09` reads as `September 2026`. */
export const toMonthText = memoizeTexts((month) =>
  new Date(month).toLocaleDateString('en-US', monthAndYear),
)

/** `2026-08-14` reads as `August 14, 2026`. */
export const toDayText = memoizeTexts((day) =>
  new Date(day).toLocaleDateString('en-US', { ...monthAndYear, day: 'numeric' }),
)

/** How many days lie between two days; negative where the second comes first. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}

/** The order of days, or of months, in which the newest comes first. */
export const newestFirst = (a: string, b: string) => (a > b ? -1 : Number(a < b))

/**
 * From when until when an office is open, in minutes of the day on which it opens: `18:00` to
 * `02:00` is 1080 to 1560, for what closes no later than it opens closes on the next day.
 */
export function spanOf(hours: { readonly opens: string; readonly closes: string }) {
  const [from = 0, to = 0] = [hours.opens, hours.closes].map((time) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number)
    return hour * 60 + minute
  })
  return [from, to > from ? to : to + 1440] as const
}
