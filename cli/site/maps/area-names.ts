import type { MapName } from '../../../templates/types.ts'
import {
  distance,
  everySpotOf,
  grow,
  isInside,
  overlap,
  sheetBox,
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
  readonly ground: Ground
  /** Whether such land lies in what has that name. */
  readonly isIn: (land: Land, name: string) => boolean
  readonly view: View
  readonly sheet: Size
  readonly taken: readonly Box[]
  readonly size: number
  readonly clear: readonly IsClear[]
}

/** The county, an empty name beyond the state, or `null` at sea. */
type Land = string | null

/** What lies below a sheet. */
export interface Ground {
  readonly landAt: (spot: Spot) => Land
  /** The spots at which a name may stand. */
  readonly spots: readonly { readonly spot: Spot; readonly land: Land }[]
}

/** Letters that stand apart, as on a map, make a name that much wider. */
const spaced = 1.3
const margin = 12
/** From one spot that is tried to the next. */
const step = 30

/** Writes each name once, wholly within what it names, as near to its place as nothing else stands. */
export function placeNames({
  places,
  ground,
  isIn,
  view,
  sheet,
  taken,
  size,
  clear,
}: NamesInput): MapName[] {
  const paper = grow(sheetBox(sheet), -margin)
  const boxes = [...taken]
  return onePlaceEach(places, view, sheet).flatMap(({ name, at }): MapName[] => {
    const isWithin = (spot: Spot) => isIn(ground.landAt(spot), name)
    const toBox = boxOfName(name, size)
    const isFree = (box: Box) =>
      isInside(box, paper) &&
      !boxes.some((other) => overlap(box, other)) &&
      everySpotOf(box, isWithin)
    const first = view.toSheet(at)
    const others = ground.spots.filter(({ land }) => isIn(land, name)).map(({ spot }) => spot)
    const spots = isWithin(first) ? [first, ...others] : others
    const tries = function* () {
      for (const spot of nearestFirst(spots, first)) yield { spot, box: toBox(spot) }
    }
    const found = firstClear(tries(), isFree, clear)
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

/** Looks at the ground below a sheet, once for all names. */
export function surveyGround({ width, height }: Size, landAt: Ground['landAt']): Ground {
  const along = (length: number) => Array.from({ length: length / step }, (_, i) => i * step)
  const rows = along(height)
  const spots = along(width).flatMap((x) => rows.map((y): Spot => [x, y]))
  return { landAt, spots: spots.map((spot) => ({ spot, land: landAt(spot) })) }
}

/** A step sideways is half of one up or down. */
function nearestFirst(spots: readonly Spot[], from: Spot): Spot[] {
  const far = (spot: Spot) => (spot[0] - from[0]) ** 2 + (2 * (spot[1] - from[1])) ** 2
  return spots
    .map((spot) => ({ spot, far: far(spot) }))
    .toSorted((a, b) => a.far - b.far)
    .map(({ spot }) => spot)
}

function boxOfName(name: string, size: number): (spot: Spot) => Box {
  const half = (textWidth(name, size) * spaced) / 2
  return (spot) => ({
    left: spot[0] - half,
    right: spot[0] + half,
    top: spot[1] - size,
    bottom: spot[1] + size / 2,
  })
}
