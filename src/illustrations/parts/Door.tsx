import { boxes, pair, rectangle, row, stamp } from './path'

interface DoorProps {
  readonly x: number
  /** The sill, on which the door stands. */
  readonly y: number
  /** Height of the light over the door; 0 for none. */
  readonly transom?: number
  /** Whether its upper half is of glass. */
  readonly isGlazed?: boolean
}

const pairs = { count: 2, step: 14 }
const panels =
  stamp(rectangle(10, 22), row([5, -61], pairs)) + stamp(rectangle(10, 26), row([5, -33], pairs))
const lowPanel = boxes([6, -25, 22, 20])

/** A door of 34 by 67, three feet four by six feet eight, in its frame, with or without a light above. */
export function Door({ x, y, transom = 6, isGlazed = false }: DoorProps) {
  const top = -72 - transom
  return (
    <g transform={`translate(${pair([x, y])})`}>
      <path className="paint-trim" d={boxes([-5, top, 44, -top])} />
      <path className="paint-door" d={boxes([0, -67, 34, 67])} />
      {transom > 0 && <path className="paint-glass" d={boxes([0, top + 3, 34, transom])} />}
      {isGlazed && <path className="paint-glass" d={boxes([6, -61, 22, 30])} />}
      <path className="line-soft" d={isGlazed ? lowPanel : panels} />
    </g>
  )
}
