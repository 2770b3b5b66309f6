import type { RoutePath } from '../../../templates/paths.ts'
import type { Atlas } from '../../load/gazetteer.ts'
import type { SiteData } from '../schema/data.ts'
import { toSlug } from '../../lib/slug.ts'
import type { TownIndex } from '../pages/towns.ts'
import { isInside, type Spot } from './geometry.ts'
import type { Plane } from './projection.ts'
import { measureText } from './text-width.ts'

/** A town that is served, and where it lies on the plane. */
export interface LocatedTown {
  readonly name: string
  readonly path: RoutePath | null
  /** The county that the data lists it under. */
  readonly county: string
  readonly at: Spot
  /** Where it stands in the data, and so among the links. */
  readonly rank: number
  /** How wide its name is, in hundredths of the type's size. */
  readonly nameWidth: number
}

interface LocateInput {
  readonly data: SiteData
  readonly towns: TownIndex
  readonly places: Atlas['places']
  readonly plane: Plane
}

/**
 * Every served town whose coordinates are known, by its entry or by the gazetteer, and lie on the
 * plane, in the order of the data.
 */
export function locateTowns({ data, towns, places, plane }: LocateInput): LocatedTown[] {
  const own = new Map(
    data.cities.map(({ cityName, coordinates }) => [toSlug(cityName), coordinates]),
  )
  const office = data.business.coordinates
  const located = data.counties.flatMap(({ name: county }) =>
    towns.townsOf(county).flatMap(({ name, path }) => {
      const point = own.get(toSlug(name)) ?? places.find(name, office)
      const at = point && plane.project(point)
      const isOnPlane =
        at && isInside({ left: at[0], right: at[0], top: at[1], bottom: at[1] }, plane.bounds)
      return isOnPlane ? [{ name, path, county, at }] : []
    }),
  )
  return located.map(({ name, path, county, at }, rank) => {
    return { name, path, county, at, rank, nameWidth: measureText(name) }
  })
}
