import { cleanText } from '../../lib/invisible.ts'
import { fillPattern } from '../pages/interpolate.ts'
import { townHead } from '../pages/offered.ts'
import { mapTexts } from '../../validate/fields.ts'
import { toSlug } from '../../lib/slug.ts'
import { descriptionWords } from '../schema/cities.ts'
import type { SiteData } from '../schema/data.ts'
import { indexServed } from '../served-towns.ts'
import { readStates } from '../states/area-states.ts'
import { stateName } from '../states/postal.ts'
import { plural } from '../../lib/plural.ts'
import { splitName } from '../../lib/place-name.ts'
import {
  distanceKm,
  isSameCounty,
  milesBetween,
  proposeNearby,
  type KnownTown,
} from '../../load/gazetteer.ts'
import { limitsKm } from '../rules/places.ts'
import type { CityEntry, KnownSite } from './change.ts'
import type { TableColumn } from './table-entries.ts'

export type SiteWithPlaces = Pick<KnownSite, 'data' | 'places'>

/** What the data and the gazetteer know about a city; empty for an unknown one. */
export function knownOf({ data, places }: SiteWithPlaces, cityName: string, given?: string) {
  const states = readStates(data)
  // The firm's own lists come before the gazetteer, which has gaps and namesakes.
  const listed = given ?? countyListing(data, cityName)
  const state = states.ofTown(cityName, listed)
  const countyOf = (town: KnownTown) =>
    data.counties.find(
      ({ name }) => isSameCounty(name, town.county) && states.ofCounty(name) === town.state,
    )
  const awayOf = (town: KnownTown) => distanceKm(data.business.coordinates, town)
  const isServed = (town: KnownTown) =>
    places.knowsAll(town.state) || awayOf(town) < limitsKm.served || countyOf(town) !== undefined
  const other = listed === undefined ? places.elsewhere(cityName) : undefined
  const isOtherMeant = other && countyOf(other) && awayOf(other) < limitsKm.served
  const found = isOtherMeant ? other : places.find(cityName, undefined, { county: listed, state })
  const town = found && isServed(found) ? found : undefined
  const isByName = listed === undefined && splitName(cityName).state === undefined
  return {
    town,
    /** Found by its name alone, in another state, or far away: who adds it has to be told. */
    taken:
      town && isByName && (town.state !== states.office || awayOf(town) >= limitsKm.served)
        ? town
        : undefined,
    /** The only one of the name that is known, in another state and not close by: it may not be meant. */
    elsewhere: isOtherMeant ? undefined : other,
    county: listed ?? (town && countyOf(town)?.name),
    coordinates: town && { lat: town.lat, lon: town.lon },
    nearbyAreas: proposeNearby(places, town, writerFor(data, cityName, town)),
  }
}

/** The county that lists a town without a page. */
const countyListing = ({ counties }: SiteData, cityName: string) =>
  counties.find(({ alsoServed }) => alsoServed.some((each) => toSlug(each) === toSlug(cityName)))
    ?.name

/** `Berlin in Coos County, New Hampshire, 70 miles from the office` */
export function describeTown(data: SiteData, town: KnownTown): string {
  const { office } = readStates(data)
  const state = town.state === office ? '' : `, ${stateName(town.state)}`
  const miles = plural(Math.round(milesBetween(data.business.coordinates, town)), 'mile')
  return `${town.name} in ${town.county}${state}, ${miles} from the office`
}

/** Writes names like the data, including the new city; namesakes get their state code. */
function writerFor(data: SiteData, cityName: string, town: KnownTown | undefined) {
  const { writtenName } = indexServed(data)
  const isNamed = ({ name }: KnownTown) => toSlug(name) === toSlug(cityName)
  return (near: KnownTown) =>
    town && near.state !== town.state && isNamed(near)
      ? `${near.name}, ${near.state}`
      : writtenName(near)
}

/** What is known of a name that only a town far away in another state has. */
export function describeNamesake(data: SiteData, town: KnownTown): string {
  const state = data.business.address.region
  return `No ${town.name} is known in ${state} or close by; there is ${describeTown(data, town)}.`
}

function proposeTitles({ data }: SiteWithPlaces, cityName: string, county: string) {
  const { newCity } = data.site.areaPage
  if (!newCity) {
    const { office, named, ofTown } = readStates(data)
    return townHead(data, cityName, named(ofTown(cityName, county) ?? office).name)
  }
  const { pageTitle, metaDescription } = newCity
  const fill = (pattern: string) => fillPattern(pattern, { city: cityName, county })
  return { pageTitle: fill(pageTitle), metaDescription: fill(metaDescription) }
}

/** The fields of a town as columns of a table; the street, the facts and the photo are too deep for one. */
export const cityColumns: readonly TableColumn[] = [
  { field: 'cityName', also: ['name', 'city', 'town'], isNeeded: true },
  { field: 'county' },
  { field: 'pageTitle' },
  { field: 'metaDescription' },
  { field: 'coordinates', part: 'lat', also: ['latitude'], form: 'number' },
  { field: 'coordinates', part: 'lon', also: ['longitude'], form: 'number' },
  { field: 'house' },
  { field: 'places', form: 'names' },
  { field: 'lead' },
  { field: 'description' },
  { field: 'localChallenges', also: ['challenge'], form: 'items' },
  { field: 'nearbyAreas', also: ['nearby'], form: 'names' },
]

/** The texts of a town that only its owner can write, as work to do. */
export const openTexts = (cityName: string): CityEntry => {
  const challenges = ['first', 'second', 'third']
  const { fewest, proposed } = descriptionWords
  return {
    description: `TODO: What is particular to houses in ${cityName}, in ${fewest} to ${proposed} words.`,
    localChallenges: challenges.map((each) => {
      return `TODO: The ${each} thing that is hard on houses in ${cityName}, in one or two sentences.`
    }),
  }
}

const fields = `cityName county pageTitle metaDescription coordinates house places lead description
  localChallenges facts nearbyAreas`.split(/\s+/)

/** The entry for the file: fields in the usual order, missing ones left out. */
export function toEntry(city: CityEntry): CityEntry {
  const isEmpty = (name: string, value: unknown) => name === 'places' && String(value) === ''
  const given = Object.entries(city).filter(
    ([name, value]) => value !== undefined && !isEmpty(name, value),
  )
  const rank = (name: string) => fields.indexOf(name) + 1 || fields.length + 1
  const inOrder = given.toSorted(([a], [b]) => rank(a) - rank(b))
  return mapTexts(Object.fromEntries(inOrder), (text) => cleanText(text).trim())
}

/** Completes an entry with proposals from the gazetteer and the patterns. */
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
