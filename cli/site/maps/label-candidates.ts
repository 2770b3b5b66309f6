import { distance, grow, middleOf, type Box, type Dot, type Size, type Spot } from './geometry.ts'
import type { LabelPlace } from './place-labels.ts'
import { textWidth } from './text-width.ts'
import type { InnerSpot } from './town-shapes.ts'

export type Label = Size & { readonly dot: Dot }

interface Lettering {
  readonly text: string
  readonly size: number
  /** The height of its box. */
  readonly height: number
}

const pad = 4
const gap = 4

type Side = -1 | 0 | 1

/** Columns and rows around the dot, the best first: right, left, above, below … */
const besides = (
  [
    [1, 0],
    [-1, 0],
    [0, -1],
    [0, 1],
    [1, -1],
    [1, 1],
    [-1, -1],
    [-1, 1],
  ] satisfies [Side, Side][]
).map(([side, row], cost) => ({ side, row, cost }))

/** Above and below the dot, but not centered. */
const shifted = ([-1, 1] as const).flatMap((row) => [0.25, -0.25].map((part) => ({ row, part })))

/** Leaders cost more than any place beside a dot or inside a shape. */
const leastLeaderCost = 18

/** Leader lengths, and directions in degrees clockwise from the right; the best first. */
const reaches = [24, 42, 62]
const directions = [0, 180, 330, 210, 30, 150, 300, 240, 60, 120, 270, 90]
const toward = (degrees: number) => {
  const radians = (degrees * Math.PI) / 180
  return { right: Math.cos(radians), down: Math.sin(radians) }
}
const leaders = reaches
  .flatMap((reach) => directions.map((degrees) => ({ reach, ...toward(degrees) })))
  .map((leader, index) => ({ ...leader, cost: leastLeaderCost + index }))

const anchors = { '-1': 'end', 0: 'middle', 1: 'start' } as const

/** The letters of a label are half as high as its box. */
const lettersOf = ({ top, bottom }: Box, left: number, width: number): Box => {
  const half = (bottom - top) / 4
  return { left, right: left + width, top: top + half, bottom: bottom - half }
}

/** Places beside a dot; the label's box includes the dot. */
export function* placesBeside({ dot, width, height }: Label): Generator<LabelPlace> {
  const { at, radius } = dot
  const half = Math.ceil(width / 2) + pad
  const far = radius + gap + width + pad
  for (const { side, row, cost } of besides) {
    const near = row === 0 ? -radius : radius + gap - pad
    const left = side === 0 ? -half : side > 0 ? near : -far
    const right = side === 0 ? half : side > 0 ? far : -near
    const y = at[1] + row * (side === 0 ? height / 2 + radius : height / 2 - 1)
    const x = at[0] + side * (radius + gap)
    const top = y - height / 2
    const box = { left: at[0] + left, top, right: at[0] + right, bottom: top + height }
    const text = lettersOf(box, x - ((1 - side) * width) / 2, width)
    yield { anchor: anchors[side], x, y, box, text, leader: null, cost }
  }
  for (const [index, { row, part }] of shifted.entries()) {
    const x = at[0] + part * width
    const y = at[1] + row * (height / 2 + radius)
    const left = Math.floor(x - width / 2) - pad
    const top = y - height / 2
    const box = { left, top, right: Math.ceil(x + width / 2) + pad, bottom: top + height }
    const text = lettersOf(box, x - width / 2, width)
    yield { anchor: 'middle', x, y, box, text, leader: null, cost: besides.length + index }
  }
}

/** Places at the end of a leader line. */
export function* placesOnLeaders({ dot, width, height }: Label): Generator<LabelPlace> {
  const { at, radius } = dot
  for (const { reach, right, down, cost } of leaders) {
    const along = (axis: 0 | 1, step: number) => Math.round(at[axis] + step)
    const spot = (far: number): Spot => [along(0, right * far), along(1, down * far)]
    const end = spot(radius + reach)
    const side = Math.abs(right) < 0.3 ? 0 : right > 0 ? 1 : -1
    const x = end[0] + side * gap
    const y = end[1] + (side === 0 ? Math.sign(down) * 9 : 0)
    const start = x - ((1 - side) * width) / 2
    const [left, top] = [Math.floor(start) - pad, Math.round(y - height / 2)]
    const box = { left, top, right: Math.ceil(start + width) + pad, bottom: top + height }
    const text = lettersOf(box, start, width)
    yield { anchor: anchors[side], x, y, box, text, leader: [spot(radius), end], cost }
  }
}

