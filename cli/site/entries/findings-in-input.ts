import { sortFindings, type Finding, type Place } from '../../lib/finding.ts'
import { dataPath, type DataFile } from '../../load/load-data.ts'
import { parseFile, type DataPath, type Source } from '../../parse/parse.ts'
import { areaPath, toSlug } from '../../lib/slug.ts'
import { locate, show } from '../../validate/rule.ts'
import { textsBelow, walk } from '../../validate/fields.ts'
import type { EntriesFile } from './add-cities.ts'
import type { Change } from './change.ts'

interface Located {
  readonly findings: readonly Finding[]
  readonly texts: readonly DataFile[]
}

/** Findings of planned data, in which the entries of a file stand among others. */
interface Planned extends Located {
  readonly from: EntriesFile
  readonly cityNames: readonly string[]
  /** Where each entry stands in the planned cities.yaml. */
  readonly indexes: readonly number[]
}

/** What follows from a name that is taken. */
const twice: ReadonlySet<string> = new Set([
  'city/duplicate-name',
  'page/duplicate-address',
  'page/duplicate-title',
  'page/duplicate-description',
])

/** Findings about the new entries, at the lines of the file that these came from. */
export function locateEntries({ from, cityNames, indexes, findings, texts }: Planned): Located {
  const cities = texts.find(({ name }) => name === 'cities')
  const source = cities && parseFile(cities).source
  if (!source) return { findings, texts }
  const moved = moveFindings(findings, { source, from, indexes })
  const repeated = repeatedNames(from, cityNames)
  const starts = repeated.map(({ index }) => from.source.placeOf(from.pathIn([index])))
  const follows = ({ rule, file, line }: Finding) =>
    file === from.path &&
    twice.has(rule) &&
    starts.some((entry) => entry.line <= line && line <= entry.endLine)
  const others = moved.filter((finding) => !follows(finding))
  return {
    findings: sortFindings([...repeated.map(({ finding }) => finding), ...others]),
    texts: [...texts, { name: 'cities', path: from.path, text: from.text }],
  }
}

/** From the planned cities.yaml to the file of entries. */
interface Move extends Pick<Planned, 'from' | 'indexes'> {
  readonly source: Source
}

const plannedPath = ({ indexes }: Move, [index, ...path]: DataPath): DataPath => [
  indexes[Number(index)] ?? -1,
  ...path,
]

function moveFindings(findings: readonly Finding[], move: Move): Finding[] {
  const places = placesBetween(move)
  const values = valuesBetween(move)
  return findings.map((finding) => {
    if (finding.file !== dataPath('cities')) return finding
    const around = values.find(({ planned }) => isInside(planned, finding))?.given
    return {
      ...finding,
      ...(places.get(rangeKey(finding)) ?? around ?? entryAround(finding, move)),
    }
  })
}

function placesBetween(move: Move): Map<string, Place> {
  const { source, from } = move
  const places = new Map<string, Place>()
  for (const { path } of walk(from.entries)) {
    if (path.length === 0) continue
    const planned = plannedPath(move, path)
    const given = from.pathIn(path)
    places.set(rangeKey(source.placeOf(planned)), from.source.placeOf(given))
    places.set(rangeKey(source.placeOfKey(planned)), from.source.placeOfKey(given))
  }
  return places
}

/** The places of texts, for findings about a part of one. */
function valuesBetween(move: Move) {
  const { source, from } = move
  return textsBelow(from.entries).map(({ path }) => ({
    planned: source.placeOf(plannedPath(move, path)),
    given: from.source.placeOf(from.pathIn(path)),
  }))
}

function isInside(whole: Place, { line, column }: Place): boolean {
  const isBehindStart = line > whole.line || (line === whole.line && column >= whole.column)
  const isBeforeEnd = line < whole.endLine || (line === whole.endLine && column < whole.endColumn)
  return isBehindStart && isBeforeEnd
}

const rangeKey = ({ line, column, endLine, endColumn }: Place) =>
  [line, column, endLine, endColumn].join(':')

/** Of what was not given, such as a field that is missing, the entry is the place. */
function entryAround({ line }: Place, { source, from, indexes }: Move): Place | undefined {
  const index = indexes.findIndex((planned) => {
    const entry = source.placeOf([planned])
    return entry.line <= line && line <= entry.endLine
  })
  if (index === -1) return undefined
  const place = from.source.placeOf(from.pathIn([index]))
  return { ...place, endLine: place.line, endColumn: place.column }
}

function repeatedNames(from: EntriesFile, cityNames: readonly string[]) {
  const known = new Map(
    cityNames.map((name) => [toSlug(name), `${name} has a page already: ${areaPath(name)}.`]),
  )
  return from.entries.flatMap(({ cityName }, index) => {
    if (typeof cityName !== 'string' || toSlug(cityName) === '') return []
    const slug = toSlug(cityName)
    const at = from.pathIn([index, 'cityName'])
    const { line } = from.source.placeOf(at)
    const message = known.get(slug)
    if (message === undefined) {
      known.set(slug, `${show(cityName)} stands here a second time; first in line ${line}.`)
      return []
    }
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

/** Findings that a change brings; notices about other pages were there before, if in other words. */
export function addedFindings(
  known: readonly Finding[],
  findings: readonly Finding[],
  { pages, moved }: Pick<Change, 'pages' | 'moved'>,
): Finding[] {
  const left = new Map<string, number>()
  for (const finding of known) {
    const page = finding.page === moved?.from ? moved?.to : finding.page
    const key = sameKeyOf(finding, page)
    left.set(key, (left.get(key) ?? 0) + 1)
  }
  return findings.filter((finding) => {
    const key = sameKeyOf(finding, finding.page)
    const count = left.get(key) ?? 0
    left.set(key, count - 1)
    if (count > 0) return false
    return finding.severity !== 'notice' || pages.includes(finding.page ?? '')
  })
}

const sameKeyOf = ({ rule, file, message }: Finding, page: string | undefined) =>
  [rule, file, page, message].join('\0')
