import { whole, type Box, type Segment, type Spot } from './geometry.ts'

/** A dot on the sheet, whole numbers. */
export interface Dot {
  readonly at: Spot
  readonly radius: number
}

/** A dot that wants a label of that width. */
export interface Wish {
  readonly dot: Dot
  readonly width: number
}

/** How the text lies on its `x`: it starts, ends or has its middle there. */
export type Anchor = 'start' | 'middle' | 'end'

/** Where a label stands. All numbers are whole. */
export interface Place {
  readonly anchor: Anchor
  readonly x: number
  /** The middle of the line of text. */
  readonly y: number
  /** The area that takes the click; beside a dot it includes the dot. */
  readonly hit: Box
  /** A line from the dot to a label that stands further off. */
  readonly leader: Segment | null
  /** How far it is from the best place that there is. */
  readonly cost: number
}

const pad = 4
const gap = 4

type Side = -1 | 0 | 1

/** How a label leans on its dot: to its left, amid or to its right; above, beside or below it. */
interface Lean {
  readonly side: Side
  readonly row: Side
}

/** The best first. */
const leans: readonly Lean[] = [
  { side: 1, row: 0 },
  { side: -1, row: 0 },
  { side: 0, row: -1 },
  { side: 0, row: 1 },
  { side: 1, row: -1 },
  { side: 1, row: 1 },
  { side: -1, row: -1 },
  { side: -1, row: 1 },
]

const anchors = { '-1': 'end', 0: 'middle', 1: 'start' } as const

const reaches = [24, 42]

interface Turn {
  readonly right: number
  readonly down: number
  readonly anchor: Anchor
}

const turns = [0, 180, 330, 210, 30, 150, 300, 240, 60, 120, 270, 90].map((degrees): Turn => {
  const angle = (degrees * Math.PI) / 180
  const [right, down] = [Math.cos(angle), Math.sin(angle)]
  return { right, down, anchor: Math.abs(right) < 0.3 ? 'middle' : right > 0 ? 'start' : 'end' }
})

const sideOf = { start: 1, middle: 0, end: -1 } as const

/** A leader is worth avoiding, if another label can lean in a worse place instead. */
const leaderCost = 10

/** What all places of a label share. */
export interface Label extends Wish {
  readonly height: number
}

/** How many places a label may have: beside its dot, and with those at the end of a leader. */
export const placeCount = {
  leaning: leans.length,
  all: leans.length + reaches.length * turns.length,
}

/** One of the places that a label may have, by number: the best first, with a leader the last. */
export function placeOf(label: Label, number: number): Place {
  const lean = leans[number]
  return lean ? leaningPlace(label, lean, number) : ledPlace(label, number)
}

/** A box that is written anew again and again: new ones for every place take longer than all else. */
export type ScratchBox = { -readonly [Edge in keyof Box]: Box[Edge] }

export const scratchBox = (): ScratchBox => ({ left: 0, top: 0, right: 0, bottom: 0 })

/** The area of the place of that number, in `scratch`; that of a leader is no part of it. */
export function areaOf(label: Label, number: number, scratch: ScratchBox): Box {
  const lean = leans[number]
  return lean ? leaningArea(label, lean, scratch) : ledPlace(label, number).hit
}

function leaningPlace(label: Label, lean: Lean, cost: number): Place {
  const { at, radius } = label.dot
  const hit = leaningArea(label, lean, scratchBox())
  return {
    anchor: anchors[lean.side],
    x: at[0] + lean.side * (radius + gap),
    y: hit.top + label.height / 2,
    hit,
    leader: null,
    cost,
  }
}

function leaningArea({ dot, width, height }: Label, { side, row }: Lean, scratch: ScratchBox): Box {
  const { at, radius } = dot
  const half = Math.ceil(width / 2) + pad
  const near = row === 0 ? -radius : radius + gap - pad
  const far = radius + gap + width + pad
  const drop = side === 0 ? height / 2 + radius : height / 2 - 1
  scratch.left = at[0] + (side === 0 ? -half : side > 0 ? near : -far)
  scratch.top = at[1] + row * drop - height / 2
  scratch.right = at[0] + (side === 0 ? half : side > 0 ? far : -near)
  scratch.bottom = scratch.top + height
  return scratch
}

function ledPlace(label: Label, number: number): Place {
  const led = number - leans.length
  const [turn, reach] = [turns[led % turns.length], reaches[Math.floor(led / turns.length)]]
  if (!turn || !reach) throw new Error(`A label has no place number ${number}.`)
  const { at, radius } = label.dot
  const { right, down, anchor } = turn
  const spot = (far: number): Spot => [whole(at[0] + right * far), whole(at[1] + down * far)]
  const end = spot(radius + reach)
  const [x, y]: Spot =
    anchor === 'middle'
      ? [end[0], end[1] + Math.sign(down) * 9]
      : [end[0] + sideOf[anchor] * gap, end[1]]
  const leader: Segment = [spot(radius), end]
  return { anchor, x, y, hit: areaAt(label, anchor, [x, y]), leader, cost: number + leaderCost }
}

/** The area of a line of text and what belongs to it. */
function areaAt({ width, height }: Label, anchor: Anchor, [x, y]: Spot): Box {
  const start = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
  const top = whole(y - height / 2)
  return {
    left: Math.floor(start) - pad,
    top,
    right: Math.ceil(start + width) + pad,
    bottom: top + height,
  }
}
