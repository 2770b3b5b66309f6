import type { Fact } from '../../../templates/types.ts'
import {
  countyWord,
  isSameCounty,
  milesBetween,
  type Gazetteer,
  type KnownTown,
  type Point,
} from '../../load/gazetteer.ts'
import { joinWords, plural } from '../../lib/plural.ts'
import { toSlug } from '../../lib/slug.ts'
import type { CityInput } from '../schema/cities.ts'
import type { SiteData } from '../schema/data.ts'
import { officeWords } from './business-facts.ts'

/** What is known of places: the firm's own, and those of the gazetteer. */
export interface Surroundings {
  readonly data: SiteData
  readonly places: Gazetteer
}

/** A town on one sheet: its county, the way from the office, the towns that it borders. */
export function factsOfCity(city: CityInput, { data, places }: Surroundings): readonly Fact[] {
  const { cityName, county, coordinates } = city
  const known = places.find(cityName, coordinates, county)
  const at = coordinates ?? known
  const label = countyWord(county)
  return [
    ...(label && liesInItsCounty(city, places) ? [{ label, text: county }] : []),
    ...(at ? wayFromOffice(cityName, at, data) : []),
    ...(known && known.borders.length > 0
      ? [{ label: 'Borders', text: joinWords(known.borders) }]
      : []),
  ]
}

/** Whether nothing is known against it: a town that is listed elsewhere is said to lie nowhere. */
export function liesInItsCounty(
  { cityName, county, coordinates }: Pick<CityInput, 'cityName' | 'county' | 'coordinates'>,
  places: Gazetteer,
): boolean {
  const known = places.find(cityName, coordinates, county)
  return !known || isSameCounty(known.county, county)
}

/** A county on one sheet: how many towns it has, and the office where that lies in it. */
export function factsOfCounty(name: string, { data, places }: Surroundings): readonly Fact[] {
  const { locality } = data.business.address
  const towns = places.listed.filter(({ county }) => isSameCounty(county, name))
  const home = places.find(locality, data.business.coordinates)
  const isHome = home !== undefined && isSameCounty(home.county, name)
  return [
    ...(towns.length > 0 ? [{ label: 'Towns', text: String(towns.length) }] : []),
    ...(isHome ? [{ label: officeWords(data.business).ours, text: locality }] : []),
  ]
}

function wayFromOffice(cityName: string, at: Point, { business }: SiteData): Fact[] {
  const { locality, street } = business.address
  const { ours, from } = officeWords(business)
  if (isSame(cityName, locality)) {
    return street === undefined ? [] : [{ label: ours, text: `in town, at ${street}` }]
  }
  const text = `about ${inMiles(business.coordinates, at)} as the crow flies`
  return [{ label: `From ${from}`, text }]
}

/** Where a town of a list lies, seen from another: `next door, east`; `null` where that is unknown. */
export function whereFrom(from: string, near: string, around: Surroundings): string | null {
  const { data, places } = around
  const { business } = data
  if (isSame(near, business.address.locality)) return officeWords(business).ours.toLowerCase()
  const here = places.find(from)
  const there = here && places.find(near, here)
  if (!here || !there) return null
  // In a list with gaps one so far away may be another of the name.
  if (!places.knowsAll(there.state) && milesBetween(here, there) > mostMiles) return null
  const way = directionTo(here, there)
  if (here.borders.includes(there.name)) return `next door, ${way}`
  const isNext = (town: string) => places.find(town, here)?.borders.includes(there.name)
  return here.borders.some(isNext) ? `two towns ${way}` : `${inMiles(here, there)} ${way}`
}

const mostMiles = 30

const isSame = (one: string, other: string) => toSlug(one) === toSlug(other)

const inMiles = (one: Point, other: Point) =>
  plural(Math.max(1, Math.round(milesBetween(one, other))), 'mile')

const directions = 'north northeast east southeast south southwest west northwest'.split(' ')

/** The nearest of eight directions; so near to each other, towns lie as on a flat map. */
function directionTo(from: KnownTown, to: KnownTown): string {
  const east = (to.lon - from.lon) * Math.cos((from.lat * Math.PI) / 180)
  const turn = Math.atan2(east, to.lat - from.lat) / (2 * Math.PI)
  return directions.at(Math.round(turn * 8) % 8) ?? ''
}
