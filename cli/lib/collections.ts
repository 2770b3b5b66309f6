/** Groups items by key, in their original order (`Map.groupBy` of ES2024). */
export function groupBy<Item, Key>(
  items: Iterable<Item>,
  keyOf: (item: Item) => Key,
): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}

/** Returns the value cached by an earlier run with the same inputs, or makes it. */
export type Cache = <Value>(name: string, inputs: unknown, make: () => Value) => Value

/** Computes a value once per object. */
export function memoize<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, { readonly value: Value }>()
  return (key) => {
    const known = made.get(key) ?? { value: make(key) }
    made.set(key, known)
    return known.value
  }
}

/** Runs `make` on the first call and shares its promise; after a rejection the next call tries again. */
export function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    })
    return made
  }
}

/** Limits the memory of a long run; a site of 500 towns has 20,000 texts. */
const mostTexts = 50_000

/** Computes a value once per text. */
export function memoizeTexts<Value>(make: (text: string) => Value): (text: string) => Value {
  const made = new Map<string, Value>()
  return (text) => {
    const known = made.get(text)
    if (known !== undefined) return known
    if (made.size >= mostTexts) made.clear()
    const value = make(text)
    made.set(text, value)
    return value
  }
}

type Words<Line extends string> = Line extends `${infer First} ${infer Rest}`
  ? First | Words<Rest>
  : Line

/** Splits lines into a list of words, with their literal types. */
export const wordsOf = <Line extends string>(...lines: readonly Line[]) =>
  lines.flatMap((line) => line.split(' ')) as Words<Line>[]
