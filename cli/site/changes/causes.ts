import type { Cause } from '../../report/change-report.ts'
import { dataPath, type DataFileName } from '../../load/load-data.ts'
import { diffData, type DataChange } from '../../origins/data-changes.ts'
import { changedDocuments, differingPaths, type Origins } from '../../origins/origins.ts'
import type { DataPath } from '../../parse/parse.ts'
import { valueAt } from '../../validate/fields.ts'
import {
  byPath,
  type BuiltStates,
  type EditedFiles,
  type SiteState,
  type States,
} from './states.ts'
import { pagesShowing } from './page-changes.ts'

interface CausesInput extends States {
  readonly changes: readonly DataChange[]
  readonly files: EditedFiles
  /** Of the texts as they are now; `null` where there are no pages. */
  readonly origins: Origins | null
}

/** Every line of the data that was edited, and the pages that it changes. */
export function findCauses(input: CausesInput): Cause[] {
  const { before, after, changes, files, origins } = input
  const states = before.built && after.built && { before: before.built, after: after.built }
  const pages = states && origins ? attributePages(changes, { ...states, origins }) : undefined
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
    ...files.served.map((file) =>
      ofFile(file, 'file', states && pagesShowing(file, states.after.views)),
    ),
  ]
}

export function diffStates({ before, after }: States): DataChange[] {
  return diffData(valuesOf(before), valuesOf(after), nameOfEntry)
}

/** Checked where that is possible, so that what is only written otherwise counts for nothing. */
function valuesOf({ built, sources }: SiteState): unknown {
  return built?.data ?? Object.fromEntries(sources.map(({ name, value }) => [name, value]))
}

const pathOf = ({ before, after }: DataChange) => after ?? before ?? []

function placeOfChange(change: DataChange, states: States) {
  const { sources } = change.after ? states.after : states.before
  const [first, ...rest] = pathOf(change)
  // The path of a change begins with its file.
  const name = first as DataFileName
  const source = sources.find((each) => each.name === name)
  return { file: dataPath(name), line: source ? source.placeOf(rest).line : null }
}

/**
 * Lays pages to edits. Words change the pages that show them. What else changed on a page belongs to
 * the edits of what is no words (a number, an order, an entry as a whole): to each of them, where the
 * texts nearest around it come out.
 */
function attributePages(
  changes: readonly DataChange[],
  { before, after, origins }: BuiltStates & { readonly origins: Origins },
) {
  const documentsOf = ({ kind, after: path }: DataChange) =>
    kind === 'changed' && path ? origins.documentsOf(path) : undefined
  const words = changes.filter((change) => documentsOf(change))
  const others = changes.filter((change) => !documentsOf(change))
  const [old, fresh] = [byPath(before.views), byPath(after.views)]
  const isOnlyWords = (page: string) => {
    if (!old.has(page) || !fresh.has(page)) return false
    const read = words.flatMap(({ around }) => origins.readAt(page, around))
    const places = new Set(read.map((path) => path.join('/')))
    return differingPaths(old.get(page), fresh.get(page)).every((path) =>
      places.has(path.join('/')),
    )
  }
  const open = [...changedDocuments(before.views, after.views)].filter((page) => !isOnlyWords(page))
  const found = new Map<DataChange, readonly string[]>([
    ...words.map((change) => [change, [...(documentsOf(change) ?? [])]] as const),
    ...others.map((change) => [change, nearestAround(change.around, origins, open)] as const),
  ])
  // Pages that are gone have no texts: they are laid to the outermost edits.
  const claimed = new Set([...found.values()].flat())
  const left = open.filter((page) => !claimed.has(page))
  const rest = others.length > 0 ? others : words
  const outermost = Math.min(...rest.map((change) => pathOf(change).length))
  for (const change of rest) {
    const isOutermost = pathOf(change).length === outermost
    if (isOutermost) found.set(change, [...(found.get(change) ?? []), ...left])
  }
  return { of: (change: DataChange) => found.get(change) ?? [], ofPlaces: open }
}

function nearestAround(path: DataPath, origins: Origins, pages: readonly string[]): string[] {
  if (path.length === 0) return []
  const reached = origins.documentsBelow(path)
  const found = pages.filter((page) => reached.has(page))
  return found.length > 0 ? found : nearestAround(path.slice(0, -1), origins, pages)
}

function describePath(data: unknown, path: DataPath): string {
  const words = path.slice(1).map((key, index) => {
    if (typeof key !== 'number') return String(key)
    return nameOfEntry(valueAt(data, path.slice(0, index + 2))) ?? `item ${key + 1}`
  })
  return words.length > 0 ? words.join(', ') : 'all of it'
}

const nameFields = ['cityName', 'slug', 'name', 'from', 'service', 'claim', 'title', 'text']

/** The name of an entry: of a city Guilford, of a redirect its old address. */
export const nameOfEntry = (entry: unknown): string | undefined =>
  nameFields.map((field) => valueAt(entry, [field])).find((text) => typeof text === 'string')
