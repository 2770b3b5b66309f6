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
  type Segment,
  type Size,
} from './geometry.ts'

export interface LabelPlace {
  readonly anchor: 'start' | 'middle' | 'end'
  readonly x: number
  readonly y: number
  /** Must not overlap anything; for a link beside a dot, the click target. */
  readonly box: Box
  /** Should not be crossed by lines. */
  readonly text: Box
  readonly leader: Segment | null
  /** The cost compared with an ideal place. */
  readonly cost: number
  /** For a name on two lines, the length of the first. */
  readonly breakAt?: number
}

export type PlacedLabel = LabelPlace & {
  /** Whether it may be taken for the name of another dot. */
  readonly isMisleading: boolean
}

export interface LabelRequest {
  /** Its own dot, which it may overlap. */
  readonly dot: Dot | null
  /** Candidates, the best first; a lazy iterable. */
  readonly places: Iterable<LabelPlace>
  /** The cost of a line through its letters; may be infinite. */
  readonly unclear: number
  /** What a place costs that lies in another state than its town. */
  readonly abroad?: ((place: LabelPlace) => number) | undefined
  /** Whether it is placed first, and left out for no other; on dots of others if there is no room. */
  readonly isRequired?: boolean
  /** A final check of a place that no line crosses. */
  readonly isFit?: (place: LabelPlace) => boolean
}

export interface Sheet extends Size {
  readonly taken: readonly Box[]
  /** Whether no coast, border or river crosses a box. */
  readonly isClear: (box: Box) => boolean
}

const margin = 4
const closeness = 6
/** With more labels, making room for the last ones takes too long. */
const few = 40
/** Still better than a leader. */
const doubt = 10
/** Of a name beside a dot that hides a coast or border along its whole length: a leader is better. */
const hiding = 20
/** Of a label that is never left out, and covers something. */
const covering = 500
/** The cost of leaving a label out; every place costs less. */
export const nowhere = 1000

interface Label {
  /** Its candidates by index, in order of minimum cost. */
  readonly placeAt: (index: number) => (PlacedLabel & { readonly least: number }) | undefined
  place: PlacedLabel | null
  readonly isRequired: boolean
}

/** Places labels without collisions, or `null` where there is no room. Earlier labels have priority. */
export function placeLabels(
  requests: readonly LabelRequest[],
  sheet: Sheet,
): (PlacedLabel | null)[] {
  const labels = requests.map((request): Label => {
    const { isRequired = false } = request
    const places = isRequired ? judgeRequired(request, sheet) : judge(request, sheet)
    return { placeAt: remember(places), place: null, isRequired }
  })
  for (const label of labels.toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired))) {
    label.place = cheapestFree(label, labels)
  }
  for (const label of labels) if (label.place) moveTo(label, betterThan(label), labels)
  if (labels.length > few) return labels.map(({ place }) => place)
  for (const label of labels) if (!label.place) moveTo(label, betterThan(label), labels)
  return labels.map(({ place }) => place)
}

function* judge(request: LabelRequest, sheet: Sheet) {
  const { dot, places, unclear, abroad, isFit } = request
  const paper = grow(sheetBox(sheet), -margin)
  const taken = dot ? sheet.taken.filter((box) => !isAround(dot, box)) : sheet.taken
  for (const place of places) {
    const { box, leader, text, cost } = place
    if (!isInside(box, paper) || taken.some((other) => overlap(box, other))) continue
    if (leader && taken.some((other) => crossesBox(leader, other))) continue
    // With a leader, a line below the label does not matter.
    const lines = (dot && leader) || sheet.isClear(text) ? 0 : unclear
    if (lines === Infinity || isFit?.(place) === false) continue
    const near = dot ? nearDots(place, dot, taken) : { isClose: false, isMisleading: false }
    const { isMisleading } = near
    const hidden = dot && !sheet.isClear(text) && runsAlong(text, sheet) ? hiding : 0
    const more = lines + hidden + (near.isClose ? doubt : 0) + (abroad?.(place) ?? 0)
    yield { ...place, isMisleading, least: cost, cost: cost + more }
  }
}

const parts = 6

