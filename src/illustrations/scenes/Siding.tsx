import { Clip } from '../parts/Clip'
import { Fence } from '../parts/Fence'
import { Ground } from '../parts/Ground'
import { LeafTree } from '../parts/LeafTree'
import type { Point } from '../parts/path'
import { boxes, polygon, row, stamp } from '../parts/path'
import { Shingles } from '../parts/Shingles'
import { Turf } from '../parts/Turf'
import { Window } from '../parts/Window'
import { Worker } from '../parts/Worker'
import { Yonder } from '../parts/Yonder'

/** The height of a course. */
export const board = 20
const corner = 436
/** How far to the right each course reaches, from the lowest up. */
const ends = [362, 362, 362, 362, 196, 166, 150, 132, 110, 92, 70]
const edge = ends.flatMap((x, index): readonly Point[] => [
  [x, -16 - index * board],
  [x, -16 - (index + 1) * board],
])
const clad = polygon([-700, -16], ...edge, [-700, -236])

/** A wall in layers from right to left: boards, the wrap that sheds water, the new siding, whose next board is nailed. */
export function Siding() {
  return (
    <>
      <SideYard />
      <Boards />
      <Wrap />
      <g className="palette-blue">
        <path className="paint-shadow" transform="translate(5 4)" d={clad} />
        <path className="paint-wall line-medium" d={clad} />
        <Clip name="siding-clad" outline={clad}>
          <Laps />
        </Clip>
      </g>
      {[-130, 226].map((x) => (
        <g key={x} transform={`translate(${x}-219)scale(1.8)`}>
          <Window />
        </g>
      ))}
      <Eaves />
      <Ground from={-700} to={1100} />
      <Sider />
      <Horses />
    </>
  )
}

/** Past the corner of the house. */
export function SideYard() {
  return (
    <>
      <Yonder houses={[[470, -64]]} />
      <g transform="translate(430 -6)scale(1.5)">
        <Fence x={0} width={480} height={34} />
      </g>
      <LeafTree x={590} y={-6} scale={1.1} />
      <Turf from={430} to={1100} />
    </>
  )
}

/** The shadow of each course, its lower edge, and where boards meet. */
export function Laps() {
  return (
    <>
      <path className="line-faint" d="M-132-233V-10" strokeWidth="1136" strokeDasharray="4 16" />
      <path d={stamp(`H${corner}`, levels)} />
      <path d={stamp('v20', joints)} />
    </>
  )
}

const levels = Array.from({ length: 12 }, (_, index): Point => [-700, -16 - index * board])

const joints: readonly Point[] = [
  [40, -36],
  [250, -56],
  [-120, -56],
  [88, -76],
  [-30, -96],
  [64, -136],
  [-90, -156],
  [20, -196],
  [-50, -216],
]

/** Foundation, corner and frieze, and the roof above. */
export function Eaves() {
  return (
    <>
      <path className="paint-trim line-medium" d={boxes([corner - 14, -236, 14, 220])} />
      <path className="paint-shadow" d={boxes([corner - 5, -236, 5, 220])} />
      <path className="paint-stone line-medium" d={boxes([-700, -18, corner + 704, 18])} />
      <path className="line-soft" d={stamp('v18', row([-660, -18], { count: 14, step: 78 }))} />
      <path className="paint-shadow" d={boxes([-700, -236, corner + 700, 13])} />
      <path className="paint-trim line-medium" d={boxes([-700, -252, corner + 716, 16])} />
      <Shingles box={[-700, -760, corner + 718, 496]} step={16} width={26} />
      <path className="paint-copper line-medium" d={`M-700-268H${corner + 22}v8q0 8-8 8H-700z`} />
      <path className="paint-light" d={boxes([-700, -265, corner + 718, 4])} />
    </>
  )
}

/** The sheathing: wide boards in their nails. */
function Boards() {
  return (
    <>
      <path className="paint-wood" d={boxes([-700, -240, corner + 700, 226])} />
      <path
        className="line-soft"
        d={stamp(
          `H${corner}`,
          Array.from({ length: 7 }, (_, index) => [-700, -210 + index * 30]),
        )}
      />
      <path className="line-soft" d="M404-240v30M392-180v30M412-120v30M400-60v30" />
      <path
        strokeWidth="4"
        strokeLinecap="round"
        d={stamp(
          'm0 7v.1m34 0v.1',
          Array.from({ length: 7 }, (_, index) => [386, -232 + index * 30]),
        )}
      />
    </>
  )
}

/** Housewrap: it laps like shingles, and is taped about the windows. */
function Wrap() {
  return (
    <>
      <path className="paint-shadow" d={boxes([370, -236, 10, 220])} />
      <path
        className="paint-underlayment line-medium"
        d="M-700-236H368l3 30-4 36 4 40-3 44 3 70H-700z"
      />
      <path
        strokeOpacity=".3"
        strokeDasharray="22 12"
        strokeWidth="3"
        d="M120-222H366M130-204H366M120-150H366M130-132H366"
      />
      <path className="line-soft" d="M-700-168H368M-700-172H368" />
      <path
        className="paint-ice-shield"
        d={boxes(
          [210, -236, 84, 10],
          [210, -236, 12, 128],
          [282, -236, 12, 128],
          [206, -114, 92, 10],
        )}
      />
    </>
  )
}

/** The board is held level, and nailed from the end that fits. */
function Sider() {
  return (
    <>
      <g className="palette-blue" transform="translate(198-116)rotate(2)">
        <path className="paint-shadow" d="M4 5h178v20H4z" />
        <path className="paint-wall line-medium" d="M0 0h178v20H0z" />
        <path className="line-soft" d="M0 16h178" />
        <path strokeWidth="4" strokeLinecap="round" d="M16 5v.1m36 0v.1m36 0v.1m36 0v.1m36 0v.1" />
      </g>
      <Worker
        skin="light"
        hasTail
        at={[342, 2]}
        isTurned
        hip={[-8, -88]}
        neck={[12, -130]}
        nod={6}
        feet={[
          [16, -9],
          [-22, -9],
        ]}
        hands={[
          [54, -128],
          [20, -88],
        ]}
        shirt="paint-verdigris"
        cap="paint-lamp"
      >
        <path
          className="paint-wood line-medium"
          d="M46-128l6-6 26 22-5 6z"
          transform="rotate(-16 60 -120)"
        />
        <path className="paint-stone line-medium" d="M74-126l10-8 9 12-9 8-6-3z" />
      </Worker>
    </>
  )
}

/** The boards that are next, with the square on them. */
function Horses() {
  const horse = 'M-4-46h14l14 46h-9L4-36-8 0h-9z'
  return (
    <>
      <path className="paint-wood line-medium" d={horse} transform="translate(36 4)" />
      <path className="paint-wood line-medium" d={horse} transform="translate(136 4)" />
      <path className="line-soft" d="M22-16h30M122-16h30" />
      <g className="palette-blue">
        <path
          className="paint-wall line-medium"
          d={boxes([-6, -49, 196, 7], [0, -56, 186, 7], [-2, -63, 184, 7])}
        />
      </g>
      <path className="paint-stone line-medium" d="M60-63h44v-5H66v-30h-6z" />
      <path className="paint-lamp line-medium" d="M118-63v-12h14v12z" />
    </>
  )
}
