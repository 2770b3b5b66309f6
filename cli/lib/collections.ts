/** Items by key, those of a key in their order (`Map.groupBy` of ES2024). */
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

/** Makes a value, or takes what an earlier run made from the same inputs. */
export type Cache = <Value>(name: string, inputs: unknown, make: () => Value) => Value

/** Makes a value of each object once, for all who ask. */
export function memoize<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, { readonly value: Value }>()
  return (key) => {
    const known = made.get(key) ?? { value: make(key) }
    made.set(key, known)
    return known.value
  }
}

/** Makes a value when it is first asked for; one that was rejected is made anew for whoever asks next. */
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

/** Of so many texts what is made is known, so that a long run does not grow. */
const mostTexts = 10_000

/** The same of each text. */
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

/** The words of one line or several, as a list; each is known by its type. */
export const wordsOf = <Line extends string>(...lines: readonly Line[]) =>
  lines.flatMap((line) => line.split(' ')) as Words<Line>[]
