import { BlockWall } from '../parts/BlockWall'
import { Courses } from '../parts/Courses'
import { Ground } from '../parts/Ground'
import { Joints } from '../parts/Joints'
import { boxes, row, stamp, type Point } from '../parts/path'
import { RoomWindow } from '../parts/RoomWindow'
import { Toolbox } from '../parts/Toolbox'
import { Worker } from '../parts/Worker'

/** Under the joists of the cellar, and the floor of the room above. */
const ceiling = -150
const floor = -178

/** A house cut open: a technician at the boiler of its cellar, radiators in the room above. */
export function Boiler() {
  return (
    <>
      <Cellar />
      <Upstairs />
      <Pipes />
      <Radiator x={64} />
      <Radiator x={378} />
      <Radiator x={-250} />
      <Tank />
      <Heater />
      <Ground from={-700} to={1100} />
      <Technician />
      <Toolbox x={116} y={3} />
    </>
  )
}

/** Blocks of concrete, joists, and steps up. */
function Cellar() {
  return (
    <>
      <BlockWall top={ceiling} step={25} />
      <path className="paint-hole line-medium" d={boxes([-700, -8, 1800, 8])} />
      <path className="paint-shadow" d={boxes([-700, ceiling, 1800, 8])} />
      <RoomWindow box={[34, -116, 70, 40]} />
    </>
  )
}

/** A living room in winter. */
function Upstairs() {
  return (
    <>
      <path className="paint-plaster" d={boxes([-700, -760, 1800, 760 + floor])} />
      <path className="paint-wood line-medium" d={boxes([-700, floor, 1800, ceiling - floor])} />
      <path
        className="line-soft"
        d={`M-700 ${(ceiling + floor) / 2}H1100`}
        strokeWidth={ceiling - floor}
        strokeDasharray="9 43"
      />
      <path className="paint-deck line-medium" d={boxes([-700, floor - 7, 1800, 7])} />
      <path className="paint-trim line-medium" d={boxes([-700, floor - 21, 1800, 14])} />
      {[224, -112, 560].map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <RoomWindow box={[0, -360, 92, 104]} hasSill />
        </g>
      ))}
      <path
        className="paint-verdigris line-medium"
        d="M216-192v-34q0-12 12-12t12 12v10h62v-10q0-12 12-12t12 12v34z"
      />
      <path className="paint-verdigris line-medium" d="M238-214v-42q0-12 12-12h42q12 0 12 12v42z" />
      <path className="line-soft" d="M240-204h62" />
      <path className="paint-bark" d={boxes([220, -192, 7, 8], [316, -192, 7, 8])} />
      <path className="paint-bark line-medium" d="M256-216q-6-16 12-18 12 0 18 8l8-2-2 12z" />
    </>
  )
}

/** Of cast iron, each section with its own foot; warm air rises from it. */
function Radiator({ x }: { readonly x: number }) {
  const sections = row([0, -240], { count: 6, step: 11 })
  return (
    <g transform={`translate(${x} 0)`}>
      <path className="paint-shadow" d={boxes([4, -236, 70, 50])} />
      <path
        className="paint-trim line-medium"
        d={stamp('q0-6 5-6t5 6v44q0 6-5 6t-5-6z', sections)}
      />
      <path className="line-faint" d={stamp('m5 2v38', sections)} />
      <path className="paint-stone line-medium" d={boxes([1, -190, 8, 6], [56, -190, 8, 6])} />
      <path className="paint-copper line-medium" d={boxes([-8, -206, 9, 9])} />
      <path className="line-arrow" d="M18-252v-20m-5 7l5-7 5 7M46-252v-20m-5 7l5-7 5 7" />
    </g>
  )
}

const supply = 'M318-96V-128H-254V-202M58-128V-202M318-128H374V-202'
const back = 'M342-96V-116q0-3 3-3H448V-190M448-119H1100'
const valves: readonly Point[] = [
  [58, -158],
  [374, -158],
]

