import type { Point } from './path'
import { polyline } from './path'

interface RakesProps {
  readonly left: Point
  readonly peak: Point
  readonly right: Point
  /** How far the roof stands out beyond the walls. */
  readonly over: number
}

/** The rake boards of a gable and the edge of the roofing that lies on them. */
export function Rakes({ left, peak, right, over }: RakesProps) {
  const fallLeft = (left[1] - peak[1]) / (peak[0] - left[0])
  const fallRight = (right[1] - peak[1]) / (right[0] - peak[0])
  const edge = (reach: number, lift = 0) =>
    polyline(
      [left[0] - reach, left[1] + reach * fallLeft - lift],
      [peak[0], peak[1] - lift],
      [right[0] + reach, right[1] + reach * fallRight - lift],
    )
  return (
    <g strokeLinejoin="miter">
      <path strokeWidth="12" d={edge(over + 1)} />
      <path className="line-trim" strokeWidth="8.5" d={edge(over)} />
      <path className="line-cap" strokeWidth="5" d={edge(over + 4, 8)} />
    </g>
  )
}
