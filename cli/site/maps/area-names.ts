import type { MapName } from '../../../templates/types.ts'
import {
  distance,
  grow,
  isInside,
  overlap,
  sheetBox,
  spotsOf,
  type Box,
  type Size,
  type Spot,
} from './geometry.ts'
import { firstClear, type IsClear } from './clear-ground.ts'
import type { NamePlace } from './outline-shapes.ts'
import { textWidth } from './town-labels.ts'
import type { View } from './viewport.ts'

interface NamesInput {
  readonly places: readonly NamePlace[]
  /** Whether a spot of the plane lies in what has that name. */
  readonly lies: (spot: Spot, name: string) => boolean
  readonly view: View
  readonly sheet: Size
  readonly taken: readonly Box[]
  readonly size: number
  readonly clear: readonly IsClear[]
}

/** Letters that stand apart, as on a map, make a name that much wider. */
const spaced = 1.3
const margin = 12
/** From one spot that is tried to the next. */
const step = 30

/** Writes each name once, wholly within what it names, as near to its place as nothing else stands. */
export function placeNames({
  places,
  lies,
  view,
  sheet,
  taken,
  size,
  clear,
}: NamesInput): MapName[] {
  const paper = grow(sheetBox(sheet), -margin)
  const boxes = [...taken]
  const all = spotsOn(sheet)
  return onePlaceEach(places, view, sheet).flatMap(({ name, at }): MapName[] => {
    const isWithin = (spot: Spot) => lies(view.toPlane(spot), name)
    const toBox = boxOfName(name, size)
    const isFree = (box: Box) =>
      isInside(box, paper) &&
      !boxes.some((other) => overlap(box, other)) &&
      spotsOf(box).every(isWithin)
    const spots = [view.toSheet(at), ...all].filter(isWithin)
    const tries = nearestFirst(spots, view.toSheet(at)).map((spot) => ({ spot, box: toBox(spot) }))
    const found = firstClear(tries, isFree, clear)
    if (!found) return []
    const { spot, box } = found
    boxes.push(box)
    return [{ text: name, x: spot[0], y: spot[1], anchor: 'middle' }]
  })
}

/** Of several places of a name, the one that is nearest to the middle of the sheet. */
function onePlaceEach(places: readonly NamePlace[], view: View, sheet: Size): NamePlace[] {
  const middle = view.toPlane([sheet.width / 2, sheet.height / 2])
  const byDistance = places.toSorted((a, b) => distance(b.at, middle) - distance(a.at, middle))
  return [...new Map(byDistance.map((place) => [place.name, place])).values()]
}

function spotsOn({ width, height }: Size): Spot[] {
  const along = (length: number) => Array.from({ length: length / step }, (_, i) => i * step)
  const rows = along(height)
  return along(width).flatMap((x) => rows.map((y): Spot => [x, y]))
}

/** A step sideways is half of one up or down. */
function nearestFirst(spots: readonly Spot[], [left, top]: Spot): Spot[] {
  const far = ([x, y]: Spot) => (x - left) ** 2 + (2 * (y - top)) ** 2
  return spots.toSorted((a, b) => far(a) - far(b))
}

function boxOfName(name: string, size: number): (spot: Spot) => Box {
  const half = (textWidth(name, size) * spaced) / 2
  return ([x, y]) => ({ left: x - half, right: x + half, top: y - size, bottom: y + size / 2 })
}
