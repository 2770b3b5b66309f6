import { type Box, boxAround, cross, crosses, grow, isInside, overlap } from './boxes.ts'
import { leaningPlaces, ledPlaces, type Dot, type Place, type Wish } from './label-places.ts'

/** The sheet that labels are placed on, in its own units. */
export interface Sheet {
  readonly width: number
  readonly height: number
  /** Every dot, whether it wants a label or not. */
  readonly dots: readonly Dot[]
  /** What else must stay clear of labels. */
  readonly obstacles: readonly Box[]
  /** How high the area is that takes the click. */
  readonly labelHeight: number
  /** Whether labels may stand off their dots, on a line. */
  readonly leaders: boolean
}

const margin = 4

/** What a label without any place costs; no place costs as much. */
const nowhere = 1000

type Taken = (Place | null)[]

/**
 * Finds a place for each label so that no two areas, dots or leaders lie on one another. What
 * comes first in the list chooses first; then a label may send another to a worse place, where
 * that is better for both together. A label that finds no place is `null`.
 */
export function placeLabels(wishes: readonly Wish[], sheet: Sheet): Taken {
  const blockers = blockersOf(sheet)
  const options = wishes.map((wish) => clearPlaces(wish, sheet, blockers))
  const taken: Taken = wishes.map(() => null)
  options.forEach((places, index) => {
    taken[index] = freePlace(places, taken)
  })
  for (const index of taken.keys()) improve(index, options, taken)
  return taken
}

/** What labels may not lie on: a dot, which is no matter to its own label, or an obstacle. */
interface Blocker {
  readonly box: Box
  readonly dot: Dot | null
}

function blockersOf({ dots, obstacles }: Sheet): Blocker[] {
  return [
    ...dots.map((dot) => ({ box: boxAround(dot.at, dot.radius), dot })),
    ...obstacles.map((box) => ({ box, dot: null })),
  ]
}

const isElsewhere = (dot: Dot | null, { at }: Dot) =>
  dot === null || dot.at[0] !== at[0] || dot.at[1] !== at[1]

/** The places on the sheet that neither another dot nor an obstacle is in the way of. */
function clearPlaces(wish: Wish, sheet: Sheet, blockers: readonly Blocker[]): Place[] {
  const { width, height, labelHeight, leaders } = sheet
  const inner = grow({ left: 0, top: 0, right: width, bottom: height }, -margin)
  const near = leaningPlaces(wish, labelHeight)
  const places = leaders ? [...near, ...ledPlaces(wish, labelHeight)] : near
  const all = places.filter(({ hit }) => isInside(hit, inner))
  const around = reachOf(all)
  const blocked = blockers.filter(
    ({ box, dot }) => overlap(box, around) && isElsewhere(dot, wish.dot),
  )
  return all.filter(({ hit, leader }) =>
    blocked.every(({ box }) => !overlap(hit, box) && !(leader && crosses(leader, box))),
  )
}

/** A box around all places. */
function reachOf(places: readonly Place[]): Box {
  const reach = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const { hit } of places) {
    reach.left = Math.min(reach.left, hit.left)
    reach.top = Math.min(reach.top, hit.top)
    reach.right = Math.max(reach.right, hit.right)
    reach.bottom = Math.max(reach.bottom, hit.bottom)
  }
  return grow(reach, margin)
}

/** Takes a better place beside the dot for one label, moving the only other that stands there. */
function improve(index: number, options: readonly (readonly Place[])[], taken: Taken): void {
  const mine = taken[index] ?? null
  taken[index] = null
  for (const place of options[index] ?? []) {
    if (place.leader || place.cost >= costOf(mine)) break
    const blocker = onlyBlocker(place, taken)
    if (blocker === 'several') continue
    taken[index] = place
    if (blocker === 'none') return
    const theirs = taken[blocker] ?? null
    taken[blocker] = null
    const elsewhere = freePlace(options[blocker] ?? [], taken)
    taken[blocker] = elsewhere
    if (place.cost + costOf(elsewhere) < costOf(mine) + costOf(theirs)) return
    taken[blocker] = theirs
  }
  taken[index] = mine
}

function freePlace(places: readonly Place[], taken: Taken): Place | null {
  return places.find((place) => onlyBlocker(place, taken) === 'none') ?? null
}

const costOf = (place: Place | null) => place?.cost ?? nowhere

/** The index of the label in the way, where there is one. */
function onlyBlocker(place: Place, taken: Taken): number | 'none' | 'several' {
  let blocker: number | 'none' = 'none'
  // Most of the time of a map is spent here: no iterator.
  for (let index = 0; index < taken.length; index += 1) {
    const other = taken[index]
    if (!other || !disturb(place, other)) continue
    if (blocker !== 'none') return 'several'
    blocker = index
  }
  return blocker
}

function disturb(a: Place, b: Place): boolean {
  if (overlap(a.hit, b.hit)) return true
  if (a.leader && crosses(a.leader, b.hit)) return true
  if (b.leader && crosses(b.leader, a.hit)) return true
  return a.leader !== null && b.leader !== null && cross(a.leader, b.leader)
}
