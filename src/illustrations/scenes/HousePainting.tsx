import { Clip } from '../parts/Clip'
import { Courses } from '../parts/Courses'
import { Door } from '../parts/Door'
import { Fence } from '../parts/Fence'
import { Ground } from '../parts/Ground'
import { LeafTree } from '../parts/LeafTree'
import { boxes, polyline, stamp } from '../parts/path'
import { Rakes, type GableEdge } from '../parts/Rakes'
import { Shrub } from '../parts/Shrub'
import { Steps } from '../parts/Steps'
import { Turf } from '../parts/Turf'
import { Window } from '../parts/Window'
import { Worker } from '../parts/Worker'

const gable: GableEdge = { left: [0, -172], peak: [120, -248], right: [240, -172] }
const outline = 'M0 0V-172L120-248 240-172V0z'
/** A course of the wall. */
const board = 7
/** How far to the right the new color has come on each board, from the lowest up. */
const ends = Array.from({ length: 36 }, (_, at) => 44 + at * 5.4 + ((at * 11) % 7) * 2.6 - 8)
const painted = `M-9 0${ends.map((x) => `H${Math.round(x)}v-${board}`).join('')}H-9z`

/** The front of a house in its old and its new color, a painter on a lift and one on the ground. */
export function HousePainting() {
  return (
    <>
      <LeafTree x={36} scale={0.9} />
      <LeafTree x={580} scale={1.05} />
      <Fence x={-700} width={760} />
      <Fence x={312} width={780} />
      <Turf from={-700} to={1100} />
      <g transform="translate(66 0)scale(1.06)">
        <Front />
      </g>
      <Ground from={-700} to={1100} />
      <Cloths />
      <PainterBelow />
      <Lift />
    </>
  )
}

function Front() {
  return (
    <>
      <path className="palette-cedar paint-wall line-medium" d={outline} />
      <Clip name="house-painting-front" outline={outline}>
        <g className="palette-blue">
          <path className="paint-wall" stroke="none" d={painted} />
          <path className="line-soft" d={painted} />
        </g>
        <path className="paint-wood" d={stamp('l4-3 6 1 9-2 7 1 4 3-5 3-8-1-10 2z', flakes)} />
        <Courses box={[0, -248, 240, 248]} step={board} />
        <path stroke="#101b24" strokeOpacity=".17" strokeWidth="36" d={polyline(...eaves)} />
      </Clip>
      <path className="paint-stone line-medium" d={boxes([-3, -10, 246, 10])} />
      <path className="paint-trim" d={boxes([0, -172, 8, 162], [232, -172, 8, 162])} />
      <g className="palette-blue">
        {finished.map(([x, y]) => (
          <Opening key={`${x} ${y}`} x={x} y={y} />
        ))}
        <Door x={103} y={-10} />
        <Steps x={94} width={52} />
      </g>
      <Masked x={186} y={-80} />
      <Masked x={186} y={-158} />
      <g className="palette-cream">
        <Rakes {...gable} over={12} />
      </g>
    </>
  )
}

const finished = [
  [26, -80],
  [26, -158],
  [106, -158],
  [106, -226],
] as const

interface Place {
  readonly x: number
  readonly y: number
}

const eaves = [gable.left, gable.peak, gable.right]
const flakes = [
  [150, -34],
  [206, -108],
  [152, -62],
  [214, -20],
  [176, -98],
] as const

function Opening({ x, y }: Place) {
  return (
    <g transform={`translate(${x} ${y})${y < -200 ? 'scale(.9 .72)' : ''}`}>
      <path className="paint-shutter" d={boxes([-17, -3, 11, 56], [34, -3, 11, 56])} />
      <Window />
    </g>
  )
}

/** A window behind a sheet, until the wall about it is dry. */
function Masked({ x, y }: Place) {
  return (
    <g className="palette-white" transform={`translate(${x} ${y})`}>
      <Window />
      <path
        className="paint-underlayment line-medium"
        fillOpacity=".86"
        d={boxes([-7, -10, 42, 68])}
      />
      <path className="line-soft" d="M-2-6q12 30 4 58M28-8q-12 24-6 62M6-8l16 60" />
      <path className="paint-ice-shield" d={boxes([-9, -12, 46, 5], [-9, 55, 46, 5])} />
    </g>
  )
}

