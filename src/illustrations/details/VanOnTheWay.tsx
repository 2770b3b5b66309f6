import { Ground } from '../parts/Ground'
import { boxes, row, stamp } from '../parts/path'
import { Tree } from '../parts/Tree'
import { Van } from '../parts/Van'

const poles = row([38, 0], { count: 2, step: 404 })

/** The van in a street of houses, its ladder on the rack. */
export function VanOnTheWay() {
  return (
    <g transform="translate(0 262)">
      <path className="paint-hill" d="M-10 0v-92q110-50 230-24t270-30V0z" />
      <g className="palette-far">
        <g transform="translate(-58-8)scale(.72)">
          <use href="#cape" />
        </g>
        <g transform="translate(214-8)scale(.5)">
          <use href="#triple-decker" />
        </g>
        <g transform="translate(352-8)scale(.72)">
          <use href="#cape" />
        </g>
      </g>
      <Tree x={186} y={-6} scale={0.95} />
      <path
        className="line-soft"
        d="M-10-196q120 34 452 4q30-4 60-8M-10-184q130 34 452 4q30-4 60-8"
      />
      <path className="paint-bark" d={stamp('v-214h6v214z', poles)} />
      <path
        className="paint-bark"
        d={stamp(
          'h34v5h-34z',
          poles.map(([x]) => [x - 14, -202] as const),
        )}
      />
      <path className="paint-stone line-medium" d={boxes([-10, -14, 500, 8])} />
      <path className="line-faint" d={stamp('v8', row([24, -14], { count: 8, step: 62 }))} />
      <path className="paint-shadow" d={boxes([92, -5, 296, 5])} />
      <g transform="translate(96 0)scale(1.74)">
        <Van x={0} />
      </g>
      <Ground from={-40} to={560} />
    </g>
  )
}
