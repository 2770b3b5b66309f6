import type { CountyExcerpt, CountySummary, Link, Town } from '../../../templates/types.ts'
import { hasPage } from '../schema/cities.ts'
import type { SiteData } from '../schema/data.ts'
import { readStates } from '../states/area-states.ts'
import { splitName } from '../../lib/place-name.ts'
import { toSlug } from '../../lib/slug.ts'
import { areaPath } from '../page-paths.ts'
import { indexServed, servedBySlug, servedTowns } from '../served-towns.ts'
import { milesBetween, type Gazetteer, type Point } from '../../load/gazetteer.ts'

/** Finds towns by name, so that lists link to towns with a page. */
export type TownIndex = ReturnType<typeof indexTowns>

/** Indexes cities and counties by slug, which ignores case and accents. */
export function indexTowns(data: SiteData) {
  const { cities, counties } = data
  const names = [
    ...counties.filter(hasPage).map(({ name }) => name),
    ...cities.map(({ cityName }) => cityName),
  ]
  const paths = new Map(names.map((name) => [toSlug(name), areaPath(name)]))
  const isHome = homeOf(data)
  const townOf = (name: string): Town => {
    const town = { name, path: paths.get(toSlug(name)) ?? null }
    return isHome(name) ? { ...town, isHome: true } : town
  }
  const citiesOf = (county: string) => cities.filter((city) => city.county === county)
  const alsoServed = (county: string) =>
    counties.filter(({ name }) => name === county).flatMap((entry) => entry.alsoServed.map(townOf))
  /** A county's towns: its cities in file order, then its other served towns. */
  const townsOf = (county: string): readonly Town[] => [
    ...citiesOf(county).map(({ cityName }) => townOf(cityName)),
    ...alsoServed(county).filter(({ path }) => path === null),
  ]
  const slugOf = ({ name }: Town) => toSlug(name)
  const listed = new Set(counties.flatMap(({ name }) => townsOf(name)).map(slugOf))
  /** Served towns without a county. */
  const others: readonly Town[] = servedTowns(data)
    .filter(({ county }) => county === undefined)
    .map(({ name }) => townOf(name))
    .filter((town) => !listed.has(slugOf(town)))
  const served = servedBySlug(data)
  /** Whether a town is served: the basis of all counts of towns. */
  const isServed = (name: string) => served.has(toSlug(name))
  return { townOf, townsOf, others, isServed }
}

/** Whether a name, as it is written in the data, is that of the firm's own town. */
function homeOf({ business: { address } }: SiteData) {
  const home = toSlug(address.locality)
  return (written: string): boolean => {
    const { name, state = address.regionCode } = splitName(written)
    return toSlug(name) === home && state === address.regionCode
  }
}

/** Finds the states of towns, from the data or else the gazetteer. */
export function locateStates(data: SiteData, places: Gazetteer) {
  const states = readStates(data)
  const { stateOf } = indexServed(data)
  const { coordinates } = data.business
  return {
    ofCounty: (county: string) => states.named(states.ofCounty(county)),
    ofTown: (town: string) =>
      states.named(stateOf(town) ?? places.find(town, coordinates)?.state ?? states.office),
  }
}

export type AreaStates = ReturnType<typeof locateStates>

const townStates = new Set('CT MA ME NH RI VT'.split(' '))

/** `place` when the kind is unknown: in New England, nearly all municipalities are towns. */
export const placeWord = (state: string) => (townStates.has(state) ? 'town' : 'place')

/** The name of a county in a list; with its state if it is not the office's. */
export function listedCounty(data: SiteData, name: string): string {
  const { told, ofCounty } = readStates(data)
  return told(name, ofCounty(name))
}

function summarizeCounty(data: SiteData, county: SiteData['counties'][number]): CountySummary {
  const { name, summary = null } = county
  const path = hasPage(county) ? areaPath(name) : null
  return { name: listedCounty(data, name), path, summary }
}

/** Beside the map there is room for more where the counties are few. */
const roomBesideMap = 24

