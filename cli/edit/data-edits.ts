import type { DataFileName } from '../load/load-data.ts'
import type { DataPath } from '../parse/places.ts'
import { rewriteWords, type WordChange } from './rename-in-text.ts'

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
