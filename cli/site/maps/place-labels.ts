import { mapped } from '../../lib/mapped.ts'
import { boxAround, cross, crosses, overlap, type Box, type Segment } from './geometry.ts'
import {
  areaOf,
  placeCount,
  placeOf,
  scratchBox,
  type Dot,
  type Place,
  type Wish,
} from './label-candidates.ts'

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
  const crowd = gather(sheet.dots)
  const labels = mapped(wishes, (wish): Placing => ({
    options: clearPlaces(wish, sheet, crowd),
    place: null,
  }))
  for (const label of labels) label.place = freePlace(label, labels)
  for (const label of labels) improve(label, labels)
  return mapped(labels, ({ place }) => place)
}

/** The places on the sheet that neither another dot nor an obstacle is in the way of. */
function clearPlaces({ dot, width }: Wish, sheet: Sheet, crowd: Crowd): Place[] {
  const label = { dot, width, height: sheet.labelHeight }
  const count = sheet.leaders ? placeCount.all : placeCount.leaning
  const clear: Place[] = []
  const scratch = scratchBox()
  for (let number = 0; number < count; number += 1) {
    // Where towns lie close together most places are taken, and need not be worked out whole.
    const area = areaOf(label, number, scratch)
    if (!isOnSheet(area, sheet) || meetsOther(area, dot, crowd)) continue
    if (meetsAny(area, sheet.obstacles)) continue
    const place = placeOf(label, number)
    if (!place.leader || isLineClear(place.leader, dot, sheet)) clear.push(place)
  }
  return clear
}

function isOnSheet({ left, top, right, bottom }: Box, { width, height }: Sheet): boolean {
  return left >= margin && top >= margin && right <= width - margin && bottom <= height - margin
}

/** The x, y and radius of each dot side by side, where they are read faster than dot by dot. */
type Crowd = Float64Array

function gather(dots: readonly Dot[]): Crowd {
  const crowd = new Float64Array(3 * dots.length)
  let index = 0
  for (const { at, radius } of dots) {
    crowd[index] = at[0]
    crowd[index + 1] = at[1]
    crowd[index + 2] = radius
    index += 3
  }
  return crowd
}

/** Whether a box overlaps the square around any dot that is not where its own is. */
function meetsOther({ left, top, right, bottom }: Box, { at: own }: Dot, crowd: Crowd): boolean {
  for (let index = 0; index < crowd.length; index += 3) {
    const x = crowd[index] ?? 0
    const y = crowd[index + 1] ?? 0
    const radius = crowd[index + 2] ?? 0
    if (left >= x + radius || x - radius >= right) continue
    if (top >= y + radius || y - radius >= bottom) continue
    if (x !== own[0] || y !== own[1]) return true
  }
  return false
}

/** Whether a box overlaps one of these. A closure in a loop is an object in each of its turns. */
function meetsAny(area: Box, obstacles: readonly Box[]): boolean {
  for (const box of obstacles) if (overlap(area, box)) return true
  return false
}

function isLineClear(line: Segment, own: Dot, { dots, obstacles }: Sheet): boolean {
  const others = dots.filter((dot) => isElsewhere(dot, own))
  const boxes = mapped(others, ({ at, radius }) => boxAround(at, radius))
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
