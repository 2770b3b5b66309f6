import type { Box, Dot, Segment, Size, Spot } from './geometry.ts'

export interface LabelRequest {
  readonly dot: Dot
  readonly width: number
}

export interface LabelPosition {
  readonly anchor: 'start' | 'middle' | 'end'
  readonly x: number
  /** The middle of the line of text. */
  readonly y: number
  /** The area that takes the click; beside a dot it includes the dot. */
  readonly hit: Box
  readonly leader: Segment | null
  /** Whether it is taken for the name of another dot. */
  readonly isMisleading: boolean
  /** How far it is from the best position that there is. */
  readonly cost: number
}

type Label = LabelRequest & Size

const pad = 4
const gap = 4

type Side = -1 | 0 | 1

/** Columns and rows around the dot, the best first: to its right, to its left, above, below … */
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

/** A leader is worth avoiding: it costs more than any position beside the dot. */
export const leastLeaderCost = 18

/** Leaders: lengths, and directions in degrees clockwise from the right. The best come first. */
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

/** No position goes further than that from the square around the dot. */
export function labelReach({ width, height }: Label): number {
  return Math.max(...reaches) + width + height
}

export function positionsBeside({ dot, width, height }: Label): LabelPosition[] {
  const { at, radius } = dot
  const half = Math.ceil(width / 2) + pad
  const far = radius + gap + width + pad
  return besides.map(({ side, row, cost }) => {
    const near = row === 0 ? -radius : radius + gap - pad
    const left = side === 0 ? -half : side > 0 ? near : -far
    const right = side === 0 ? half : side > 0 ? far : -near
    const y = at[1] + row * (side === 0 ? height / 2 + radius : height / 2 - 1)
    return {
      anchor: anchors[side],
      x: at[0] + side * (radius + gap),
      y,
      hit: {
        left: at[0] + left,
        top: y - height / 2,
        right: at[0] + right,
        bottom: y + height / 2,
      },
      leader: null,
      isMisleading: false,
      cost,
    }
  })
}

export function positionsOnLeaders({ dot, width, height }: Label): LabelPosition[] {
  const { at, radius } = dot
  return leaders.map(({ reach, right, down, cost }) => {
    const along = (axis: 0 | 1, step: number) => Math.round(at[axis] + step)
    const spot = (far: number): Spot => [along(0, right * far), along(1, down * far)]
    const end = spot(radius + reach)
    const side = Math.abs(right) < 0.3 ? 0 : right > 0 ? 1 : -1
    const x = end[0] + side * gap
    const y = end[1] + (side === 0 ? Math.sign(down) * 9 : 0)
    const start = x - ((1 - side) * width) / 2
    const top = Math.round(y - height / 2)
    return {
      anchor: anchors[side],
      x,
      y,
      hit: {
        left: Math.floor(start) - pad,
        top,
        right: Math.ceil(start + width) + pad,
        bottom: top + height,
      },
      leader: [spot(radius), end],
      isMisleading: false,
      cost,
    }
  })
}
