import { toSlug } from '../../lib/slug.ts'
import type { SiteData } from '../schema/data.ts'

/** The towns that the data lists as served, by their slugs. */
export function servedTowns({ cities, counties, site }: SiteData): ReadonlyMap<string, string> {
  const names = [
    ...cities.map(({ cityName }) => cityName),
    ...counties.flatMap(({ alsoServed }) => alsoServed),
    ...site.contact.served.others.contactOnly,
  ]
  return new Map(names.map((name) => [toSlug(name), name]))
}
