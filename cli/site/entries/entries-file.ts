import { isInside, placeAt, sortFindings, type Finding, type Place } from '../../lib/finding.ts'
import { dataPath, type DataFile } from '../../load/load-data.ts'
import { parseFile, type DataPath, type Source } from '../../parse/parse.ts'
import { areaPath, toSlug } from '../../lib/slug.ts'
import { locate, show } from '../../validate/rule.ts'
import { isMap, walk } from '../../validate/fields.ts'
import { checkCharacters } from '../../validate/characters.ts'
import type { CityEntry } from './change.ts'

/** The files that a file of entries can be added to, and what it holds. */
export const entriesExpected = {
  cities: 'entries of cities; `npx roof-site add-city --template` prints one',
  projects: 'one job, as it would stand in data/projects.yaml',
}
export type ListFile = keyof typeof entriesExpected

export interface EntriesFile {
  readonly name: ListFile
  readonly path: string
  readonly text: string
  readonly source: Source
  readonly entries: readonly CityEntry[]
  /** From a path below the list of entries to that in the file. */
  readonly pathIn: (path: DataPath) => DataPath
  /** What the command line says instead, as a text with the place of each field. */
  readonly options?: DataFile & { readonly places: ReadonlyMap<string, Place> }
}

type ReadEntries = { readonly file: EntriesFile } | { readonly findings: readonly Finding[] }

/** Reads a file of entries; what they hold is for the validation of the whole to judge. */
export function readEntries(file: DataFile & { readonly name: ListFile }): ReadEntries {
  const { source, findings } = parseFile(file)
  const faults = [...checkCharacters(file), ...findings]
  if (!source || faults.length > 0) return { findings: faults }
  const isSingle = isMap(source.value)
  const entries = isSingle ? [source.value] : Array.isArray(source.value) ? source.value : []
  const odd = entries.findIndex((entry) => !isMap(entry))
  if (entries.length === 0 || odd !== -1) {
    return { findings: [noEntry(source, odd, entriesExpected[file.name])] }
  }
  const pathIn = (at: DataPath) => (isSingle ? at.slice(1) : at)
  return { file: { ...file, source, entries: entries.filter(isMap), pathIn } }
}

function noEntry(source: Source, index: number, entry: string): Finding {
  return locate({
    rule: 'schema/type',
    at: { source, path: index === -1 ? [] : [index] },
    message: index === -1 ? 'There is no entry here.' : 'This is no entry.',
    expected: entry,
  })
}

interface Located {
  readonly findings: readonly Finding[]
  readonly texts: readonly DataFile[]
}

interface Planned extends Located {
  readonly from: EntriesFile
  readonly cityNames: readonly string[]
  readonly indexes: readonly number[]
}

const twice: ReadonlySet<string> = new Set([
  'city/duplicate-name',
  'page/duplicate-address',
  'page/duplicate-title',
  'page/duplicate-description',
])

/** Findings about the new entries, at the lines of the file that these came from. */
export function locateEntries({ from, cityNames, indexes, findings, texts }: Planned): Located {
  const planned = texts.find(({ name }) => name === from.name)
  const source = planned && parseFile(planned).source
  if (!source) return { findings, texts }
  const moved = moveFindings(findings, source, { from, indexes })
  const repeated = repeatedNames(from, cityNames)
  const starts = repeated.map(({ index }) => from.source.placeOf(from.pathIn([index])))
  const follows = ({ rule, file, line }: Finding) =>
    file === from.path &&
    twice.has(rule) &&
    starts.some((entry) => entry.line <= line && line <= entry.endLine)
  const others = moved.filter((finding) => !follows(finding))
  return {
    findings: sortFindings([...repeated.map(({ finding }) => finding), ...others]),
    texts: [...texts, from, ...(from.options ? [from.options] : [])],
  }
}

function moveFindings(
  findings: readonly Finding[],
  planned: Source,
  { from, indexes }: Pick<Planned, 'from' | 'indexes'>,
): Finding[] {
  const places = walk(from.entries).flatMap(({ path }) => {
    const [index, ...rest] = path
    if (index === undefined) return []
    const [before, given] = [[indexes[Number(index)] ?? -1, ...rest], from.pathIn(path)]
    const option = from.options?.places.get(String(rest[0]))
    const place = { planned: planned.placeOf(before), given: option ?? from.source.placeOf(given) }
    if (rest.length === 0) return [{ ...place, given: startOf(place.given) }]
    const keyGiven = option ?? from.source.placeOfKey(given)
    return [place, { planned: planned.placeOfKey(before), given: keyGiven }]
  })
  return findings.map((finding) => {
    const around = places.findLast((each) => isInside(each.planned, finding))
    return finding.file === dataPath(from.name) ? { ...finding, ...around?.given } : finding
  })
}

/** Of what was not given, such as a field that is missing, the start of the entry is the place. */
const startOf = ({ file, line, column }: Place) => placeAt(file, line, column)

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
      at: { source: from.source, path: at },
      message,
      expected: 'a city without a page',
    })
    return [{ index, finding }]
  })
}
