import type { Gazetteer, KnownTown, Point } from '../../load/gazetteer.ts'
import { toSlug } from '../../lib/slug.ts'
import { fieldAt } from '../../validate/fields.ts'
import type { Field } from '../../validate/rule.ts'
import { coordinates, placeName } from '../schema/text.ts'
import type { Area } from './read-pages.ts'

/** The coordinates of an entry; those that are none are reported as that. */
export const pointAt = (entry: Field): Point | undefined =>
  coordinates.safeParse(fieldAt(entry, 'coordinates').value).data

export const isPlaceName = (name: string) => placeName.safeParse(name).success

export interface Located {
  readonly city: Area
  readonly town: KnownTown | undefined
  readonly point: Point | undefined
}

/** The cities with their towns in the gazetteer; none without one. */
export function locateCities(cities: readonly Area[], places: Gazetteer): Located[] {
  if (places.isEmpty) return []
  // A second entry for the same town is reported as that.
  const first = new Map(cities.map((city) => [city.address ?? city, city] as const).toReversed())
  return cities
    .filter((city) => first.get(city.address ?? city) === city)
    .map((city) => {
      const point = pointAt(city)
      return { city, point, town: (city.name && places.find(city.name, point)) || undefined }
    })
}

export interface Nearby extends Located {
  readonly at: Field<string>
  readonly other: KnownTown | undefined
}

/** The nearby areas that can be judged: where the city or the other town is known. */
export function findNearbyTowns(cities: readonly Located[], places: Gazetteer): Nearby[] {
  const pages = new Set(cities.map(({ city: { name } }) => name && toSlug(name)))
  return cities.flatMap((located) => {
    const { city, town } = located
    const seen = new Set<string>()
    return city.nearbyAreas.flatMap((at) => {
      const slug = toSlug(at.value)
      const other = places.find(at.value, town)
      const isJudged = other ? town : !pages.has(slug)
      // What is no name at all, or stands twice, is reported as that.
      if (!isJudged || seen.has(slug) || !isPlaceName(at.value)) return []
      seen.add(slug)
      return [{ ...located, at, other }]
    })
  })
}
