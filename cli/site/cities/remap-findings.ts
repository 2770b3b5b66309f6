import { sortFindings, type Finding, type Place } from '../../lib/finding.ts'
import { dataPath, type DataFile } from '../../load/load-data.ts'
import { parseFile, type DataPath, type Source } from '../../parse/parse.ts'
import { areaPath, toSlug } from '../../lib/slug.ts'
import { locate, show } from '../../validate/locate.ts'
import { walk } from '../../validate/walk.ts'
import type { EntriesFile } from './entries-file.ts'

/** What is known where entries of a file were set at the end of cities.yaml. */
export interface Placed {
  readonly from: EntriesFile
  readonly cityNames: readonly string[]
  readonly findings: readonly Finding[]
  /** The planned cities.yaml. */
  readonly cities: DataFile
}

/** What follows from a name that is taken. */
const twice: ReadonlySet<string> = new Set([
  'city/duplicate-name',
  'page/duplicate-address',
  'page/duplicate-title',
  'page/duplicate-description',
])

/** Findings about the new entries, at the lines of the file that these came from. */
export function locateEntries({ from, cityNames, findings, cities }: Placed): Finding[] {
  const { source } = parseFile(cities)
  if (!source) return [...findings]
  const places = placesBetween(source, from, cityNames.length)
  const first = source.placeOf([cityNames.length])
  const moved = findings.map((finding) => {
    if (finding.file !== dataPath('cities') || finding.line < first.line) return finding
    const place = places.get(keyOf(finding)) ?? entryAround(source, from, finding, cityNames.length)
    return { ...finding, ...place }
  })
  const repeated = repeatedNames(from, cityNames)
  const starts = repeated.map(({ index }) => from.source.placeOf(from.pathIn([index])))
  const follows = ({ rule, file, line }: Finding) =>
    file === from.path &&
    twice.has(rule) &&
    starts.some((entry) => entry.line <= line && line <= entry.endLine)
  return sortFindings([
    ...repeated.map(({ finding }) => finding),
    ...moved.filter((finding) => !follows(finding)),
  ])
}

/** Each value and key of the new entries: where it stands now, and where it stood. */
function placesBetween(source: Source, from: EntriesFile, count: number): Map<string, Place> {
  const places = new Map<string, Place>()
  for (const { path } of walk(from.entries)) {
    if (path.length === 0) continue
    const planned: DataPath = [Number(path[0]) + count, ...path.slice(1)]
    const given = from.pathIn(path)
    places.set(keyOf(source.placeOf(planned)), from.source.placeOf(given))
    places.set(keyOf(source.placeOfKey(planned)), from.source.placeOfKey(given))
  }
  return places
}

const keyOf = ({ line, column, endLine, endColumn }: Place) =>
  [line, column, endLine, endColumn].join(':')

/** Of what was not given, such as a field that is missing, the entry is the place. */
function entryAround(source: Source, from: EntriesFile, { line }: Place, count: number): Place {
  const index = from.entries.findLastIndex((_, at) => source.placeOf([count + at]).line <= line)
  const place = from.source.placeOf(from.pathIn([Math.max(0, index)]))
  return { ...place, endLine: place.line, endColumn: place.column }
}

function repeatedNames(from: EntriesFile, cityNames: readonly string[]) {
  const known = new Map(
    cityNames.map((name) => [toSlug(name), `${name} has a page already: ${areaPath(name)}.`]),
  )
  return from.entries.flatMap(({ cityName }, index) => {
    if (typeof cityName !== 'string' || toSlug(cityName) === '') return []
    const at = from.pathIn([index, 'cityName'])
    const message = known.get(toSlug(cityName))
    const { line } = from.source.placeOf(at)
    known.set(
      toSlug(cityName),
      message ?? `${show(cityName)} stands here a second time; first in line ${line}.`,
    )
    if (message === undefined) return []
    const finding = locate({
      rule: 'city/duplicate-name',
      severity: 'error',
      at: { source: from.source, path: at },
      message,
      expected: 'a city without a page',
    })
    return [{ index, finding }]
  })
}
