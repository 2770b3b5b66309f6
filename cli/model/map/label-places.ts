import type { Box, Segment, Spot } from './boxes.ts'

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

/** How labels lean on their dot, the best first: the side, and the row above, beside or below. */
const leaning: readonly (readonly [Anchor, -1 | 0 | 1])[] = [
  ['start', 0],
  ['end', 0],
  ['middle', -1],
  ['middle', 1],
  ['start', -1],
  ['start', 1],
  ['end', -1],
  ['end', 1],
]

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
interface Label extends Wish {
  readonly height: number
}

/** Every place that a label may have beside its dot, the best first. */
export function leaningPlaces(wish: Wish, height: number): Place[] {
  const label = { dot: wish.dot, width: wish.width, height }
  return leaning.map(([anchor, row], cost) => leaningPlace(label, { anchor, row, cost }))
}

/** Every place that it may have at the end of a leader, the best first; none as good as leaning. */
export function ledPlaces(wish: Wish, height: number): Place[] {
  const label = { ...wish, height }
  return reaches.flatMap((reach, far) =>
    turns.map((turn, way) =>
      ledPlace(label, {
        reach,
        turn,
        cost: leaning.length + leaderCost + far * turns.length + way,
      }),
    ),
  )
}

interface Leaning {
  readonly anchor: Anchor
  readonly row: -1 | 0 | 1
  readonly cost: number
}

function leaningPlace(label: Label, { anchor, row, cost }: Leaning): Place {
  const { dot, height } = label
  const [x, y] = dot.at
  const side = sideOf[anchor]
  const drop = side === 0 ? height / 2 + dot.radius : height / 2 - 1
  const at: Spot = [x + side * (dot.radius + gap), y + row * drop]
  const includes = row === 0 ? dot : null
  return placeAt(label, { anchor, at, includes, leader: null, cost })
}

interface Led {
  readonly reach: number
  readonly turn: Turn
  readonly cost: number
}

function ledPlace(label: Label, { reach, turn, cost }: Led): Place {
  const { at, radius } = label.dot
  const { right, down, anchor } = turn
  const spot = (far: number): Spot => [
    Math.round(at[0] + right * far),
    Math.round(at[1] + down * far),
  ]
  const end = spot(radius + reach)
  const beside: Spot =
    anchor === 'middle'
      ? [end[0], end[1] + Math.sign(down) * 9]
      : [end[0] + sideOf[anchor] * gap, end[1]]
  const leader: Segment = [spot(radius), end]
  return placeAt(label, { anchor, at: beside, includes: null, leader, cost })
}

interface Placing extends Pick<Place, 'anchor' | 'leader' | 'cost'> {
  readonly at: Spot
  /** The dot that the area reaches over. */
  readonly includes: Dot | null
}

function placeAt({ width, height }: Label, { anchor, at, includes, leader, cost }: Placing): Place {
  const [x, y] = at
  const start = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
  const left = Math.floor(start) - pad
  const right = Math.ceil(start + width) + pad
  const top = Math.round(y - height / 2)
  const hit = {
    left: includes ? Math.min(left, includes.at[0] - includes.radius) : left,
    top,
    right: includes ? Math.max(right, includes.at[0] + includes.radius) : right,
    bottom: top + height,
  }
  return { anchor, x, y: top + height / 2, hit, leader, cost }
}
