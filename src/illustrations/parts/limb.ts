import { pair, type Point } from './path'

interface Bones {
  /** Of the upper and of the lower one. */
  readonly lengths: readonly [number, number]
  /** Where it begins, at its joint and where it ends. */
  readonly widths: readonly [number, number, number]
  /** To which side the joint stands out: 1 is clockwise from the line between the ends. */
  readonly bend: 1 | -1
}

/** The outline of an arm or a leg from one end to the other, bent where its bones meet. */
export function drawLimb(from: Point, to: Point, bones: Bones): string {
  const joint = findJoint(from, to, bones)
  const [a, b, c] = bones.widths
  const [upper, lower] = [normalOf(from, joint), normalOf(joint, to)]
  const middle: Point = [(upper[0] + lower[0]) / 2, (upper[1] + lower[1]) / 2]
  const side = (sign: 1 | -1) =>
    [
      moved(from, upper, (sign * a) / 2),
      moved(joint, middle, (sign * b) / 2),
      moved(to, lower, (sign * c) / 2),
    ] as const
  const [p0, p1, p2] = side(1)
  const [q0, q1, q2] = side(-1)
  const bent = (start: Point, by: Point, end: Point) =>
    `L${pair(between(start, by, 0.7))}Q${pair(by)} ${pair(between(by, end, 0.3))}L${pair(end)}`
  const round = pair([a / 2, a / 2])
  return `M${pair(p0)}${bent(p0, p1, p2)}L${pair(q2)}${bent(q2, q1, q0)}A${round} 0 0 1 ${pair(p0)}z`
}

/** Two bones reach as far as they can. */
function findJoint(from: Point, to: Point, { lengths: [upper, lower], bend }: Bones): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const reach = Math.min(Math.hypot(dx, dy), upper + lower)
  const along = (upper ** 2 - lower ** 2 + reach ** 2) / (2 * reach)
  const aside = bend * Math.sqrt(Math.max(0, upper ** 2 - along ** 2))
  const [ux, uy] = [dx / Math.hypot(dx, dy), dy / Math.hypot(dx, dy)]
  return [from[0] + ux * along - uy * aside, from[1] + uy * along + ux * aside]
}

const moved = ([x, y]: Point, [dx, dy]: Point, by: number): Point => [x + dx * by, y + dy * by]

const between = (a: Point, b: Point, part: number): Point => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
]

function normalOf([fromX, fromY]: Point, [toX, toY]: Point): Point {
  const length = Math.hypot(toX - fromX, toY - fromY) || 1
  return [(toY - fromY) / length, (fromX - toX) / length]
}
