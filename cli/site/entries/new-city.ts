import { cleanText } from '../../lib/invisible.ts'
import { fillPattern } from '../pages/area-page.ts'
import { townHead } from '../pages/offered.ts'
import { mapTexts } from '../../validate/fields.ts'
import { distanceKm, isSameCounty, proposeNearby, type KnownTown } from '../../load/gazetteer.ts'
import { limitsKm } from '../rules/places.ts'
import type { CityEntry, KnownSite } from './change.ts'

export type SiteWithPlaces = Pick<KnownSite, 'data' | 'places'>

/** What the gazetteer knows of a city; nothing where it does not know it. */
export function knownOf({ data, places }: SiteWithPlaces, cityName: string, listed?: string) {
  const found = places.find(cityName, undefined, listed)
  const isServed = (town: KnownTown) =>
    places.knowsAll(town.state) || distanceKm(data.business.coordinates, town) < limitsKm.served
  const town = found && isServed(found) ? found : undefined
  const county = data.counties.find(({ name }) => town && isSameCounty(name, town.county))
  return {
    county: county?.name,
    coordinates: town && { lat: town.lat, lon: town.lon },
    nearbyAreas: proposeNearby(places, town),
  }
}

function proposeTitles({ data }: SiteWithPlaces, cityName: string, county: string) {
  const { newCity } = data.site.areaPage
  if (!newCity) return townHead(data, cityName)
  const { pageTitle, metaDescription } = newCity
  const fill = (pattern: string) => fillPattern(pattern, { city: cityName, county })
  return { pageTitle: fill(pageTitle), metaDescription: fill(metaDescription) }
}

const fields = `cityName county pageTitle metaDescription coordinates house places lead description
  localChallenges facts nearbyAreas`.split(/\s+/)

/** The entry as it stands in the file: fields in their usual order, absent ones left out. */
export function toEntry(city: CityEntry): CityEntry {
  const isEmpty = (name: string, value: unknown) => name === 'places' && String(value) === ''
  const given = Object.entries(city).filter(
    ([name, value]) => value !== undefined && !isEmpty(name, value),
  )
  const rank = (name: string) => fields.indexOf(name) + 1 || fields.length + 1
  const inOrder = given.toSorted(([a], [b]) => rank(a) - rank(b))
  return mapTexts(Object.fromEntries(inOrder), (text) => cleanText(text).trim())
}

/** An entry of a file with what it leaves out and the gazetteer or the patterns can propose. */
export function completeEntry(known: SiteWithPlaces, entry: CityEntry): CityEntry {
  const { cityName } = entry
  if (typeof cityName !== 'string' || cityName.trim() === '') return toEntry(entry)
  const given = typeof entry['county'] === 'string' ? entry['county'] : undefined
  const { county, coordinates, nearbyAreas } = knownOf(known, cityName, given)
  const listed = given ?? county ?? ''
  return toEntry({
    ...proposeTitles(known, cityName.trim(), listed.trim()),
    ...(county !== undefined && { county }),
    ...(coordinates && { coordinates }),
    ...(nearbyAreas.length > 0 && { nearbyAreas }),
    ...entry,
  })
}
