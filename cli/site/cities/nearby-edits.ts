import type { DataEdit } from '../../edit/data-edits.ts'
import type { Finding } from '../../lib/finding.ts'
import { areaPath, toSlug } from '../../lib/slug.ts'
import { distanceKm, type KnownTown } from '../../load/gazetteer.ts'
import { parseFile } from '../../parse/parse.ts'
import { locate } from '../../validate/rule.ts'
import { nearbyCount } from '../schema/cities.ts'
import type { SiteData } from '../schema/data.ts'
import type { KnownSite } from './change.ts'
import { indexOfTown, townLists, type TownList } from './town-lists.ts'

/** Further apart towns are not near, unless they border on each other. */
const nearKm = 25

/** A list that would be too short without a town, and nothing is known to put in its place. */
interface ShortList {
  readonly list: TownList
  readonly index: number
}

interface Leaving {
  readonly edits: readonly DataEdit[]
  readonly replaced: readonly string[]
  readonly short: readonly ShortList[]
}

/** Takes a town out of lists; one that would be too short gets the nearest town that is served. */
export function leaveLists(known: KnownSite, name: string, lists: readonly TownList[]): Leaving {
  const all = lists.map((list) => leaveList(known, name, list))
  return {
    edits: all.flatMap(({ edits }) => edits),
    replaced: all.flatMap(({ replaced }) => replaced),
    short: all.flatMap(({ short }) => short),
  }
}

function leaveList(known: KnownSite, name: string, list: TownList): Leaving {
  const index = indexOfTown(list, name)
  const at = { file: list.file, path: [...list.path, index] }
  const none: Leaving = { edits: [], replaced: [], short: [] }
  if (index === -1) return none
  const isLongEnough = list.of.kind === 'served' || list.names.length > nearbyCount.min
  if (isLongEnough) return { ...none, edits: [{ kind: 'remove', ...at }] }
  const other = nearestServed(known, name, list)
  if (other === undefined) return { ...none, short: [{ list, index }] }
  return {
    ...none,
    edits: [{ kind: 'set', ...at, value: other }],
    replaced: [`${other} takes the place of ${name} near ${list.of.name}.`],
  }
}

/** A served town close by that the list does not name; of a county's list, one of the county. */
function nearestServed(
  { data, places }: KnownSite,
  name: string,
  list: TownList,
): string | undefined {
  const isCounty = list.of.kind === 'county'
  const center = places.find(isCounty ? name : list.of.name)
  if (!center) return undefined
  const taken = new Set([...list.names, list.of.name, name].map(toSlug))
  return servedTowns(data)
    .filter((town) => !taken.has(toSlug(town.name)) && (!isCounty || town.county === list.of.name))
    .flatMap((town) => near(center, places.find(town.name, center), town.name))
    .toSorted((a, b) => a.km - b.km)[0]?.name
}

function servedTowns({ cities, counties }: SiteData) {
  return [
    ...cities.map(({ cityName, county }) => ({ name: cityName, county })),
    ...counties.flatMap(({ name: county, alsoServed }) =>
      alsoServed.map((name) => ({ name, county })),
    ),
  ]
}

function near(center: KnownTown, town: KnownTown | undefined, name: string) {
  if (!town) return []
  const km = distanceKm(center, town)
  return km <= nearKm || center.borders.includes(town.name) ? [{ name, km }] : []
}

/** Nearby areas that people have to mend before a town can leave them, at their lines. */
export function shortListFindings(
  { texts }: KnownSite,
  name: string,
  short: readonly ShortList[],
): Finding[] {
  return texts.flatMap((file) => {
    const here = short.filter(({ list }) => list.file === file.name)
    const source = here.length > 0 ? parseFile(file).source : null
    if (!source) return []
    return here.map(({ list, index }) =>
      locate({
        rule: 'city/nearby-count',
        severity: 'error',
        at: { source, path: [...list.path, index] },
        message: `Without ${name}, ${list.of.name} has ${list.names.length - 1} nearby areas, and no served town close by is known.`,
        expected: `another town in its place, so that there are at least ${nearbyCount.min}`,
        page: areaPath(list.of.name),
      }),
    )
  })
}

export function nearbyListsWith(data: SiteData, name: string): TownList[] {
  return townLists(data).filter(
    (list) => list.of.kind !== 'served' && indexOfTown(list, name) !== -1,
  )
}
