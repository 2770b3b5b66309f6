import type { DataEdit } from '../../edit/data-edits.ts'
import type { Finding } from '../../lib/finding.ts'
import { plural } from '../../lib/plural.ts'
import { toSlug } from '../../lib/slug.ts'
import { areaPath } from '../page-paths.ts'
import { distanceKm, type KnownTown } from '../../load/gazetteer.ts'
import { parseFile } from '../../parse/parse.ts'
import { locate } from '../../validate/rule.ts'
import { limitsKm } from '../rules/places.ts'
import { nearbyCount } from '../schema/cities.ts'
import type { SiteData } from '../schema/data.ts'
import { indexServed, servedTowns } from '../served-towns.ts'
import type { KnownSite } from './change.ts'
import { indexOfTown, townLists, type TownList } from './town-names.ts'

interface ShortList {
  readonly list: TownList
  readonly index: number
}

/** Removes a town from lists; a list that becomes too short gets the nearest served town. */
export function leaveLists(known: KnownSite, name: string, lists: readonly TownList[]) {
  const edits: DataEdit[] = []
  const replaced: string[] = []
  const short: ShortList[] = []
  for (const list of lists) {
    const index = indexOfTown(list, name)
    if (index === -1) continue
    const at = { file: list.file, path: [...list.path, index] }
    const isLongEnough = list.of.kind === 'served' || list.names.length > nearbyCount.min
    const other = isLongEnough ? undefined : nearestServed(known, name, list)
    if (isLongEnough) edits.push({ kind: 'remove', ...at })
    else if (other === undefined) short.push({ list, index })
    else {
      edits.push({ kind: 'set', ...at, value: other })
      replaced.push(`${other} takes the place of ${name} near ${list.of.name}.`)
    }
  }
  return { edits, replaced, short }
}

/** A served town nearby that is not in the list; for a county's list, one of that county. */
function nearestServed({ data, places }: KnownSite, name: string, list: TownList) {
  const isCounty = list.of.kind === 'county'
  const { stateOf } = indexServed(data)
  const find = (town: string, near?: KnownTown) => places.find(town, near, { state: stateOf(town) })
  const center = find(isCounty ? name : list.of.name)
  if (!center) return undefined
  const taken = new Set([...list.names, list.of.name, name].map(toSlug))
  return servedTowns(data)
    .filter(({ county }) => county !== undefined && (!isCounty || county === list.of.name))
    .filter((town) => !taken.has(toSlug(town.name)))
    .flatMap(({ name: served }) => {
      const town = find(served, center)
      if (!town) return []
      const km = distanceKm(center, town)
      return km <= limitsKm.nearby || center.borders.includes(town.name) ? [{ served, km }] : []
    })
    .toSorted((a, b) => a.km - b.km)[0]?.served
}

/** Lists of nearby areas that people have to edit before a town can be removed, with their lines. */
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
        at: { source, path: [...list.path, index] },
        message: `Without ${name}, ${list.of.name} has ${plural(list.names.length - 1, 'nearby area')}, and no served town close by is known.`,
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
