import type { Business, PageOf } from '#generated/types'

/** When the phone is answered: the current status first, then the hours. */
export interface Answered {
  readonly now: string | null
  readonly hours: string
}

/** Shown beside the first phone button if a leak may be the reason for the visit, else `null`. */
export function answeredLine(
  { tone, sections }: PageOf<'service'>,
  { emergency }: Business,
): Answered | null {
  const isUrgent = tone !== 'standard' || sections.some(({ kind }) => kind === 'banner')
  if (!isUrgent || emergency === null) return null
  const { days, hours } = emergency
  // Only a firm that answers around the clock may claim it.
  return {
    now: hours === '24/7' ? 'We answer now, day and night.' : null,
    hours: `${days}: ${hours}`,
  }
}
