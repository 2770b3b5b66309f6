import type { SiteData } from '../schema/data.ts'

/** The towns that the data names as served, with a page or without, each once, in alphabetical order. */
export function listTowns({ cities, counties, site }: SiteData): string[] {
  const names = [
    ...cities.map(({ cityName }) => cityName),
    ...counties.flatMap(({ alsoServed }) => alsoServed),
    ...site.contact.served.others.contactOnly,
  ]
  return [...new Set(names)].toSorted((a, b) => a.localeCompare(b, 'en'))
}
