import { geoDistance } from 'd3-geo'
import type { Roots } from '../lib/paths.ts'
import { groupBy, memoize, memoizeTexts } from '../lib/collections.ts'
import { splitName } from '../lib/place-name.ts'
import { toSlug } from '../lib/slug.ts'
import { nearest } from '../lib/suggest.ts'
import { isInState, loadOutlines, type Outlines } from './outlines.ts'
import {
  readStates,
  type Home,
  type KnownState,
  type KnownTown,
  type Landmark,
  type Point,
} from './state-files.ts'

export type { Frame, KnownTown, Landmark, Point } from './state-files.ts'

export type Gazetteer = ReturnType<typeof createGazetteer>

/** Loads the places of the office's state and the surrounding states. */
export function loadPlaces(roots: Roots, home: Home): Gazetteer {
  const hasLandAt = (state: string, point: Point) => isInState(roots, state, point)
  return createGazetteer(readStates(roots, home), home.points[0], hasLandAt)
}

/** Loads landmarks that distances can be measured to: peaks, parks, districts. */
export function loadLandmarks(roots: Roots, home: Home): Landmark[] {
  return readStates(roots, home).flatMap(({ landmarks }) => landmarks)
}

export interface Atlas {
  readonly places: Gazetteer
  readonly outlines: readonly Outlines[]
}

export const emptyAtlas: Atlas = { places: createGazetteer([]), outlines: [] }

export function loadAtlas(roots: Roots, home: Home): Atlas {
  return { places: loadPlaces(roots, home), outlines: loadOutlines(roots, home) }
}

/**
 * Maximum distances: to a place that a typo may mean, to one across the state line that a name alone means, and to
 * one that surely has the given name.
 */
const limitsKm = { meant: 40, across: 40, same: 10 }

/** In a short name, two different letters make another name. */
const mostTypos = (key: string) => (key.length < 6 ? 1 : 2)

/** Shorter words stand in too many names: Old, New, Port. */
const longWord = 5

/** The first town with a word like that: Saybrok is the second of Old Saybrook. */
function meantByWord(towns: readonly KnownTown[], key: string): string | undefined {
  if (key.length < longWord) return undefined
  const names = new Map<string, string>()
  for (const { name } of towns) {
    const words = name.split(/[\s-]/)
    if (words.length < 2) continue
    for (const word of words.map(placeKey)) if (!names.has(word)) names.set(word, name)
  }
  return names.get(nearest(key, names.keys(), 1) ?? '')
}

/** The county and state that the data gives for a town. */
export interface Within {
  readonly county?: string | undefined
  readonly state?: string | undefined
}

