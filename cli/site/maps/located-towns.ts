import Flatbush from 'flatbush'
import type { RoutePath } from '../../../templates/paths.ts'
import type { Atlas } from '../../load/gazetteer.ts'
import { toSlug } from '../../lib/slug.ts'
import type { TownIndex } from '../pages/towns.ts'
import type { SiteData } from '../schema/data.ts'
import { isInside, squareOf, type Spot } from './geometry.ts'
import type { Plane } from './viewport.ts'

export interface LocatedTown {
  readonly name: string
  readonly path: RoutePath | null
  readonly county: string
  readonly at: Spot
  /** Where it stands in the data, and so among the links. */
  readonly rank: number
}

interface LocateInput {
  readonly data: SiteData
  readonly towns: TownIndex
  readonly places: Atlas['places']
  readonly plane: Plane
}

/** The served towns whose coordinates are known and lie on the plane, in the order of the data. */
export function locateTowns({ data, towns, places, plane }: LocateInput): LocatedTown[] {
  const own = new Map(
    data.cities.map(({ cityName, coordinates }) => [toSlug(cityName), coordinates]),
  )
  const office = data.business.coordinates
  const locate = (name: string): Spot | undefined => {
    const point = own.get(toSlug(name)) ?? places.find(name, office)
    const at = point && plane.project(point)
    return at && isInside(squareOf({ at, radius: 0 }), plane.bounds) ? at : undefined
  }
  const served = data.counties.flatMap(({ name: county }) =>
    towns.townsOf(county).flatMap(({ name, path }) => {
      const at = locate(name)
      return at ? [{ name, path, county, at }] : []
    }),
  )
  return served.map((town, rank) => ({ ...town, rank }))
}

export type FindNearest = (from: Spot, count: number) => LocatedTown[]

/** Finds the towns nearest to a spot, the nearest first. */
export function indexNearest(towns: readonly LocatedTown[]): FindNearest {
  // The library refuses to index nothing.
  if (towns.length === 0) return () => []
  const index = new Flatbush(towns.length)
  for (const { at } of towns) index.add(...at)
  index.finish()
  return (from, count) => index.neighbors(...from, count).flatMap((found) => towns[found] ?? [])
}
