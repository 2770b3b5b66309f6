import type { MapName } from '../../../templates/types.ts'
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
import type { River } from './outline-shapes.ts'
import { textWidth } from './town-labels.ts'

interface RiversInput {
  readonly rivers: readonly River[]
  readonly toSheet: (spot: Spot) => Spot
  readonly sheet: Size
  readonly taken: readonly Box[]
}

const riverSize = 12
const margin = 6
const gap = 7
/** Around a name, so that none looks like a part of it. */
const quiet = 8
/** Its letters stand a little apart. */
const spaced = 1.08

/** Writes each river's name beside it, as near to the middle of its visible part as it goes. */
export function nameRivers({ rivers, toSheet, sheet, taken }: RiversInput) {
  const paper = grow(sheetBox(sheet), -margin)
  const courses = rivers.map(({ name, course }) => ({ name, course: course.map(toSheet) }))
  const banks = courses.flatMap(({ course }) => toSegments(course))
  const boxes: Box[] = []
  const isFree = (box: Box) =>
    isInside(box, paper) &&
    ![...taken, ...boxes].some((other) => overlap(box, other)) &&
    !banks.some((bank) => crossesBox(bank, box))
  const names = courses.flatMap(({ name, course }): MapName[] => {
    const found = besides(name, fromMiddle(course, sheet)).find(({ box }) => isFree(box))
    if (!found) return []
    boxes.push(found.box)
    return [found.name]
  })
  return { names, boxes: boxes.map((box) => grow(box, quiet)) }
}

function toSegments(course: readonly Spot[]): Segment[] {
  return course.slice(1).map((spot, index) => [course[index] ?? spot, spot])
}

/** The spots of the river on the sheet, those in the middle first. */
function fromMiddle(course: readonly Spot[], sheet: Size): Spot[] {
  const spots = course.filter(([x, y]) => x > 0 && y > 0 && x < sheet.width && y < sheet.height)
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
