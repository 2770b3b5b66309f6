import { isAbout, placeAt, sortFindings, type Finding, type Place } from '../../lib/finding.ts'
import type { DataFile } from '../../load/load-data.ts'
import { parseFile, type DataPath, type Source } from '../../parse/parse.ts'
import { toSlug } from '../../lib/slug.ts'
import { areaPath } from '../page-paths.ts'
import { locate, show } from '../../validate/rule.ts'
import { isMap, valueAt } from '../../validate/fields.ts'
import { checkCharacters } from '../../validate/characters.ts'
import { isText } from '../../lib/json.ts'
import { splitName } from '../../lib/place-name.ts'
import type { SiteData } from '../schema/data.ts'
import { indexServed } from '../served-towns.ts'
import { readStates } from '../states/area-states.ts'
import type { CityEntry } from './change.ts'

/** The files to which a file of entries can be added, and what it has to contain. */
export const entriesExpected = {
  cities:
    'a table of cities (CSV), or entries of cities; `npx roof-site add-city --template` prints one',
  projects: 'one job, in the form of data/projects.yaml',
  pages: 'pages, in the form of data/pages.yaml',
  services: 'services, in the form of data/services.yaml',
  reviews:
    'reviews: the export of a business profile, a table, or entries in the form of data/reviews.yaml',
}
export type ListFile = keyof typeof entriesExpected

export interface EntriesFile {
  readonly name: ListFile
  readonly path: string
  readonly text: string
  readonly source: Source
  readonly entries: readonly CityEntry[]
  /** Converts a path below the list of entries to one in the file. */
  readonly pathIn: (path: DataPath) => DataPath
  /** The name of the place of a value in a table, as spreadsheets show it: `Cell B3`. */
  readonly cellOf?: (path: DataPath) => string
  /** The faults of rows of a table that are no entries. */
  readonly leftOut?: readonly Finding[]
  /** The command line's options as a text, with the place of each field. */
  readonly options?: DataFile & { readonly places: ReadonlyMap<string, Place> }
}

export type ReadEntries = { readonly file: EntriesFile } | { readonly findings: readonly Finding[] }

/** Reads a file of entries; their content is checked with the whole data. */
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
    message: index === -1 ? 'There is no entry here.' : 'This is not an entry.',
    expected: entry,
  })
}

interface Located {
  readonly findings: readonly Finding[]
  readonly texts: readonly DataFile[]
}

interface Planned extends Located {
  readonly from: EntriesFile
  readonly data: SiteData
  readonly indexes: readonly number[]
}

const duplicate = 'city/duplicate-name'

const twice: ReadonlySet<string> = new Set([
  duplicate,
  'page/duplicate-address',
  'page/duplicate-title',
  'page/duplicate-description',
])

/** Findings about the new entries, at the lines of the file that these came from. */
export function locateEntries({ from, data, indexes, findings, texts }: Planned): Located {
  const planned = texts.find(({ name }) => name === from.name)
  const source = planned && parseFile(planned).source
  if (!source) return { findings, texts }
  const moved = findings.map((finding) => moveFinding(finding, source, { from, indexes }))
  const isAmong = (some: readonly Finding[], { file, line }: Finding) =>
    some.some((each) => each.rule === duplicate && each.file === file && each.line === line)
  // A second place of a name is told with the name that it takes.
  const repeated = repeatedNames(from, data).filter(({ finding }) => !isAmong(findings, finding))
  // Those of `validate` count the lines of the data as they would have become.
  const isTold = (finding: Finding) =>
    finding.rule === duplicate &&
    isAmong(
      repeated.map((each) => each.finding),
      finding,
    )
  const entries = repeated.map(({ index }) => [from.name, ...from.pathIn([index])])
  const addresses = new Set<string>(
    repeated.map(({ index }) => areaPath(String(from.entries[index]?.cityName))),
  )
  // Where it would stand first, the one that was there before is the second.
  const isShared = ({ page = '' }: Finding) => addresses.has(page)
  const follows = (finding: Finding) =>
    twice.has(finding.rule) &&
    (finding.file === from.path
      ? entries.some((entry) => isAbout(finding, entry)) ||
        // Sorted, the first of two spellings of a name may be the second of the data.
        (finding.rule === 'page/duplicate-address' && isShared(finding))
      : isShared(finding))
  const others = moved.filter((finding) => !isTold(finding) && !follows(finding))
  const all = [...repeated.map(({ finding }) => finding), ...others]
  return {
    findings: sortFindings(all.map((finding) => nameCell(finding, from))),
    texts: [...texts, from, ...(from.options ? [from.options] : [])],
  }
}

