import type { RoutePath } from '../../../templates/paths.ts'
import { memoize, type Cache } from '../../lib/collections.ts'
import { toSlug } from '../../lib/slug.ts'
import { distanceKm, type Atlas, type Point } from '../../load/gazetteer.ts'
import type { TownIndex } from '../pages/towns.ts'
import { indexServed } from '../served-towns.ts'
import { limitsKm } from '../rules/places.ts'
import type { SiteData } from '../schema/data.ts'
import type { Spot } from './geometry.ts'

interface Town {
  readonly name: string
  readonly path: RoutePath | null
  readonly county: string
  readonly isServed: boolean
  /** Whether the firm is there, by its address. */
  readonly isHome?: true
  /** Position in the data, and thus among the links. */
  readonly rank: number
}

export type LocatedTown = Town & { readonly at: Spot }
export type FoundTown = Town & { readonly point: Point }

export interface MapsInput {
  readonly data: SiteData
  readonly towns: TownIndex
  readonly atlas: Atlas
  readonly cache?: Cache | undefined
}

/** The served towns with a known location, in data order. */
export function findTowns({ data, towns, atlas }: MapsInput): FoundTown[] {
  const own = new Map(
    data.cities.map(({ cityName, coordinates }) => [toSlug(cityName), coordinates]),
  )
  const office = data.business.coordinates
  const { stateOf } = indexServed(data)
  const listed = data.counties.flatMap(({ name: county }) =>
    towns.townsOf(county).map((town) => ({ ...town, county })),
  )
  const others = towns.others.map((town) => {
    return { ...town, county: atlas.places.find(town.name, office)?.county ?? '' }
  })
  return [...listed, ...others]
    .flatMap((town) => {
      const { name, county } = town
      const point =
        own.get(toSlug(name)) ?? atlas.places.find(name, office, { county, state: stateOf(name) })
      if (!point || distanceKm(office, point) > limitsKm.map) return []
      return [{ ...town, point, isServed: true }]
    })
    .map((town, rank) => ({ ...town, rank }))
}

/** For duplicate names, which `validate` reports, the last one. */
const citiesByName = memoize(
  ({ cities }: SiteData) => new Map(cities.map((city) => [city.cityName, city])),
)

/** The neighbors of a town, from the gazetteer and the data; those not served rank last. */
export function findNeighbours(
  { name, county, point }: FoundTown,
  { data, atlas }: MapsInput,
  bySlug: ReadonlyMap<string, FoundTown>,
): FoundTown[] {
  const { stateOf, writtenName } = indexServed(data)
  const own = atlas.places.find(name, point, { county, state: stateOf(name) })
  const borders = own?.borders.map((each) => writtenName({ name: each, state: own.state })) ?? []
  const names = new Map(
    [...borders, ...(citiesByName(data).get(name)?.nearbyAreas ?? [])].map((near) => [
      toSlug(near),
      near,
    ]),
  )
  return [...names.values()].flatMap((near, index): FoundTown[] => {
    const served = bySlug.get(toSlug(near))
    if (served) return [served]
    const known = atlas.places.find(near, point)
    // At this distance it may be a namesake.
    if (!known || distanceKm(known, point) > 2 * limitsKm.nearby) return []
    const { county: of, lat, lon } = known
    const rank = bySlug.size + index
    return [{ name: near, path: null, county: of, point: { lat, lon }, isServed: false, rank }]
  })
}
