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

const corner = 430
/** The upper edge of the gutter where it hangs as it should. */
const top = -216
/** Where two lengths meet. */
const joint = 222

/** A gutter that sags beside its joint and drips: its hangers are fastened again, one by one, from a ladder. */
export function GutterRepair() {
  return (
    <>
      <Yonder houses={[[490, -64]]} />
      <g transform="translate(424 -6)scale(1.5)">
        <Fence x={0} width={480} height={34} />
      </g>
      <LeafTree x={590} y={-4} scale={1.1} />
      <Turf from={corner} to={1100} />
      <House />
      <Gutter />
      <Shrub x={-70} bloom="paint-lamp" />
      <Shrub x={362} scale={0.8} bloom="paint-lamp" />
      <Ground from={-700} to={1100} />
      <Puddle />
      <Fastener />
    </>
  )
}

function House() {
  return (
    <g className="palette-ochre">
      <path className="paint-wall line-medium" d={boxes([-700, top, 700 + corner, -top])} />
      <Courses box={[-700, top, 700 + corner, 200]} step={12} />
      <path className="paint-stone line-medium" d={boxes([-700, -16, 704 + corner, 16])} />
      <Repeat name="gutter-repair-window" at={[-190, 28, 330].map((x) => [x, -148])}>
        <g transform="scale(1.7)">
          <path className="paint-shutter" d={boxes([-17, -3, 12, 56], [33, -3, 12, 56])} />
          <Window />
        </g>
      </Repeat>
      <path className="paint-trim line-medium" d={boxes([corner - 14, top, 14, -top - 16])} />
      <path className="paint-shadow" d={boxes([-700, top, 700 + corner, 42])} />
      <path className="paint-shadow" d="M188-176h30q-4 50-6 96-4 20-8-2-8-44-10-94z" />
      <Shingles box={[-700, -760, 716 + corner, 536]} step={16} width={26} />
      <path className="paint-trim line-medium" d={boxes([-700, top - 10, 712 + corner, 28])} />
      <path
        className="line-soft"
        d={stamp('v28', row([-640, top - 10], { count: 9, step: 128 }))}
      />
    </g>
  )
}

const drops = [-170, -140, -96, -42].map((y) => [joint - 22, y] as const)

const hanger = 'h9v24h-9z'
const sound = row([254, top - 4], { count: 4, step: 56 })
const farther = row([-672, top - 4], { count: 10, step: 62 })

/** On the right it is fastened; on the left it hangs, out of line, from what holds. */
function Gutter() {
  return (
    <>
      <path
        className="paint-copper line-medium"
        d={`M-700 ${top}H-100Q80 ${top} ${joint} ${top + 22}l-3 19Q70 ${top + 19}-100 ${top + 19}H-700z`}
      />
      <path
        className="line-soft"
        d={`M-700 ${top + 5}H-100Q80 ${top + 5} ${joint - 1} ${top + 27}`}
      />
      <path
        className="paint-copper line-medium"
        d={`M${joint - 2} ${top}H${corner + 16}v8q0 7-6 9l-4 3H${joint - 2}z`}
      />
      <path className="paint-light" d={boxes([joint, top + 4, 226, 4])} />
      <path className="line-soft" d={`M${joint} ${top + 9}H${corner + 14}`} />
      <path className="line-medium" d={stamp(hanger, sound) + stamp(hanger, farther)} />
      <path
        className="line-medium"
        d={`M60 ${top - 8}l8-3 9 30-8 3zM${joint - 18} ${top + 12}l9-2 6 30-9 2z`}
      />
      <path
        className="paint-copper line-medium"
        d="M432-197h16v12l-24 26v133l30 14v10h-12l-36-16v-147l26-26z"
      />
      <path className="paint-cap" d={boxes([402, -126, 26, 5], [402, -62, 26, 5])} />
      <path className="paint-tarp" d={stamp('q-5 8 0 12 5-4 0-12z', drops)} />
    </>
  )
}

function Puddle() {
  return (
    <>
      <path className="paint-tarp line-medium" d="M158 3q10-7 38-7t40 7q-40 4-78 0z" />
      <path className="line-rain" strokeWidth="2" d="M190-8l-6-7M200-9v-9M209-8l6-7" />
    </>
  )
}

/** A hand under the gutter, a driver in the other. */
function Fastener() {
  return (
    <>
      <path className="paint-shadow" d="M210 4q50-10 116 0z" />
      <g transform="translate(266 3)scale(-.84 1)">
        <Stepladder at={[0, 0]} />
      </g>
      <Worker
        skin="deep"
        at={[276, -71]}
        scale={0.9}
        isTurned
        nod={-8}
        hands={[
          [40, -154],
          [58, -114],
        ]}
        shirt="paint-tarp"
        cap="paint-copper"
      >
        <path
          className="paint-cap line-medium"
          d="M30-162h28q5 0 5 4v5q0 4-5 4h-16v12h-8v-12h-4q-4 0-4-4v-5q0-4 4-4z"
        />
        <path strokeWidth="3" d="M63-155h14" />
      </Worker>
    </>
  )
}
