export type Point = readonly [x: number, y: number]
export type Box = readonly [x: number, y: number, width: number, height: number]

const round = (value: number) => Math.round(value * 10) / 10

/** The coordinates of a point, without the space that a minus sign makes needless. */
export const pair = ([x, y]: Point) => `${round(x)}${round(y) < 0 ? '' : ' '}${round(y)}`

/** A closed outline through the points. */
export const polygon = (...points: readonly Point[]) => `M${points.map(pair).join(' ')}z`

/** An open line through the points. */
export const polyline = (...points: readonly Point[]) => `M${points.map(pair).join(' ')}`

/** Path data of any number of rectangles. */
export const boxes = (...list: readonly Box[]) =>
  list.map(([x, y, width, height]) => `M${pair([x, y])}${rectangle(width, height)}`).join('')

/** A rectangle as relative path data, drawn from its upper left corner. */
export const rectangle = (width: number, height: number) =>
  `h${round(width)}v${round(height)}h${round(-width)}z`

/** Repeats relative path data at every point. */
export const stamp = (shape: string, points: readonly Point[]) =>
  points.map((point) => `M${pair(point)}${shape}`).join('')

/** Points in a row, `step` apart. */
export const row = ([x, y]: Point, { count, step }: { count: number; step: number }) =>
  Array.from({ length: count }, (_, index): Point => [round(x + index * step), y])