export const lineHeight = 1.15
/** A name completely inside its shape costs less than a leader, even on two lines. */
const farWithin = 14
const secondLine = 3
const beyond = 60
/** Room around a name: above and below in units, beside it in parts of the font size. */
const above = 2
const beside = 0.22

/** Worse than any place beside a dot on one line, better than a line through the letters. */
const twoLines = 12
/** Level with the dot, or centered above or below it. */
const straight = 4

/** Places beside a dot for a name of several words, on two lines. */
export function* placesOnTwoLines(dot: Dot, name: Lettering): Generator<LabelPlace> {
  const { text, size, height } = name
  const breakAt = breakOf(text)
  if (breakAt === undefined) return
  const width = Math.max(...linesOf(text, breakAt).map((line) => textWidth(line, size)))
  const label = { dot, width, height: height + Math.round(lineHeight * size) }
  for (const place of placesBeside(label)) {
    if (place.cost < straight) yield { ...place, breakAt, cost: twoLines + place.cost }
  }
}

const linesOf = (text: string, breakAt: number) => [text.slice(0, breakAt), text.slice(breakAt + 1)]

/** Places around points of a shape: inside it if possible, near its middle; two words also on two lines. No more than
 * a part of a name is beyond either side. */
export function* placesWithin(
  spots: readonly InnerSpot[],
  text: string,
  size: number,
  mostBeyond = Infinity,
): Generator<LabelPlace> {
  const middle = middleOf(spots.map(({ at }) => at))
  const reach = Math.max(...spots.map(({ at }) => distance(at, middle)), 1)
  const settings = [undefined, breakOf(text)].slice(0, text.includes(' ') ? 2 : 1)
  const all = settings.flatMap((breakAt, index) => {
    const lines = breakAt === undefined ? [text] : linesOf(text, breakAt)
    const width = Math.max(...lines.map((line) => textWidth(line, size)))
    const set = { size: { width, height: lines.length * lineHeight * size }, breakAt }
    return spots.flatMap(({ at, room }) => {
      const far = (distance(at, middle) / reach) * (farWithin - secondLine)
      const outside = Math.max(0, width / 2 - room) / width
      if (outside > mostBeyond) return []
      return { at, set, cost: far + index * secondLine + outside * beyond }
    })
  })
  for (const { at, set, cost } of all.toSorted((a, b) => a.cost - b.cost)) {
    const letters = boxAround(at, set.size)
    const [x, y] = at
    const place = { x, y, text: letters, box: apart(letters, size), leader: null, cost }
    yield { ...place, anchor: 'middle', ...(set.breakAt && { breakAt: set.breakAt }) }
  }
}

/** Wider than a space, so that two names side by side are not read as one. */
const apart = ({ left, right, top, bottom }: Box, size: number): Box => {
  const side = Math.round(size * beside)
  return { left: left - side, right: right + side, top: top - above, bottom: bottom + above }
}

function breakOf(text: string): number | undefined {
  const far = (at: number) => Math.abs(at - text.length / 2)
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index)
  return spaces.toSorted((a, b) => far(a) - far(b))[0]
}

const boxAround = ([x, y]: Spot, { width, height }: Size): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
})

/** Places for letter-spaced names at points on land or water; nearer ones are better. */
export function* placesOver(spots: Iterable<Spot>, size: Size): Generator<LabelPlace> {
  let cost = 0
  for (const at of spots) {
    const text = boxAround(at, size)
    yield {
      anchor: 'middle',
      x: at[0],
      y: at[1],
      text,
      box: grow(text, 8),
      leader: null,
      cost: cost++,
    }
  }
}

const step = 20

/** Places along the lower edge of a sheet, then the upper, from the right. */
export function placesAtEdges(sheet: Size, { width, height }: Size): LabelPlace[] {
  const right = sheet.width - width - pad
  const lefts = Array.from({ length: Math.ceil(right / step) }, (_, i) => right - i * step)
  const tops = [sheet.height - height - pad, pad]
  return tops
    .flatMap((top) => [...lefts, pad].map((left) => ({ left, top })))
    .map(({ left, top }, cost) => {
      const box = { left, top, right: left + width, bottom: top + height }
      return { anchor: 'start', x: left, y: box.bottom, box, text: box, leader: null, cost }
    })
}
