import { crossesBox, type Box, type Segment, type Spot } from './geometry.ts'

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

/** The first place that is free, and as clear as one can be had; the best kind of clear comes first. */
export function firstClear<Place extends { readonly box: Box }>(
  places: Iterable<Place>,
  isFree: (box: Box) => boolean,
  kinds: readonly IsClear[],
): Place | undefined {
  let best: { readonly place: Place; readonly rank: number } | undefined
  for (const place of places) {
    if (!isFree(place.box)) continue
    const found = kinds.findIndex((isClear) => isClear(place.box))
    if (found === 0) return place
    const rank = found < 0 ? kinds.length : found
    if (!best || rank < best.rank) best = { place, rank }
  }
  return best?.place
}
