import { geoIdentity, geoPath } from 'd3-geo'
import { boundsOf, grow, sheetBox, simplify, type Box, type Size, type Spot } from './geometry.ts'
import { toRelativePath, type Area } from './outline-shapes.ts'
import type { Viewport } from './viewport.ts'

/** A point inside an outline, and its distance to the nearer side. */
export interface InnerSpot {
  readonly at: Spot
  readonly room: number
}

export interface TownShape {
  readonly spots: readonly InnerSpot[]
  /** Whether most of it lies beyond the sheet. */
  readonly isCropped: boolean
  /** Its largest part as a path, simplified to a tolerance; on a grid, which compresses well. */
  readonly path: (most: number) => string
}

type Ring = readonly Spot[]

const margin = 6
/** Smaller visible parts are ignored. */
const least = { width: 48, height: 28 }

/** Projects an outline onto a sheet; `null` when too little of it is visible. */
export function toShape({ rings }: Area, { toSheet }: Viewport, sheet: Size): TownShape | null {
  const [main] = rings
    .map((ring) => ring.map(toSheet))
    .map((ring) => ({ ring, ...boundsOf(ring) }))
    .toSorted((a, b) => areaOf(b) - areaOf(a))
  if (!main) return null
  const paper = grow(sheetBox(sheet), -margin)
  const [left, right] = [Math.max(main.left, paper.left), Math.min(main.right, paper.right)]
  const [top, bottom] = [Math.max(main.top, paper.top), Math.min(main.bottom, paper.bottom)]
  const isWhole = right === main.right && left === main.left && top === main.top
  const isCut = !isWhole || bottom !== main.bottom
  if (isCut && (right - left < least.width || bottom - top < least.height)) return null
  const spots = stepsFrom(top, bottom).flatMap((y) =>
    runsAt(main.ring, y).flatMap(([from, to]) =>
      stepsFrom(Math.max(from, left), Math.min(to, right)).map((x): InnerSpot => {
        return { at: [x, y], room: Math.min(x - from, to - x) }
      }),
    ),
  )
  // Clipped to the sheet: beyond it, a link would cover the map's surroundings.
  const onSheet = clipTo(sheetBox(sheet))
  const isCropped =
    isCut && onSheet.area(toPolygon(main.ring)) < whole.area(toPolygon(main.ring)) / 2
  const path = (most: number) => toPath(main.ring, onSheet, most)
  return spots.length > 0 ? { spots, isCropped, path } : null
}

/** An outline as a path on a sheet; its line along the edge of the sheet lies beyond it. */
export function toOutline(
  { rings }: Area,
  { toSheet }: Viewport,
  sheet: Size,
  most: number,
): string {
  const clip = clipTo(grow(sheetBox(sheet), margin))
  return rings
    .map((ring) => toPath(ring.map(toSheet), clip, most))
    .filter((path) => path.length > speck)
    .join('')
}

/** The path of an island that is a point on the sheet is no longer than this. */
const speck = 16

type Clip = ReturnType<typeof clipTo>

const clipTo = ({ left, top, right, bottom }: Box) =>
  geoPath(
    geoIdentity().clipExtent([
      [left, top],
      [right, bottom],
    ]),
  ).digits(0)

const whole = geoPath()

const toPolygon = (ring: Ring) => ({
  type: 'Polygon' as const,
  coordinates: [ring.map((spot) => [...spot])],
})

function toPath(ring: Ring, clip: Clip, most: number): string {
  const step = Math.max(1, most / 2)
  const simple = simplify(ring, most).map(([x, y]): Spot => {
    return [step * Math.round(x / step), step * Math.round(y / step)]
  })
  return toRelativePath(clip(toPolygon(simple)) ?? '')
}

const areaOf = (box: ReturnType<typeof boundsOf>) => (box.right - box.left) * (box.bottom - box.top)

/** A limited number of integers between two. */
function stepsFrom(from: number, to: number): number[] {
  const step = Math.max(5, (to - from) / 12)
  const count = Math.floor((to - from) / step)
  const start = (from + to - count * step) / 2
  return Array.from({ length: Math.max(0, count + 1) }, (_, index) =>
    Math.round(start + index * step),
  )
}

function runsAt(ring: Ring, height: number): [number, number][] {
  const y = height + 0.5
  const crossings = ring.flatMap(([toX, toY], index) => {
    const [x, fromY] = ring.at(index - 1) ?? [toX, toY]
    return fromY > y === toY > y ? [] : [x + ((y - fromY) / (toY - fromY)) * (toX - x)]
  })
  const sorted = crossings.toSorted((a, b) => a - b)
  return sorted.flatMap((from, index): [number, number][] =>
    index % 2 === 0 ? [[from, sorted[index + 1] ?? from]] : [],
  )
}
