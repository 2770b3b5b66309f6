/** A point on a plane: x to the right, y downwards. */
export type Spot = readonly [x: number, y: number]

// Hot loops access pairs by index: destructuring, with integers and fractions mixed, makes the engine discard
// its compiled code.

export interface Dot {
  readonly at: Spot
  readonly radius: number
}

/** A rectangle without its edges. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export type Segment = readonly [from: Spot, to: Spot]

export function squareOf({ at, radius }: Dot): Box {
  return {
    left: at[0] - radius,
    top: at[1] - radius,
    right: at[0] + radius,
    bottom: at[1] + radius,
  }
}

export function sheetBox({ width, height }: Size): Box {
  return { left: 0, top: 0, right: width, bottom: height }
}

export function grow({ left, top, right, bottom }: Box, by: number): Box {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by }
}

/** Boxes that only touch do not overlap. */
export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

export function isInside(inner: Box, outer: Box): boolean {
  return (
    inner.left >= outer.left &&
    inner.right <= outer.right &&
    inner.top >= outer.top &&
    inner.bottom <= outer.bottom
  )
}

/** The bounding box of points. Throws when there are none. */
export function boundsOf(spots: readonly Spot[]): Box {
  if (spots.length === 0) throw new Error('No spot has no bounds.')
  const xs = spots.map(([x]) => x)
  const ys = spots.map(([, y]) => y)
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  return { left, right, top: Math.min(...ys), bottom: Math.max(...ys) }
}

/** The mean of points. Throws when there are none. */
export function middleOf(spots: readonly Spot[]): Spot {
  if (spots.length === 0) throw new Error('No spot has no middle.')
  const mean = (axis: 0 | 1) => spots.reduce((sum, spot) => sum + spot[axis], 0) / spots.length
  return [mean(0), mean(1)]
}

export function distance(from: Spot, to: Spot): number {
  return Math.sqrt((to[0] - from[0]) ** 2 + (to[1] - from[1]) ** 2)
}

export function clamp(value: number, [least, most]: readonly [number, number]): number {
  return Math.min(Math.max(value, least), most)
}

/** Whether any part of the line is in the box (Liang–Barsky clipping). */
export function crossesBox(line: Segment, box: Box): boolean {
  const x = line[0][0]
  const y = line[0][1]
  const toX = line[1][0]
  const toY = line[1][1]
  // Most are clearly on one side.
  if (Math.max(x, toX) < box.left || Math.min(x, toX) > box.right) return false
  if (Math.max(y, toY) < box.top || Math.min(y, toY) > box.bottom) return false
  const sides = [
    [x - toX, x - box.left],
    [toX - x, box.right - x],
    [y - toY, y - box.top],
    [toY - y, box.bottom - y],
  ] as const
  let enters = 0
  let leaves = 1
  for (const [run, room] of sides) {
    if (run === 0 && room <= 0) return false
    if (run < 0) enters = Math.max(enters, room / run)
    if (run > 0) leaves = Math.min(leaves, room / run)
  }
  return enters < leaves
}

/** The segments of a path that are partly in the box. */
export function stretchesIn(course: readonly Spot[], box: Box): Segment[] {
  return course
    .slice(1)
    .map((spot, index): Segment => [course[index] ?? spot, spot])
    .filter((stretch) => crossesBox(stretch, box))
}

/** Whether a point is inside rings (ray casting: an odd number of crossings). */
export function isIn(rings: readonly (readonly Spot[])[], [x, y]: Spot): boolean {
  let isWithin = false
  for (const ring of rings) {
    let before = ring.at(-1)
    for (const spot of ring) {
      const [toX, toY] = spot
      const [fromX, fromY] = before ?? spot
      const isBeside = fromY > y !== toY > y
      if (isBeside && x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX))
        isWithin = !isWithin
      before = spot
    }
  }
  return isWithin
}

/** Simplifies a line to within a tolerance (Douglas–Peucker). */
export function simplify(line: readonly Spot[], most: number): Spot[] {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last || line.length < 3) return [...line]
  const far = line.map((spot) => distanceToLine(spot, [first, last]))
  const farthest = far.indexOf(Math.max(...far))
  if ((far[farthest] ?? 0) <= most) return [first, last]
  return [
    ...simplify(line.slice(0, farthest + 1), most).slice(0, -1),
    ...simplify(line.slice(farthest), most),
  ]
}

/** For a ring, which ends where it begins, the distance to that point. */
function distanceToLine(spot: Spot, [from, to]: Segment): number {
  const length = distance(from, to)
  return length === 0 ? distance(from, spot) : Math.abs(sideOf(from, to, spot)) / length
}

/** Lines that only touch do not cross. */
export function crossesLine([a, b]: Segment, [c, d]: Segment): boolean {
  return sideOf(a, b, c) * sideOf(a, b, d) < 0 && sideOf(c, d, a) * sideOf(c, d, b) < 0
}

function sideOf([x, y]: Spot, [toX, toY]: Spot, [px, py]: Spot): number {
  return (toX - x) * (py - y) - (toY - y) * (px - x)
}
