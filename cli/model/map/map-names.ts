import type { MapName } from '../../../templates/types.ts'
import { isInside, overlap, type Box, type Spot } from './boxes.ts'
import type { NamePlace } from './outline-shapes.ts'
import { textWidth } from './text-width.ts'

interface NamesInput {
  readonly places: readonly NamePlace[]
  readonly toSheet: (spot: Spot) => Spot
  readonly sheet: { readonly width: number; readonly height: number }
  /** What the names must not touch. */
  readonly taken: readonly Box[]
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

/** Writes each name once, at or near one of its places, where nothing else stands. */
export function placeNames({ places, toSheet, sheet, taken, size }: NamesInput): MapName[] {
  const canvas = { left: 6, top: 6, right: sheet.width - 6, bottom: sheet.height - 6 }
  const boxes = [...taken]
  const names = new Map<string, MapName>()
  for (const { name, at } of places) {
    if (names.has(name)) continue
    const width = textWidth(name, size) * spaced
    const [x, y] = toSheet(at)
    if (x < -farthest || x > sheet.width + farthest) continue
    if (y < -farthest || y > sheet.height + farthest) continue
    const spots = steps.flatMap((step) =>
      ways.map(([right, down]): Spot => [x + right * step, y + down * step]),
    )
    const toBox = ([cx, cy]: Spot): Box => ({
      left: cx - width / 2,
      right: cx + width / 2,
      top: cy - size,
      bottom: cy + size / 2,
    })
    const free = spots.find((spot) => {
      const box = toBox(spot)
      return isInside(box, canvas) && !boxes.some((other) => overlap(box, other))
    })
    if (!free) continue
    boxes.push(toBox(free))
    names.set(name, { text: name, x: free[0], y: free[1], anchor: 'middle' })
  }
  return [...names.values()]
}
