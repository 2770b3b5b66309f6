import type { Point } from './path'
import { row, stamp } from './path'

const near = fall([-120, -480], 14, 69)
const middle = fall([-152, -500], 18, 53)
const far = fall([-170, -490], 24, 41)

/** Slanting rain over a scene in three depths: nearer drops are longer and brighter. */
export function Rain() {
  return (
    <g transform="skewX(-18)">
      <path {...drops} strokeDasharray="8 40 6 32" strokeOpacity=".28" strokeWidth=".6" d={far} />
      <path {...drops} strokeDasharray="18 60 14 46" strokeOpacity=".36" d={middle} />
      <path {...drops} strokeDasharray="40 102 32 93" strokeOpacity=".5" strokeWidth="1" d={near} />
    </g>
  )
}

const drops = { className: 'line-rain' } as const

/** Columns of rain with different starts, so that the drops do not form rows. */
function fall([x, y]: Point, count: number, step: number): string {
  const tops = row([x, y], { count, step })
  return stamp(
    'v580',
    tops.map(([left], index): Point => [left, y - ((index * 37) % 61)]),
  )
}
