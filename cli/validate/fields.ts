import { cleanText } from '../lib/invisible.ts'
import { memoize } from '../lib/collections.ts'
import type { DataPath, Source } from '../parse/parse.ts'
import type { Field } from './rule.ts'

// Rules look at files that break their schema too, so these readers take what is of the right
// type and leave the rest to the schema.

/** The value at `path` in plain data, or `undefined`. */
export function valueAt(value: unknown, path: DataPath): unknown {
  let at = value
  for (const key of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return undefined
    at = Reflect.get(at, key)
  }
  return at
}

export const rootOf = (source: Source): Field => ({ source, path: [], value: source.value })

/** Every value of a file, from the top down. */
export const allFields = memoize((source: Source): readonly Field[] =>
  walk(source.value).map(({ path, value }) => ({ source, path, value })),
)

/** The field below another; its value is `undefined` where there is none. */
export function fieldAt({ source, path, value }: Field, ...keys: PropertyKey[]): Field {
  return { source, path: [...path, ...keys], value: valueAt(value, keys) }
}

const readText = (text: string) => cleanText(text).trim()

/** The text of a field below another, as it looks; `undefined` where there is none or it is empty. */
export function textAt({ value }: Field, ...keys: PropertyKey[]): string | undefined {
  const text = valueAt(value, keys)
  return (typeof text === 'string' && readText(text)) || undefined
}

/** The same with its place: a list of one, or an empty one. */
export function textField(field: Field, ...keys: PropertyKey[]): Field<string>[] {
  const value = textAt(field, ...keys)
  return value === undefined ? [] : [{ ...fieldAt(field, ...keys), value }]
}

/** The entries of a list below a field, of any type; none where there is no list. */
export function listAt(field: Field, ...keys: PropertyKey[]): Field[] {
  const { source, path, value: list } = fieldAt(field, ...keys)
  if (!Array.isArray(list)) return []
  return list.map((value: unknown, index) => ({ source, path: [...path, index], value }))
}

/** The texts of a list below a field, as they look; other entries are left out. */
export const textsAt = (field: Field, ...keys: PropertyKey[]): Field<string>[] =>
  listAt(field, ...keys).flatMap((entry) =>
    typeof entry.value === 'string' ? [{ ...entry, value: readText(entry.value) }] : [],
  )

/** The fields of a map below a field; none where there is no map. */
export function entriesAt(field: Field, ...keys: PropertyKey[]): Field[] {
  const map = valueAt(field.value, keys)
  return isMap(map) ? Object.keys(map).map((key) => fieldAt(field, ...keys, key)) : []
}

export const isMap = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isText = (field: Field): field is Field<string> => typeof field.value === 'string'

export interface Item<Value> {
  readonly value: Value
  readonly path: DataPath
}

/** The value and everything below it, each with its path, from the top down. */
export function walk(value: unknown): Item<unknown>[] {
  const found: Item<unknown>[] = []
  const visit = (at: unknown, path: DataPath) => {
    found.push({ value: at, path })
    for (const [key, child] of childrenOf(at)) visit(child, [...path, key])
  }
  visit(value, [])
  return found
}

function childrenOf(value: unknown): [PropertyKey, unknown][] {
  if (typeof value !== 'object' || value === null) return []
  return Array.isArray(value) ? [...value.entries()] : Object.entries(value)
}

/** The texts below a value, or only those of fields with the given name. */
export function textsBelow(value: unknown, field?: string): Item<string>[] {
  return walk(value).filter(
    (item): item is Item<string> =>
      typeof item.value === 'string' && (field === undefined || item.path.at(-1) === field),
  )
}

/** The items whose key was there before, each with the first of its key. */
export function repeats<Value>(
  items: readonly Value[],
  keyOf: (item: Value) => string | undefined,
): { readonly item: Value; readonly first: Value }[] {
  const firsts = new Map<string, Value>()
  return items.flatMap((item) => {
    const key = keyOf(item)
    const first = key === undefined ? undefined : firsts.get(key)
    if (key !== undefined && first === undefined) firsts.set(key, item)
    return first === undefined ? [] : [{ item, first }]
  })
}
