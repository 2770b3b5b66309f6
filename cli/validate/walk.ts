import type { DataPath } from '../parse.ts'

/** A value of a file with its path. */
export interface Item<Value> {
  readonly value: Value
  readonly path: DataPath
}

/** The value and everything below it, each with its path, from the top down. */
export function walk(value: unknown): Item<unknown>[] {
  return search(value, () => true)
}

/**
 * The values of `walk` that `isWanted` picks by themselves and their key. Paths are made for those
 * only, which on large data is most of the work.
 */
export function search(
  value: unknown,
  isWanted: (value: unknown, key: PropertyKey | undefined) => boolean,
): Item<unknown>[] {
  const found: Item<unknown>[] = []
  const path: PropertyKey[] = []
  const visit = (at: unknown): void => {
    if (isWanted(at, path.at(-1))) found.push({ value: at, path: [...path] })
    if (typeof at !== 'object' || at === null) return
    if (Array.isArray(at)) at.forEach((child, index) => visitChild(child, index))
    else for (const key of Object.keys(at)) visitChild(Reflect.get(at, key), key)
  }
  const visitChild = (child: unknown, key: PropertyKey) => {
    path.push(key)
    visit(child)
    path.pop()
  }
  visit(value)
  return found
}

/** The texts below a value, or only those of fields with the given name. */
export function textsBelow(value: unknown, field?: string): Item<string>[] {
  return textsWhere(value, (_, key) => field === undefined || key === field)
}

/** The texts below a value that `isWanted` picks by themselves and their key. */
export function textsWhere(
  value: unknown,
  isWanted: (text: string, key: PropertyKey | undefined) => boolean,
): Item<string>[] {
  const found = search(value, (text, key) => typeof text === 'string' && isWanted(text, key))
  return found.filter((item): item is Item<string> => typeof item.value === 'string')
}

/** The items whose key was there before, each with the first of its key. */
export function repeats<Value>(
  items: readonly Value[],
  keyOf: (item: Value) => string | undefined,
): { readonly item: Value; readonly first: Value }[] {
  const firsts = new Map<string, Value>()
  const repeated: { readonly item: Value; readonly first: Value }[] = []
  for (const item of items) {
    const key = keyOf(item)
    if (key === undefined) continue
    const first = firsts.get(key)
    if (first === undefined) firsts.set(key, item)
    else repeated.push({ item, first })
  }
  return repeated
}
