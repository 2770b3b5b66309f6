/**
 * The results for all items, as `map` gives them, in an array of the same kind each time. That of
 * `map` is of another kind once the engine has optimized its caller, and all that works on it is
 * compiled anew.
 */
export function mapped<Item, Result>(
  items: readonly Item[],
  toResult: (item: Item) => Result,
): Result[] {
  const results: Result[] = []
  for (const item of items) results.push(toResult(item))
  return results
}