/** The office's state comes first in `states`. */
export function createGazetteer(
  states: readonly Pick<KnownState, 'code' | 'isWhole' | 'towns'>[],
  office?: Point,
  hasLandAt: (state: string, point: Point) => boolean = () => false,
) {
  const towns = states.flatMap((state) => state.towns)
  const home = states[0]
  /** All towns of the office's state; empty when its list has gaps. */
  const listed = home?.isWhole ? home.towns : []
  /** Whether the list of a state (by default the office's) is complete: an unlisted name is no town. */
  const knowsAll = (of = home?.code) => states.some(({ code, isWhole }) => code === of && isWhole)
  const named = (written: string): readonly KnownTown[] => {
    const { name, state: only } = splitName(written)
    const key = placeKey(name)
    const asked = only === undefined ? states : states.filter(({ code }) => code === only)
    return asked.flatMap((state) => indexByKey(state.towns).get(key) ?? [])
  }
  const byRank = (found: readonly KnownTown[], near: Point) =>
    byDistance(found, near, ({ state }) => (state === home?.code ? 1 : 2))
  const firstOf = (found: readonly KnownTown[], near: Point | undefined) =>
    near && found.length > 1 ? byRank(found, near)[0] : found[0]
  const isClose = (town: KnownTown, near: Point | undefined) =>
    near === undefined || distanceKm(near, town) <= limitsKm.across
  /** Whether a name alone means a town: lists have gaps, and one far away in another state may be a namesake. */
  const isMeant = (town: KnownTown, near: Point | KnownTown | undefined) =>
    town.state === home?.code ||
    (near !== undefined && 'state' in near && town.state === near.state) ||
    isClose(town, near)
  const meantIn = (some: readonly KnownTown[], key: string, most: number) => {
    const names = new Map(some.map(({ name }) => [placeKey(name), name]))
    return names.get(nearest(key, names.keys(), most) ?? '')
  }
  return {
    isEmpty: towns.length === 0,
    listed,
    knowsAll,
    all: towns,
    named,
    /**
     * Finds a town by name, in any spelling; a state code limits it to that state, and so does a given state, unless
     * another has the given county. Among several, prefers the given county, then the nearest to `near` (by default
     * the office), weighting the office's state. Where the list of towns has gaps, a match in another county, or by
     * its name alone far away in another state, may be a different town and is not returned.
     */
    find: (
      name: string,
      near: Point | KnownTown | undefined = office,
      { county = '', state }: Within = {},
    ): KnownTown | undefined => {
      const all = named(name)
      const isAlone = county === '' && state === undefined && splitName(name).state === undefined
      const some = all.filter((town) =>
        isAlone ? isMeant(town, near) : state === undefined || town.state === state,
      )
      const isSame = (town: KnownTown) => isSameCounty(town.county, county)
      const isSure = (town: KnownTown) =>
        county === '' ||
        !states.some((each) => hasCounty(each.towns, county)) ||
        knowsAll(town.state) ||
        (near !== undefined && distanceKm(near, town) <= limitsKm.same)
      // The state may have such a county itself, with a town that its list lacks.
      const hasOwn = states.some(({ code, towns: of }) => code === state && hasCounty(of, county))
      const others =
        some.length > 0
          ? []
          : all.filter((town) => isSame(town) && (!hasOwn || isClose(town, near)))
      const found = [some.filter(isSame), others, some.filter(isSure)]
      return firstOf(found.find(({ length }) => length > 0) ?? [], near)
    },
    /** The nearest town of a name that is not found by it alone, as it lies in another state and not close by. */
    elsewhere: (name: string, near = office): KnownTown | undefined => {
      const all = splitName(name).state === undefined ? named(name) : []
      return all.some((town) => isMeant(town, near)) ? undefined : firstOf(all, near)
    },
    /** The town with the center nearest to a point, within half a degree. */
    at: ({ lat, lon }: Point): KnownTown | undefined => {
      const isNear = (town: Point) =>
        Math.abs(town.lat - lat) < 0.5 && Math.abs(town.lon - lon) < 0.5
      return byDistance(towns.filter(isNear), { lat, lon })[0]
    },
    /** Whether a point is on the land of a state, to about a kilometer. */
    hasLandAt,
    /** The loaded states that have a county of that name. */
    statesOf: (county: string): readonly string[] =>
      states.flatMap(({ code, towns: all }) => (hasCounty(all, county) ? code : [])),
    /** The counties of a state that have a known town. */
    countiesIn: (state: string): readonly string[] => [
      ...new Set(towns.flatMap((town) => (town.state === state ? town.county : []))),
    ],
    /** The likely meaning of an unknown name; where the list has gaps, only towns close by. */
    suggest: (name: string, near = office): string | undefined => {
      const key = placeKey(name)
      const meant = meantIn(near ? byRank(listed, near) : listed, key, mostTypos(key))
      if (meant !== undefined || !near || key.length < 6) return meant
      const around = towns.filter((town) => distanceKm(near, town) <= limitsKm.meant)
      return meantIn(byRank(around, near), key, 1)
    },
    /** The same for one who only looks a place up: in all states, however far, and by one of its words. */
    suggestAnywhere: (written: string): string | undefined => {
      const { name, state: only } = splitName(written)
      const some = only === undefined ? towns : towns.filter(({ state }) => state === only)
      const ranked = office ? byRank(some, office) : some
      const key = placeKey(name)
      const meant =
        meantIn(ranked, key, 1) ?? meantByWord(ranked, key) ?? meantIn(ranked, key, mostTypos(key))
      return meant !== undefined && only !== undefined ? `${meant}, ${only}` : meant
    },
    /** The `count` nearest towns by distance; bordering towns take precedence. */
    nearest: (town: KnownTown, count: number): KnownTown[] => {
      const isKnown = ({ state }: KnownTown) => town.borders.length === 0 || state === town.state
      const isNext = (other: KnownTown) =>
        other.state === town.state && town.borders.includes(other.name)
      const others = byDistance(towns.filter(isKnown), town).filter((other) => other !== town)
      const ranked = others.toSorted((a, b) => Number(isNext(b)) - Number(isNext(a)))
      return byDistance(ranked.slice(0, count), town)
    },
  }
}

const indexByKey = memoize((towns: readonly KnownTown[]) =>
  groupBy(towns, ({ name }) => placeKey(name)),
)

const countiesOf = memoize(
  (towns: readonly KnownTown[]) => new Set(towns.map(({ county }) => countyKey(county))),
)

const hasCounty = (towns: readonly KnownTown[], name: string) =>
  countiesOf(towns).has(countyKey(name))

/** One key for `St. Mary's`, `Saint Marys` and `saint-marys`. */
const placeKey = memoizeTexts((name) => {
  const short = name.replace(/\bsaint(e?)\b/gi, 'st$1').replace(/\bfort\b/gi, 'ft')
  return toSlug(short.replace(/\bmount\b/gi, 'mt'))
})

/** Whether two names mean the same county, in any state: `City of Baltimore` and `Baltimore City` do. */
export function isSameCounty(one: string, other: string): boolean {
  return countyKey(one) === countyKey(other)
}

function countyKey(written: string): string {
  const { name } = splitName(written)
  return placeKey(
    name.replace(/^(City(?: and Borough)?|Municipality) of (.*)$/, '$2 $1').replace(/[()]/g, ''),
  )
}

const proposed = { min: 5, count: 8 }

/** Proposes nearby areas for a town, by distance; empty when too few are known. */
export function proposeNearby(
  places: Gazetteer,
  town: KnownTown | undefined,
  writtenName: (near: KnownTown) => string = ({ name }) => name,
): string[] {
  const near = town ? places.nearest(town, proposed.count).map(writtenName) : []
  const names = [...new Set(near)]
  return names.length < proposed.min ? [] : names
}

export const earthRadiusKm = 6371

/** The great-circle distance between two points. */
export const distanceKm = (a: Point, b: Point) =>
  earthRadiusKm * geoDistance([a.lon, a.lat], [b.lon, b.lat])

/** The same in statute miles. */
export const milesBetween = (a: Point, b: Point) => distanceKm(a, b) / 1.609344

function byDistance(
  towns: readonly KnownTown[],
  from: Point,
  weigh: (town: KnownTown) => number = () => 1,
): KnownTown[] {
  return towns
    .map((town) => ({ town, km: distanceKm(from, town) * weigh(town) }))
    .toSorted((a, b) => a.km - b.km)
    .map(({ town }) => town)
}
