import type { Point } from './path'
import { extend, parallel, polyline } from './path'

/** The edge of a roof at its gable end. */
export interface GableEdge {
  readonly left: Point
  readonly peak: Point
  readonly right: Point
  /** The break of each slope of a gambrel. */
  readonly breaks?: readonly [left: Point, right: Point]
}

/** The points of the edge from the left eave over the ridge to the right one. */
export const edgePoints = ({ left, peak, right, breaks }: GableEdge): readonly Point[] =>
  breaks ? [left, breaks[0], peak, breaks[1], right] : [left, peak, right]

interface RakesProps extends GableEdge {
  /** Overhang beyond the walls. */
  readonly over: number
}

/** The rake boards of a gable, with the edge of the roofing on them. */
export function Rakes({ over, ...gable }: RakesProps) {
  const line = edgePoints(gable)
  const draw = (points: readonly Point[]) =>
    polyline(...points.map(([x, y]): Point => [Math.round(x), Math.round(y)]))
  const outer = extend(line, over + 1)
  return (
    <g strokeLinejoin="miter">
      <path strokeWidth="12" d={draw(outer)} />
      <path className="line-trim" strokeWidth="8.5" d={draw(extend(line, over))} />
      <path className="line-cap" strokeWidth="5.5" d={draw(parallel(outer, 6.5))} />
    </g>
  )
}
