import { Chimney } from '../parts/Chimney'
import { Courses } from '../parts/Courses'
import { Door } from '../parts/Door'
import { Ground } from '../parts/Ground'
import { Ladder } from '../parts/Ladder'
import { LeafTree } from '../parts/LeafTree'
import { boxes, row, stamp, type Point } from '../parts/path'
import { Repeat } from '../parts/Repeat'
import { Roof } from '../parts/Roof'
import { Shrub } from '../parts/Shrub'
import { Steps } from '../parts/Steps'
import { Turf } from '../parts/Turf'
import { Window } from '../parts/Window'
import { Worker } from '../parts/Worker'
import { Yonder } from '../parts/Yonder'

/** A gutter in one piece comes out of the machine on its trailer, carried by two people to the house behind them. */
export function GutterRun() {
  return (
    <>
      <Yonder houses={[[460, -70]]} />
      <LeafTree x={-150} y={-14} scale={1.05} />
      <LeafTree x={440} y={-14} scale={1.02} />
      <g transform="translate(-40 -14)scale(1.2)">
        <House />
      </g>
      <path className="paint-leaf" stroke="none" d={boxes([-700, -18, 1800, 18])} />
      <g transform="translate(0-12)">
        <Turf from={-700} to={1100} />
      </g>
      <Ground from={-700} to={1100} />
      <path className="paint-shadow" d="M24 4q60-9 120 0zM172 4q60-9 120 0zM300 4q90-10 190 0z" />
      <Carrier at={[84, 3]} isFirst />
      <Carrier at={[232, 3]} />
      <path className="paint-skin-deep" d="M52-86a6 5 0 1 1 12 0v2a6 5 0 1 1-12 0z" />
      <Trailer />
    </>
  )
}

/** Its eave is bare: the old gutter is off, and a ladder stands at the fascia. */
function House() {
  return (
    <g className="palette-sage">
      <path className="paint-wall line-medium" d={boxes([-300, -100, 600, 100])} />
      <Courses box={[-300, -100, 600, 92]} step={7} />
      <path className="paint-stone line-medium" d={boxes([-302, -9, 605, 9])} />
      <path className="paint-trim" d={boxes([292, -100, 8, 91])} />
      <Repeat name="gutter-run-window" at={[-40, 34, 84, 214, 254].map((x) => [x, -78])} room={1}>
        <Window />
      </Repeat>
      <Door x={150} y={-9} transom={0} isGlazed />
      <Steps x={140} width={54} />
      <path className="paint-shadow" d={boxes([-300, -94, 600, 11])} />
      <g transform="translate(104-170)">
        <Chimney width={44} height={26} />
      </g>
      <Roof box={[-310, -172, 622, 74]} />
      <path className="paint-wood line-medium" d={boxes([120, -100, 194, 8])} />
      <path className="line-soft" d={stamp('v8', row([140, -100], { count: 9, step: 20 }))} />
      <Shrub x={58} scale={0.34} bloom="paint-trim" />
      <Shrub x={98} scale={0.36} bloom="paint-trim" />
      <Ladder x={120} length={118} lean={2} />
    </g>
  )
}

interface CarrierProps {
  readonly at: Point
  readonly isFirst?: boolean
}

const strides = [
  [20, -9],
  [-24, -14],
] as const

function Carrier({ at, isFirst = false }: CarrierProps) {
  return (
    <Worker
      skin={isFirst ? 'deep' : 'light'}
      hasTail={!isFirst}
      at={at}
      scale={0.94}
      isTurned
      feet={strides}
      toes={[0, 24]}
      hands={[
        [22, -94],
        [36, -104],
      ]}
      shirt={isFirst ? 'paint-tarp' : 'paint-verdigris'}
      cap={isFirst ? 'paint-lamp' : 'paint-copper'}
    >
      {!isFirst && (
        <g transform="translate(247-3.200)scale(-1.064 1.064)">
          <Run />
        </g>
      )}
    </Worker>
  )
}

/** The gutter: its rolled front edge, its face, its bottom. */
function Run() {
  return (
    <>
      <path className="paint-copper line-medium" d="M20-106H326v6l-4 10q-1 4-5 4H30q-5 0-6-5z" />
      <path className="paint-light" d={boxes([22, -104, 302, 4])} />
      <path className="line-soft" d="M21-100H326M23-94H322" />
    </>
  )
}

/** The machine on its trailer: a coil on top, rollers inside, the gutter out of its end. */
function Trailer() {
  const wheel = 'm-22 0a22 22 0 1 1 44 0a22 22 0 1 1-44 0'
  const hub = 'm-9 0a9 9 0 1 1 18 0a9 9 0 1 1-18 0'
  return (
    <g transform="translate(46 0)scale(.86)">
      <path strokeWidth="6" d="M470-40h28l10 40" />
      <path className="line-hose" strokeWidth="3" d="M470-40h28l10 40" />
      <path className="paint-cap line-medium" d={boxes([310, -50, 176, 12])} />
      <path className="paint-cap" d={boxes([330, -70, 8, 20], [456, -70, 8, 20])} />
      <path className="paint-tarp line-medium" d="M316-70v-58q0-8 8-8h142q8 0 8 8v58z" />
      <path className="paint-light" d={boxes([320, -133, 150, 6])} />
      <path className="paint-shadow" d={boxes([316, -86, 158, 16])} />
      <path className="paint-attic line-medium" d={boxes([316, -122, 14, 32])} />
      <path className="line-soft" d={boxes([346, -116, 112, 32])} />
      <path className="paint-trim" d={boxes([356, -108, 50, 6], [356, -98, 34, 5])} />
      <path className="paint-door line-medium" d={boxes([430, -110, 14, 14])} />
      <path
        className="paint-stone line-medium"
        d="M366-136l10-30h10l-8 30zM430-136l-10-30h-10l8 30z"
      />
      <path className="paint-copper line-medium" d="M364-168a34 34 0 1 1 68 0a34 34 0 1 1-68 0" />
      <path
        className="line-soft"
        d="M371-168a27 27 0 1 1 54 0a27 27 0 1 1-54 0M378-168a20 20 0 1 1 40 0a20 20 0 1 1-40 0"
      />
      <path className="paint-stone line-medium" d="M387-168a11 11 0 1 1 22 0a11 11 0 1 1-22 0" />
      <path className="paint-cap" d="M374-52a34 34 0 0 1 56 0z" />
      <path className="paint-attic line-medium" d={`M402-22${wheel}`} />
      <path className="paint-stone line-medium" d={`M402-22${hub}`} />
    </g>
  )
}
