import type { MapName } from '../../../templates/types.ts'
import { isInside, overlap, overlapDot, whole, type Box, type Dot, type Spot } from './geometry.ts'
import type { NamePlace } from './outline-shapes.ts'
import { textWidth } from './text-width.ts'

interface NamesInput {
  readonly places: readonly NamePlace[]
  readonly toSheet: (spot: Spot) => Spot
  readonly sheet: { readonly width: number; readonly height: number }
  /** What the names must not touch, besides the dots. */
  readonly taken: readonly Box[]
  readonly dots: readonly Dot[]
  readonly size: number
}

/** Letters that stand apart, as on a map, make a name that much wider. */
const spaced = 1.3
const steps = [0, 22, 44, 66]
const farthest = 66
const ways: readonly Spot[] = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
]
/** How far from its place a name may be written, the nearest first. */
const shifts = steps.flatMap((step) =>
  ways.map(([x, y]): Spot => [whole(x * step), whole(y * step)]),
)

/** Writes each name once, at or near one of its places, where nothing else stands. */
export function placeNames({ places, toSheet, sheet, taken, dots, size }: NamesInput): MapName[] {
  const canvas = { left: 6, top: 6, right: sheet.width - 6, bottom: sheet.height - 6 }
  const boxes = [...taken]
  const names = new Map<string, MapName>()
  for (const { name, at } of places) {
    if (names.has(name)) continue
    const [x, y] = toSheet(at)
    if (x < -farthest || x > sheet.width + farthest) continue
    if (y < -farthest || y > sheet.height + farthest) continue
    const half = (textWidth(name, size) * spaced) / 2
    const toBox = ([right, down]: Spot): Box => ({
      left: x + right - half,
      right: x + right + half,
      top: y + down - size,
      bottom: y + down + size / 2,
    })
    const free = shifts.find((shift) => {
      const box = toBox(shift)
      if (!isInside(box, canvas)) return false
      return (
        !boxes.some((other) => overlap(box, other)) && !dots.some((dot) => overlapDot(box, dot))
      )
    })
    if (!free) continue
    boxes.push(toBox(free))
    names.set(name, { text: name, x: x + free[0], y: y + free[1], anchor: 'middle' })
  }
  return [...names.values()]
}
