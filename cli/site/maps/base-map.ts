import Flatbush from 'flatbush'
import type { RoutePath } from '../../../templates/paths.ts'
import { toSlug } from '../../lib/slug.ts'
import type { Atlas } from '../../load/gazetteer.ts'
import type { Outlines } from '../../load/outlines.ts'
import type { TownIndex } from '../pages/towns.ts'
import type { SiteData } from '../schema/data.ts'
import { isInside, squareOf, type Spot } from './geometry.ts'
import {
  countyId,
  countyPlaces,
  toShapes,
  waterPlaces,
  type NamePlace,
  type Shape,
} from './outline-shapes.ts'
import { createPlane, type Plane } from './viewport.ts'

/** What all maps of a site are drawn from. */
export interface BaseMap {
  readonly plane: Plane
  readonly shapes: readonly Shape[]
  readonly waters: readonly NamePlace[]
  readonly countyPlaces: readonly NamePlace[]
  readonly served: readonly string[]
  /** The shapes that stand out: those of all counties served, then those of each by itself. */
  readonly sheets: readonly (readonly string[])[]
  readonly towns: readonly LocatedTown[]
  readonly nearest: ReturnType<typeof indexNearest>
  readonly townOf: (name: string) => LocatedTown | undefined
}

export interface LocatedTown {
  readonly name: string
  readonly path: RoutePath | null
  readonly county: string
  readonly at: Spot
  /** Where it stands in the data, and so among the links. */
  readonly rank: number
}

export interface MapsInput {
  readonly data: SiteData
  readonly towns: TownIndex
  readonly atlas: Atlas
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
    served,
    sheets: sheets.map((names) => names.map(countyId).filter((id) => ids.has(id))),
    towns,
    nearest: indexNearest(towns),
    townOf: (name) => bySlug.get(toSlug(name)),
  }
}

/** The served towns whose coordinates are known and lie on the plane, in the order of the data. */
function locateTowns({ data, towns, atlas }: MapsInput, plane: Plane): LocatedTown[] {
  const own = new Map(
    data.cities.map(({ cityName, coordinates }) => [toSlug(cityName), coordinates]),
  )
  const office = data.business.coordinates
  const locate = (name: string): Spot | undefined => {
    const point = own.get(toSlug(name)) ?? atlas.places.find(name, office)
    const at = point && plane.project(point)
    return at && isInside(squareOf({ at, radius: 0 }), plane.bounds) ? at : undefined
  }
  const listed = data.counties.flatMap(({ name: county }) =>
    towns.townsOf(county).map((town) => ({ ...town, county })),
  )
  const others = towns.others.map((town) => {
    return { ...town, county: atlas.places.find(town.name, office)?.county ?? '' }
  })
  return [...listed, ...others]
    .flatMap((town) => {
      const at = locate(town.name)
      return at ? [{ ...town, at }] : []
    })
    .map((town, rank) => ({ ...town, rank }))
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
