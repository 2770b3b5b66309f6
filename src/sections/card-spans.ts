import type { ServiceLook, ServiceTone } from '#generated/types'

/** The number of columns of a card, of twelve. */
export type Span = 3 | 4 | 5 | 6 | 7 | 12

/**
 * The widths of the cards of services: rows of two, then rows of three. Cards that stand alone have their own row,
 * and all rows are full.
 */
export function cardSpans(standAlone: readonly boolean[]): readonly Span[] {
  const alone = standAlone.indexOf(true)
  if (alone === -1) return unevenSpans(standAlone.length)
  return [...unevenSpans(alone), 12, ...cardSpans(standAlone.slice(alone + 1))]
}

/**
 * Whether each card stands alone: an emergency's, and a first one with the only picture, beside which a card without
 * one would be empty.
 */
export function cardsAlone(
  cards: readonly (ServiceLook & { readonly tone: ServiceTone })[],
): readonly boolean[] {
  const last = cards.findLastIndex(({ drawing, photo }) => drawing ?? photo)
  return cards.map(({ tone }, index) => tone === 'emergency' || (index === 0 && last === 0))
}

/** Rows of two alternate between wide-narrow and narrow-wide. */
const unevenSpans = (count: number): readonly Span[] =>
  rowsOf(count, 3, 2)
    .toReversed()
    .flatMap((row, index) => (row !== 2 ? evenRow(row) : index % 2 === 0 ? [7, 5] : [5, 7]))

/** The widths of cards in even rows of `size`, with final rows of `other`, so that all are full. */
export const evenSpans = (count: number, size: number, other: number): readonly Span[] =>
  rowsOf(count, size, other).flatMap(evenRow)

const wholeRow: Readonly<Record<number, Span>> = { 1: 12, 2: 6, 3: 4, 4: 3 }

const evenRow = (count: number): readonly Span[] =>
  Array.from({ length: count }, () => wholeRow[count] ?? 3)

/** The number of cards per row: as many rows of `size` as possible, the rest rows of `other`. */
function rowsOf(count: number, size: number, other: number): readonly number[] {
  for (let others = 0; others * other <= count; others += 1) {
    const rest = count - others * other
    if (rest % size > 0) continue
    return [...Array(rest / size).fill(size), ...Array(others).fill(other)]
  }
  return count > 3 ? [3, count - 3] : [count]
}

const widths: Readonly<Record<Span, string>> = {
  3: 'lg:col-span-3',
  4: 'lg:col-span-4',
  5: 'lg:col-span-5',
  6: 'lg:col-span-6',
  7: 'lg:col-span-7',
  12: 'lg:col-span-12',
}

/** The width class of each card; in two columns, the first card spans both if the count is odd. */
export const cardWidths = (spans: readonly Span[]): readonly string[] =>
  spans.map((span, index) => {
    const end = spans.indexOf(12, index)
    const length = (end === -1 ? spans.length : end) - index
    const isFirst = index === 0 || spans[index - 1] === 12
    const isWide = span === 12 || (isFirst && length % 2 === 1)
    return isWide ? `wide-card ${widths[span]}` : widths[span]
  })

/** What each card shows: photos if all cards of the row have one, else drawings if any has one. */
export function looksInRows(
  cards: readonly ServiceLook[],
  spans: readonly Span[],
): readonly ServiceLook[] {
  let column = 0
  const rows = spans.map((span) => Math.ceil((column += span) / 12))
  return cards.map(({ drawing, photo }, index) => {
    const row = cards.filter((_, other) => rows[other] === rows[index])
    if (row.every((card) => card.photo)) return { drawing: null, photo }
    return { drawing, photo: row.some((card) => card.drawing) ? null : photo }
  })
}
