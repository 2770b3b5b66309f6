import { Clip } from '../parts/Clip'
import { Door } from '../parts/Door'
import { Ground } from '../parts/Ground'
import { LeafTree } from '../parts/LeafTree'
import { boxes, stamp, type Box, type Point } from '../parts/path'
import { Repeat } from '../parts/Repeat'
import { Roof } from '../parts/Roof'
import { Shrub } from '../parts/Shrub'
import { Steps } from '../parts/Steps'
import { Turf } from '../parts/Turf'
import { Van } from '../parts/Van'
import { Wall } from '../parts/Wall'
import { Window } from '../parts/Window'
import { Worker } from '../parts/Worker'

/** A house of brick gets its windows one by one: from the rack of a van, over the yard, into the wall. */
export function WindowFitting() {
  return (
    <>
      <LeafTree x={-36} scale={0.9} />
      <LeafTree x={398} scale={1.02} />
      <Turf from={-700} to={1100} />
      <g transform="translate(26 0)scale(1.16)">
        <House />
      </g>
      <Tower />
      <g transform="translate(302 0)scale(1.12)">
        <Van x={0} hasRack={false} />
        <Rack />
      </g>
      <Ground from={-700} to={1100} />
      <Carrier />
    </>
  )
}

const old: readonly Point[] = [
  [24, -76],
  [170, -76],
]
const opening: Box = [20, -156, 36, 60]

function House() {
  return (
    <g className="palette-brick">
      <Wall box={[0, -176, 222, 176]} siding="brick" />
      <path className="paint-stone" d={boxes([-3, -10, 228, 10], [0, -90, 222, 4])} />
      <g className="palette-white">
        <Repeat
          name="window-fitting-new"
          at={[
            [97, -152],
            [170, -152],
          ]}
          room={1}
        >
          <Window />
        </Repeat>
      </g>
      <Repeat name="window-fitting-old" at={old}>
        <OldWindow />
      </Repeat>
      <Opening />
      <Door x={94} y={-10} />
      <Steps x={85} width={52} />
      <path className="paint-shadow" d={boxes([0, -170, 222, 11])} />
      <Roof box={[-10, -222, 242, 50]} />
      <Shrub x={198} scale={0.32} />
    </g>
  )
}

/** Its paint is gone, and a pane is cracked. */
function OldWindow() {
  return (
    <>
      <path className="paint-wood" d={boxes([-4, -6, 36, 60], [-6, 52, 40, 5])} />
      <path className="paint-glass" d={boxes([0, 0, 28, 24], [0, 27, 28, 23])} />
      <path className="line-soft" d="M9 0v24M19 0v24M9 27v23M19 27v23M0 12h28M0 38h28" />
      <path className="line-trim" d="M1 4l6 4 3-2 5 5M7 8l-2 4" />
    </>
  )
}

/** Someone inside waits for the next window. */
function Opening() {
  const [x, y, width, height] = opening
  return (
    <>
      <path className="paint-wood" d={boxes([x - 4, y - 4, width + 8, height + 8])} />
      <path className="paint-attic" d={boxes(opening)} />
      <Clip name="window-fitting-opening" outline={boxes(opening)}>
        <Worker
          skin="light"
          hasTail
          at={[26, -82]}
          scale={0.36}
          hands={[
            [30, -128],
            [34, -110],
          ]}
          shirt="paint-copper"
          cap="paint-trim"
        />
      </Clip>
    </>
  )
}

/** A new window in its frame. */
function Unit() {
  return (
    <>
      <path className="paint-trim line-medium" d={boxes([0, 0, 34, 56])} />
      <path className="paint-cap line-medium" d={boxes([4, 4, 26, 21], [4, 30, 26, 22])} />
      <path className="paint-light" d="M5 22L21 5h7L12 25H5zM6 50l14-19h6L12 52z" />
      <path className="line-trim" strokeWidth="1.600" d="M17 4v21M17 30v22" />
    </>
  )
}

const plank = -102

/** A scaffold on wheels, and the window that is handed in from it. */
function Tower() {
  const posts = 'M74 0V-100M166 0V-100M74-58H166M74-10L166-58M74-58L166-10'
  const wheel = 'm-7 0a7 7 0 1 1 14 0a7 7 0 1 1-14 0'
  return (
    <>
      <Worker
        skin="deep"
        at={[138, plank]}
        scale={0.46}
        isTurned
        nod={-6}
        hands={[
          [50, -92],
          [52, -130],
        ]}
        shirt="paint-verdigris"
        cap="paint-lamp"
      >
        <g transform="translate(125-168)rotate(-7)scale(-2.340 2.340)">
          <Unit />
        </g>
      </Worker>
      <path strokeWidth="6" d={posts} />
      <path className="line-hose" strokeWidth="3.400" d={posts} />
      <path className="paint-deck line-medium" d={boxes([66, plank, 108, 7])} />
      <path
        className="paint-cap line-medium"
        d={stamp(wheel, [
          [74, -5],
          [166, -5],
        ])}
      />
    </>
  )
}

/** On the side of the van, the windows that are next. */
function Rack() {
  return (
    <>
      <path
        className="paint-wood line-medium"
        d={boxes([4, -20, 90, 5], [8, -82, 5, 64], [86, -82, 5, 64])}
      />
      {[14, 34, 54].map((x, at) => (
        <g key={x} transform={`translate(${x}-78)`}>
          {at > 0 && <path className="paint-shadow" d={boxes([-4, 3, 6, 54])} />}
          <Unit />
        </g>
      ))}
      <path className="line-rope" d="M8-56H90" />
    </>
  )
}

function Carrier() {
  return (
    <>
      <path className="paint-shadow" d="M232 6q40-8 80 0z" />
      <Worker
        at={[276, 5]}
        scale={0.56}
        isTurned
        feet={[
          [20, -9],
          [-24, -14],
        ]}
        toes={[0, 24]}
        hands={[
          [42, -68],
          [50, -112],
        ]}
        shirt="paint-tarp"
        cap="paint-copper"
      >
        <g transform="translate(88-152)rotate(4)scale(-1.900 1.900)">
          <Unit />
        </g>
      </Worker>
    </>
  )
}
