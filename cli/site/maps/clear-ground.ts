import type { BaseMap } from './base-map.ts'
import { circleCrosses, crossesBox, spotsOf, type Box, type Dot, type Segment } from './geometry.ts'
import type { View } from './viewport.ts'

/** Whether a box of the sheet is easy to read on. */
export type IsClear = (box: Box) => boolean

interface GroundInput {
  readonly base: BaseMap
  readonly view: View
  readonly circles: readonly Dot[]
}

/** A box is clear where no coast, county line, river or circle runs through it. */
export function findClearGround({ base, view, circles }: GroundInput): IsClear {
  const banks = base.rivers.flatMap(({ course }) => {
    const spots = course.map(view.toSheet)
    return spots.slice(1).map((spot, index): Segment => [spots[index] ?? spot, spot])
  })
  return (box) => {
    const [first, ...others] = spotsOf(box).map((spot) => base.landAt(view.toPlane(spot)))
    return (
      others.every((land) => land === first) &&
      !banks.some((bank) => crossesBox(bank, box)) &&
      !circles.some((circle) => circleCrosses(circle, box))
    )
  }
}

/** The first place that is free, and as clear as one can be had; the best kind of clear comes first. */
export function firstClear<Place extends { readonly box: Box }>(
  places: readonly Place[],
  isFree: (box: Box) => boolean,
  kinds: readonly IsClear[],
): Place | undefined {
  for (const isClear of kinds) {
    const found = places.find(({ box }) => isFree(box) && isClear(box))
    if (found) return found
  }
  return places.find(({ box }) => isFree(box))
}
