import { boxAround, cross, crosses, overlap, overlapDot, type Box, type Segment } from './boxes.ts'
import { areaOf, placeCount, placeOf, type Dot, type Place, type Wish } from './label-places.ts'

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

/** A label on its way to a place. */
interface Placing {
  /** Where it may stand, the best first. */
  readonly options: readonly Place[]
  place: Place | null
}

/**
 * Finds a place for each label so that no two areas, dots or leaders lie on one another. What
 * comes first in the list chooses first; then a label may send another to a worse place, where
 * that is better for both together. A label that finds no place is `null`.
 */
export function placeLabels(wishes: readonly Wish[], sheet: Sheet): (Place | null)[] {
  const labels = wishes.map((wish): Placing => ({ options: clearPlaces(wish, sheet), place: null }))
  for (const label of labels) label.place = freePlace(label, labels)
  for (const label of labels) improve(label, labels)
  return labels.map(({ place }) => place)
}

/** The places on the sheet that neither another dot nor an obstacle is in the way of. */
function clearPlaces({ dot, width }: Wish, sheet: Sheet): Place[] {
  const label = { dot, width, height: sheet.labelHeight }
  const count = sheet.leaders ? placeCount.all : placeCount.leaning
  const clear: Place[] = []
  for (let number = 0; number < count; number += 1) {
    // Where towns lie close together most places are taken, and need not be worked out whole.
    if (!isClear(areaOf(label, number), dot, sheet)) continue
    const place = placeOf(label, number)
    if (!place.leader || isLineClear(place.leader, dot, sheet)) clear.push(place)
  }
  return clear
}

function isClear(area: Box, own: Dot, { width, height, dots, obstacles }: Sheet): boolean {
  const { left, top, right, bottom } = area
  if (left < margin || top < margin || right > width - margin || bottom > height - margin)
    return false
  for (const dot of dots) if (overlapDot(area, dot) && isElsewhere(dot, own)) return false
  return !obstacles.some((box) => overlap(area, box))
}

function isLineClear(line: Segment, own: Dot, { dots, obstacles }: Sheet): boolean {
  const others = dots.filter((dot) => isElsewhere(dot, own))
  const boxes = others.map(({ at, radius }) => boxAround(at, radius))
  return ![...boxes, ...obstacles].some((box) => crosses(line, box))
}

const isElsewhere = ({ at }: Dot, own: Dot) => at[0] !== own.at[0] || at[1] !== own.at[1]

/** Takes a better place beside the dot for one label, moving the only other that stands there. */
function improve(label: Placing, labels: readonly Placing[]): void {
  const mine = label.place
  label.place = null
  for (const place of label.options) {
    if (place.leader || place.cost >= costOf(mine)) break
    const blocker = onlyBlocker(place, labels)
    if (blocker === 'several') continue
    label.place = place
    if (blocker === 'none') return
    const theirs = blocker.place
    blocker.place = null
    blocker.place = freePlace(blocker, labels)
    if (place.cost + costOf(blocker.place) < costOf(mine) + costOf(theirs)) return
    blocker.place = theirs
  }
  label.place = mine
}

function freePlace({ options }: Placing, labels: readonly Placing[]): Place | null {
  return options.find((place) => onlyBlocker(place, labels) === 'none') ?? null
}

const costOf = (place: Place | null) => place?.cost ?? nowhere

/** The label in the way, where there is one. */
function onlyBlocker(place: Place, labels: readonly Placing[]): Placing | 'none' | 'several' {
  let blocker: Placing | 'none' = 'none'
  for (const label of labels) {
    if (!label.place || !disturb(place, label.place)) continue
    if (blocker !== 'none') return 'several'
    blocker = label
  }
  return blocker
}

function disturb(a: Place, b: Place): boolean {
  if (overlap(a.hit, b.hit)) return true
  if (a.leader && crosses(a.leader, b.hit)) return true
  if (b.leader && crosses(b.leader, a.hit)) return true
  return a.leader !== null && b.leader !== null && cross(a.leader, b.leader)
}
