import type { MapName } from '../../../templates/types.ts'
import {
  crossesBox,
  grow,
  isInside,
  overlap,
  sheetBox,
  squareOf,
  stretchesIn,
  type Box,
  type Segment,
  type Size,
  type Spot,
} from './geometry.ts'
import { firstClear, type IsClear } from './clear-ground.ts'
import type { River } from './outline-shapes.ts'
import { textWidth } from './town-labels.ts'

interface RiversInput {
  readonly courses: readonly Course[]
  readonly sheet: Size
  readonly taken: readonly Box[]
  readonly clear: readonly IsClear[]
}

const riverSize = 12
const margin = 6
const gap = 7
/** From another river, so that a name is never taken for that one's. */
const apart = 28
/** Around a name, so that none looks like a part of it. */
const quiet = 8
/** As many spots are tried. */
const mostTries = 20
/** Its letters stand a little apart. */
const spaced = 1.08

/** The part of a river that a sheet shows. */
export interface Course {
  readonly name: string
  readonly spots: readonly Spot[]
  readonly banks: readonly Segment[]
}

/** Writes each river's name beside it, as near to the middle of its visible part as it goes. */
export function nameRivers({ courses, sheet, taken, clear }: RiversInput) {
  const paper = grow(sheetBox(sheet), -margin)
  const boxes: Box[] = []
  const names = courses.flatMap(({ name, spots }): MapName[] => {
    const isApart = (box: Box) =>
      courses.every(({ name: other, banks }) => {
        const around = other === name ? box : grow(box, apart)
        return !banks.some((bank) => crossesBox(bank, around))
      })
    const isFree = (box: Box) =>
      isInside(box, paper) &&
      !taken.some((other) => overlap(box, other)) &&
      !boxes.some((other) => overlap(box, other)) &&
      isApart(box)
    const found = firstClear(besides(name, middleFirst(spots)), isFree, clear)
    if (!found) return []
    boxes.push(grow(found.box, quiet))
    return [found.name]
  })
  return { names, boxes }
}

/** Lays a river on a sheet. */
export function toCourse(
  { name, course }: River,
  toSheet: (spot: Spot) => Spot,
  sheet: Size,
): Course {
  const all = course.map(toSheet)
  const paper = sheetBox(sheet)
  const isShown = (spot: Spot) => isInside(squareOf({ at: spot, radius: 0 }), paper)
  return {
    name,
    spots: all.filter(isShown),
    banks: stretchesIn(all, paper),
  }
}

function middleFirst(all: readonly Spot[]): Spot[] {
  const every = Math.ceil(all.length / mostTries)
  const spots = all.filter((_, index) => index % every === 0)
  const middle = (spots.length - 1) / 2
  return spots
    .map((spot, index) => ({ spot, far: Math.abs(index - middle) }))
    .toSorted((a, b) => a.far - b.far)
    .map(({ spot }) => spot)
}

function besides(name: string, spots: readonly Spot[]) {
  const width = Math.ceil(textWidth(name, riverSize) * spaced)
  return spots.flatMap(([x, y]) =>
    ([1, -1] as const).map((side) => {
      const start = x + side * gap
      const [left, right] = side > 0 ? [start, start + width] : [start - width, start]
      const anchor = side > 0 ? ('start' as const) : ('end' as const)
      return {
        name: { text: name, x: start, y: y + 4, anchor },
        box: { left: left - 2, right: right + 2, top: y - 8, bottom: y + 8 },
      }
    }),
  )
}
