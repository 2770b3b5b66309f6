import { LeafTree } from '../parts/LeafTree'
import { drawLimb } from '../parts/limb'
import { boxes, row, stamp, type Point } from '../parts/path'
import { Yonder } from '../parts/Yonder'
import { Soil, lawn } from './Septic'

/** Trenches of a field cut across: two are done, the third is being dug. */
export function DrainField() {
  return (
    <>
      <g transform={`translate(0 ${lawn})`}>
        <Yonder houses={[[40, -58]]} />
        <LeafTree x={-30} scale={0.6} />
        <LeafTree x={590} scale={0.7} />
        <path className="paint-bark line-medium" d="M494 0q20-30 40-44 20-16 40 6 24 12 40 38z" />
      </g>
      <Soil />
      {[-180, -70, 40, 150].map((x) => (
        <Trench key={x} x={x} />
      ))}
      <OpenTrench />
      <g transform={`translate(0 ${lawn})`}>
        <Excavator />
      </g>
    </>
  )
}

const gravel = [-76, -64, -52, -40].flatMap((y, at) =>
  row([3 + 7 * (at % 2), y], { count: 5 - (at % 2), step: 15 }),
)

/** A pipe with its holes in gravel, cloth over it, soil on top, and a pipe to look into. */
function Trench({ x }: { readonly x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path className="paint-bark line-soft" d={boxes([0, lawn + 2, 78, 68])} />
      <path className="paint-hole line-medium" d={boxes([0, -84, 78, 60])} />
      <path className="paint-stone" d={stamp('q1-6 7-5t6 6-7 4-6-5z', gravel)} />
      <path className="paint-underlayment line-medium" d={boxes([-2, -88, 82, 6])} />
      <path className="paint-trim line-medium" d="M26-66a13 13 0 1 1 26 0a13 13 0 1 1-26 0" />
      <path className="paint-hole line-medium" d="M31-66a8 8 0 1 1 16 0a8 8 0 1 1-16 0" />
      <path className="paint-tarp" stroke="none" d="M32-63h14q-2 6-7 6t-7-6z" />
      <path className="line-arrow" d="M20-18v20m-6-8l6 8 6-8M58-18v20m-6-8l6 8 6-8" />
      <path className="paint-trim line-medium" d={boxes([60, -170, 9, 90])} />
      <path className="paint-ice-shield line-medium" d={boxes([57, -176, 15, 7])} />
    </g>
  )
}

const rim: readonly Point[] = row([262, -6], { count: 6, step: 14 })

/** Straight walls, a level bottom, and the first of its stones. */
function OpenTrench() {
  return (
    <>
      <path className="paint-earth" d={boxes([258, -162, 84, 138])} />
      <path className="paint-bark" stroke="none" d={`M258-162h84v38q-40 8-84-2z`} />
      <path className="paint-shadow" d={boxes([258, -162, 84, 138], [258, -162, 14, 138])} />
      <path className="line-medium" d={`M258 ${lawn}V-24h84V${lawn}`} />
      <path className="line-soft" d="M268-120v30m64-44v40m-58 20v16m56 10v14" />
      <path
        className="paint-stone"
        d={stamp(
          'q1-6 7-5t6 6-7 4-6-5z',
          rim.map(([x]): Point => [x, -28]),
        )}
      />
    </>
  )
}

const boom = drawLimb([420, -60], [336, -124], {
  lengths: [78, 56],
  widths: [20, 17, 13],
  bend: 1,
})

/** A small one on tracks, its bucket in the trench. */
function Excavator() {
  return (
    <g transform="translate(2 0)scale(.92)">
      <path className="paint-copper line-medium" d={boom} />
      <path className="paint-copper line-medium" d="M330-130l14 2-38 106-14-4z" />
      <path strokeWidth="6" d="M404-52L380-108M384-142L340-136M330-108L304-44" />
      <path
        className="line-hose"
        strokeWidth="3"
        d="M404-52L380-108M384-142L340-136M330-108L304-44"
      />
      <path
        className="paint-cap line-medium"
        transform="translate(4 46)"
        d="M282-78l22 6q4 24-2 40-10 14-28 10l-8-8q14-8 16-48z"
      />
      <path
        className="paint-bark"
        transform="translate(4 46)"
        d="M268-28q6-12 16-12t18 8q-10 14-26 12z"
      />
      <path
        className="paint-cap line-medium"
        d="M376-26h104q14 0 14 13t-14 13H376q-14 0-14-13t14-13z"
      />
      <path
        className="paint-stone"
        d={stamp('m-6 0a6 6 0 1 1 12 0a6 6 0 1 1-12 0', row([378, -13], { count: 6, step: 20 }))}
      />
      <path className="paint-copper line-medium" d="M384-62h108q10 0 10 10v26H384z" />
      <path className="paint-shadow" d={boxes([384, -36, 118, 10])} />
      <path className="paint-copper line-medium" d="M400-62v-58q0-8 8-8h46q8 0 8 8v58z" />
      <path className="paint-glass line-medium" d="M407-66v-48q0-6 6-6h36q6 0 6 6v48z" />
      <path className="paint-jeans" d="M426-66v-16q2-10 12-10t12 10v16z" />
      <path className="paint-skin" d="M431-92q-4-14 8-15 10 1 8 15z" />
      <path className="paint-lamp" d="M428-102q2-10 11-10t11 9z" />
      <path className="paint-light" d="M410-70l24-48h8l-26 52z" />
      <path className="line-medium" d="M470-56h24m-24 6h24m-24 6h24" />
    </g>
  )
}
