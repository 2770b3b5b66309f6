import type { DataPath } from '../parse.ts'

/** A value of a file with its path. */
export interface Item<Value> {
  readonly value: Value
  readonly path: DataPath
}

/** The value and everything below it, each with its path, from the top down. */
export function walk(value: unknown, path: DataPath = []): Item<unknown>[] {
  if (typeof value !== 'object' || value === null) return [{ value, path }]
  const below = Object.entries(value).flatMap(([key, child]) =>
    walk(child, [...path, Array.isArray(value) ? Number(key) : key]),
  )
  return [{ value, path }, ...below]
}

/** The texts below a value, or only those of fields with the given name. */
export function textsBelow(value: unknown, field?: string): Item<string>[] {
  return walk(value).flatMap(({ value: text, path }) =>
    typeof text === 'string' && (field === undefined || path.at(-1) === field)
      ? [{ value: text, path }]
      : [],
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
    if (key === undefined) return []
    const first = firsts.get(key)
    if (first !== undefined) return [{ item, first }]
    firsts.set(key, item)
    return []
  })
}
