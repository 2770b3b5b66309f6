import type { DataPath, Source } from '../parse/parse.ts'

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
  visit(value, undefined, { isWanted, found, path: [] })
  return found
}

interface Search {
  readonly isWanted: (value: unknown, key: PropertyKey | undefined) => boolean
  readonly found: Item<unknown>[]
  /** The way to the value at hand. */
  readonly path: PropertyKey[]
}

// A function of its own: as closures it would be compiled for each search.
function visit(value: unknown, key: PropertyKey | undefined, task: Search): void {
  const { isWanted, found, path } = task
  if (isWanted(value, key)) found.push({ value, path: [...path] })
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    let index = 0
    for (const item of value) {
      path.push(index)
      visit(item, index, task)
      path.pop()
      index += 1
    }
    return
  }
  // It is looked at only, and `Reflect.get` takes longer.
  const fields = value as Readonly<Record<string, unknown>>
  for (const name of Object.keys(fields)) {
    path.push(name)
    visit(fields[name], name, task)
    path.pop()
  }
}

/** The values of all fields of that name. */
export function fieldsNamed(name: string, { value, text }: Pick<Source, 'value' | 'text'>) {
  // A large file is read through much faster than what it holds. Only an escape can spell a name
  // otherwise.
  const mayHold = text.includes(name) || text.includes('\\')
  return mayHold ? search(value, (_, key) => key === name) : []
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
