import { mapped } from '../../lib/mapped.ts'
import type { Spot } from './geometry.ts'

/** Something that stands at a spot. */
export interface Standing {
  readonly at: Spot
}

/** Finds what stands nearest without looking at everything. */
export interface SpotIndex<Item extends Standing> {
  /** The nearest items, the nearest first. Of many at one spot only as many as asked for are seen. */
  readonly nearest: (from: Spot, count: number) => Item[]
}

/** So few items are looked at one by one. */
const fewItems = 12

/** A k-d tree: building costs n log² n, a question about as much as its answer is long. */
export function createSpotIndex<Item extends Standing>(items: readonly Item[]): SpotIndex<Item> {
  const ranks = Uint32Array.from(items.keys())
  split(ranks, items, 0)
  // Side by side, where they are read faster than item by item.
  const spots = Float64Array.from([...ranks].flatMap((rank) => itemOf(items, rank).at))
  return {
    nearest: (from, count) => {
      const found: Found = { ranks: [], distances: new Float64Array(count).fill(Infinity) }
      search({ from: 0, to: ranks.length, axis: 0 }, { spot: from, ranks, spots, found })
      return mapped(found.ranks, (rank) => itemOf(items, rank))
    },
  }
}

function itemOf<Item>(items: readonly Item[], rank: number): Item {
  // Every rank is the index of an item.
  return items[rank] as Item
}

type Axis = 0 | 1

const other = (axis: Axis): Axis => (axis === 0 ? 1 : 0)

/** Orders ranks so that in each part, half of a half, its middle parts it by one axis in turns. */
function split(ranks: Uint32Array, items: readonly Standing[], axis: Axis): void {
  if (ranks.length <= fewItems) return
  const at = (rank: number) => itemOf(items, rank).at[axis]
  ranks.sort((a, b) => at(a) - at(b) || a - b)
  const middle = ranks.length >> 1
  split(ranks.subarray(0, middle), items, other(axis))
  split(ranks.subarray(middle + 1), items, other(axis))
}

/** A part of the tree. */
interface Part {
  readonly from: number
  readonly to: number
  readonly axis: Axis
}

interface Search {
  readonly spot: Spot
  /** Of all items, in the order of the tree. */
  readonly ranks: Uint32Array
  /** All items' x and y, in the same order. */
  readonly spots: Float64Array
  readonly found: Found
}

/** What is found, in order of distance. */
interface Found {
  readonly ranks: number[]
  /** The square of how far each of them is, and infinite for each that is still wanted. */
  readonly distances: Float64Array
}

function search({ from, to, axis }: Part, task: Search): void {
  if (to - from <= fewItems) {
    for (let at = from; at < to; at += 1) look(at, task)
    return
  }
  const middle = (from + to) >> 1
  look(middle, task)
  const ahead = (task.spots[2 * middle + axis] ?? 0) - task.spot[axis]
  const before = { from, to: middle, axis: other(axis) }
  const after = { from: middle + 1, to, axis: other(axis) }
  search(ahead > 0 ? before : after, task)
  if (isWanted(ahead * ahead, task.found)) search(ahead > 0 ? after : before, task)
}

function look(at: number, { spot, ranks, spots, found }: Search): void {
  const right = (spots[2 * at] ?? 0) - spot[0]
  const down = (spots[2 * at + 1] ?? 0) - spot[1]
  const distance = right * right + down * down
  if (isWanted(distance, found)) insert(ranks[at] ?? 0, distance, found)
}

/** Whether something at that distance is nearer than the farthest that is held. */
function isWanted(distance: number, { distances }: Found): boolean {
  return distance < (distances[distances.length - 1] ?? 0)
}

/** Puts an item in its order; where there are enough, the farthest falls out. */
function insert(rank: number, distance: number, { ranks, distances }: Found): void {
  let at = Math.min(ranks.length, distances.length - 1)
  for (; at > 0; at -= 1) {
    const before = ranks[at - 1] ?? 0
    const far = distances[at - 1] ?? 0
    if (far < distance || (far === distance && before < rank)) break
    ranks[at] = before
    distances[at] = far
  }
  ranks[at] = rank
  distances[at] = distance
}
