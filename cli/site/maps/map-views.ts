import type { BaseMap } from './base-map.ts'
import { maxDots } from './draw-map.ts'
import {
  boundsOf,
  clamp,
  distance,
  grow,
  middleOf,
  type Box,
  type Size,
  type Spot,
} from './geometry.ts'
import type { LocatedTown } from './locate-towns.ts'
import { createView, unitsPerKm, type View } from './viewport.ts'

type Towns = readonly LocatedTown[]

/** The least that a map shows from side to side, and what a city's map shows where it can. */
const across = { least: 12 * unitsPerKm, city: 40 * unitsPerKm }
const surroundings = 2 * unitsPerKm
const roomForName = { across: 90, down: 66 }

/** A group of towns with a little around them. */
export function viewOf(base: BaseMap, group: Towns, sheet: Size): View {
  const shown = grow(boundsOf(group.map(({ at }) => at)), surroundings)
  return fit(base, { shown, sheet, room: { across: sheet.width / 14, down: sheet.height / 14 } })
}

/** A town and its neighbours, with room for all their names. */
export function viewOfTown(base: BaseMap, group: Towns, sheet: Size): View {
  return fit(base, { shown: boundsOf(group.map(({ at }) => at)), sheet, room: roomForName })
}

function fit(
  { plane }: BaseMap,
  { shown, sheet, room }: { shown: Box; sheet: Size; room: typeof roomForName },
): View {
  const { left, right, top, bottom } = shown
  const scale = Math.min(
    (sheet.width - 2 * room.across) / Math.max(right - left, 1),
    (sheet.height - 2 * room.down) / Math.max(bottom - top, 1),
    sheet.width / across.least,
  )
  const center: Spot = [(left + right) / 2, (top + bottom) / 2]
  return createView({ center, scale, sheet, within: plane.bounds })
}

/**
 * A town, the first, whose neighbours nobody knows. Where towns lie close together the map shows
 * less, so that its dots do not fill a corner.
 */
export function viewAround({ plane }: BaseMap, towns: Towns, sheet: Size): View {
  const spots = towns.map(({ at }) => at)
  const own = spots[0] ?? [0, 0]
  const reach = distance(own, spots.at(-1) ?? own)
  const wanted = towns.length < maxDots ? across.city : 3 * reach
  const width = clamp(wanted, [across.least, across.city])
  const center = offsetCentre(own, spots, width)
  return createView({ center, scale: sheet.width / width, sheet, within: plane.bounds })
}

/** A town at the shore stands nearer to the edge, so that its neighbours fill the map, not the sea. */
function offsetCentre(own: Spot, spots: readonly Spot[], width: number): Spot {
  const [x, y] = middleOf(spots.filter((at) => distance(own, at) < width / 2))
  const toward = (to: number, from: number) => from + clamp(to - from, [-width / 6, width / 6])
  return [toward(x, own[0]), toward(y, own[1])]
}
