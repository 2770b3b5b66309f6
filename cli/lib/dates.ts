const monthAndYear = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const

/** `2026-09` reads as `September 2026`. */
export function toMonthText(month: string): string {
  return new Date(month).toLocaleDateString('en-US', monthAndYear)
}

/** `2026-08-14` reads as `August 14, 2026`. */
export function toDayText(day: string): string {
  return new Date(day).toLocaleDateString('en-US', { ...monthAndYear, day: 'numeric' })
}

/** How many days lie between two days; negative where the second comes first. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}

/** The order of days, or of months, in which the newest comes first. */
export const newestFirst = (a: string, b: string) => (a > b ? -1 : Number(a < b))
