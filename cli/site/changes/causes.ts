import type { Cause } from '../../report/change-report.ts'
import { dataPath, type DataFileName } from '../../load/load-data.ts'
import { diffData, type DataChange } from '../../origins/data-changes.ts'
import { changedDocuments, type Origins } from '../../origins/origins.ts'
import type { DataPath, Source } from '../../parse/parse.ts'
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

/** Each is tried by itself; where there are more, those of a file are tried together. */
const mostTried = 200

/** Every line of the data that was edited, and the pages that it changes. */
export function findCauses({ before, after, changes, origins }: CausesInput): Cause[] {
  const states = before.built && after.built && { before: before.built, after: after.built }
  const pagesOf = (change: DataChange) => {
    if (!states) return null
    return known(change, origins) ?? tryAlone(change, states)
  }
  const isMany = changes.filter((change) => !known(change, origins)).length > mostTried
  return changes.map((change): Cause => {
    const { file, line } = placeOf(change, before, after)
    const pages = isMany && !known(change, origins) ? null : pagesOf(change)
    return { file, line, kind: change.kind, what: describe(change, before, after), pages }
  })
}

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
  const [file] = change.before ?? change.after ?? []
  const data = { ...after.data, [String(file)]: valueAt(before.data, [file ?? '']) }
  return pagesBetween({ data, atlas: after.atlas }, change)
}

/** The pages that the change makes different; `null` where the site cannot be built with it alone. */
function pagesBetween(
  state: Pick<BuiltState, 'data' | 'atlas'> & Partial<BuiltState>,
  { apply }: DataChange,
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

function placeOf(change: DataChange, before: SiteState, after: SiteState) {
  const [{ sources }, path] = change.after ? [after, change.after] : [before, change.before ?? []]
  const [name, ...rest] = path
  const source = sources.find((each: Source) => each.name === name)
  const file = dataPath(String(name) as DataFileName)
  return { file, line: source ? source.placeOf(rest).line : null }
}

function describe(change: DataChange, before: SiteState, after: SiteState): string {
  const [state, path] = change.after ? [after, change.after] : [before, change.before ?? []]
  return describePath(valuesOf(state), path)
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
