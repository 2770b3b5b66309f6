import { Courses } from '../parts/Courses'
import { Fence } from '../parts/Fence'
import { Ground } from '../parts/Ground'
import { LeafTree } from '../parts/LeafTree'
import { boxes, row, stamp } from '../parts/path'
import { Repeat } from '../parts/Repeat'
import { Shingles } from '../parts/Shingles'
import { Shrub } from '../parts/Shrub'
import { Stepladder } from '../parts/Stepladder'
import { Turf } from '../parts/Turf'
import { Window } from '../parts/Window'
import { Worker } from '../parts/Worker'
import { Yonder } from '../parts/Yonder'

/** A new gutter is tested with a hose: water runs along it, down, and away from the wall. */
export function Gutters() {
  return (
    <>
      <Yonder houses={[[430, -60]]} />
      <g transform="translate(290 -6)scale(1.5)">
        <Fence x={0} width={560} height={36} />
      </g>
      <LeafTree x={580} y={-4} scale={1.12} />
      <Turf from={290} to={1100} />
      <g className="palette-verdigris">
        <path className="paint-wall line-medium" d={boxes([-700, -180, 990, 180])} />
        <Courses box={[-700, -180, 990, 168]} step={12} />
        <path className="paint-trim line-medium" d={boxes([276, -180, 14, 168])} />
        <path className="paint-stone line-medium" d={boxes([-700, -13, 994, 13])} />
        <Repeat name="gutters-window" at={[-20, -180, -340].map((x) => [x, -138])}>
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
      {[-260, -100, 210].map((x) => (
        <Shrub key={x} x={x} bloom="paint-tarp" />
      ))}
      <Shrub x={462} y={-4} scale={0.6} bloom="paint-lamp" />
      <Ground from={-700} to={1100} />
      <Runoff />
      <Gutter />
      <Tester />
    </>
  )
}

/** On a ladder, with a hose over the rim. */
function Tester() {
  const hose = 'M168-206q-8-2-14 2-44 22-56 82t-18 84q-6 34-46 38H-60'
  return (
    <>
      <path className="paint-shadow" d="M78 4q50-10 112 0z" />
      <g transform="translate(134 3)scale(.84 1)">
        <Stepladder at={[0, 0]} />
      </g>
      <path strokeWidth="7" strokeLinecap="round" d={hose} />
      <path className="line-leaf" strokeWidth="4.600" strokeLinecap="round" d={hose} />
      <path stroke="#4d86a8" strokeWidth="5" strokeLinecap="round" d="M176-208q14 0 17 12" />
      <Worker
        skin="deep"
        hasTail
        at={[124, -71]}
        scale={0.9}
        nod={-4}
        hands={[
          [42, -146],
          [48, -128],
        ]}
        cap="paint-lamp"
      >
        <path className="paint-cap line-medium" d="M40-152h16l3-3v10l-3-2H40z" />
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
      <path stroke="#4d86a8" strokeWidth="4" d="M190-197H322" />
      <path
        className="line-medium"
        d={stamp('v-4h8v20h-8z', row([-672, -194], { count: 17, step: 62 }))}
      />
    </>
  )
}

/** Out of the pipe, over a block, and on to where things grow. */
const Runoff = () => (
  <>
    <path className="paint-stone line-medium" d="M306 0v-8h12l4 4h92v4z" />
    <path
      className="paint-tarp line-medium"
      d="M313-11q12-1 18 3 44-2 82 1 40 1 66 9-40 6-78 2-40 0-62-5-20 2-26-1z"
    />
    <path className="line-rain" strokeOpacity=".6" strokeWidth="2" d="M340-4h26m16 1h22m14 3h18" />
  </>
)
