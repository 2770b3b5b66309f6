import { boxes, rectangle, row, stamp } from './path'

interface DoorProps {
  readonly x: number
  /** The sill, on which the door stands. */
  readonly y: number
  /** Height of the light over the door; 0 for none. */
  readonly transom?: number
}

const pairs = { count: 2, step: 14 }
const panels =
  stamp(rectangle(10, 20), row([5, -58], pairs)) + stamp(rectangle(10, 26), row([5, -32], pairs))

/** A panelled door, 34 wide, in its frame, with or without a transom light. */
export function Door({ x, y, transom = 6 }: DoorProps) {
  const top = -70 - transom
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="paint-trim" d={boxes([-5, top, 44, -top])} />
      <path className="paint-door" d={boxes([0, -64, 34, 64])} />
      {transom > 0 && <path className="paint-glass" d={boxes([0, top + 4, 34, transom])} />}
      <path className="line-soft" d={panels} />
    </g>
  )
}
