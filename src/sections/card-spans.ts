import type { ServiceTone } from '#generated/types'

/** How many of the sheet's twelve columns a card takes. */
export type Span = 4 | 5 | 6 | 7 | 12

/**
 * The widths of the cards on the sheet: a row of two, then rows of three. An emergency's card has
 * a row to itself, and no row is left open.
 */
export function cardSpans(tones: readonly ServiceTone[]): readonly Span[] {
  const emergency = tones.indexOf('emergency')
  if (emergency === -1) return spansOf(tones.length)
  return [...spansOf(emergency), 12, ...cardSpans(tones.slice(emergency + 1))]
}

/** The widths of `count` cards that fill their rows. */
function spansOf(count: number): readonly Span[] {
  if (count === 0) return []
  if (count === 1) return [12]
  const open = (count - 2) % 3
  const threes = Array.from({ length: count - 2 - open }, (): Span => 4)
  const last: readonly Span[] = open === 1 ? [12] : open === 2 ? [5, 7] : []
  return [7, 5, ...threes, ...last]
}
