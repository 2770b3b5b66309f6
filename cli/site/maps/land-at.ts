import { feature } from 'topojson-client'
import type { Outlines } from '../../load/outlines.ts'
import type { Spot } from './geometry.ts'
import type { Plane } from './viewport.ts'

type Ring = readonly (readonly number[])[]

/** Half a kilometre: small enough for a name to keep to its own side of a line. */
const cell = 10

/** Finds the county at a spot of the plane: an empty name beyond the state, `null` at sea. */
export function indexLand({ topology }: Outlines, { project, bounds }: Plane) {
  const { counties, land } = topology.objects
  const own = feature(topology, counties).features.flatMap(({ geometry, properties: { name } }) =>
    geometry.type === 'MultiPolygon' ? [{ name, rings: geometry.coordinates.flat() }] : [],
  )
  const all = { name: '', rings: feature(topology, land).geometry.coordinates.flat() }
  const areas = [all, ...own]
  const columns = Math.ceil(bounds.right / cell)
  const cells = new Uint8Array(columns * Math.ceil(bounds.bottom / cell))
  for (const [index, { rings }] of areas.entries()) {
    const flat = rings.map((ring: Ring) => ring.map(([lon = 0, lat = 0]) => project({ lat, lon })))
    for (const [row, crossings] of crossingsByRow(flat)) {
      for (const [from, to] of pairs(crossings)) {
        cells.fill(index + 1, row * columns + from, row * columns + Math.min(to, columns))
      }
    }
  }
  return (spot: Spot): string | null => {
    const found = cells[Math.floor(spot[1] / cell) * columns + Math.floor(spot[0] / cell)] ?? 0
    return areas[found - 1]?.name ?? null
  }
}

/** In which columns the rings cross the middle of each row of cells. */
function crossingsByRow(rings: readonly (readonly Spot[])[]): Map<number, number[]> {
  const rows = new Map<number, number[]>()
  for (const ring of rings) {
    for (const [index, [toX, toY]] of ring.entries()) {
      const [x, y] = ring.at(index - 1) ?? [toX, toY]
      const [first, last] = [rowFrom(Math.min(y, toY)), rowFrom(Math.max(y, toY))]
      for (let row = first; row < last; row++) {
        const crossing = x + (((row + 0.5) * cell - y) / (toY - y)) * (toX - x)
        rows.set(row, [...(rows.get(row) ?? []), Math.max(0, Math.round(crossing / cell))])
      }
    }
  }
  return rows
}

/** The first row whose middle is not above. */
const rowFrom = (y: number) => Math.max(0, Math.ceil(y / cell - 0.5))

/** A row is land between its first crossing and its second, its third and its fourth, and so on. */
function pairs(crossings: readonly number[]): [number, number][] {
  const sorted = crossings.toSorted((a, b) => a - b)
  return sorted.flatMap((from, index): [number, number][] =>
    index % 2 === 0 ? [[from, sorted[index + 1] ?? from]] : [],
  )
}
