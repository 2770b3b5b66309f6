import { Clip } from '../parts/Clip'
import { Ground } from '../parts/Ground'
import { boxes, polygon, stamp, type Point } from '../parts/path'
import { Shrub } from '../parts/Shrub'
import { Window } from '../parts/Window'
import { Worker } from '../parts/Worker'
import { board, Eaves, Laps, SideYard } from './Siding'

/** So far each course is clean, from the lowest up: the wall is wetted and washed from below. */
const ends = [236, 228, 218, 226, 212, 204, 210, 196, 188, 182, 176]
const clean = polygon(
  [440, -16],
  ...ends.flatMap((x, at): readonly Point[] => [
    [x, -16 - at * board],
    [x - 5, -16 - (at + 1) * board],
  ]),
  [440, -236],
)

/** A wall that is washed with a soft brush on a pole: green on the left, clean on the right. */
export function SidingWash() {
  return (
    <>
      <SideYard />
      <g className="palette-cream">
        <path className="paint-wall" d={boxes([-700, -236, 1136, 220])} />
        <path
          className="paint-leaf"
          fillOpacity=".34"
          stroke="none"
          d={boxes([-700, -236, 1136, 220])}
        />
        <path className="paint-leaf" fillOpacity=".3" stroke="none" d={film} />
        <Clip name="siding-wash-clean" outline={clean}>
          <path className="paint-wall" stroke="none" d={boxes([140, -236, 300, 220])} />
        </Clip>
        <Laps />
        {[-122, 28, 330].map((x) => (
          <g key={x} transform={`translate(${x}-202)scale(1.7)`}>
            <path className="paint-shutter" d={boxes([-17, -3, 12, 56], [33, -3, 12, 56])} />
            <Window />
          </g>
        ))}
        <Eaves />
      </g>
      <Cover />
      <Ground from={-700} to={1100} />
      <Washer />
      <Bucket />
      <Hose />
    </>
  )
}

/** Where it grows thick: below, and under the sills. */
const film =
  'M-700-16v-60q60-24 120 0t110 6 130-20 110 16 120-22 90 10 90-14l34 20 30 10 6 54zM20-110h60q-4 44-16 50-10-20-20-6-14-10-24-44zM-130-110h60q-4 44-16 50-10-20-20-6-14-10-24-44z'

const bubbles: readonly (readonly [x: number, y: number, radius: number])[] = [
  [166, -202, 6],
  [154, -196, 8],
  [142, -184, 6],
  [144, -170, 9],
  [132, -162, 5],
  [130, -150, 7],
  [142, -154, 6],
  [122, -138, 4],
  [134, -136, 5],
  [146, -140, 4],
  [128, -122, 3],
  [140, -124, 3],
]
const bubble = (radius: number) =>
  `m-${radius} 0a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1-${2 * radius} 0`

/** With both hands on the pole, and suds at the brush. */
function Washer() {
  return (
    <>
      <path className="paint-shadow" d="M236 4q60-10 116 0z" />
      <g transform="translate(167-162)rotate(32)">
        <path className="paint-underlayment line-medium" d={boxes([-22, -27, 12, 54])} />
        <path className="line-soft" d="M-22-18h12m-12 9h12m-12 9h12m-12 9h12m-12 9h12" />
        <path className="paint-copper line-medium" d={boxes([-11, -27, 13, 54])} />
      </g>
      <path
        className="paint-trim"
        d={bubbles.map(([x, y, radius]) => `M${x} ${y}${bubble(radius)}`).join('')}
      />
      <path
        stroke="#fff"
        strokeOpacity=".8"
        strokeWidth="2.400"
        strokeLinecap="round"
        d={stamp('v22m0 12v16', [
          [122, -106],
          [136, -114],
          [150, -122],
        ])}
      />
      <Worker
        skin="light"
        hasTail
        at={[304, 3]}
        isTurned
        hip={[-6, -88]}
        neck={[6, -132]}
        nod={-10}
        feet={[
          [18, -9],
          [-24, -9],
        ]}
        hands={[
          [26, -93],
          [50, -109],
        ]}
        shirt="paint-tarp"
        trousers="paint-ice-shield"
        cap="paint-lamp"
      >
        <path strokeWidth="6" d="M136-164L-48-50" />
        <path className="line-hose" strokeWidth="3.400" d="M136-164L-48-50" />
      </Worker>
    </>
  )
}

/** Soap, and what is left in it. */
function Bucket() {
  return (
    <g transform="translate(196 3)">
      <path className="paint-copper line-medium" d="M4 0L0-40h44l-4 40z" />
      <path
        className="paint-trim line-medium"
        d="M-2-40q2-12 12-10 6-12 16-4 12-6 14 4 8 2 6 10z"
      />
      <path className="paint-shadow" d="M30-40h14l-4 40H30z" />
    </g>
  )
}

/** A cloth over what grows by the wall. */
function Cover() {
  return (
    <>
      <Shrub x={-70} scale={0.8} bloom="paint-trim" />
      <path
        className="paint-underlayment line-medium"
        d="M58 0q-6-30 14-40 8-22 34-14 26-8 38 10 22 6 16 44z"
      />
      <path className="line-soft" d="M84-38q-8 18-6 36M112-50q2 24-4 46M136-40q6 18 4 38" />
      <path className="paint-shadow" d="M58 0q0-10 2-16 40 12 94-4 8 6 6 20z" />
    </>
  )
}

/** It rinses with no more than the pressure of the tap. */
function Hose() {
  const line = 'M448 0q-30-12-54-2-20 6-34-2-30-14-6-20 26-4 34 8 6 14-18 14'
  return (
    <>
      <path strokeWidth="7" strokeLinecap="round" d={line} />
      <path className="line-leaf" strokeWidth="4.600" strokeLinecap="round" d={line} />
    </>
  )
}
