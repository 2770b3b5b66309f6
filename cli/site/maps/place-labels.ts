import {
  crossesBox,
  crossesLine,
  grow,
  isInside,
  overlap,
  sheetBox,
  squareOf,
  type Box,
  type Dot,
  type Size,
} from './geometry.ts'
import type { IsClear } from './clear-ground.ts'
import {
  labelReach,
  leastLeaderCost,
  positionsBeside,
  positionsOnLeaders,
  type LabelPosition,
  type LabelRequest,
} from './label-candidates.ts'

export interface Sheet extends Size {
  readonly dots: readonly Dot[]
  readonly obstacles: readonly Box[]
  readonly labelHeight: number
  readonly leaders: boolean
  readonly isClear: IsClear
}

const margin = 4
const closeness = 6
/** Among more labels than that, it takes too long to make room for the last. */
const few = 40
/** Still better than a leader. */
const doubt = 10
/** With a line through its letters, it is no better than the next side of the dot. */
const unclear = 3

/** The cost of no position; every position costs less. */
const nowhere = 1000

interface Label {
  /** Positions beside the dot, the best first. */
  readonly beside: readonly LabelPosition[]
  /** All positions, those on leaders among them, the best first. */
  readonly all: () => readonly LabelPosition[]
  position: LabelPosition | null
}

/** A position for each label, or `null`, so that nothing collides. The first chooses first. */
export function placeLabels(
  requests: readonly LabelRequest[],
  sheet: Sheet,
): (LabelPosition | null)[] {
  const obstacles = [...sheet.dots.map(squareOf), ...sheet.obstacles]
  const labels = requests.map((request) => toLabel(request, { ...sheet, obstacles }))
  for (const label of labels) label.position = firstFree(label, labels)
  for (const label of labels) improve(label, labels)
  if (labels.length <= few) for (const label of labels) makeRoom(label, labels)
  return labels.map(({ position }) => position)
}

function toLabel({ dot, width }: LabelRequest, sheet: Sheet): Label {
  const label = { dot, width, height: sheet.labelHeight }
  const paper = grow(sheetBox(sheet), -margin)
  const around = grow(squareOf(dot), labelReach(label))
  const taken = sheet.obstacles.filter((box) => overlap(box, around) && !isAmid(dot, box))
  const judged = (positions: readonly LabelPosition[]) =>
    positions
      .filter(({ hit }) => isInside(hit, paper) && !taken.some((box) => overlap(hit, box)))
      .filter(({ leader }) => !leader || !taken.some((box) => crossesBox(leader, box)))
      .map((position) => judge(position, dot, taken))
  const beside = judged(positionsBeside(label))
    .map((position) =>
      sheet.isClear(textBox(position)) ? position : { ...position, cost: position.cost + unclear },
    )
    .toSorted(byCost)
  // The many on leaders are for where nothing else is left.
  let all: readonly LabelPosition[] | undefined
  const withLeaders = () =>
    sheet.leaders ? [...beside, ...judged(positionsOnLeaders(label))].toSorted(byCost) : beside
  return { beside, all: () => (all ??= withLeaders()), position: null }
}

const byCost = (a: LabelPosition, b: LabelPosition) => a.cost - b.cost

function textBox({ hit, anchor, x, y }: LabelPosition): Box {
  const half = (hit.bottom - hit.top) / 4
  return {
    left: anchor === 'start' ? x : hit.left,
    top: y - half,
    right: anchor === 'end' ? x : hit.right,
    bottom: y + half,
  }
}

/**
 * So close to another dot, a label may be taken for that one's; at the corner of its own dot and
 * with its middle above or below the other it certainly is. Dots that touch are one place to the eye.
 */
function judge(position: LabelPosition, dot: Dot, taken: readonly Box[]): LabelPosition {
  const { hit, cost, anchor, y, leader } = position
  const around = grow(hit, closeness)
  const close = taken.filter((box) => overlap(around, box))
  if (close.length === 0) return position
  const isAtCorner = leader === null && anchor !== 'middle' && y !== dot.at[1]
  const own = squareOf(dot)
  const isMisleading = isAtCorner && close.some((box) => !overlap(box, own) && isAcross(hit, box))
  return { ...position, isMisleading, cost: cost + doubt }
}

/** Whether a box lies straight above or below the middle of a label, where its own dot would. */
const isAcross = (hit: Box, { left, right }: Box) =>
  Math.abs(hit.left + hit.right - left - right) / 2 < (hit.right - hit.left) / 6

/** A dot at the same spot as another does not keep its label away. */
function isAmid({ at }: Dot, { left, top, right, bottom }: Box): boolean {
  return left + right === 2 * at[0] && top + bottom === 2 * at[1]
}

function firstFree({ beside, all }: Label, labels: readonly Label[]): LabelPosition | null {
  const isFree = (position: LabelPosition) =>
    labels.every((other) => !other.position || !conflicts(position, other.position))
  const found = beside.find(isFree)
  return found && found.cost < leastLeaderCost ? found : (all().find(isFree) ?? null)
}

/** Takes a better position beside the dot, moving the only other label that stands there. */
function improve(label: Label, labels: readonly Label[]): void {
  const most = costOf(label.position)
  moveTo(
    label,
    label.beside.filter(({ cost }) => cost < most),
    labels,
  )
}

/** Where a label has no position, it takes any from which the only other label can move. */
function makeRoom(label: Label, labels: readonly Label[]): void {
  if (label.position === null) moveTo(label, label.all(), labels)
}

function moveTo(label: Label, better: readonly LabelPosition[], labels: readonly Label[]): void {
  const before = label.position
  label.position = null
  for (const position of better) {
    const [blocker, ...others] = blockersOf(position, labels)
    if (others.length > 0) continue
    label.position = position
    if (!blocker || moveAway(blocker, labels, costOf(before) - position.cost)) return
  }
  label.position = before
}

/** Moves a label to where it is free, if that costs less than what is gained by it. */
function moveAway(label: Label, labels: readonly Label[], gain: number): boolean {
  const before = label.position
  label.position = null
  label.position = firstFree(label, labels)
  if (costOf(label.position) - costOf(before) < gain) return true
  label.position = before
  return false
}

const costOf = (position: LabelPosition | null) => position?.cost ?? nowhere

function blockersOf(position: LabelPosition, labels: readonly Label[]): Label[] {
  return labels.filter((label) => label.position && conflicts(position, label.position))
}

function conflicts(a: LabelPosition, b: LabelPosition): boolean {
  if (overlap(a.hit, b.hit)) return true
  if (a.leader && crossesBox(a.leader, b.hit)) return true
  if (b.leader && crossesBox(b.leader, a.hit)) return true
  return a.leader !== null && b.leader !== null && crossesLine(a.leader, b.leader)
}
