import type { MapName } from '../../../templates/types.ts'
import {
  grow,
  isInside,
  overlap,
  sheetBox,
  squareOf,
  type Box,
  type Size,
  type Spot,
} from './geometry.ts'
import type { NamePlace } from './outline-shapes.ts'
import { textWidth } from './town-labels.ts'

interface NamesInput {
  readonly places: readonly NamePlace[]
  readonly toSheet: (spot: Spot) => Spot
  readonly sheet: Size
  readonly taken: readonly Box[]
  readonly size: number
}

/** Letters that stand apart, as on a map, make a name that much wider. */
const spaced = 1.3
const margin = 6
/** How far from its place a name may stand. */
const steps = [0, 22, 44, 66]
const farthest = Math.max(...steps)
const ways: readonly Spot[] = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
]
const shifts = steps.flatMap((step) => ways.map(([x, y]): Spot => [x * step, y * step]))

/** Writes each name once, at or near one of its places, where nothing else stands. */
export function placeNames({ places, toSheet, sheet, taken, size }: NamesInput): MapName[] {
  const paper = grow(sheetBox(sheet), -margin)
  const reach = grow(sheetBox(sheet), farthest)
  const boxes = [...taken]
  const isFree = (box: Box) => isInside(box, paper) && !boxes.some((other) => overlap(box, other))
  const names = new Map<string, MapName>()
  for (const { name, at } of places) {
    const place = toSheet(at)
    if (names.has(name) || !isInside(squareOf({ at: place, radius: 0 }), reach)) continue
    const toBox = boxOfName(name, size)
    const spot = shifts
      .map(([right, down]): Spot => [place[0] + right, place[1] + down])
      .find((each) => isFree(toBox(each)))
    if (!spot) continue
    boxes.push(toBox(spot))
    names.set(name, { text: name, x: spot[0], y: spot[1], anchor: 'middle' })
  }
  return [...names.values()]
}

/** The box around a name whose middle stands at a spot. */
export function boxOfName(name: string, size: number): (spot: Spot) => Box {
  const half = (textWidth(name, size) * spaced) / 2
  return ([x, y]) => ({ left: x - half, right: x + half, top: y - size, bottom: y + size / 2 })
}
