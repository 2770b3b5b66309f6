import { Courses } from '../parts/Courses'
import { Ground } from '../parts/Ground'
import { LeafTree } from '../parts/LeafTree'
import { boxes, polygon, row, stamp, type Point } from '../parts/path'
import { Shrub } from '../parts/Shrub'
import { Turf } from '../parts/Turf'
import { Wall } from '../parts/Wall'
import { Window } from '../parts/Window'
import { KneelingWorker } from '../parts/Worker'
import { Yonder } from '../parts/Yonder'

/** Where the ground meets the house. */
const back = -88
/** How far the lawn is laid, at the front. */
const edge = 262

/** Before a house: a lawn that is rolled out on bare ground, strip beside strip. */
export function Sod() {
  return (
    <>
      <g transform={`translate(0 ${back})`}>
        <Yonder houses={[[-60, -34]]} />
        <LeafTree x={62} y={2} scale={0.94} />
        <House />
        <Shrub x={214} y={6} scale={0.7} />
        <Shrub x={392} y={6} scale={0.56} bloom="paint-trim" />
      </g>
      <Soil />
      <Strips />
      <Ground from={-700} to={1100} />
      <path className="paint-bark" stroke="none" d={boxes([edge, -6, 838, 6])} />
      <Turf from={-700} to={edge} />
      <Roll />
      <Pallet />
      <Roller />
    </>
  )
}

/** Its eave, two windows, and stones at its foot. */
function House() {
  return (
    <g className="palette-ochre">
      <Wall box={[182, -144, 940, 144]} siding="clapboard" />
      <path className="paint-stone line-medium" d={boxes([178, -18, 950, 18])} />
      {[248, 420, 592].map((x) => (
        <g key={x} transform={`translate(${x}-118)scale(1.5)`}>
          <path className="paint-shutter" d={boxes([-20, -3, 14, 56], [34, -3, 14, 56])} />
          <Window />
        </g>
      ))}
      <path className="paint-shadow" d={boxes([182, -136, 940, 10])} />
      <path className="paint-roof line-medium" d="M156-142L206-260H1200v118z" />
      <Courses className="line-faint" box={[206, -260, 1000, 118]} step={11} />
      <path className="paint-trim line-medium" d={boxes([154, -144, 1000, 9])} />
      <path className="paint-copper line-medium" d={boxes([172, -135, 7, 128])} />
    </g>
  )
}

const clods: readonly Point[] = [
  [300, -22],
  [346, -58],
  [372, -16],
  [408, -70],
  [520, -30],
  [560, -64],
  [620, -20],
  [700, -52],
]

/** Loose and level, with the lines of the rake. */
function Soil() {
  return (
    <>
      <path className="paint-bark" stroke="none" d={boxes([-700, back, 1800, -back])} />
      <path className="paint-light" d={boxes([-700, back, 1800, -back])} />
      <path
        className="line-soft"
        d={[-76, -62, -46, -28, -14]
          .map((y) => `M240 ${y}q30-4 60 0${'t60 0'.repeat(14)}`)
          .join('')}
      />
      <path className="paint-bark line-soft" d={stamp('q2-6 8-5t7 5q-8 4-15 0z', clods)} />
      <path className="paint-shadow" d={boxes([-700, back, 1800, 7])} />
    </>
  )
}

/** Where the strips meet, from the house to the front; each row ends a little farther. */
const rows = [back, -62, -34, 0]
const ends = [226, 250, 236] as const

/** Of three rows; every second is lit from another side. */
function Strips() {
  const joints = [
    [-120, 20, 150],
    [-190, -40, 90],
    [-230, -90, 50, 190],
  ]
  return (
    <>
      {ends.map((end, index) => {
        const [top = 0, foot = 0] = rows.slice(index)
        const outline = polygon([-700, top], [end - 6, top], [end, foot], [-700, foot])
        return (
          <g key={end}>
            <path className="paint-leaf" d={outline} />
            {index === 1 && <path className="paint-light" d={outline} />}
            <path
              className="line-soft"
              d={joints[index]?.map((x) => `M${x} ${top}l6 ${foot - top}`).join('')}
            />
          </g>
        )
      })}
      <path className="paint-shadow" d={boxes([-700, back, 920, 7])} />
      <path
        className="line-faint"
        d={stamp(
          'l2-6 2 5m3 1l2-7 2 6',
          row([-300, -44], { count: 11, step: 47 }).map(([x, y], index): Point => [
            x,
            y + ((index * 29) % 52) - 26,
          ]),
        )}
      />
    </>
  )
}

/** The grass outside, soil between its turns; it lies across. */
const spiral = 'm0 0a5 5 0 1 1 10 2a10 10 0 1 1-20-2a15 15 0 1 1 30 2'

const SodRoll = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path className="paint-leaf line-medium" d="M-8-21L18-41A23 23 0 0 1 44-8L18 15z" />
    <path className="paint-light" d="M-8-21L18-41q14-2 22 6L14-14z" />
    <path className="paint-leaf line-medium" d="M-23 0a23 23 0 1 1 46 0a23 23 0 1 1-46 0" />
    <path className="paint-bark line-medium" d="M-18 0a18 18 0 1 1 36 0a18 18 0 1 1-36 0" />
    <path className="line-leaf" strokeWidth="3" d={`M0 0${spiral}`} />
  </g>
)

/** Pushed on by its layer, who kneels on what is laid. */
function Roll() {
  return (
    <g transform="translate(0-4)">
      <path className="paint-leaf line-medium" d="M60-8H268q12 0 12 8v4H60z" />
      <path className="paint-bark" d={boxes([60, 0, 208, 5])} />
      <SodRoll x={276} y={-20} />
      <KneelingWorker
        hasTail
        at={[184, -8]}
        nod={12}
        hands={[
          [76, -28],
          [92, -44],
        ]}
        shirt="paint-copper"
        cap="paint-wood"
      />
    </g>
  )
}

/** The rolls that are left. */
function Pallet() {
  return (
    <>
      <path className="paint-shadow" d="M366 2q70-12 150 0z" />
      <path
        className="paint-wood line-medium"
        d={boxes([366, -16, 132, 6], [370, -10, 14, 10], [424, -10, 14, 10], [480, -10, 14, 10])}
      />
      <SodRoll x={390} y={-40} />
      <SodRoll x={436} y={-40} />
      <SodRoll x={413} y={-80} />
    </>
  )
}

/** Filled with water, it presses the strips down. */
function Roller() {
  return (
    <g transform="translate(-34 0)">
      <path className="paint-shadow" d="M30 0q40-8 110 0z" />
      <path strokeWidth="6" d="M72-34L6-110h-14" />
      <path className="line-ladder" strokeWidth="3.400" d="M72-34L6-110h-14" />
      <path className="paint-tarp line-medium" d="M38-34a34 34 0 1 1 68 0a34 34 0 1 1-68 0" />
      <path className="paint-light" d="M46-44q6-16 24-16-14 6-18 20z" />
      <path className="line-soft" d="M46-34a26 26 0 1 1 52 0a26 26 0 1 1-52 0" />
      <path className="paint-stone line-medium" d="M66-34a6 6 0 1 1 12 0a6 6 0 1 1-12 0" />
    </g>
  )
}
