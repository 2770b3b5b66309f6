import { Courses } from '../parts/Courses'
import { Fence } from '../parts/Fence'
import { Ground } from '../parts/Ground'
import { LeafTree } from '../parts/LeafTree'
import { boxes, row, stamp } from '../parts/path'
import { Rain } from '../parts/Rain'
import { Repeat } from '../parts/Repeat'
import { Shingles } from '../parts/Shingles'
import { Shrub } from '../parts/Shrub'
import { Turf } from '../parts/Turf'
import { Window } from '../parts/Window'
import { Worker } from '../parts/Worker'

/** The corner of a house in the rain: from the shingles into the gutter, down, and away from the wall. */
export function Gutters() {
  return (
    <>
      <path fill="#76858c" fillOpacity=".55" stroke="none" d={clouds} />
      <path fill="#5f7079" fillOpacity=".5" stroke="none" d={woods} />
      <g transform="translate(290 -6)scale(1.5)">
        <Fence x={0} width={560} height={36} />
      </g>
      <LeafTree x={486} y={-4} scale={1.12} />
      <Turf from={290} to={1100} />
      <g className="palette-verdigris">
        <path className="paint-wall line-medium" d={boxes([-700, -180, 990, 180])} />
        <Courses box={[-700, -180, 990, 168]} step={12} />
        <path className="paint-trim line-medium" d={boxes([276, -180, 14, 168])} />
        <path className="paint-stone line-medium" d={boxes([-700, -13, 994, 13])} />
        <Repeat name="gutters-window" at={[96, -64, -224, -384].map((x) => [x, -138])}>
          <g transform="scale(1.8)">
            <path className="paint-shutter" d={boxes([-17, -3, 12, 56], [33, -3, 12, 56])} />
            <Window />
          </g>
        </Repeat>
        <path className="paint-shadow" d={boxes([-700, -176, 990, 18])} />
        <Shingles box={[-700, -762, 1020, 576]} step={16} width={26} />
        <path className="paint-trim line-medium" d={boxes([316, -764, 8, 580])} />
        <path className="paint-trim" d={boxes([-700, -184, 1012, 8])} />
      </g>
      <Gutter />
      {[-250, -100, 36, 164].map((x) => (
        <Shrub key={x} x={x} bloom="paint-tarp" />
      ))}
      <Ground from={-700} to={1100} />
      <SplashBlock />
      <Neighbor />
      <Rain />
    </>
  )
}

const clouds =
  'M-440-210q50-50 140-20 60-40 140 20 40-50 110-40 60-50 140-10 70-40 150 0 90-50 170 0 70-30 130 10 60-20 120 20 90-50 400 0v-800H-440z'
const woods =
  'M280 0v-96q20-30 44-16 20-34 52-14 22-30 54-6 30-20 50 6 30-24 60 4 30-20 56 10 40-24 70 6 60-30 434 20V0z'

/** Someone comes home, and looks how well it works. */
function Neighbor() {
  return (
    <>
      <path className="paint-shadow" d="M384 2q40-9 82 0z" />
      <Worker
        skin="deep"
        hasTail
        at={[424, 2]}
        scale={0.86}
        isTurned
        hasBelt={false}
        nod={-6}
        feet={[
          [14, -9],
          [-18, -12],
        ]}
        toes={[0, 18]}
        hands={[
          [22, -106],
          [-4, -84],
        ]}
        shirt="paint-lamp"
        cap="paint-lamp"
      >
        <path strokeWidth="4.600" d="M22-100V-214" />
        <path className="line-ladder" d="M22-100V-212" />
        <path
          className="paint-door line-medium"
          d="M-48-176q10-46 70-46t70 46q-12-9-24 0-11-9-22 0-12-9-24 0-12-9-24 0-11-9-22 0-12-9-24 0z"
        />
        <path className="paint-light" d="M-44-180q10-40 60-41-34 10-40 45-10-8-20 0z" />
        <path className="line-soft" d="M-2-176q2-34 24-46 22 12 24 46M22-222v-8" />
      </Worker>
    </>
  )
}

/** A copper gutter on its hangers, the outlet at its end, and the downspout in its straps. */
function Gutter() {
  return (
    <>
      <path className="paint-shadow" d="M262-150h26v122l-26 0z" />
      <path
        className="paint-copper line-medium"
        d="M292-176h16v12l-24 26v112l30 14v10h-12l-36-16v-126l26-26z"
      />
      <path className="line-soft" d="M300-176v10l-26 28v116l34 16M279-138v114" />
      <path className="paint-cap" d={boxes([262, -112, 26, 5], [262, -60, 26, 5])} />
      <path className="paint-copper line-medium" d="M-700-196H330v7q0 7-6 9l-4 6H-700z" />
      <path className="paint-light" d={boxes([-700, -192, 1024, 5])} />
      <path className="line-soft" d="M-700-187H328M-700-180H324" />
      <path
        className="line-medium"
        d={stamp('v-4h8v20h-8z', row([-672, -194], { count: 17, step: 62 }))}
      />
    </>
  )
}

/** Where the water leaves the pipe; past the block it is on its way down the yard. */
function SplashBlock() {
  return (
    <>
      <path className="paint-stone line-medium" d="M306 0v-8h12l4 4h92v4z" />
      <g className="line-rain" strokeLinecap="round">
        <path strokeWidth="3" d="M310-8q40-2 84 2 26 2 44 7" />
        <path strokeWidth="2" d="M340-11l3-7m14 8l6-5m18 8l7-4" />
        <path
          strokeOpacity=".5"
          d={stamp('v9m0 24v12m0 19v8', row([28, -268], { count: 12, step: 24 }))}
        />
      </g>
    </>
  )
}