/** Moves a finding about a new entry to its source; others stay. */
function moveFinding(
  finding: Finding,
  planned: Source,
  { from, indexes }: Pick<Planned, 'from' | 'indexes'>,
): Finding {
  const [name, index, ...fields] = finding.path ?? []
  const entry = indexes.indexOf(Number(index))
  if (name !== from.name || entry < 0) return finding
  const isGiven = (path: DataPath) => valueAt(from.entries, [entry, ...path]) !== undefined
  const { path, atKey = false } = isGiven(fields)
    ? { path: fields, atKey: finding.atKey }
    : aroundMissing(finding, planned, isGiven)
  const option = from.options?.places.get(String(path[0]))
  if (option) return { ...finding, ...option, path: undefined, atKey: undefined }
  const given = from.pathIn([entry, ...path])
  const place = atKey ? from.source.placeOfKey(given) : from.source.placeOf(given)
  const at = path.length === 0 ? startOf(place) : place
  return { ...finding, ...at, path: [from.name, ...given], atKey }
}

/** A finding about a table names the cell, as a line of text is no row of a spreadsheet. */
function nameCell(finding: Finding, { path, cellOf }: EntriesFile): Finding {
  const { file, path: at, message } = finding
  if (!cellOf || file !== path || !at) return finding
  return { ...finding, message: `${cellOf(at.slice(1))}: ${message}` }
}

/**
 * The place of a missing field: the map around it. In the planned file, that is the start of the map; in a block
 * map, the first field is marked.
 */
function aroundMissing(
  finding: Finding,
  planned: Source,
  isGiven: (path: DataPath) => boolean,
): { readonly path: DataPath; readonly atKey?: boolean } {
  const [index = 0, ...fields] = finding.path?.slice(1) ?? []
  const depth = fields.findIndex((_, at) => !isGiven(fields.slice(0, at + 1)))
  const path = fields.slice(0, depth)
  const [name = ''] = Object.keys(Object(valueAt(planned.value, [index, ...path])))
  const first = planned.placeOfKey([index, ...path, name])
  const isAtFirst = finding.line === first.line && finding.column === first.column
  return isAtFirst && isGiven([...path, name]) ? { path: [...path, name], atKey: true } : { path }
}

/** The place of a whole entry is its start. */
const startOf = ({ file, line, column }: Place) => placeAt(file, line, column)

/** Entries of a place that has the name of one in another state, and is not written as the second of that name. */
export function secondPlaces(from: EntriesFile, data: SiteData): Finding[] {
  const { ofCounty, named } = readStates(data)
  const { stateOf } = indexServed(data)
  return from.entries.flatMap(({ cityName, county }, index) => {
    const isListed = data.counties.some(({ name }) => name === county)
    if (!isText(cityName) || !isText(county) || !isListed) return []
    const [state, first] = [ofCounty(county), stateOf(cityName)]
    if (first === undefined || first === state || splitName(cityName).state === state) return []
    const { name } = splitName(cityName)
    const at = { source: from.source, path: from.pathIn([index, 'cityName']) }
    const message = `${county} is in ${named(state).name}; ${show(cityName)} is the place of that name in ${named(first).name} here.`
    const expected = `"${name}, ${state}", between double quotes`
    return [{ ...locate({ rule: duplicate, at, message, expected }), path: undefined }]
  })
}

function repeatedNames(from: EntriesFile, { cities }: SiteData) {
  const pages = new Map(
    cities.map(({ cityName: name, county }) => [
      toSlug(name),
      `${name} in ${county} has a page already: ${areaPath(name)}.`,
    ]),
  )
  const firsts = new Map<string, { readonly name: string; readonly line: number }>()
  return from.entries.flatMap(({ cityName }, index) => {
    if (typeof cityName !== 'string' || toSlug(cityName) === '') return []
    const slug = toSlug(cityName)
    const at = from.pathIn([index, 'cityName'])
    const { line } = from.source.placeOf(at)
    const first = firsts.get(slug)
    const message = pages.get(slug) ?? (first && wordsOfRepeat(cityName, first))
    if (message === undefined) {
      firsts.set(slug, { name: cityName, line })
      return []
    }
    const finding = locate({
      rule: duplicate,
      at: { source: from.source, path: at },
      message,
      expected: 'a city without a page',
    })
    return [{ index, finding }]
  })
}

function wordsOfRepeat(
  cityName: string,
  { name, line }: { readonly name: string; readonly line: number },
): string {
  return cityName === name
    ? `${show(name)} is repeated here; it is first in line ${line}.`
    : `${show(cityName)} would have the address ${areaPath(name)}, as ${show(name)} in line ${line} has.`
}
