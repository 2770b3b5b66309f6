import { cleanText } from '../../lib/invisible.ts'
import { fillPattern } from '../pages/area-page.ts'
import { mapTexts } from '../../validate/fields.ts'
import { distanceKm, isSameCounty, proposeNearby, type KnownTown } from '../../load/gazetteer.ts'
import { limitsKm } from '../rules/places.ts'
import type { CityEntry, KnownSite } from './change.ts'

export type Known = Pick<KnownSite, 'data' | 'places'>

/** What the gazetteer knows of a city; nothing where it does not know it. */
export function knownOf({ data, places }: Known, cityName: string, listed?: string) {
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

function proposeTitles({ data }: Known, cityName: string, county: string) {
  const { pageTitle, metaDescription } = data.site.areaPage.newCity
  const fill = (pattern: string) => fillPattern(pattern, { city: cityName, county })
  return { pageTitle: fill(pageTitle), metaDescription: fill(metaDescription) }
}

const fields = `cityName county pageTitle metaDescription coordinates house places description
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
export function completeEntry(known: Known, entry: CityEntry): CityEntry {
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

type KnownFields = { readonly cityName: string } & ReturnType<typeof knownOf>

/** An entry to fill in, with what is known of the city, for `add-city --from`. */
export function cityTemplate({ cityName, county = '', coordinates, nearbyAreas }: KnownFields) {
  const at = coordinates
    ? `coordinates: { lat: ${coordinates.lat}, lon: ${coordinates.lon} }`
    : '# coordinates: { lat: 41.2918, lon: -72.3762 }'
  return `# A city for \`npx roof-site add-city --from FILE.yaml\`. Fill in what is empty; for more cities,
# repeat from "- cityName" on. Lines that start with # are notes; take the sign away to use one.

# The name; the address is made from it.
- cityName: ${JSON.stringify(cityName)}
  # A name from data/counties.yaml.
  county: ${JSON.stringify(county)}
  # The heading, 15 to 60 characters, no two alike. Without it, one is proposed.
  # pageTitle: ""
  # For search engines, 70 to 160 characters, no two alike. Without it, one is proposed.
  # metaDescription: ""
  # The center of the town.
  ${at}
  # The drawing: cape, colonial, saltbox, victorian, triple-decker, ranch, mill or commercial. Without it none.
  # house: colonial
  # Names inside the town that the texts below use.
  # places: []
  # What is particular to houses here, 60 to 120 words; it may go on over indented lines.
  description: >-
    
  # What is hard on houses here: 3 to 5 items of one or two sentences.
  localChallenges:
    - ""
    - ""
    - ""
  # 5 to 10 towns close by; those with a page become links.
  nearbyAreas: [${nearbyAreas.join(', ')}]
`
}
