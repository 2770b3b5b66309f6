import { boxes } from './path'

interface FloorAboveProps {
  /** The ceiling of the room. */
  readonly y: number
}

const joist = 46

/** What is over a room that is cut open: joists, the boards on them, and the next room. */
export const FloorAbove = ({ y }: FloorAboveProps) => (
  <>
    <path className="paint-plaster" d={boxes([-700, -760, 1800, 760 + y - joist])} />
    <path className="paint-trim line-medium" d={boxes([-700, y - joist - 14, 1800, 6])} />
    <path className="paint-wood line-medium" d={boxes([-700, y - joist, 1800, joist])} />
    <path
      className="line-soft"
      d={`M-700 ${y - joist / 2}H1100`}
      strokeWidth={joist}
      strokeDasharray="12 52"
    />
    <path className="paint-deck line-medium" d={boxes([-700, y - joist - 8, 1800, 8])} />
  </>
)
