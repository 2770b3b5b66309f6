/** Makes a value of each object once, for all who ask. */
export function oncePer<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, { readonly value: Value }>()
  return (key) => {
    const { value } = made.get(key) ?? { value: make(key) }
    made.set(key, { value })
    return value
  }
}
