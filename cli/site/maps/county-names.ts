import type { MapName } from '../../../templates/types.ts'
import { boxOfName } from './area-names.ts'
import type { BaseMap } from './base-map.ts'
import { grow, isInside, overlap, sheetBox, type Box, type Size, type Spot } from './geometry.ts'
import type { View } from './viewport.ts'

interface CountiesInput {
  readonly base: BaseMap
  readonly view: View
  readonly sheet: Size
  readonly taken: readonly Box[]
}

const countySize = 13
const margin = 6
/** From one place that is tried to the next. */
const step = 24

/** Writes each county's name where it lies wholly within the county, next to its middle. */
export function nameCounties({ base, view, sheet, taken }: CountiesInput): MapName[] {
  const paper = grow(sheetBox(sheet), -margin)
  const boxes = [...taken]
  return base.countyPlaces.flatMap(({ name, at }): MapName[] => {
    const toBox = boxOfName(name, countySize)
    const isWithin = (box: Box) =>
      spotsOf(box).every((spot) => base.countyAt(view.toPlane(spot)) === name)
    const spot = around(view.toSheet(at), sheet).find((each) => {
      const box = toBox(each)
      if (!isInside(box, paper) || boxes.some((other) => overlap(box, other))) return false
      return isWithin(box)
    })
    if (!spot) return []
    boxes.push(toBox(spot))
    return [{ text: name, x: spot[0], y: spot[1], anchor: 'middle' }]
  })
}

/** Places all over the sheet, those first that are nearest to the middle of the county. */
function around(middle: Spot, { width, height }: Size): Spot[] {
  const along = (length: number) => Array.from({ length: length / step }, (_, i) => i * step)
  const far = ([x, y]: Spot) => (x - middle[0]) ** 2 + (2 * (y - middle[1])) ** 2
  const places = along(width).flatMap((x) => along(height).map((y): Spot => [x, y]))
  return [middle, ...places.toSorted((a, b) => far(a) - far(b))]
}

/** The corners of a box, and spots between them. */
function spotsOf({ left, right, top, bottom }: Box): Spot[] {
  const across = Array.from({ length: 7 }, (_, i) => left + (i / 6) * (right - left))
  return across.flatMap((x): Spot[] => [
    [x, top],
    [x, bottom],
  ])
}
