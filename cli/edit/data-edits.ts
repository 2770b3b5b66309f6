import type { DataFileName } from '../load/load-data.ts'
import type { DataPath } from '../parse/places.ts'

/** One change of a data file. Its path is that before any change. */
export type DataEdit = { readonly file: DataFileName; readonly path: DataPath } & (
  | { readonly kind: 'set'; readonly value: string }
  | { readonly kind: 'rewrite'; readonly words: WordChange }
  | { readonly kind: 'remove' }
  | { readonly kind: 'append'; readonly value: unknown }
  | Insertion
)

/** A new item before the one at the path; comments in between stay with the neighbor beside it. */
export interface Insertion {
  readonly kind: 'insert'
  readonly value: unknown
  readonly beside: 'previous' | 'next'
}

/** A file's value with all edits made; the value itself stays as it is. */
export function editValue(value: unknown, edits: readonly DataEdit[]): unknown {
  const copy = structuredClone(value)
  for (const edit of inOrder(edits)) editInPlace(copy, edit)
  return copy
}

/** Items come and leave last, inner before outer and later before earlier, so that all paths hold. */
function inOrder(edits: readonly DataEdit[]): readonly DataEdit[] {
  const isMove = ({ kind }: DataEdit) => kind === 'remove' || kind === 'insert'
  const moves = edits.filter(isMove).toReversed()
  const last = ({ path }: DataEdit) => Number(path.at(-1))
  return [
    ...edits.filter((edit) => !isMove(edit)),
    ...moves.toSorted((a, b) => b.path.length - a.path.length || last(b) - last(a)),
  ]
}

function editInPlace(value: unknown, edit: DataEdit): void {
  const key = edit.path.at(-1)
  const parent = below(value, edit.path.slice(0, -1))
  if (edit.kind === 'append') {
    const list = below(value, edit.path)
    if (Array.isArray(list)) list.push(edit.value)
  } else if (edit.kind === 'insert') {
    if (Array.isArray(parent)) parent.splice(Number(key), 0, edit.value)
  } else if (edit.kind === 'remove') {
    if (Array.isArray(parent)) parent.splice(Number(key), 1)
  } else if (key !== undefined && isObject(parent)) {
    const before = Reflect.get(parent, key)
    const after = edit.kind === 'set' ? edit.value : rewriteWords(String(before), edit.words)
    Reflect.set(parent, key, after)
  }
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null

function below(value: unknown, path: DataPath): unknown {
  return path.reduce<unknown>((at, key) => (isObject(at) ? Reflect.get(at, key) : undefined), value)
}

export interface WordChange {
  readonly from: string
  readonly to: string
  /** Longer names that hold it, such as New Haven County, and stay. */
  readonly except: readonly string[]
}

/** A text with the name changed; part of a longer word or name it is left alone. */
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

/** Names may be broken over lines; those that are kept are tried first, and captured. */
function patternOf({ from, except }: WordChange): RegExp {
  const kept = except.length === 0 ? '(?!)' : except.map(toPattern).join('|')
  return new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}])(?:(${kept})|${toPattern(from)})(?![\\p{L}\\p{M}\\p{N}])`,
    'gu',
  )
}

function toPattern(name: string): string {
  return name
    .split(/\s+/)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`))
    .join(String.raw`\s+`)
}
