import { isDeepStrictEqual } from 'node:util'
import { alignLists, type Run } from './changed-texts.ts'
import type { DataPath } from '../parse/parse.ts'
import { isMap } from '../validate/fields.ts'

/** One edit of the data: of a value or of a whole entry. */
export interface DataChange {
  readonly kind: 'changed' | 'added' | 'removed' | 'moved'
  /** Old and new path; `null` when added or removed. */
  readonly before: DataPath | null
  readonly after: DataPath | null
  /** The new path; for a removed value, the new path of its parent. */
  readonly around: DataPath
}

/** Identifies an entry of a list; `undefined` when nothing does. */
type NameOf = (entry: unknown) => string | undefined

/** Lists the edits that turn one state of the data into another; entries of lists are matched by name. */
export function diffData(before: unknown, after: unknown, nameOf: NameOf): DataChange[] {
  if (isDeepStrictEqual(before, after)) return []
  if (isMap(before) && isMap(after)) return diffMaps(before, after, nameOf)
  if (Array.isArray(before) && Array.isArray(after)) return diffLists(before, after, nameOf)
  return [{ kind: 'changed', before: [], after: [], around: [] }]
}

type Fields = Readonly<Record<string, unknown>>

function diffMaps(before: Fields, after: Fields, nameOf: NameOf): DataChange[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap(
    (key): DataChange[] => {
      if (!Object.hasOwn(after, key)) return [removed(key)]
      if (!Object.hasOwn(before, key)) return [added(key)]
      return diffData(before[key], after[key], nameOf).map((change) => below(change, key, key))
    },
  )
}

const removed = (key: PropertyKey): DataChange => {
  return { kind: 'removed', before: [key], after: null, around: [] }
}

const added = (key: PropertyKey): DataChange => {
  return { kind: 'added', before: null, after: [key], around: [key] }
}

function below(change: DataChange, before: PropertyKey, after: PropertyKey): DataChange {
  return {
    ...change,
    before: change.before && [before, ...change.before],
    after: change.after && [after, ...change.after],
    around: [after, ...change.around],
  }
}

type List = readonly unknown[]

function diffLists(before: List, after: List, nameOf: NameOf): DataChange[] {
  const keysOf = (list: List) => list.map((entry) => nameOf(entry) ?? JSON.stringify(entry))
  const [old, fresh] = [keysOf(before), keysOf(after)]
  const isMoved = areReordered(old, fresh)
  const runs = isMoved ? runsByName(old, fresh) : alignLists(old, fresh)
  const changes = runs
    .flatMap((run) => pairAlike(run, before, after))
    .flatMap(([from, to]) => {
      if (to === undefined) return from === undefined ? [] : [removed(from)]
      if (from === undefined) return [added(to)]
      return diffData(before[from], after[to], nameOf).map((change) => below(change, from, to))
    })
  return isMoved ? [{ kind: 'moved', before: [], after: [], around: [] }, ...changes] : changes
}

/** Whether the names that both lists share are in another order; duplicates do not count as names. */
function areReordered(old: readonly string[], fresh: readonly string[]): boolean {
  if ([old, fresh].some((keys) => new Set(keys).size < keys.length)) return false
  const common = old.filter((key) => fresh.includes(key))
  return !isDeepStrictEqual(
    common,
    fresh.filter((key) => common.includes(key)),
  )
}

function runsByName(old: readonly string[], fresh: readonly string[]): Run[] {
  const unmatched = old.flatMap((key, from) => (fresh.includes(key) ? [] : [from]))
  return [
    { isSame: false, before: unmatched, after: [] },
    ...fresh.map((key, to) => {
      const from = old.indexOf(key)
      return { isSame: from >= 0, before: from < 0 ? [] : [from], after: [to] }
    }),
  ]
}

type Pair = readonly [from: number | undefined, to: number | undefined]

/** A renamed entry is the same entry if half of its fields are unchanged. */
function pairAlike(run: Run, before: List, after: List): Pair[] {
  if (run.isSame) return run.after.map((to, index) => [run.before[index], to])
  const unmatched = [...run.before]
  const pairs = run.after.map((to): Pair => {
    const at = unmatched.findIndex((from) => areAlike(before[from], after[to]))
    return [at < 0 ? undefined : unmatched.splice(at, 1)[0], to]
  })
  return [...unmatched.map((from): Pair => [from, undefined]), ...pairs]
}

function areAlike(before: unknown, after: unknown): boolean {
  if (!isMap(before) || !isMap(after)) return typeof before === typeof after
  const fields = Object.entries(after)
  const same = fields.filter(([key, value]) => isDeepStrictEqual(value, before[key]))
  return 2 * same.length >= Math.max(fields.length, Object.keys(before).length)
}
