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
  // By number: the engine makes an object of each step of an iteration where lists are of many kinds.
  for (let index = 0; index < items.length; index += 1) {
    results.push(toResult(items[index] as Item))
  }
  return results
}
