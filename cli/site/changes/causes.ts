import type { Cause } from '../../report/change-report.ts'
import { groupBy } from '../../lib/group-by.ts'
import { dataPath, type DataFileName } from '../../load/load-data.ts'
import { diffData, type DataChange } from '../../origins/data-changes.ts'
import { changedDocuments, type Origins } from '../../origins/origins.ts'
import type { DataPath } from '../../parse/parse.ts'
import { valueAt } from '../../validate/fields.ts'
import { nameOfEntry } from '../schema/names.ts'
import type { SiteData } from '../schema/data.ts'
import {
  buildState,
  type BuiltState,
  type BuiltStates,
  type SiteState,
  type States,
} from './states.ts'

interface CausesInput extends States {
  readonly changes: readonly DataChange[]
  readonly origins: Origins | null
}

/** So many edits are tried one by one; where there are more, those of a file are tried together. */
const mostTried = 200

/** Every line of the data that was edited, and the pages that it changes. */
export function findCauses(input: CausesInput): Cause[] {
  const { before, after, changes, origins } = input
  const states = before.built && after.built && { before: before.built, after: after.built }
  const tried = states ? changes.filter((change) => !known(change, origins)) : []
  const isMany = tried.length > mostTried
  const alone = isMany ? changes.filter((change) => !tried.includes(change)) : changes
  const causes = alone.map((change): Cause => {
    const { file, line } = placeOf(change, input)
    const pages = states && (known(change, origins) ?? tryAlone(change, states))
    return { file, line, kind: change.kind, what: describe(change, input), pages }
  })
  const together = states && isMany ? tryTogether(tried, states) : []
  const inOrder = causes.toSorted((a, b) => (a.file === b.file ? (a.line ?? 0) - (b.line ?? 0) : 0))
  return [...inOrder, ...together]
}

function tryTogether(changes: readonly DataChange[], { before, after }: BuiltStates): Cause[] {
  const byFile = groupBy(changes, (change) => fileOf(change))
  return [...byFile].map(([name, some]) => {
    const apply = (data: unknown) => ({ ...Object(data), [name]: valueAt(after.data, [name]) })
    const pages = pagesBetween(before, { apply })
    const what = `${some.length} edits together`
    return { file: dataPath(name), line: null, kind: 'changed', what, pages }
  })
}

/** The path of a change begins with its file. */
const fileOf = ({ before, after }: DataChange) => (after ?? before ?? [])[0] as DataFileName

export function diffStates({ before, after }: States): DataChange[] {
  return diffData(valuesOf(before), valuesOf(after), nameOfEntry)
}

/** Checked where that is possible, so that what is only written otherwise counts for nothing. */
function valuesOf({ built, sources }: SiteState): unknown {
  return built?.data ?? Object.fromEntries(sources.map(({ name, value }) => [name, value]))
}

/** Words that stand for nothing else: where they are read, the pages change. */
function known({ kind, after }: DataChange, origins: Origins | null): string[] | undefined {
  const documents = kind === 'changed' && after ? origins?.documentsOf(after) : undefined
  return documents && [...documents]
}

function tryAlone(change: DataChange, { before, after }: BuiltStates): string[] | null {
  const alone = pagesBetween(before, change)
  if (alone) return alone
  // It rests on an edit of another file, such as a claim that is new.
  const file = fileOf(change)
  const data = { ...after.data, [file]: before.data[file] }
  return pagesBetween({ data, atlas: after.atlas }, change)
}

/** The pages that the change makes different; `null` where the site cannot be built with it alone. */
function pagesBetween(
  state: Pick<BuiltState, 'data' | 'atlas'> & Partial<BuiltState>,
  { apply }: Pick<DataChange, 'apply'>,
): string[] | null {
  try {
    const { views = buildState(state.data, state.atlas).views } = state
    // Edits of checked data, each of which the data afterwards has too.
    const changed = buildState(apply(state.data) as SiteData, state.atlas)
    return [...changedDocuments(views, changed.views)]
  } catch {
    return null
  }
}

function placeOf(change: DataChange, states: States) {
  const { sources } = change.after ? states.after : states.before
  const name = fileOf(change)
  const [, ...rest] = change.after ?? change.before ?? []
  const source = sources.find((each) => each.name === name)
  return { file: dataPath(name), line: source ? source.placeOf(rest).line : null }
}

function describe(change: DataChange, { before, after }: States): string {
  const state = change.after ? after : before
  return describePath(valuesOf(state), change.after ?? change.before ?? [])
}

/** Pages that another gazetteer or other outlines change. */
export function pagesOfPlaces({ before, after }: BuiltStates): string[] {
  return [...changedDocuments(before.views, buildState(before.data, after.atlas).views)]
}

/** The way to a value in words: `Guilford, localChallenges, item 2`. */
function describePath(data: unknown, path: DataPath): string {
  const words = path.slice(1).map((key, index) => {
    if (typeof key !== 'number') return String(key)
    return nameOfEntry(valueAt(data, path.slice(0, index + 2))) ?? `item ${key + 1}`
  })
  return words.length > 0 ? words.join(', ') : 'all of it'
}
