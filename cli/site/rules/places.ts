import type { Source } from '../../parse/parse.ts'
import { distanceKm, type Gazetteer, type KnownTown, type Point } from '../../load/gazetteer.ts'
import { coordinates, placeName } from '../schema/text.ts'
import { areaPath, toSlug } from '../../lib/slug.ts'
import { areasOf, nearbyAreasOf, textAt, type AreaDraft, type Sources } from './read-loosely.ts'
import { findingAt, show, type Unplaced } from '../../validate/create-finding.ts'
import { valueAt } from '../../validate/schema-walk.ts'
import type { Item } from '../../validate/walk.ts'

/** How far apart things that belong together may lie. */
const limitsKm = { nearby: 25, coordinates: 10 }

/** A city, and the town that it is in the gazetteer. */
interface Located {
  readonly city: AreaDraft
  readonly town: KnownTown | undefined
  readonly point: Point | undefined
}

/**
 * Cities held against the gazetteer: the county that they are listed under, their coordinates,
 * their nearby areas; and the office against its town. Without a gazetteer there are no findings.
 */
export function checkPlaces(
  { business, cities, counties }: Sources,
  places: Gazetteer,
): Unplaced[] {
  if (places.isEmpty) return []
  const areas = areasOf(cities)
  const slugsOf = (drafts: readonly AreaDraft[]) =>
    new Set(drafts.flatMap(({ name }) => (name ? [toSlug(name)] : [])))
  const known = new Set(areasOf(counties).map(({ name }) => name))
  const pages = slugsOf(areas)
  const ofCities = firstOfEach(areas)
    .map((city) => locate(city, places))
    .flatMap((located) => [
      ...checkTrueCounty(located, known),
      ...checkCoordinates(located, places),
      ...checkNearby(located, places, pages),
    ])
  return business ? [...checkOffice(business, places), ...ofCities] : ofCities
}

function checkOffice(source: Source, places: Gazetteer): Unplaced[] {
  const locality = textAt(source, ['address', 'locality'])
  const point = pointAt(source, [])
  const town = locality === undefined ? undefined : places.find(locality, point)
  const km = town && point ? distanceKm(town, point) : 0
  if (!town || km <= limitsKm.coordinates) return []
  return [
    findingAt(source, ['coordinates'], {
      rule: 'business/coordinates-far',
      message: `These coordinates are ${Math.round(km)} km from the center of ${town.name}, where the office is.`,
      expected: `a point within ${limitsKm.coordinates} km of ${town.lat}, ${town.lon}, or an acknowledgement with the reason`,
    }),
  ]
}

/** A second entry for the same town is reported as that. */
function firstOfEach(areas: readonly AreaDraft[]): AreaDraft[] {
  const seen = new Set<string>()
  return areas.filter(({ name }) => {
    if (name === undefined) return true
    const slug = toSlug(name)
    const isFirst = !seen.has(slug)
    seen.add(slug)
    return isFirst
  })
}

function locate(city: AreaDraft, places: Gazetteer): Located {
  const point = pointAt(city.source, city.path)
  return { city, point, town: city.name === undefined ? undefined : places.find(city.name, point) }
}

/** The coordinates in the entry at `path`; those that are none are reported as that. */
function pointAt(source: Source, path: readonly PropertyKey[]): Point | undefined {
  return coordinates.safeParse(valueAt(source.value, [...path, 'coordinates'])).data
}

function checkTrueCounty({ city, town }: Located, known: ReadonlySet<unknown>): Unplaced[] {
  const path = [...city.path, 'county']
  const county = textAt(city.source, path)
  // A county that is none is reported as that.
  if (!town || !county || county === town.county || !known.has(county)) return []
  return [
    findingAt(city.source, path, {
      rule: 'city/true-county',
      message: `${town.name} lies in ${town.county}; it is listed under ${county}.`,
      expected: `${town.county}, or an acknowledgement with the reason`,
      page: areaPath(town.name),
    }),
  ]
}

function checkCoordinates(located: Located, places: Gazetteer): Unplaced[] {
  const { city, town, point } = located
  if (!town) return checkUnlocated(located, places)
  if (!point) return []
  const km = distanceKm(town, point)
  if (km <= limitsKm.coordinates) return []
  return [
    findingAt(city.source, [...city.path, 'coordinates'], {
      rule: 'city/coordinates-far',
      message: `These coordinates are ${Math.round(km)} km from the center of ${town.name}.`,
      expected: `a point within ${limitsKm.coordinates} km of it`,
      suggestion: `{ lat: ${town.lat}, lon: ${town.lon} }`,
      page: areaPath(town.name),
    }),
  ]
}

/** A city of which nothing says where it lies. */
function checkUnlocated({ city }: Located, places: Gazetteer): Unplaced[] {
  const { source, path, name } = city
  // Names and coordinates that are none are reported as that.
  if (valueAt(source.value, [...path, 'coordinates']) !== undefined) return []
  if (!placeName.safeParse(name).success || name === undefined) return []
  return [
    findingAt(source, [...path, 'cityName'], {
      rule: 'city/no-coordinates',
      message: `${show(name)} is no town that data/places/ knows, and has no coordinates: no map shows it.`,
      expected: 'coordinates, or the name of a town',
      suggestion: places.suggest(name),
      page: areaPath(name),
    }),
  ]
}

function checkNearby(
  { city, town }: Located,
  places: Gazetteer,
  pages: ReadonlySet<string>,
): Unplaced[] {
  const seen = new Set<string>()
  return nearbyAreasOf(city).flatMap((item) => {
    const slug = toSlug(item.value)
    const other = places.find(item.value, town)
    if (other ? !town : pages.has(slug)) return []
    // Repeated names, and what is no name at all, are reported as that.
    if (seen.has(slug) || !placeName.safeParse(item.value).success) return []
    seen.add(slug)
    return town && other
      ? checkDistance(city, item, { town, other })
      : unknownTown(city, item, places.suggest(item.value))
  })
}

interface Pair {
  readonly town: KnownTown
  readonly other: KnownTown
}

function checkDistance(city: AreaDraft, item: Item<string>, { town, other }: Pair): Unplaced[] {
  const km = distanceKm(town, other)
  if (km <= limitsKm.nearby || town.borders.includes(other.name)) return []
  return [
    findingAt(city.source, item.path, {
      rule: 'city/nearby-far',
      message: `${other.name} is ${Math.round(km)} km from ${town.name} and does not border on it.`,
      expected: `a town within ${limitsKm.nearby} km, or one that borders on ${town.name}`,
      page: areaPath(town.name),
    }),
  ]
}

function unknownTown(
  { source, name }: AreaDraft,
  { value, path }: Item<string>,
  suggestion: string | undefined,
): Unplaced[] {
  return [
    findingAt(source, path, {
      rule: suggestion === undefined ? 'city/nearby-unknown' : 'city/nearby-misspelt',
      message: `${show(value)} is no town that data/places/ knows.`,
      expected: 'the name of a town',
      suggestion,
      page: name && areaPath(name),
    }),
  ]
}
