import type { Business, PageOf } from '../../generated/types'

/** "Emergency repairs: 24/7" where a leak may be the reason for the visit, else `null`. */
export function answeredLine(
  { tone, sections }: PageOf<'service'>,
  { emergency }: Business,
): string | null {
  const isUrgent = tone !== 'standard' || sections.some(({ kind }) => kind === 'banner')
  return isUrgent && emergency ? `${emergency.days}: ${emergency.hours}` : null
}
