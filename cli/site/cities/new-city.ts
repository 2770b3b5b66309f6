import { fillPattern } from '../pages/area-page.ts'
import { proposeNearby } from '../../load/gazetteer.ts'
import type { CityEntry } from './add-cities.ts'
import type { KnownSite } from './change.ts'

export interface NewCity {
  readonly cityName: string
  readonly county: string
  readonly pageTitle: string
  readonly metaDescription: string
  readonly coordinates: { readonly lat: number; readonly lon: number } | undefined
  readonly house: string | undefined
  readonly places: readonly string[]
  readonly description: string
  readonly localChallenges: readonly string[]
  readonly nearbyAreas: readonly string[]
}

export type Known = Pick<KnownSite, 'data' | 'places'>

/** What the gazetteer knows of a city; nothing where it does not know it. */
export function knownOf({ data, places }: Known, cityName: string) {
  const town = places.find(cityName)
  const isCounty = data.counties.some(({ name }) => name === town?.county)
  return {
    county: isCounty && town ? town.county : undefined,
    coordinates: town && { lat: town.lat, lon: town.lon },
    nearbyAreas: proposeNearby(places, cityName),
  }
}

export function proposeTitles({ data }: Known, cityName: string, county: string) {
  const { pageTitle, metaDescription } = data.site.areaPage.newCity
  const fill = (pattern: string) => fillPattern(pattern, { city: cityName, county })
  return { pageTitle: fill(pageTitle), metaDescription: fill(metaDescription) }
}

const fields = [
  'cityName',
  'county',
  'pageTitle',
  'metaDescription',
  'coordinates',
  'house',
  'places',
  'description',
  'localChallenges',
  'nearbyAreas',
] as const

/** The entry as it stands in the file: fields in their usual order, absent ones left out. */
export function toEntry(city: CityEntry | NewCity): CityEntry {
  const given = Object.entries(city).filter(
    ([name, value]) => value !== undefined && !(name === 'places' && isEmpty(value)),
  )
  const rank = (name: string) =>
    fields.findIndex((field) => field === name) + 1 || fields.length + 1
  const inOrder = given.toSorted(([a], [b]) => rank(a) - rank(b))
  return Object.fromEntries(inOrder.map(([name, value]) => [name, trimTexts(value)]))
}

const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0

function trimTexts(value: unknown): unknown {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.map(trimTexts)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, trimTexts(child)]))
}

/** An entry of a file with what it leaves out and the gazetteer or the patterns can propose. */
export function completeEntry(known: Known, entry: CityEntry): CityEntry {
  const { cityName } = entry
  if (typeof cityName !== 'string' || cityName.trim() === '') return toEntry(entry)
  const { county, coordinates, nearbyAreas } = knownOf(known, cityName)
  const listed = typeof entry['county'] === 'string' ? entry['county'] : (county ?? '')
  return toEntry({
    ...proposeTitles(known, cityName.trim(), listed.trim()),
    ...(county !== undefined && { county }),
    ...(coordinates && { coordinates }),
    ...(nearbyAreas.length > 0 && { nearbyAreas }),
    ...entry,
  })
}
