import type { DataPath } from '../parse/parse.ts'

/** A value with its path. */
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
