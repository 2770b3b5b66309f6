/** A place on a plane: x to the right, y downwards. */
export type Spot = readonly [x: number, y: number]

/**
 * The nearest whole number, and never -0, which the engine can only keep as a fraction: with one
 * among them it would handle all numbers so, and compile what works on them anew.
 */
export const whole = (value: number): number => Math.round(value) + 0

/** A rectangle; an edge belongs to it on no side. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** A straight line between two spots. */
export type Segment = readonly [from: Spot, to: Spot]

export function boxAround([x, y]: Spot, radius: number): Box {
  return { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius }
}

export function grow(box: Box, by: number): Box {
  const { left, top, right, bottom } = box
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by }
}

/** Boxes that only touch do not overlap. */
export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

/** A spot that takes room: as a dot, or as the square around it. */
export interface Dot {
  readonly at: Spot
  readonly radius: number
}

/** The same of a box and the square around a dot. */
export function overlapDot(box: Box, { at, radius }: Dot): boolean {
  return (
    box.left < at[0] + radius &&
    at[0] - radius < box.right &&
    box.top < at[1] + radius &&
    at[1] - radius < box.bottom
  )
}

/** Whether the square around a dot is. */
export function isDotInside({ at, radius }: Dot, outer: Box): boolean {
  return (
    at[0] - radius >= outer.left &&
    at[0] + radius <= outer.right &&
    at[1] - radius >= outer.top &&
    at[1] + radius <= outer.bottom
  )
}

export function isInside(inner: Box, outer: Box): boolean {
  return (
    inner.left >= outer.left &&
    inner.right <= outer.right &&
    inner.top >= outer.top &&
    inner.bottom <= outer.bottom
  )
}

/** The smallest box around all spots. Throws where there is none. */
export function boundsOf(spots: readonly Spot[]): Box {
  if (spots.length === 0) throw new Error('No spot has no bounds.')
  const xs = spots.map(([x]) => x)
  const ys = spots.map(([, y]) => y)
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  }
}

/** The mean of all spots. Throws where there is none. */
export function middleOf(spots: readonly Spot[]): Spot {
  if (spots.length === 0) throw new Error('No spot has no middle.')
  const mean = (axis: 0 | 1) => spots.reduce((sum, spot) => sum + spot[axis], 0) / spots.length
  return [mean(0), mean(1)]
}

/** Whether any part of the line lies in the box (clipping after Liang and Barsky). */
export function crosses([[x, y], [toX, toY]]: Segment, box: Box): boolean {
  const sides = [
    [x - toX, x - box.left],
    [toX - x, box.right - x],
    [y - toY, y - box.top],
    [toY - y, box.bottom - y],
  ] as const
  let enters = 0
  let leaves = 1
  for (const [run, room] of sides) {
    if (run === 0) {
      if (room <= 0) return false
    } else if (run < 0) enters = Math.max(enters, room / run)
    else leaves = Math.min(leaves, room / run)
  }
  return enters < leaves
}

/** Whether two lines cross; lines that only touch do not. */
export function cross([a, b]: Segment, [c, d]: Segment): boolean {
  return sideOf(a, b, c) * sideOf(a, b, d) < 0 && sideOf(c, d, a) * sideOf(c, d, b) < 0
}

function sideOf([x, y]: Spot, [toX, toY]: Spot, [px, py]: Spot): number {
  return (toX - x) * (py - y) - (toY - y) * (px - x)
}
