import type { Cause } from '../../report/change-report.ts'
import { dataPath, type DataFileName } from '../../load/load-data.ts'
import { diffData, type DataChange } from '../../reading/data-changes.ts'
import type { Reading } from '../../reading/read-site.ts'
import type { DataPath } from '../../parse/parse.ts'
import { valueAt } from '../../validate/fields.ts'
import type { Comparison } from './compare-states.ts'
import { pagesShowing } from './page-changes.ts'
import type { EditedFiles, SiteState, States } from './states.ts'

interface CausesInput extends States {
  readonly changes: readonly DataChange[]
  readonly files: EditedFiles
  /** `null` when one of the states has no pages. */
  readonly compared: Comparison | null
}

/** Every edited line of the data, and the pages that it changes. */
export function findCauses(input: CausesInput): Cause[] {
  const { before, after, changes, files, compared } = input
  const pages = compared && attributePages(changes, compared)
  const causes = changes.map((change): Cause => {
    const what = describePath(valuesOf(change.after ? after : before), pathOf(change))
    const place = placeOfChange(change, input)
    return { ...place, kind: change.kind, what, pages: pages?.of(change) ?? null }
  })
  const inOrder = causes.toSorted((a, b) => (a.file === b.file ? (a.line ?? 0) - (b.line ?? 0) : 0))
  const ofFile = (file: string, what: string, some: readonly string[] | null): Cause => {
    return { file, line: null, kind: 'changed', what, pages: some }
  }
  return [
    ...inOrder,
    ...files.places.map((file) => ofFile(file, 'places', pages?.ofPlaces ?? null)),
    ...files.served.map((file) => ofFile(file, 'file', compared && pagesShowing(file, compared))),
  ]
}

export function diffStates({ before, after }: States): DataChange[] {
  return diffData(valuesOf(before), valuesOf(after), nameOfEntry)
}

/** Validated values if possible, so that mere differences in notation do not count. */
function valuesOf({ built, sources }: SiteState): unknown {
  return built?.data ?? Object.fromEntries(sources.map(({ name, value }) => [name, value]))
}

const pathOf = ({ before, after }: DataChange) => after ?? before ?? []

function placeOfChange(change: DataChange, states: States) {
  const { sources } = change.after ? states.after : states.before
  const [first, ...rest] = pathOf(change)
  // The path of a change starts with its file.
  const name = first as DataFileName
  const source = sources.find((each) => each.name === name)
  return { file: dataPath(name), line: source ? source.placeOf(rest).line : null }
}

/**
 * Attributes changed pages to edits. Edited text changes the pages that show it. Other changes on a page belong to
 * edits of other values (a number, an order, a whole entry): to each of them, on the pages that show the texts
 * nearest to it in the data.
 */
function attributePages(changes: readonly DataChange[], compared: Comparison) {
  const { reading, changed, before, after } = compared
  const pages = [...changed, ...differingKeys(before, after)]
  const there = pages.filter((page) => after.has(page))
  const isWords = (change: DataChange) => editsWords(change, reading)
  const words = changes.filter(isWords)
  const others = changes.filter((change) => !isWords(change))
  const isOnlyWords = (page: string) => after.has(page) && compared.at(page)?.isOnlyWords === true
  const open = pages.filter((page) => !isOnlyWords(page))
  const found = new Map<DataChange, readonly string[]>([
    ...words.map((change) => [change, reading.pagesWith(change.around, there)] as const),
    ...others.map((change) => [change, nearestAround(change.around, compared, open)] as const),
  ])
  // Removed pages have no texts: they are attributed to the outermost edits.
  const claimed = new Set([...found.values()].flat())
  const unclaimed = open.filter((page) => !claimed.has(page))
  const rest = others.length > 0 ? others : words
  const outermost = Math.min(...rest.map((change) => pathOf(change).length))
  for (const change of rest) {
    const isOutermost = pathOf(change).length === outermost
    if (isOutermost) found.set(change, [...(found.get(change) ?? []), ...unclaimed])
  }
  return { of: (change: DataChange) => found.get(change) ?? [], ofPlaces: open }
}

/** Whether an edit replaces text that can be followed to pages. */
export const editsWords = ({ kind, after: path }: DataChange, reading: Reading): boolean =>
  kind === 'changed' && path !== null && reading.isMarked(path)

/** The keys that only one of two maps has. */
function differingKeys(one: ReadonlyMap<string, unknown>, other: ReadonlyMap<string, unknown>) {
  return [
    ...[...one.keys()].filter((key) => !other.has(key)),
    ...[...other.keys()].filter((key) => !one.has(key)),
  ]
}

function nearestAround(path: DataPath, compared: Comparison, pages: readonly string[]): string[] {
  if (path.length === 0) return []
  const { reading, after } = compared
  const there = pages.filter((page) => after.has(page))
  const found = reading.pagesWith(path, there)
  return found.length > 0 ? found : nearestAround(path.slice(0, -1), compared, pages)
}

function describePath(data: unknown, path: DataPath): string {
  const words = path.slice(1).map((key, index) => {
    if (typeof key !== 'number') return String(key)
    return nameOfEntry(valueAt(data, path.slice(0, index + 2))) ?? `item ${key + 1}`
  })
  return words.length > 0 ? words.join(', ') : 'all of it'
}

const nameFields = ['cityName', 'slug', 'name', 'from', 'service', 'claim', 'by', 'title', 'text']

/** The name of an entry: Guilford for a city, the old address for a redirect. */
export const nameOfEntry = (entry: unknown): string | undefined =>
  nameFields.map((field) => valueAt(entry, [field])).find((text) => typeof text === 'string')
