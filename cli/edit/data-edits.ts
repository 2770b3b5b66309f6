import { isDeepStrictEqual } from 'node:util'
import { dataError } from '../lib/errors.ts'
import { isMap, valueAt } from '../lib/json.ts'
import { joinWords } from '../lib/plural.ts'
import { dataPath, type DataFileName } from '../load/load-data.ts'
import type { DataPath } from '../parse/places.ts'

/**
 * One change of a data file. Paths are those before any change; moves are applied last. `set` adds a key
 * that a map lacks.
 */
export type DataEdit = { readonly file: DataFileName; readonly path: DataPath } & (
  | { readonly kind: 'set'; readonly value: unknown }
  | { readonly kind: 'rewrite'; readonly words: WordChange }
  | { readonly kind: 'remove' }
  | { readonly kind: 'append'; readonly value: unknown }
  | { readonly kind: 'move'; readonly to: number }
  /** Inserts an item before the one at the path; comments in between stay with the neighbor in `beside` (default: the next). */
  | { readonly kind: 'insert'; readonly value: unknown; readonly beside?: 'previous' | 'next' }
)

/**
 * The value of a file with all edits applied; shares unchanged objects with the original. Throws when a path
 * does not exist.
 */
export function editValue(value: unknown, edits: readonly DataEdit[]): unknown {
  return inOrder(edits).reduce((before, edit) => {
    const copy = copyAlong(before, edit.path)
    editInPlace(copy, edit)
    return copy
  }, value)
}

function copyAlong(value: unknown, [key, ...path]: DataPath): unknown {
  if (!isObject(value)) return value
  const copy = Array.isArray(value) ? [...value] : { ...value }
  if (key !== undefined && Object.hasOwn(copy, key))
    Reflect.set(copy, key, copyAlong(Reflect.get(copy, key), path))
  return copy
}

/** Insertions and removals come last, inner before outer and later before earlier, so that paths stay valid. */
function inOrder(edits: readonly DataEdit[]): readonly DataEdit[] {
  const ofKinds = (...kinds: readonly DataEdit['kind'][]) =>
    edits.filter(({ kind }) => kinds.includes(kind))
  const last = ({ path }: DataEdit) => Number(path.at(-1)) || 0
  const comings = ofKinds('remove', 'insert').toReversed()
  return [
    ...ofKinds('set', 'rewrite', 'append'),
    ...comings.toSorted((a, b) => b.path.length - a.path.length || last(b) - last(a)),
    ...ofKinds('move'),
  ]
}

function editInPlace(value: unknown, edit: DataEdit): void {
  const { path } = edit
  const key = path.at(-1) ?? ''
  const parent = valueAt(value, edit.kind === 'append' ? path : path.slice(0, -1))
  const isNew = !isObject(parent) || !Object.hasOwn(parent, key)
  if (Array.isArray(parent)) {
    const index = edit.kind === 'append' ? parent.length : Number(key)
    if (edit.kind === 'append' || (edit.kind === 'insert' && index <= parent.length)) {
      parent.splice(index, 0, edit.value)
      return
    }
    if (isNew) throw cannotEdit(edit)
    const [item] = parent.splice(index, 1)
    if (edit.kind === 'move') parent.splice(edit.to, 0, item)
    else if (edit.kind !== 'remove') parent.splice(index, 0, changed(item, edit))
  } else if (isObject(parent) && edit.kind === 'remove' && !isNew) {
    Reflect.deleteProperty(parent, key)
  } else if (isObject(parent) && (edit.kind === 'set' || (edit.kind === 'rewrite' && !isNew))) {
    Reflect.set(parent, key, changed(Reflect.get(parent, key), edit))
  } else throw cannotEdit(edit)
}

function changed(before: unknown, edit: DataEdit): unknown {
  if (edit.kind === 'rewrite') return rewriteWords(String(before), edit.words)
  return 'value' in edit ? edit.value : before
}

/** An edit that the file does not allow. */
export function cannotEdit(
  { file }: Pick<DataEdit, 'file'>,
  shared: readonly string[] = [],
): Error {
  const names = joinWords(shared.map((name) => `*${name}`))
  const why =
    shared.length > 0 ? ` It repeats values by name (${names}): write them out first.` : ''
  const message = `${dataPath(file)} is written in a way that this change cannot be made in without touching other entries.${why} Nothing was changed; edit it by hand.`
  return dataError(message)
}

/** Splits an edit of a map or list into its parts, so that unchanged parts keep their style and comments. */
export function inParts(edit: DataEdit, value: unknown): readonly DataEdit[] {
  if (edit.kind !== 'set') return [edit]
  const [before, after] = [valueAt(value, edit.path), edit.value]
  if (isDeepStrictEqual(before, after)) return []
  const at = (key: PropertyKey) => ({ file: edit.file, path: [...edit.path, key] })
  const set = ([key, part]: readonly [PropertyKey, unknown]) =>
    inParts({ kind: 'set', ...at(key), value: part }, value)
  const remove = (key: PropertyKey): DataEdit => ({ kind: 'remove', ...at(key) })
  if (Array.isArray(before) && Array.isArray(after)) {
    // Entries are added or removed before the common end.
    const shared = Math.min(before.length, after.length)
    const isAlike = (back: number) => isDeepStrictEqual(before.at(-back), after.at(-back))
    let tail = 0
    while (tail < shared && isAlike(tail + 1)) tail += 1
    const index = shared - tail
    const added = after.slice(index, after.length - tail)
    return [
      ...[...after.slice(0, index).entries()].flatMap(set),
      ...before.slice(index, before.length - tail).map((_, more) => remove(index + more)),
      ...added.map((item): DataEdit => ({ kind: 'insert', ...at(index), value: item })),
    ]
  }
  if (!isMap(before) || !isMap(after)) return [edit]
  const missingKeys = Object.keys(before).filter((key) => valueAt(after, [key]) === undefined)
  if (missingKeys.length === Object.keys(before).length) return [edit]
  return [...missingKeys.map(remove), ...Object.entries(after).flatMap(set)]
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

export interface WordChange {
  readonly from: string
  readonly to: string
  /** Longer names that contain it and stay, such as New Haven County. */
  readonly except: readonly string[]
}

/** A text with a name replaced; inside a longer word or name it is left alone. */
export function rewriteWords(text: string, words: WordChange): string {
  return text.replace(patternOf(words), (found, kept: string | undefined) =>
    kept === undefined ? words.to : found,
  )
}

export function findWords(text: string, words: WordChange): readonly number[] {
  return [...text.matchAll(patternOf(words))].flatMap(({ 1: kept, index }) =>
    kept === undefined ? [index] : [],
  )
}

/** Names may be wrapped over lines; the exceptions are tried first, and captured. */
function patternOf({ from, except }: WordChange): RegExp {
  const exceptions = except.length === 0 ? '(?!)' : except.map(toPattern).join('|')
  return new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}])(?:(${exceptions})|${toPattern(from)})(?![\\p{L}\\p{M}\\p{N}])`,
    'gu',
  )
}

function toPattern(name: string): string {
  return name
    .split(/\s+/)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`))
    .join(String.raw`\s+`)
}
