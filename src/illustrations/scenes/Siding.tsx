import { Clip } from '../parts/Clip'
import { Ground } from '../parts/Ground'
import type { Point } from '../parts/path'
import { boxes, polygon, rectangle, row, stamp } from '../parts/path'
import { Shingles } from '../parts/Shingles'
import { Window } from '../parts/Window'

const board = 20
/** How far to the right each course reaches, from the lowest up; the third is about to get its next board. */
const ends = [206, 176, 148, 190, 156, 122, 148, 108, 134, 92, 118]
const edge = ends.flatMap((x, index): readonly Point[] => [
  [x, -16 - index * board],
  [x, -16 - (index + 1) * board],
])
const clad = polygon([-700, -16], ...edge, [-700, -236])

/** A wall in layers from right to left: boards, the wrap that sheds water, the new siding. */
export function Siding() {
  return (
    <>
      <Boards />
      <Wrap />
      <g transform="translate(218-206)scale(1.8)">
        <Window />
      </g>
      <g className="palette-blue">
        <path className="paint-shadow" transform="translate(6 4)" d={clad} />
        <path className="paint-wall line-medium" d={clad} />
        <Clip name="siding-clad" outline={clad}>
          <path className="line-faint" d="M-250-233V-10" strokeWidth="920" strokeDasharray="4 16" />
          <path d={stamp('H240', row([-16, 0], { count: 12, step: board }).map(toLevel))} />
          <path d={stamp('v20', joints)} />
        </Clip>
        <NextBoard />
      </g>
      <path className="paint-stone line-medium" d={boxes([-700, -18, 1800, 18])} />
      <path className="line-soft" d={stamp('v18', row([-660, -18], { count: 22, step: 78 }))} />
      <path className="paint-trim line-medium" d={boxes([-700, -252, 1800, 16])} />
      <path className="paint-shadow" d={boxes([-700, -236, 1800, 14])} />
      <Shingles box={[-700, -760, 1800, 496]} step={16} width={26} />
      <path className="paint-copper line-medium" d={boxes([-700, -268, 1800, 16])} />
      <path className="line-soft" d="M-700-262H1100" />
      <Ground from={-700} to={1100} />
    </>
  )
}

const toLevel = ([, index]: Point, place: number): Point => [-700, -16 - place * board + index]

const joints: readonly Point[] = [
  [40, -36],
  [-120, -56],
  [88, -76],
  [-30, -96],
  [64, -136],
  [-90, -156],
  [20, -196],
  [-50, -216],
]

/** The sheathing: wide boards in their nails. */
function Boards() {
  return (
    <>
      <path className="paint-wood" d={boxes([-700, -240, 1800, 226])} />
      <path
        className="line-soft"
        d={stamp(
          'H1100',
          row([0, -210], { count: 7, step: 0 }).map(([, y], index) => [-700, y + index * 30]),
        )}
      />
      <path
        className="line-soft"
        d="M400-240v30M470-210v30M386-180v30M452-150v30M412-120v30M480-90v30M396-60v30M620-240v30M700-180v30M580-120v30"
      />
      <path
        strokeWidth="4"
        strokeLinecap="round"
        d={stamp(
          'm0 7v.1',
          row([372, -232], { count: 7, step: 0 }).map(([x, y], index) => [x, y + index * 30]),
        )}
      />
    </>
  )
}

/** Housewrap: it laps like shingles, is taped about the window, and stands beside it in its roll. */
function Wrap() {
  return (
    <>
      <path className="paint-shadow" d={boxes([346, -236, 14, 220])} />
      <path className="paint-underlayment line-medium" d={boxes([-700, -236, 1046, 220])} />
      <path
        strokeOpacity=".3"
        strokeDasharray="22 12"
        strokeWidth="3"
        d="M120-214H340M130-196H340M120-104H340M130-86H340M110-40H340"
      />
      <path className="line-soft" d="M-700-128H346M-700-132H346" />
      <path
        className="paint-ice-shield"
        d={boxes(
          [202, -222, 84, 10],
          [202, -222, 12, 124],
          [274, -222, 12, 124],
          [198, -104, 92, 12],
        )}
      />
      <path className="paint-trim line-medium" d={boxes([346, -236, 24, 220])} />
      <path className="paint-shadow" d={boxes([361, -236, 9, 220])} />
      <path className="line-soft" d="M351-236v220" />
    </>
  )
}

/** A board on its way to its course. */
function NextBoard() {
  return (
    <>
      <path
        stroke="#fff"
        strokeWidth="2.4"
        strokeDasharray="8 6"
        d={`M150-76${rectangle(170, 20)}`}
      />
      <g transform="translate(214-62)rotate(8)">
        <path className="paint-shadow" d="M5 7h182v20H5z" />
        <path className="paint-wall line-medium" d="M0 0h182v20H0z" />
        <path className="line-soft" d="M0 16h182" />
        <path strokeWidth="4" strokeLinecap="round" d="M16 5v.1m50 0v.1m50 0v.1m50 0v.1" />
      </g>
      <path className="line-arrow" d="M404-26q26-28 0-46l-58 2m14-9l-14 9 14 9" />
    </>
  )
}
