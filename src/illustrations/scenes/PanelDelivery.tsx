import { Clip } from '../parts/Clip'
import { Courses } from '../parts/Courses'
import { Ground } from '../parts/Ground'
import { Ladder } from '../parts/Ladder'
import { LeafTree } from '../parts/LeafTree'
import { boxes, polyline, stamp, type Point } from '../parts/path'
import { Rakes, type GableEdge } from '../parts/Rakes'
import { Repeat } from '../parts/Repeat'
import { Shrub } from '../parts/Shrub'
import { Turf } from '../parts/Turf'
import { Van } from '../parts/Van'
import { Window } from '../parts/Window'
import { KneelingWorker, Worker } from '../parts/Worker'

/** The gable end of the house: its long slope faces the sun, on the left. */
const gable: GableEdge = { left: [196, -104], peak: [372, -236], right: [484, -152] }
const outline = 'M196 0V-104L372-236 484-152V0z'
/** Along the long slope, from the eave up. */
const onSlope = 'translate(196-104)rotate(-36.870)'

/** The gable end of a house: panels lie on the rails of its long slope, and the next is carried from the van. */
export function PanelDelivery() {
  return (
    <>
      <Sun />
      <LeafTree x={-96} scale={0.9} />
      <LeafTree x={560} scale={1.05} />
      <Turf from={-700} to={1100} />
      <g transform="translate(-16 0)">
        <House />
      </g>
      <g transform="translate(-56 0)scale(1.2)">
        <Van x={0} hasRack={false} />
      </g>
      <Ground from={-700} to={1100} />
      <Carriers />
    </>
  )
}

function Sun() {
  return (
    <g transform="translate(84-222)">
      <path className="paint-beam" d="M-46 0a46 46 0 1 1 92 0a46 46 0 1 1-92 0" />
      <path className="paint-lamp line-medium" d="M-22 0a22 22 0 1 1 44 0a22 22 0 1 1-44 0" />
      <path
        className="line-copper sun-rays"
        d="M0-29v-10M0 29v10M-29 0h-10M29 0h10M-21-21l-7-7M21 21l7 7M21-21l7-7M-21 21l-7 7"
      />
    </g>
  )
}

function House() {
  const eaves = [gable.left, gable.peak, gable.right]
  return (
    <g className="palette-cream">
      <path className="paint-wall line-medium" d={outline} />
      <Clip name="panel-delivery-gable" outline={outline}>
        <Courses box={[196, -236, 288, 236]} step={8} />
        <path stroke="#101b24" strokeOpacity=".17" strokeWidth="36" d={polyline(...eaves)} />
      </Clip>
      <path className="paint-stone line-medium" d={boxes([193, -10, 294, 10])} />
      <path className="paint-trim" d={boxes([476, -152, 8, 142])} />
      <Repeat
        name="panel-delivery-window"
        at={[
          [352, -182],
          [352, -88],
          [424, -88],
        ]}
        room={1}
      >
        <g transform="scale(1.1)">
          <Window columns={2} rows={1} />
        </g>
      </Repeat>
      <Rakes {...gable} over={12} />
      <g transform={onSlope}>
        <path className="paint-cap" d={stamp('h5v-9h-5z', feet)} />
        <path className="paint-stone line-medium" d={boxes([6, -19, 204, 4])} />
        <path className="paint-panel line-medium" d={boxes([84, -25, 62, 6], [148, -25, 62, 6])} />
        <path className="paint-light" d={boxes([84, -25, 62, 2], [148, -25, 62, 2])} />
        <path className="line-rope" d="M32-36Q110-60 206-26" />
        <KneelingWorker
          at={[44, -13]}
          scale={0.44}
          nod={12}
          hands={[
            [62, -52],
            [72, -34],
          ]}
          shirt="paint-tarp"
          cap="paint-lamp"
        />
      </g>
      <Shrub x={450} scale={0.4} />
      <Ladder x={204} length={128} lean={3} />
    </g>
  )
}

const feet = [16, 76, 136, 196].map((x): Point => [x, -7])

/** The next panel between two people. */
function Carriers() {
  return (
    <>
      <path className="paint-shadow" d="M30 5q70-10 140 0zM216 5q60-10 130 0z" />
      <Worker
        skin="deep"
        at={[86, 4]}
        scale={0.9}
        feet={[
          [22, -9],
          [-26, -14],
        ]}
        toes={[0, 26]}
        hands={[
          [36, -72],
          [40, -118],
        ]}
        shirt="paint-copper"
        cap="paint-trim"
      />
      <Worker
        skin="light"
        hasTail
        at={[292, 4]}
        scale={0.9}
        isTurned
        feet={[
          [-20, -14],
          [20, -9],
        ]}
        toes={[24, 0]}
        hands={[
          [36, -72],
          [40, -118],
        ]}
        shirt="paint-verdigris"
        cap="paint-lamp"
      />
      <g transform="translate(118-116)">
        <path className="paint-shadow" d={boxes([4, 5, 142, 82])} />
        <path className="paint-panel line-medium" d={boxes([0, 0, 142, 82])} />
        <path
          className="line-cells"
          strokeWidth="1"
          d={`${stamp('v82', columns)}${stamp('h142', rows)}`}
        />
        <path className="paint-light" d="M0 0h70L0 66z" />
        <path className="line-hose" strokeWidth="3" d="M2 2h138v78H2z" />
      </g>
    </>
  )
}

const columns = Array.from({ length: 9 }, (_, at): Point => [14.2 * (at + 1), 0])
const rows = Array.from({ length: 5 }, (_, at): Point => [0, 13.7 * (at + 1)])
