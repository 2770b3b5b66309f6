export type Point = readonly [x: number, y: number]
export type Box = readonly [x: number, y: number, width: number, height: number]

const round = (value: number) => Math.round(value * 10) / 10

/** The coordinates of a point, without a space before a minus sign. */
export const pair = ([x, y]: Point) => `${round(x)}${round(y) < 0 ? '' : ' '}${round(y)}`

/** A closed outline through the points. */
export const polygon = (...points: readonly Point[]) => `M${points.map(pair).join(' ')}z`

/** An open line through the points. */
export const polyline = (...points: readonly Point[]) => `M${points.map(pair).join(' ')}`

/** Path data of rectangles, with sides as absolute `H` and `V`, which is shorter. */
export const boxes = (...list: readonly Box[]) =>
  list
    .map(([x, y, width, height]) => {
      const down = round(y + height) === 0 ? 'V0' : `v${round(height)}`
      const back = round(x) === 0 ? 'H0' : `h${round(-width)}`
      return `M${pair([x, y])}h${round(width)}${down}${back}z`
    })
    .join('')

/** A rectangle as relative path data, drawn from its upper left corner. */
export const rectangle = (width: number, height: number) =>
  `h${round(width)}v${round(height)}h${round(-width)}z`

/** Repeats relative path data at every point. */
export const stamp = (shape: string, points: readonly Point[]) =>
  points.map((point) => `M${pair(point)}${shape}`).join('')

/** Points in a row, `step` apart. */
export const row = ([x, y]: Point, { count, step }: { count: number; step: number }) =>
  Array.from({ length: count }, (_, index): Point => [round(x + index * step), y])

/** Extends an open line horizontally at both ends. */
export function extend(line: readonly Point[], reach: number): Point[] {
  const [first, second] = line
  const [before, last] = line.slice(-2)
  if (!first || !second || !before || !last) return [...line]
  const beyond = (from: Point, to: Point, by: number): Point => [
    to[0] + by,
    to[1] + ((to[1] - from[1]) / (to[0] - from[0])) * by,
  ]
  return [beyond(second, first, -reach), ...line.slice(1, -1), beyond(before, last, reach)]
}

/** The parallel of a line at a distance above. */
export const parallel = (line: readonly Point[], distance: number): Point[] =>
  line.map((point, index): Point => {
    const [before, after] = [line[index - 1] ?? point, line[index + 1] ?? point]
    const [a, b] = normalOf(index === 0 ? point : before, index === 0 ? after : point)
    const [c, d] = normalOf(after === point ? before : point, after)
    const miter = distance / (1 + a * c + b * d)
    return [point[0] + (a + c) * miter, point[1] + (b + d) * miter]
  })

function normalOf([fromX, fromY]: Point, [toX, toY]: Point): Point {
  const length = Math.hypot(toX - fromX, toY - fromY)
  return [(toY - fromY) / length, (fromX - toX) / length]
}