/** Hot water up from the boiler, and back what has cooled. */
const Pipes = () => (
  <>
    <path strokeWidth="8" d={back} />
    <path className="line-hose" strokeWidth="5" d={back} />
    <path strokeWidth="8" d={supply} />
    <path className="line-tube" strokeWidth="5.400" d={supply} />
    <path className="paint-stone line-medium" d={stamp('m-7 0h14v6h-14z', valves)} />
  </>
)

/** For the water that expands. */
const Tank = () => (
  <g transform="translate(-122 0)">
    <path strokeWidth="6" d="M270-126v18" />
    <path className="line-tube" strokeWidth="3.600" d="M270-126v18" />
    <path className="paint-door line-medium" d="M254-96q0-14 16-14t16 14v22q0 14-16 14t-16-14z" />
    <path className="line-soft" d="M254-85h32" />
    <path className="paint-light" d="M258-96q2-10 10-10v40q-8 0-10-8z" />
  </g>
)

/** The boiler: its burner below, its gauge at the front, pumps on top, the flue to the chimney. */
function Heater() {
  return (
    <>
      <g className="palette-brick">
        <path className="paint-brick line-medium" d={boxes([446, ceiling, 54, 150])} />
        <Courses className="line-soft" box={[446, ceiling, 54, 150]} step={10} />
        <Joints className="line-faint" box={[446, ceiling, 54, 150]} step={10} widths={[18]} />
      </g>
      <path className="paint-stone line-medium" d={boxes([386, -92, 60, 22], [438, -96, 8, 30])} />
      <path className="line-soft" d="M402-92v22m18-22v22" />
      <path className="paint-shadow" d={boxes([396, -88, 10, 80])} />
      <path className="paint-tarp line-medium" d="M296-96q0-4 4-4h92q4 0 4 4V-8H296z" />
      <path className="paint-light" d={boxes([300, -96, 92, 8])} />
      <path className="line-medium" d="M296-52h100" />
      <path className="paint-trim line-medium" d="M306-74a16 16 0 1 1 32 0a16 16 0 1 1-32 0" />
      <path className="line-soft" d="M311-68a12 12 0 1 1 22 0" />
      <path stroke="#a33b0f" strokeWidth="2.400" d="M322-73l8-7" />
      <path className="paint-cap" d={boxes([350, -86, 36, 22])} />
      <path className="line-copper" d="M356-80h12m4 0h6" />
      <path className="paint-attic line-medium" d={boxes([310, -42, 42, 20])} />
      <path
        className="paint-lamp"
        stroke="none"
        d={stamp('q-3-9 3-12 6 4 3 12z', row([316, -24], { count: 4, step: 9 }))}
      />
      <path className="paint-copper line-medium" d={boxes([362, -44, 26, 26])} />
      <path className="paint-cap" d="M367-31a8 8 0 1 1 16 0a8 8 0 1 1-16 0" />
      <path className="paint-stone line-medium" d={boxes([290, -10, 112, 8])} />
      <path className="paint-verdigris line-medium" d={boxes([334, -114, 16, 14])} />
      <path className="paint-door line-medium" d={boxes([310, -114, 16, 14])} />
    </>
  )
}

/** Bent to the gauge, with a flashlight. */
function Technician() {
  return (
    <>
      <path className="paint-beam" d="M252-82l60-8v34z" />
      <Worker
        hasTail
        at={[196, 2]}
        scale={0.8}
        hip={[-8, -84]}
        neck={[16, -122]}
        nod={2}
        feet={[
          [10, -9],
          [-26, -9],
        ]}
        hands={[
          [58, -98],
          [50, -76],
        ]}
        shirt="paint-verdigris"
        cap="paint-copper"
      >
        <path className="paint-cap line-medium" d="M56-102h14l6-3v14l-6-3H56z" />
        <path className="paint-door line-medium" d="M46-80l26 4-1 5-26-4z" />
      </Worker>
    </>
  )
}
