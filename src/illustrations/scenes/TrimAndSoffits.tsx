import { Clip } from '../parts/Clip'
import { Courses } from '../parts/Courses'
import { Fence } from '../parts/Fence'
import { Ground } from '../parts/Ground'
import { LeafTree } from '../parts/LeafTree'
import { boxes, polygon, row, stamp, type Point } from '../parts/path'
import { Shrub } from '../parts/Shrub'
import { Turf } from '../parts/Turf'
import { Window } from '../parts/Window'
import { Worker } from '../parts/Worker'
import { Yonder } from '../parts/Yonder'

/** Where the wall ends, and where the roof does. */
const corner = 286
const tip = 416
/** The level of the soffit when it is in place. */
const soffit = -196

/** Below the roof along a band of it, `from` and `to` above the lower edge of the rafters. */
const slope = (x: number) => -212 - (tip - x) * 0.34
const band = (left: number, right: number, from: number, to: number) =>
  polygon(
    [left, slope(left) - from],
    [right, slope(right) - from],
    [right, slope(right) - to],
    [left, slope(left) - to],
  )

/** The end of a house: a vented soffit is pushed up below the rafters of the overhang, trim is on the corner already. */
export function TrimAndSoffits() {
  return (
    <>
      <Yonder houses={[[480, -60]]} />
      <LeafTree x={590} y={-4} scale={1.1} />
      <g transform={`translate(${corner} -6)scale(1.5)`}>
        <Fence x={0} width={560} height={34} />
      </g>
      <Turf from={corner} to={1100} />
      <g className="palette-bark">
        <House />
        <Overhang />
      </g>
      <Shrub x={-60} scale={0.8} bloom="paint-lamp" />
      <Ground from={-700} to={1100} />
      <Horses />
      <Fitter />
    </>
  )
}

const wall = polygon([-700, 0], [-700, slope(-700)], [corner, slope(corner)], [corner, 0])

function House() {
  return (
    <>
      <path className="paint-wall line-medium" d={wall} />
      <Clip name="trim-and-soffits-wall" outline={wall}>
        <Courses box={[-700, -640, 700 + corner, 640]} step={14} />
      </Clip>
      {[-190, -20, 150].map((x) => (
        <g key={x} transform={`translate(${x}-158)scale(1.7)`}>
          <path className="paint-trim" d={boxes([-6, -8, 40, 66])} />
          <Window />
        </g>
      ))}
      <path className="paint-stone line-medium" d={boxes([-700, -16, 704 + corner, 16])} />
      <path className="paint-trim line-medium" d={boxes([corner - 18, -250, 18, 234])} />
      <path className="line-soft" d={`M${corner - 9}-250V-16`} />
      <path className="paint-shadow" d={band(-700, corner, 0, -12)} />
    </>
  )
}

/** How far the board along the edge of the roof is on. */
const boarded = 250

/** The roof as seen from its side: a rafter, boards, shingles, and the fascia at the end. */
function Overhang() {
  return (
    <>
      <path className="paint-wood line-medium" d={band(-700, tip, 0, 24)} />
      <path className="line-soft" d={band(boarded, tip - 6, 8, 8)} />
      <path
        className="paint-wood line-medium"
        d={boxes([corner, soffit - 14, tip - corner, 10], [corner, soffit - 28, 10, 28])}
      />
      <path className="paint-shadow" d={boxes([corner, soffit - 14, tip - corner, 10])} />
      <path className="paint-trim line-medium" d={band(-700, boarded, -4, 24)} />
      <path className="line-soft" d={band(-700, boarded, 3, 3)} />
      <path className="paint-deck line-medium" d={band(-700, tip + 10, 24, 30)} />
      <path className="paint-roof line-medium" d={band(-700, tip + 18, 30, 42)} />
      <path className="line-soft" d={band(-700, tip + 18, 36, 36)} />
      <path className="paint-trim line-medium" d={boxes([tip, slope(tip) - 26, 9, 44])} />
    </>
  )
}

/** A board with slots for air; its origin is its upper left corner. */
const Panel = ({ length }: { readonly length: number }) => (
  <>
    <path className="paint-trim line-medium" d={boxes([0, 0, length, 11])} />
    <path
      strokeWidth="2.400"
      strokeOpacity=".7"
      d={stamp('v5', row([12, 3], { count: Math.floor((length - 16) / 8), step: 8 }))}
    />
  </>
)

const plank = -40

/** With both hands up, on a plank between two horses. */
function Fitter() {
  const horses: readonly Point[] = [
    [318, 3],
    [446, 3],
  ]
  return (
    <>
      <path className="paint-shadow" d="M296 4q80-10 176 0z" />
      <path className="paint-wood line-medium" d={stamp(horse, horses)} />
      <path className="paint-deck line-medium" d={boxes([284, plank, 196, 8])} />
      <g transform={`translate(${corner + 3} ${soffit - 2})rotate(5.500)`}>
        <Panel length={124} />
      </g>
      <Worker
        skin="light"
        hasTail
        at={[376, plank]}
        scale={0.82}
        isTurned
        nod={-18}
        hands={[
          [30, -172],
          [-14, -167],
        ]}
        shirt="paint-tarp"
        cap="paint-lamp"
      />
    </>
  )
}

const horse = 'm-6-36h12l15 36h-9l-12-30-12 30h-9z'

/** What is next, with the saw. */
function Horses() {
  return (
    <g transform="translate(0 4)">
      <path className="paint-shadow" d="M66 0q70-9 156 0z" />
      <path
        className="paint-wood line-medium"
        d={stamp(horse, [
          [100, 0],
          [186, 0],
        ])}
      />
      {[
        [76, -47],
        [84, -58],
        [78, -69],
      ].map(([x, y]) => (
        <g key={y} transform={`translate(${x} ${y})`}>
          <Panel length={134} />
        </g>
      ))}
      <path className="paint-copper line-medium" d="M132-69v-9q10-14 22 0v3h14v6z" />
      <path className="paint-stone line-medium" d="M132-69a11 11 0 0 1 22 0z" />
    </g>
  )
}
