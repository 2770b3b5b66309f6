import { Courses } from '../parts/Courses'
import { Ground } from '../parts/Ground'
import { LeafTree } from '../parts/LeafTree'
import { boxes, row, stamp, type Box } from '../parts/path'
import { PorchLamp } from '../parts/PorchLamp'
import { Shingles } from '../parts/Shingles'
import { Shrub } from '../parts/Shrub'
import { Toolbox } from '../parts/Toolbox'
import { Turf } from '../parts/Turf'
import { Window } from '../parts/Window'
import { KneelingWorker, Worker } from '../parts/Worker'
import { Yonder } from '../parts/Yonder'

const floor = -66
const eave = -250
const corner = 420

/** A front porch: its steps get a new tread, and its door a new hinge. */
export function PorchRepair() {
  return (
    <>
      <Yonder houses={[[470, -66]]} />
      <LeafTree x={590} y={-4} scale={1.1} />
      <Turf from={corner + 24} to={1100} />
      <g transform="translate(24 0)">
        <Front />
        <Porch />
        <Shrub x={-60} bloom="paint-trim" />
        <Shrub x={404} scale={0.8} bloom="paint-trim" />
      </g>
      <Ground from={-700} to={1100} />
      <g transform="translate(24 0)">
        <Stairs />
        <Crew />
        <Horse />
        <Toolbox x={318} y={4} />
      </g>
    </>
  )
}

/** The wall behind the porch, with the door and the windows. */
function Front() {
  return (
    <g className="palette-sage">
      <path className="paint-wall line-medium" d={boxes([-700, eave, corner + 680, -eave])} />
      <Courses box={[-700, eave, corner + 680, 184]} step={11} />
      <path className="paint-shadow" d={boxes([-700, eave, corner + 680, 34])} />
      {[-300, -60, 292].map((x) => (
        <g key={x} transform={`translate(${x}-196)scale(2 1.9)`}>
          <Window />
        </g>
      ))}
      <path className="paint-trim line-medium" d={boxes([140, -214, 82, 148])} />
      <path className="paint-door line-medium" d={boxes([150, -204, 62, 138])} />
      <path className="paint-glass line-medium" d={boxes([160, -192, 42, 48])} />
      <path className="line-trim" strokeWidth="2" d="M181-192v48M160-168h42" />
      <path className="line-soft" d={boxes([160, -132, 42, 54])} />
      <path className="paint-lamp line-medium" d="M202-128a4 4 0 1 1 8 0a4 4 0 1 1-8 0" />
      <g transform="translate(236-176)scale(1.6)">
        <PorchLamp x={0} y={0} />
      </g>
    </g>
  )
}

const posts = [-330, -100, 84, 250, 400]
const balusters = [
  ...row([-690, 0], { count: 61, step: 13 }),
  ...row([268, 0], { count: 11, step: 12 }),
]

/** Roof, posts and rails; the rail stops beside the stairs. */
function Porch() {
  return (
    <>
      <path className="paint-attic" d={boxes([-700, floor, corner + 700, -floor])} />
      <path
        className="paint-trim"
        d={stamp(
          'h3v44h-3z',
          balusters.map(([x]) => [x, floor - 48] as const),
        )}
      />
      <path
        className="paint-trim line-medium"
        d={boxes(
          ...[-52, -10].flatMap((y): readonly Box[] => [
            [-700, floor + y, 790, 6],
            [262, floor + y, 140, 6],
          ]),
        )}
      />
      <path
        className="paint-trim line-medium"
        d={boxes(...posts.map((x): Box => [x, eave, 14, floor - eave]))}
      />
      <path className="paint-trim" d={boxes(...posts.map((x): Box => [x - 4, eave + 16, 22, 6]))} />
      <path className="paint-deck line-medium" d={boxes([-700, floor, corner + 706, 10])} />
      <path className="paint-trim line-medium" d={boxes([-700, floor + 10, corner + 700, 10])} />
      <path
        className="line-trim"
        strokeWidth="30"
        strokeDasharray="5 7"
        d={`M-700 ${floor + 38}H96M262 ${floor + 38}H${corner}`}
      />
      <path className="paint-trim line-medium" d={boxes([-700, eave - 6, corner + 714, 22])} />
      <Shingles box={[-700, -760, corner + 722, 494]} step={16} width={26} />
      <path className="paint-copper line-medium" d={`M-700-266H${corner + 26}v5q0 7-8 7H-700z`} />
    </>
  )
}

const rise = -floor / 4

/** Gray treads on white risers; two are new, and over the next one its stringers are bare. */
function Stairs() {
  const steps = [1, 2, 3].map((at) => floor + at * rise)
  const [, open = 0, last = 0] = steps
  return (
    <>
      <path className="paint-attic" d={boxes([104, floor, 142, -floor])} />
      <path
        className="paint-trim line-medium"
        d={boxes(
          [104, floor + 10, 142, rise - 10],
          [104, open - 10, 142, 10],
          [104, last, 142, -last],
        )}
      />
      <path
        className="paint-wood line-medium"
        d={boxes(...[112, 170, 228].map((x): Box => [x, open, 10, rise]))}
      />
      <path className="paint-shadow" d={boxes([104, floor + 10, 142, 4], [104, last, 142, 11])} />
      <path
        className="paint-wood line-medium"
        d={boxes([98, floor, 154, 7], [98, floor + rise, 154, 7])}
      />
      <path className="paint-hole line-medium" d={boxes([98, last, 154, 7])} />
      <path className="line-soft" d={`M140 ${last}v7M204 ${last}l-3 7`} />
    </>
  )
}

function Crew() {
  return (
    <>
      <g transform={`translate(0 ${floor})`}>
        <Worker
          skin="light"
          hasTail
          at={[124, 0]}
          scale={0.84}
          nod={-4}
          hands={[
            [34, -112],
            [30, -130],
          ]}
          shirt="paint-tarp"
          cap="paint-trim"
        >
          <path
            className="paint-copper line-medium"
            d="M34-118h22q5 0 5 4v6q0 4-5 4H46l3 12H39l-3-12h-2z"
          />
        </Worker>
      </g>
      <path className="paint-shadow" d="M250 5q50-10 110 0z" />
      <KneelingWorker
        skin="deep"
        at={[276, 4]}
        scale={0.9}
        isTurned
        nod={4}
        hands={[
          [40, -74],
          [48, -34],
        ]}
        shirt="paint-copper"
        cap="paint-lamp"
      >
        <path className="paint-wood line-medium" d="M36-72l6-6 26 20-5 6z" />
        <path className="paint-stone line-medium" d="M60-50l12-14 8 6-12 15z" />
      </KneelingWorker>
      <path className="paint-wood line-medium" d="M88-44l160 10v7l-160-10z" />
    </>
  )
}

/** The boards that are next. */
function Horse() {
  const horse = 'M-4-46h14l14 46h-9L4-36-8 0h-9z'
  return (
    <g transform="translate(0 4)">
      <path className="paint-wood line-medium" d={horse} transform="translate(-6 0)" />
      <path className="paint-wood line-medium" d={horse} transform="translate(58 0)" />
      <path className="paint-wood line-medium" d={boxes([-36, -53, 120, 7], [-30, -60, 122, 7])} />
      <path className="paint-stone line-medium" d="M-4-60h40v-5H2v-22h-6z" />
    </g>
  )
}
