import type { HoursRow, PageOf } from '../../generated/types'

/** "Emergency repairs: 24/7" where a leak may be the reason for the visit, else `null`. */
export function answeredLine(
  { tone, sections }: PageOf<'service'>,
  hours: readonly HoursRow[],
): string | null {
  const isUrgent = tone !== 'standard' || sections.some(({ kind }) => kind === 'banner')
  // The emergency line closes the table of hours.
  const row = hours.at(-1)
  return isUrgent && row !== undefined ? `${row.days}: ${row.hours}` : null
}