/** A boom on wheels, its basket at the wall. */
function Lift() {
  const boom = 'M404-40L446-132 312-160'
  const wheel = 'm-13 0a13 13 0 1 1 26 0a13 13 0 1 1-26 0'
  const hub = 'm-5 0a5 5 0 1 1 10 0a5 5 0 1 1-10 0'
  const wheels = [
    [368, -13],
    [434, -13],
  ] as const
  return (
    <>
      <path className="paint-shadow" d="M340 4q60-11 124 0z" />
      <path strokeWidth="12" strokeLinejoin="round" d={boom} />
      <path className="line-tube" strokeWidth="8.600" d={boom} />
      <path strokeWidth="7" d="M400-60l28-44" />
      <path className="line-hose" strokeWidth="4" d="M400-60l28-44" />
      <path className="paint-stone line-medium" d="M440-132a6 6 0 1 1 12 0a6 6 0 1 1-12 0" />
      <path className="paint-copper line-medium" d="M352-22v-16q0-6 6-6h84q8 0 8 8v14z" />
      <path className="paint-light" d={boxes([354, -41, 92, 5])} />
      <path className="paint-cap line-medium" d={boxes([388, -58, 34, 14], [350, -25, 102, 5])} />
      <path className="paint-cap line-medium" d={stamp(wheel, wheels)} />
      <path className="paint-stone line-medium" d={stamp(hub, wheels)} />
      <Worker
        at={[296, -156]}
        scale={0.43}
        isTurned
        nod={-8}
        hands={[
          [46, -126],
          [22, -92],
        ]}
        trousers="paint-trim"
        shirt="paint-underlayment"
        cap="paint-copper"
      >
        <path className="paint-wood line-medium" d="M44-128l8-6 16 14-6 6z" />
        <path className="palette-blue paint-wall line-medium" d="M60-124l10-10 16 10-10 14z" />
      </Worker>
      <path className="paint-cap line-medium" d={boxes([272, -157, 48, 6])} />
      <path strokeWidth="4.800" d="M274-156v-36h44v36M274-174h44M289-192v36M304-192v36" />
      <path className="line-hose" d="M274-156v-36h44v36M274-174h44M289-192v36M304-192v36" />
    </>
  )
}

function PainterBelow() {
  return (
    <Worker
      skin="deep"
      hasTail
      at={[190, 3]}
      scale={0.46}
      isTurned
      nod={-10}
      hands={[
        [34, -104],
        [44, -126],
      ]}
      trousers="paint-trim"
      shirt="paint-trim"
      cap="paint-tarp"
    >
      <path strokeWidth="7" d="M26-84L66-182" />
      <path stroke="#d8b584" strokeWidth="4" d="M26-84L66-182" />
      <path className="palette-blue paint-wall line-medium" d="M52-194h34v16H52z" />
    </Worker>
  )
}

/** Cloths on the ground and over shrubs, with the cans. */
function Cloths() {
  return (
    <>
      <path
        className="paint-trim line-medium"
        d="M60 5q-10-4-3-16 2-24 22-26 16-8 30 2 18 2 18 24 8 10 60 10t120 2 44 5z"
      />
      <path
        className="paint-shadow"
        d="M58-8q24 10 46 0 16 4 23-4 6 12 20 12-40 5-86 4-6-4-3-12z"
      />
      <path className="line-soft" d="M78-34q-6 14-4 30M100-36q6 16 2 32M116-28q4 10 6 18" />
      <g transform="translate(232 2)scale(.62)">
        <path className="paint-stone line-medium" d={boxes([0, -40, 34, 40], [44, -32, 28, 32])} />
        <g className="palette-blue">
          <path className="paint-wall" d={boxes([0, -28, 34, 16], [44, -22, 28, 12])} />
          <path className="paint-wall" d="M-2-43h38v5H24q0 11-4 11t-4-9H-2z" />
        </g>
        <path className="paint-shadow" d={boxes([24, -38, 10, 38], [64, -32, 8, 32])} />
      </g>
      <Shrub x={478} scale={0.5} />
    </>
  )
}
