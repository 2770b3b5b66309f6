import type { RoutePath } from '../../../templates/paths.ts'
import { toSlug } from '../../lib/slug.ts'
import type { Atlas, Point } from '../../load/gazetteer.ts'
import type { TownIndex } from '../pages/towns.ts'
import type { SiteData } from '../schema/data.ts'
import { isInside, squareOf, type Spot } from './geometry.ts'
import type { Plane } from './viewport.ts'

export interface LocatedTown {
  readonly name: string
  readonly path: RoutePath | null
  readonly county: string
  readonly at: Spot
  readonly isServed: boolean
  /** Where it stands in the data, and so among the links. */
  readonly rank: number
}

export interface MapsInput {
  readonly data: SiteData
  readonly towns: TownIndex
  readonly atlas: Atlas
  readonly keep?: Keep | undefined
}

/** Makes a value, or takes what an earlier run made from the same inputs. */
export type Keep = <Value>(name: string, inputs: unknown, make: () => Value) => Value

/** The served towns whose coordinates are known and lie on the plane, in the order of the data. */
export function locateTowns({ data, towns, atlas }: MapsInput, plane: Plane): LocatedTown[] {
  const own = new Map(
    data.cities.map(({ cityName, coordinates }) => [toSlug(cityName), coordinates]),
  )
  const office = data.business.coordinates
  const locate = (name: string) =>
    spotOn(plane, own.get(toSlug(name)) ?? atlas.places.find(name, office))
  const listed = data.counties.flatMap(({ name: county }) =>
    towns.townsOf(county).map((town) => ({ ...town, county })),
  )
  const others = towns.others.map((town) => {
    return { ...town, county: atlas.places.find(town.name, office)?.county ?? '' }
  })
  return [...listed, ...others]
    .flatMap((town) => {
      const at = locate(town.name)
      return at ? [{ ...town, at, isServed: true }] : []
    })
    .map((town, rank) => ({ ...town, rank }))
}

interface NeighboursInput extends MapsInput {
  readonly plane: Plane
  readonly bySlug: ReadonlyMap<string, LocatedTown>
}

/** The towns that the gazetteer has around one, and those listed; who is not served ranks last. */
export function locateNeighbours(name: string, input: NeighboursInput): LocatedTown[] {
  const { data, atlas, plane, bySlug } = input
  const office = data.business.coordinates
  const borders = atlas.places.find(name, office)?.borders ?? []
  const city = data.cities.find(({ cityName }) => cityName === name)
  const names = new Map(
    [...borders, ...(city?.nearbyAreas ?? [])].map((near) => [toSlug(near), near]),
  )
  return [...names.values()].flatMap((border, index) => {
    const served = bySlug.get(toSlug(border))
    const known = atlas.places.find(border, office)
    const at = spotOn(plane, known)
    if (served || !known || !at) return served ?? []
    const rank = bySlug.size + index
    return [{ name: border, path: null, county: known.county, at, isServed: false, rank }]
  })
}

function spotOn({ project, bounds }: Plane, point: Point | undefined): Spot | undefined {
  const at = point && project(point)
  return at && isInside(squareOf({ at, radius: 0 }), bounds) ? at : undefined
}
