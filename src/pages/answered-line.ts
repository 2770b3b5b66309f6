import type { Business, PageOf } from '#generated/types'

/** When the phone is answered, for those who cannot wait: what to say first, and the hours. */
export interface Answered {
  readonly now: string | null
  readonly hours: string
}

/** Said beside the first phone button where a leak may be the reason for the visit, else `null`. */
export function answeredLine(
  { tone, sections }: PageOf<'service'>,
  { emergency }: Business,
): Answered | null {
  const isUrgent = tone !== 'standard' || sections.some(({ kind }) => kind === 'banner')
  if (!isUrgent || emergency === null) return null
  const { days, hours } = emergency
  // Only a firm that is there around the clock may say so.
  return {
    now: hours === '24/7' ? 'We answer now, day and night.' : null,
    hours: `${days}: ${hours}`,
  }
}
