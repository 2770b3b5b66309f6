import type { CountySection, CountySummary, Town } from '../../templates/types.ts'
import type { CountyInput } from '../schema/counties.ts'
import type { SiteData } from '../schema/data.ts'
import { areaPath, toSlug } from '../slug.ts'

/** Finds a town by name, so that each list links to the towns that have a page. */
export interface TownIndex {
  readonly townOf: (name: string) => Town
  /** A county's towns: its cities in file order, then those it also serves. */
  readonly townsOf: (county: string) => readonly Town[]
}

/** Indexes cities and counties by slug, so that names match whatever their case and accents. */
export function indexTowns({ cities, counties }: SiteData): TownIndex {
  const paged = new Map(
    [...counties.map(({ name }) => name), ...cities.map(({ cityName }) => cityName)].map((name) => [
      toSlug(name),
      { name, path: areaPath(name) },
    ]),
  )
  const byCounty = groupByCounty(cities)
  const alsoServed = new Map(counties.map((county) => [county.name, county.alsoServed]))
  const townOf = (name: string): Town => ({ name, path: paged.get(toSlug(name))?.path ?? null })
  return {
    townOf,
    townsOf: (county) => [
      ...(byCounty.get(county) ?? []).map(({ cityName }) => townOf(cityName)),
      ...(alsoServed.get(county) ?? []).map(townOf).filter(({ path }) => path === null),
    ],
  }
}

function groupByCounty(cities: SiteData['cities']): Map<string, SiteData['cities'][number][]> {
  const groups = new Map<string, SiteData['cities'][number][]>()
  for (const city of cities) {
    const group = groups.get(city.county)
    if (group) group.push(city)
    else groups.set(city.county, [city])
  }
  return groups
}

/** A county's name, page address and one sentence. */
export function summarizeCounty({ name, summary }: CountyInput): CountySummary {
  return { name, path: areaPath(name), summary }
}

/** Every county in file order, with its towns. */
export function buildCountySections(data: SiteData, towns: TownIndex): CountySection[] {
  return data.counties.map((county) => ({
    ...summarizeCounty(county),
    towns: towns.townsOf(county.name),
  }))
}
