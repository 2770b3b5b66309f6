import type { Point } from './path'
import { row, stamp } from './path'

const near = fall([-60, -330], 12, 74)
const middle = fall([-92, -350], 15, 58)
const far = fall([-110, -340], 19, 47)

/** Slanting rain over a scene in three depths: the nearer, the longer and the brighter. */
export function Rain() {
  return (
    <g transform="skewX(-18)">
      <path className="line-rain" strokeDasharray="7 41 5 33" strokeOpacity=".25" d={far} />
      <path className="line-rain" strokeDasharray="12 66 9 51" strokeOpacity=".4" d={middle} />
      <path className="line-rain" strokeDasharray="24 118 30 95" strokeWidth="1.8" d={near} />
    </g>
  )
}

/** Columns of rain, each begun at a height of its own, so that no drops stand in a row. */
function fall([x, y]: Point, count: number, step: number): string {
  const tops = row([x, y], { count, step })
  return stamp(
    'v420',
    tops.map(([left], index): Point => [left, y - ((index * 37) % 61)]),
  )
}
