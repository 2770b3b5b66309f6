import { distanceKm, type Gazetteer, type Point } from '../../load/gazetteer.ts'
import { toSlug } from '../../lib/slug.ts'
import type { SiteData } from '../schema/data.ts'

const kmInMile = 1.609344

/** Knows how far the towns are from the office and from each other, as the crow flies. */
export interface Distances {
  /** Statute miles; `null` where a place is not known. */
  readonly fromOffice: (town: string) => number | null
  readonly between: (one: string, other: string) => number | null
}

/** Towns are where the data puts them, or else the gazetteer. */
export function measureDistances({ business, cities }: SiteData, places: Gazetteer): Distances {
  const known = new Map(
    cities.map(({ cityName, coordinates }) => [toSlug(cityName), coordinates] as const),
  )
  const office = business.coordinates
  const pointOf = (town: string): Point | undefined =>
    known.get(toSlug(town)) ?? places.find(town, office)
  return {
    fromOffice: (town) => milesBetween(office, pointOf(town)),
    between: (one, other) =>
      toSlug(one) === toSlug(other) ? 0 : milesBetween(pointOf(one), pointOf(other)),
  }
}

function milesBetween(from: Point | undefined, to: Point | undefined): number | null {
  return from && to ? distanceKm(from, to) / kmInMile : null
}
