import Flatbush from 'flatbush'
import { feature } from 'topojson-client'
import { toSlug } from '../../lib/slug.ts'
import type { Outlines } from '../../load/outlines.ts'
import { isInside, squareOf, type Spot } from './geometry.ts'
import { locateNeighbours, locateTowns, type LocatedTown, type MapsInput } from './locate-towns.ts'
import { countyId, countyPlaces, riverCourses, toShapes, waterPlaces } from './outline-shapes.ts'
import { createPlane, type Plane } from './viewport.ts'

/** What all maps of a site are drawn from. */
export type BaseMap = ReturnType<typeof createBaseMap>

export interface Office {
  readonly at: Spot
  readonly mile: number
}

/** What the data brings to the outlines of its state: where the served towns are, and who serves. */
export function locateAll(input: MapsInput, outlines: Outlines) {
  const plane = createPlane(outlines)
  const towns = locateTowns(input, plane)
  const bySlug = new Map(towns.map((town) => [toSlug(town.name), town]))
  return {
    plane,
    office: locateOffice(input, plane),
    served: input.data.counties.map(({ name }) => name),
    towns,
    /** Of each town with a page, by name: the towns that it borders, served or not. */
    neighbours: Object.fromEntries(
      towns
        .filter(({ path }) => path !== null)
        .map(({ name }) => [name, locateNeighbours(name, { ...input, plane, bySlug })]),
    ),
  }
}

/** Lays the outlines and the served towns on one plane. */
export function createBaseMap(located: ReturnType<typeof locateAll>, outlines: Outlines) {
  const { plane, towns, served } = located
  const bySlug = new Map(towns.map((town) => [toSlug(town.name), town]))
  const shapes = toShapes(outlines, plane)
  const ids = new Set(shapes.map(({ id }) => id))
  const sheets = [served, ...served.map((name) => [name])]
  return {
    ...located,
    shapes,
    waters: waterPlaces(outlines, plane),
    countyPlaces: countyPlaces(outlines, plane),
    /** The county at a spot; an empty name on land beyond the state, `null` at sea. */
    landAt: indexLand(outlines, plane),
    rivers: riverCourses(outlines, plane),
    /** The shapes that stand out: those of all counties served, then those of each by itself. */
    sheets: sheets.map((names) => names.map(countyId).filter((id) => ids.has(id))),
    nearest: indexNearest(towns),
    townOf: (name: string) => bySlug.get(toSlug(name)),
  }
}

function locateOffice({ data }: MapsInput, { project, mileAt, bounds }: Plane): Office | null {
  const { coordinates } = data.business
  const at = project(coordinates)
  const isOnPlane = isInside(squareOf({ at, radius: 0 }), bounds)
  return isOnPlane ? { at, mile: mileAt(coordinates.lat) } : null
}

/** Finds the towns nearest to a spot, the nearest first. */
export function indexNearest(towns: readonly LocatedTown[]) {
  // The library refuses to index nothing.
  const index = towns.length > 0 ? new Flatbush(towns.length) : null
  for (const { at } of towns) index?.add(...at)
  index?.finish()
  return (from: Spot, count: number): LocatedTown[] =>
    (index?.neighbors(...from, count) ?? []).flatMap((found) => towns[found] ?? [])
}

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
