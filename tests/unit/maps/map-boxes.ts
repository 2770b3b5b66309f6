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

const riverSize = 12

/** The room of a river's name, which runs along it: squares as high as its small letters. */
export function boxesAlong({ text, x, y, turn = 'rotate(0)' }: MapName): Box[] {
  const angle = (Number(/[\d-]+/.exec(turn)?.[0] ?? 0) * Math.PI) / 180
  const half = riverSize / 3
  const length = textWidth(text, riverSize) - 2 * half
  const count = Math.ceil(length / half)
  return Array.from({ length: count + 1 }, (_, index): Box => {
    const along = (index / count - 0.5) * length
    const left = x + along * Math.cos(angle) + half * Math.sin(angle)
    const top = y + along * Math.sin(angle) - half * Math.cos(angle)
    return { left: left - half, top: top - half, right: left + half, bottom: top + half }
  })
}

/** The dots of a map, but for the page's own. */
export const spotsOf = ({ dots }: ServiceMap): Spot[] =>
  dots
    .flatMap(({ d }) => [...d.matchAll(/M(\d+) (\d+)h0/g)])
    .map(([, x, y]) => [Number(x), Number(y)])

/** The names of a map that stand level: those of towns, waters and counties. */
function levelBoxesOf(map: ServiceMap): Box[] {
  const isAlike = map.kinds.includes('served')
  return [
    ...map.labels.map((label) => boxOf(label.link || isAlike ? 14 : 13, 1)(label)),
    ...(map.own?.label ? [boxOf(14, 1.06)(map.own.label)] : []),
    ...map.waters.map(boxOf(15, 1.2)),
    ...map.countyNames.map(boxOf(13, 1.2)),
  ]
}

/** The boxes that lie on a later one. */
export const clashesIn = (boxes: readonly Box[]): Box[] =>
  boxes.filter((a, at) => boxes.slice(at + 1).some((b) => overlap(a, b)))

/** The boxes of names that lie on that of another name. */
export const nameClashesIn = (map: ServiceMap): Box[] => {
  const level = levelBoxesOf(map)
  const along = map.rivers.map(boxesAlong)
  const onOther = along.flatMap((boxes, at) => {
    const others = [...level, ...along.slice(at + 1).flat()]
    return boxes.filter((box) => others.some((other) => overlap(box, other)))
  })
  return [...clashesIn(level), ...onOther]
}

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
