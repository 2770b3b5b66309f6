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
import {
  labelReach,
  positionsBeside,
  positionsOnLeaders,
  type LabelPosition,
  type LabelRequest,
} from './label-candidates.ts'

/** The sheet that labels are placed on, in its own units. */
export interface Sheet extends Size {
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

/** What a label without any position costs; no position costs as much. */
const nowhere = 1000

interface Label {
  /** Where it may stand, the best first. */
  readonly candidates: readonly LabelPosition[]
  position: LabelPosition | null
}

/**
 * Finds a position for each label so that no two areas, dots or leaders lie on one another. What
 * comes first in the list chooses first; then a label may send another to a worse position, where
 * that is better for both together. A label that finds no position is `null`.
 */
export function placeLabels(
  requests: readonly LabelRequest[],
  sheet: Sheet,
): (LabelPosition | null)[] {
  const obstacles = [...sheet.dots.map(squareOf), ...sheet.obstacles]
  const labels = requests.map((request): Label => ({
    candidates: freeCandidates(request, { ...sheet, obstacles }),
    position: null,
  }))
  for (const label of labels) label.position = firstFree(label, labels)
  for (const label of labels) improve(label, labels)
  return labels.map(({ position }) => position)
}

/** The positions on the sheet that neither another dot nor an obstacle is in the way of. */
function freeCandidates({ dot, width }: LabelRequest, sheet: Sheet): LabelPosition[] {
  const label = { dot, width, height: sheet.labelHeight }
  const paper = grow(sheetBox(sheet), -margin)
  const around = grow(squareOf(dot), labelReach(label))
  const taken = sheet.obstacles.filter((box) => overlap(box, around) && !isAmid(dot, box))
  return [...positionsBeside(label), ...(sheet.leaders ? positionsOnLeaders(label) : [])]
    .filter(({ hit }) => isInside(hit, paper) && !taken.some((box) => overlap(hit, box)))
    .filter(({ leader }) => !leader || !taken.some((box) => crossesBox(leader, box)))
}

/** Another dot at the same spot is not in the way either: one of the two has a name. */
function isAmid({ at: [x, y] }: Dot, { left, top, right, bottom }: Box): boolean {
  return left + right === 2 * x && top + bottom === 2 * y
}

function firstFree({ candidates }: Label, labels: readonly Label[]): LabelPosition | null {
  return candidates.find((position) => blockersOf(position, labels).length === 0) ?? null
}

/** Takes a better position beside the dot, moving the only other label that stands there. */
function improve(label: Label, labels: readonly Label[]): void {
  const before = label.position
  const better = label.candidates.filter(
    ({ leader, cost }) => leader === null && cost < costOf(before),
  )
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
