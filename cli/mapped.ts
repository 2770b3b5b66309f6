/**
 * What `map` makes. But its array is of another kind once the engine has optimized the caller, and
 * then all that works on it is compiled anew; this one is of the same kind each time.
 */
export function mapped<Item, Result>(
  items: readonly Item[],
  toResult: (item: Item) => Result,
): Result[] {
  const results: Result[] = []
  for (const item of items) results.push(toResult(item))
  return results
}