/** Counties in a sentence or two; without a text, some of their towns, and the way to all. */
export function buildCountiesBesideMap(
  data: SiteData,
  towns: TownIndex,
  toAll: Link['to'],
): CountyExcerpt[] {
  const most = Math.max(5, Math.floor(roomBesideMap / data.counties.length))
  return data.counties.map((county) => {
    const section = summarizeCounty(data, county)
    const all = section.summary === null ? homeFirst(towns.townsOf(county.name)) : []
    const to = section.path ?? toAll
    const rest = all.length > most ? allTowns(data, county.name, all.length, to) : null
    return { ...section, towns: all.slice(0, most), all: rest }
  })
}

/** So many lines of a town, with the name of a county counting as one and a half, are no longer than the map. */
const linesBesideMap = 9.5

/** Whether each town beside the map of Home has a row of its own, two of them side by side. */
export function haveRows(counties: readonly CountyExcerpt[]): boolean {
  if (counties.every(({ towns }) => towns.length === 0)) return false
  const lines = counties.map(({ towns }) => 1.5 + Math.ceil(towns.length / 2))
  return lines.reduce((sum, each) => sum + each, 0) <= linesBesideMap
}

function allTowns(data: SiteData, county: string, count: number, to: Link['to']): Link {
  const word = placeWord(readStates(data).ofCounty(county))
  const name = listedCounty(data, county)
  return { text: `All ${count.toLocaleString('en-US')} ${word}s of ${name}`, to }
}

/** Sorts towns alphabetically. */
export const byName = (towns: readonly Town[]) =>
  towns.toSorted((a, b) => a.name.localeCompare(b.name, 'en'))

/** Of more names than this one is looked up, so that they stand in their order. */
const atAGlance = 12

/** With more names than this, a list is longer than what stands beside it. */
const few = 24

/** Sorts towns as lists have them: in a short one, the firm's own town comes first. */
export const inOrder = (towns: readonly Town[]) =>
  towns.length <= atAGlance ? homeFirst(byName(towns)) : byName(towns)

const homeFirst = (towns: readonly Town[]) =>
  towns.toSorted((a, b) => Number(b.isHome ?? false) - Number(a.isHome ?? false))

const roomForTowns = 200
const fewestTowns = 6

/** Every county with its towns; long lists are cut, with a link to all. */
export function buildCountyExcerpts(data: SiteData, towns: TownIndex): CountyExcerpt[] {
  const sections = data.counties.map((county) => {
    const all = towns.townsOf(county.name)
    return { ...summarizeCounty(data, county), county: county.name, towns: all }
  })
  const total = sections.reduce((sum, section) => sum + section.towns.length, 0)
  const share = Math.max(fewestTowns, Math.floor(roomForTowns / sections.length))
  const room = total <= roomForTowns ? total : share
  return sections.map(({ county, ...section }) => {
    const { path, towns: all } = section
    if (all.length <= room || path === null) return { ...section, towns: inOrder(all), all: null }
    const rest = allTowns(data, county, all.length, path)
    return { ...section, towns: inOrder(all.slice(0, room)), all: rest }
  })
}

/** Whether lists of towns are short together. */
export const areFew = (lists: readonly { readonly towns: readonly unknown[] }[]): boolean =>
  lists.reduce((sum, { towns }) => sum + towns.length, 0) <= few

/** Distances between towns and from the office, in miles as the crow flies. */
export type Distances = ReturnType<typeof measureDistances>

/** Coordinates come from the data, or else the gazetteer; `null` when unknown. */
export function measureDistances(data: SiteData, places: Gazetteer) {
  const { business, cities } = data
  const { stateOf } = indexServed(data)
  const known = new Map(
    cities.map(({ cityName, coordinates }) => [toSlug(cityName), coordinates] as const),
  )
  const office = business.coordinates
  const pointOf = (town: string): Point | undefined =>
    known.get(toSlug(town)) ?? places.find(town, office, { state: stateOf(town) })
  return {
    fromOffice: (town: string) => measure(office, pointOf(town)),
    between: (one: string, other: string) =>
      toSlug(one) === toSlug(other) ? 0 : measure(pointOf(one), pointOf(other)),
  }
}

const measure = (from: Point | undefined, to: Point | undefined) =>
  from && to ? milesBetween(from, to) : null