/** Whether a line runs along the letters rather than across: then it is in half of their parts. */
function runsAlong({ left, right, ...text }: Box, { isClear }: Sheet): boolean {
  const width = (right - left) / parts
  const crossed = Array.from({ length: parts }, (_, part) => left + part * width).filter(
    (start) => !isClear({ ...text, left: start, right: start + width }),
  )
  return crossed.length >= parts / 2
}

/** All places, also those that cover the dots of others, which cost more. */
function* judgeRequired(request: LabelRequest, sheet: Sheet) {
  yield* judge(request, sheet)
  const costly = Array.from(request.places, (place) => ({ ...place, cost: place.cost + covering }))
  yield* judge({ ...request, places: costly }, { ...sheet, taken: [] })
}

/** A dot at the same point as another does not block its label. */
const isAround = ({ at }: Dot, { left, top, right, bottom }: Box) =>
  left + right === 2 * at[0] && top + bottom === 2 * at[1]

/**
 * A label close to another dot may be taken for that one's; at a corner of its own dot and centered above or
 * below the other, it certainly is. Dots that touch count as one.
 */
function nearDots({ box, anchor, y, leader }: LabelPlace, dot: Dot, taken: readonly Box[]) {
  const around = grow(box, closeness)
  const close = taken.filter((other) => overlap(around, other))
  const isAtCorner = leader === null && anchor !== 'middle' && y !== dot.at[1]
  const own = squareOf(dot)
  const isMisleading =
    isAtCorner && close.some((other) => !overlap(other, own) && isAcross(box, other))
  return { isClose: close.length > 0, isMisleading }
}

const isAcross = (label: Box, { left, right }: Box) =>
  Math.abs(label.left + label.right - left - right) / 2 < (label.right - label.left) / 6

function remember<Item>(source: Iterator<Item>): (index: number) => Item | undefined {
  const known: Item[] = []
  return (index) => {
    if (index < known.length) return known[index]
    const next = source.next()
    if (next.done) return undefined
    known.push(next.value)
    return next.value
  }
}

function cheapestFree(label: Label, labels: readonly Label[]): PlacedLabel | null {
  let best: PlacedLabel | null = null
  for (let at = 0; ; at++) {
    const place = label.placeAt(at)
    if (!place || place.least >= costOf(best)) return best
    if (place.cost < costOf(best) && !labels.some(isBlockedBy(place))) best = place
  }
}

function betterThan({ placeAt, place: now }: Label): PlacedLabel[] {
  const better: PlacedLabel[] = []
  for (let at = 0; ; at++) {
    const place = placeAt(at)
    if (!place || place.least >= costOf(now)) break
    if (place.cost < costOf(now)) better.push(place)
  }
  return better.toSorted((a, b) => a.cost - b.cost)
}

/** Moves to the first place that is free, or that the only label in the way can leave. */
function moveTo(label: Label, better: readonly PlacedLabel[], labels: readonly Label[]): void {
  const before = label.place
  label.place = null
  for (const place of better) {
    const [blocker, ...others] = labels.filter(isBlockedBy(place))
    if (others.length > 0) continue
    label.place = place
    const isLater = blocker !== undefined && labels.indexOf(blocker) > labels.indexOf(label)
    if (!blocker || moveAway(blocker, labels, costOf(before) - place.cost, isLater)) return
  }
  label.place = before
}

/** Only a later label is left out for another. */
function moveAway(
  label: Label,
  labels: readonly Label[],
  gain: number,
  mayBeLost: boolean,
): boolean {
  const before = label.place
  label.place = null
  label.place = cheapestFree(label, labels)
  const isLost = label.isRequired
    ? costOf(label.place) >= covering
    : label.place === null && !mayBeLost
  if (!isLost && costOf(label.place) - costOf(before) < gain) return true
  label.place = before
  return false
}

const costOf = (place: PlacedLabel | null) => place?.cost ?? nowhere

const isBlockedBy = (place: LabelPlace) => (label: Label) =>
  label.place !== null && conflicts(place, label.place)

function conflicts(a: LabelPlace, b: LabelPlace): boolean {
  if (overlap(a.box, b.box)) return true
  if (a.leader && crossesBox(a.leader, b.box)) return true
  if (b.leader && crossesBox(b.leader, a.box)) return true
  return a.leader !== null && b.leader !== null && crossesLine(a.leader, b.leader)
}
