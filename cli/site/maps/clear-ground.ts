import {
  crossesBox,
  grow,
  isInside,
  overlap,
  sheetBox,
  type Box,
  type Segment,
  type Size,
  type Spot,
} from './geometry.ts'

/** Whether a box of the sheet is easy to read on. */
export type IsClear = (box: Box) => boolean

/** A box of a sheet is clear where no coast, county line or river runs through it. */
export function findClearGround(
  banks: readonly Segment[],
  landAt: (spot: Spot) => string | null,
): IsClear {
  return (box) => !banks.some((bank) => crossesBox(bank, box)) && isOneLand(box, landAt)
}

/** Asked at its corners, and at three more spots of its upper edge and its lower. */
function isOneLand({ left, top, right, bottom }: Box, landAt: (spot: Spot) => string | null) {
  const land = landAt([left, top])
  const step = (right - left) / 4
  return [0, 1, 2, 3, 4].every((index) => {
    const x = left + index * step
    return landAt([x, top]) === land && landAt([x, bottom]) === land
  })
}

/** A sheet, what stands on it already, and what makes a place clear there, the best kind first. */
export interface Room {
  readonly sheet: Size
  readonly taken: readonly Box[]
  readonly clear: readonly IsClear[]
}

/** The first place on the sheet that is fit and not taken, and as clear as one can be had. */
export function firstClear<Place extends { readonly box: Box }>(
  places: Iterable<Place>,
  { sheet, taken, clear }: Room,
  { margin = 0, isFit = () => true }: { margin?: number; isFit?: (box: Box) => boolean } = {},
): Place | undefined {
  const paper = grow(sheetBox(sheet), -margin)
  let best: { readonly place: Place; readonly rank: number } | undefined
  for (const place of places) {
    const { box } = place
    if (!isInside(box, paper) || taken.some((other) => overlap(box, other)) || !isFit(box)) continue
    const found = clear.findIndex((isClear) => isClear(box))
    if (found === 0) return place
    const rank = found < 0 ? clear.length : found
    if (!best || rank < best.rank) best = { place, rank }
  }
  return best?.place
}
