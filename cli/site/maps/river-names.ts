import type { MapName } from '../../../templates/types.ts'
import {
  crossesBox,
  distance,
  grow,
  isInside,
  overlap,
  sheetBox,
  type Box,
  type Segment,
  type Size,
  type Spot,
} from './geometry.ts'
import type { Sheet } from './place-labels.ts'

/** A name that runs along its river, beside it. */
export interface RiverPlace {
  /** The start of its baseline is half of its width before this spot. */
  readonly baseline: Spot
  readonly degrees: number
  /** What its letters cover, as small squares along it: the box around a slanted name is mostly empty. */
  readonly boxes: readonly Box[]
  readonly cost: number
}

const fromRiver = 3
/** A name that is straight beside more of a bend is beside no river. */
const mostBend = 0.16
/** Distance to another river, so that a name is not taken for its name. */
const farFromOthers = 28
const aroundName = 3
const toEdge = 4
const costOf = { border: 40, bend: 60, middle: 12, slope: 10 }

/** A border may end at the river below a few letters; along the name it would be struck out. */
const mostCrossed = 0.2

export interface River {
  /** Its runs on the sheet. */
  readonly parts: readonly (readonly Spot[])[]
  readonly banks: readonly Segment[]
  /** The banks of the other rivers. */
  readonly others: readonly Segment[]
}

/** The best place along the river that is free, on land that is not kept free of it. */
export function placeRiver(
  { parts, banks, others }: River,
  size: Size,
  sheet: Sheet,
  isKept: (spot: Spot) => boolean,
): RiverPlace | null {
  const paper = grow(sheetBox(sheet), -toEdge)
  const isFree = (box: Box) =>
    isInside(box, paper) &&
    !banks.some((bank) => crossesBox(bank, box)) &&
    !sheet.taken.some((other) => overlap(grow(box, aroundName), other)) &&
    !others.some((bank) => crossesBox(bank, grow(box, farFromOthers))) &&
    !isKept([(box.left + box.right) / 2, (box.top + box.bottom) / 2])
  const places = parts.flatMap((part) => placesAlong(part, size))
  const free = places
    .filter(({ boxes }) => boxes.every(isFree))
    .map((place) => ({ ...place, crossed: crossedIn(place, sheet) }))
    .filter(({ crossed }) => crossed <= mostCrossed)
    .map(({ crossed, ...place }) => ({ ...place, cost: place.cost + crossed * costOf.border }))
  return free.toSorted((a, b) => a.cost - b.cost)[0] ?? null
}

const crossedIn = ({ boxes }: RiverPlace, { isClear }: Sheet) =>
  boxes.filter((box) => !isClear(box)).length / boxes.length

/** Places on both sides of each stretch that is as long as the name; the straightest, and level ones, first. */
function placesAlong(course: readonly Spot[], size: Size): RiverPlace[] {
  return course.flatMap((from, index) => {
    const count = course.slice(index).findIndex((spot) => distance(from, spot) >= size.width)
    if (count < 1) return []
    const stretch = course.slice(index, index + count + 1)
    const middle = Math.abs((index + count / 2) / course.length - 0.5)
    return placesBesideStretch(stretch, size, middle)
  })
}

function placesBesideStretch(
  stretch: readonly Spot[],
  { width, height }: Size,
  middle: number,
): RiverPlace[] {
  const [first, last] = [stretch[0], stretch.at(-1)]
  if (!first || !last) return []
  // It reads from left to right.
  const [from, to] = first[0] <= last[0] ? [first, last] : [last, first]
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0])
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const down = stretch.map(([x, y]) => (y - from[1]) * cos - (x - from[0]) * sin)
  const [highest, lowest] = [Math.min(...down), Math.max(...down)]
  const bend = (lowest - highest) / width
  if (bend > mostBend) return []
  const cost =
    bend * costOf.bend + middle * costOf.middle + (Math.abs(angle) / Math.PI) * costOf.slope
  const at = (along: number, below: number): Spot => [
    (from[0] + to[0]) / 2 + along * cos - below * sin,
    (from[1] + to[1]) / 2 + along * sin + below * cos,
  ]
  const half = height * halfOfLetters
  const count = Math.ceil(width / half)
  const apart = (width - 2 * half) / Math.max(count - 1, 1)
  const far = fromRiver + height / 2
  return [highest - far, lowest + far].map((below) => {
    const boxes = Array.from({ length: count }, (_, i): Box => {
      const [x, y] = at(half + i * apart - width / 2, below)
      return { left: x - half, top: y - half, right: x + half, bottom: y + half }
    })
    // The letters stand on a line a little below their middle.
    const baseline = at(0, below + height * belowMiddle)
    return { baseline, degrees: Math.round((angle * 180) / Math.PI), boxes, cost }
  })
}

/** Small enough that the corner of a square beside a slanting river does not lie on it. */
const halfOfLetters = 0.4
const belowMiddle = 0.26

export const toRiverName = (text: string, { baseline: [x, y], degrees }: RiverPlace): MapName => ({
  text,
  x: Math.round(x),
  y: Math.round(y),
  anchor: 'middle',
  ...(degrees !== 0 && { turn: `rotate(${degrees} ${Math.round(x)} ${Math.round(y)})` }),
})
