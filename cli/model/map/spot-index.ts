import type { Spot } from './boxes.ts'

/** Something that stands at a spot. */
export interface Standing {
  readonly at: Spot
}

/** Finds what stands nearest without looking at everything. */
export interface SpotIndex<Item extends Standing> {
  /** The nearest items, the nearest first. Of many at one spot only as many as asked for are seen. */
  readonly nearest: (from: Spot, count: number) => Item[]
}

interface Node<Item> {
  readonly item: Item
  readonly rank: number
  readonly axis: 0 | 1
  readonly before: Node<Item> | undefined
  readonly after: Node<Item> | undefined
}

/** A k-d tree: building costs n log² n, a question about as much as its answer is long. */
export function createSpotIndex<Item extends Standing>(items: readonly Item[]): SpotIndex<Item> {
  // Side by side, where they are read faster than item by item.
  const spots = Float64Array.from(items.flatMap(({ at }) => at))
  const root = grow(
    items.map((item, rank) => ({ item, rank })),
    0,
  )
  return {
    nearest: (from, count) => {
      const found: Node<Item>[] = []
      const distances = new Float64Array(count).fill(Infinity)
      search(root, { from, spots, found, distances })
      return found.map(({ item }) => item)
    },
  }
}

function grow<Item extends Standing>(
  ranked: readonly { readonly item: Item; readonly rank: number }[],
  axis: 0 | 1,
): Node<Item> | undefined {
  const sorted = ranked.toSorted((a, b) => a.item.at[axis] - b.item.at[axis] || a.rank - b.rank)
  const middle = sorted.length >> 1
  const here = sorted[middle]
  if (!here) return undefined
  const next = axis === 0 ? 1 : 0
  return {
    ...here,
    axis,
    before: grow(sorted.slice(0, middle), next),
    after: grow(sorted.slice(middle + 1), next),
  }
}

interface Search<Item> {
  readonly from: Spot
  /** All items' x and y, by rank. */
  readonly spots: Float64Array
  /** In order of distance. */
  readonly found: Node<Item>[]
  /** The square of how far each of them is, and infinite for each that is still wanted. */
  readonly distances: Float64Array
}

function search<Item>(node: Node<Item> | undefined, task: Search<Item>): void {
  if (!node) return
  const { from, spots } = task
  const { rank, axis, before, after } = node
  const right = (spots[2 * rank] ?? 0) - from[0]
  const down = (spots[2 * rank + 1] ?? 0) - from[1]
  const distance = right ** 2 + down ** 2
  if (isWanted(distance, task)) insert(node, distance, task)
  const ahead = axis === 0 ? right : down
  search(ahead > 0 ? before : after, task)
  if (isWanted(ahead * ahead, task)) search(ahead > 0 ? after : before, task)
}

/** Whether something at that distance is nearer than the farthest that is held. */
function isWanted<Item>(distance: number, { distances }: Search<Item>): boolean {
  return distance < (distances[distances.length - 1] ?? 0)
}

/** Puts a node in its order; where there are enough, the farthest falls out. */
function insert<Item>(
  node: Node<Item>,
  distance: number,
  { found, distances }: Search<Item>,
): void {
  let at = Math.min(found.length, distances.length - 1)
  for (; at > 0; at -= 1) {
    const before = found[at - 1]
    const far = distances[at - 1] ?? 0
    if (!before || far < distance || (far === distance && before.rank < node.rank)) break
    found[at] = before
    distances[at] = far
  }
  found[at] = node
  distances[at] = distance
}
