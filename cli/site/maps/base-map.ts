import Flatbush from 'flatbush'
import { toSlug } from '../../lib/slug.ts'
import type { Outlines } from '../../load/outlines.ts'
import { indexLand } from './land-at.ts'
import { isInside, squareOf, type Spot } from './geometry.ts'
import { locateNeighbours, locateTowns, type LocatedTown, type MapsInput } from './locate-towns.ts'
import {
  countyId,
  countyPlaces,
  riverCourses,
  toShapes,
  waterPlaces,
  type NamePlace,
  type River,
  type Shape,
} from './outline-shapes.ts'
import { createPlane, type Plane } from './viewport.ts'

/** What all maps of a site are drawn from. */
export interface BaseMap {
  readonly plane: Plane
  readonly shapes: readonly Shape[]
  readonly waters: readonly NamePlace[]
  readonly countyPlaces: readonly NamePlace[]
  /** The county at a spot; an empty name on land beyond the state, `null` at sea. */
  readonly landAt: (spot: Spot) => string | null
  readonly rivers: readonly River[]
  readonly office: Office | null
  readonly served: readonly string[]
  /** The shapes that stand out: those of all counties served, then those of each by itself. */
  readonly sheets: readonly (readonly string[])[]
  readonly towns: readonly LocatedTown[]
  readonly nearest: ReturnType<typeof indexNearest>
  readonly townOf: (name: string) => LocatedTown | undefined
  /** Of each town with a page, by name: the towns that it borders, served or not. */
  readonly neighbours: Readonly<Record<string, readonly LocatedTown[]>>
}

/** Where the firm sits, and how long a mile is there. */
export interface Office {
  readonly at: Spot
  readonly mile: number
}

/** Lays the outlines and the served towns on one plane. */
export function createBaseMap(input: MapsInput, outlines: Outlines): BaseMap {
  const plane = createPlane(outlines)
  const towns = locateTowns(input, plane)
  const bySlug = new Map(towns.map((town) => [toSlug(town.name), town]))
  const shapes = toShapes(outlines, plane)
  const ids = new Set(shapes.map(({ id }) => id))
  const served = input.data.counties.map(({ name }) => name)
  const sheets = [served, ...served.map((name) => [name])]
  return {
    plane,
    shapes,
    waters: waterPlaces(outlines, plane),
    countyPlaces: countyPlaces(outlines, plane),
    landAt: indexLand(outlines, plane),
    rivers: riverCourses(outlines, plane),
    office: locateOffice(input, plane),
    served,
    sheets: sheets.map((names) => names.map(countyId).filter((id) => ids.has(id))),
    towns,
    nearest: indexNearest(towns),
    townOf: (name) => bySlug.get(toSlug(name)),
    neighbours: Object.fromEntries(
      towns
        .filter(({ path }) => path !== null)
        .map(({ name }) => [name, locateNeighbours(name, { ...input, plane, bySlug })]),
    ),
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
