import type { CountyExcerpt, CountySummary, Town } from '../../../templates/types.ts'
import { hasPage } from '../schema/cities.ts'
import type { SiteData } from '../schema/data.ts'
import { readStates } from '../states/area-states.ts'
import { listSome } from '../../lib/plural.ts'
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
  const townOf = (name: string): Town => ({ name, path: paths.get(toSlug(name)) ?? null })
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

/** Counties in a sentence or two; without a text, some of its towns. */
/** Beside the map there is room for more where the counties are few. */
const roomBesideMap = 24

export function buildCountySummaries(data: SiteData, towns: TownIndex): CountySummary[] {
  const most = Math.max(5, Math.floor(roomBesideMap / data.counties.length))
  return data.counties.map((county) => {
    const names = towns.townsOf(county.name).map(({ name }) => name)
    return { ...summarizeCounty(data, county), summary: county.summary ?? listSome(names, most) }
  })
}

/** Sorts towns alphabetically. */
export const byName = (towns: readonly Town[]) =>
  towns.toSorted((a, b) => a.name.localeCompare(b.name, 'en'))

const roomForTowns = 200
const fewestTowns = 6

/** Every county with its towns; long lists are cut, with a link to all. */
export function buildCountyExcerpts(data: SiteData, towns: TownIndex): CountyExcerpt[] {
  const states = readStates(data)
  const sections = data.counties.map((county) => {
    const word = placeWord(states.ofCounty(county.name))
    return { word, ...summarizeCounty(data, county), towns: towns.townsOf(county.name) }
  })
  const total = sections.reduce((sum, section) => sum + section.towns.length, 0)
  const share = Math.max(fewestTowns, Math.floor(roomForTowns / sections.length))
  const room = total <= roomForTowns ? total : share
  return sections.map(({ word, ...section }) => {
    const { name, path, towns: all } = section
    if (all.length <= room || path === null) return { ...section, towns: byName(all), all: null }
    const text = `All ${all.length.toLocaleString('en-US')} ${word}s of ${name}`
    return { ...section, towns: byName(all.slice(0, room)), all: { text, to: path } }
  })
}

/** With more names than this, a list is longer than what stands beside it. */
const few = 24

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
