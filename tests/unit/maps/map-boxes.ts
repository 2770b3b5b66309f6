import { overlap, type Box, type Spot } from '../../../cli/site/maps/geometry.ts'
import { textWidth } from '../../../cli/site/maps/text-width.ts'
import type { MapName, ServiceMap } from '../../../templates/types.ts'

/** The room that a name takes on its sheet. */
export const boxOf =
  (size: number, spaced: number) =>
  ({ text, x, y, anchor, breakAt }: MapName): Box => {
    const lines = breakAt === undefined ? [text] : [text.slice(0, breakAt), text.slice(breakAt + 1)]
    const width = Math.max(...lines.map((line) => textWidth(line, size))) * spaced
    const left = { start: 0, middle: width / 2, end: width }[anchor]
    const bottom = y + (lines.length - 1) * 1.15 * size
    return { left: x - left, right: x - left + width, top: y - size, bottom }
  }

/** The dots of a map, but for the page's own. */
export const spotsOf = ({ dots }: ServiceMap): Spot[] =>
  dots
    .flatMap(({ d }) => [...d.matchAll(/M(\d+) (\d+)h0/g)])
    .map(([, x, y]) => [Number(x), Number(y)])

/** The names of a map, those of towns and those of the land. */
export function boxesOf(map: ServiceMap): Box[] {
  const isAlike = map.kinds.includes('served')
  return [
    ...map.labels.map((label) => boxOf(label.link || isAlike ? 14 : 13, 1)(label)),
    ...(map.own?.label ? [boxOf(14, 1.06)(map.own.label)] : []),
    ...map.rivers.map(boxOf(12, 1)),
    ...map.waters.map(boxOf(15, 1.2)),
    ...map.countyNames.map(boxOf(13, 1.2)),
  ]
}

/** The boxes that lie on a later one. */
export const clashesIn = (boxes: readonly Box[]): Box[] =>
  boxes.filter((a, at) => boxes.slice(at + 1).some((b) => overlap(a, b)))

/** Whether a spot lies within rings: a line from it crosses them an odd number of times. */
export function isIn(rings: readonly (readonly Spot[])[], [x, y]: Spot): boolean {
  const crossings = rings.flatMap((ring) =>
    ring.filter(([toX, toY], index) => {
      const [fromX, fromY] = ring.at(index - 1) ?? [toX, toY]
      const isBeside = fromY > y !== toY > y
      return isBeside && x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX)
    }),
  )
  return crossings.length % 2 === 1
}
