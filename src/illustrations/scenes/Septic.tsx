import { Fence } from '../parts/Fence'
import { LeafTree } from '../parts/LeafTree'
import { boxes, row, stamp, type Point } from '../parts/path'
import { Roof } from '../parts/Roof'
import { Shrub } from '../parts/Shrub'
import { Toolbox } from '../parts/Toolbox'
import { Turf } from '../parts/Turf'
import { Wall } from '../parts/Wall'
import { Window } from '../parts/Window'
import { Worker } from '../parts/Worker'
import { Yonder } from '../parts/Yonder'

/** The lawn; all below it is cut through. */
export const lawn = -152

/** A yard in section: from the house into the tank, whose filter is being changed, and out into the field. */
export function Septic() {
  return (
    <>
      <g transform={`translate(0 ${lawn})`}>
        <Yonder houses={[[336, -60]]} />
        <LeafTree x={300} scale={0.62} />
        <LeafTree x={-190} scale={0.6} />
        <g transform="scale(1.2)">
          <Fence x={150} width={900} height={24} />
        </g>
        <g transform="translate(-52 0)scale(1.25)">
          <SepticHouse />
        </g>
        <Shrub x={90} scale={0.42} bloom="paint-copper" />
        <Shrub x={128} scale={0.34} />
      </g>
      <Soil />
      <g transform="translate(-24 0)">
        <Field />
        <Tank />
      </g>
      <Filter />
    </>
  )
}

/** What keeps solids out of the field, on its way out of the tank. */
function Filter() {
  return (
    <g transform={`translate(0 ${lawn})`}>
      <path className="paint-ice-shield line-medium" d="M246 0l9-38 6 1-8 37z" />
      <Worker
        skin="deep"
        at={[182, 0]}
        scale={0.44}
        hip={[-2, -62]}
        neck={[32, -98]}
        nod={14}
        feet={[
          [18, -9],
          [-34, -20],
        ]}
        toes={filterToes}
        hands={[
          [78, -66],
          [80, -80],
        ]}
        shirt="paint-tarp"
        cap="paint-tarp"
      >
        <path className="paint-copper line-medium" d="M74-52h12v78H74zM72-74h16v22H72z" />
        <path className="line-medium" d="M74-40h12M74-28h12M74-16h12M74-4h12M74 8h12" />
      </Worker>
      <g transform="translate(288 0)scale(.5)">
        <Toolbox x={0} />
      </g>
    </g>
  )
}

const filterToes = [0, 72] as const

/** The house that the pipe leaves. */
export function SepticHouse() {
  return (
    <g className="palette-sage">
      <Wall box={[-40, -72, 176, 72]} siding="clapboard" />
      <path className="paint-stone line-medium" d={boxes([-42, -8, 180, 8])} />
      <g transform="translate(-18-56)scale(.7)">
        <Window />
      </g>
      <g transform="translate(96-56)scale(.7)">
        <Window />
      </g>
      <path className="paint-trim" d={boxes([34, -58, 32, 52])} />
      <path className="paint-door line-medium" d={boxes([38, -54, 24, 48])} />
      <path className="paint-shadow" d={boxes([-40, -66, 176, 8])} />
      <path strokeWidth="6" d="M116-112v-18" />
      <path className="line-hose" strokeWidth="3.600" d="M116-112v-18" />
      <Roof box={[-52, -120, 200, 50]} />
    </g>
  )
}

const pebbles: readonly Point[] = [
  [-610, -96],
  [-520, -40],
  [-430, -110],
  [-330, -62],
  [-240, -104],
  [-160, -36],
  [-90, -88],
  [14, -30],
  [40, -112],
  [96, -8],
  [236, -120],
  [214, -20],
  [322, -8],
  [470, -16],
  [560, -118],
  [640, -20],
  [720, -108],
  [820, -40],
  [930, -96],
]

/** Topsoil on subsoil, with its stones and the roots of the grass. */
export function Soil() {
  return (
    <>
      <path className="paint-earth" d={boxes([-700, lawn, 1800, 260])} />
      <path
        className="paint-bark"
        stroke="none"
        fillOpacity=".5"
        d={`M-700 ${lawn}H1100v24q-60 6-120 0t-150 2-140-3-150 2-160-2-150 3-150-2-160 1-140-2-130 2-150-1z`}
      />
      <path className="line-faint" d="M-700-60q120-10 240 0t260-4M500-40q120-8 240 2t360-4" />
      <path className="paint-stone" d={stamp('q2-7 10-6t8 7-9 5-9-6z', pebbles)} />
      <path className="line-heavy" d={`M-700 ${lawn}H1100`} />
      <g transform={`translate(0 ${lawn + 2})`}>
        <Turf from={-700} to={1100} />
      </g>
    </>
  )
}

/** Two chambers with a wall between, risers up to the grass, the pipes in and out. */
function Tank() {
  return (
    <>
      <path strokeWidth="13" d="M34-152v38q0 8 8 8h46" />
      <path className="line-hose" strokeWidth="10" d="M34-152v38q0 8 8 8h46" />
      <path className="paint-stone line-medium" d="M84-122h192v128H84z" />
      <path
        className="paint-hole line-medium"
        d={boxes([94, -112, 104, 108], [206, -112, 60, 108])}
      />
      <path
        className="paint-tarp"
        stroke="none"
        d={boxes([95, -88, 102, 83], [207, -84, 58, 79])}
      />
      <path className="paint-insulation" d="M95-88h102v7q-16 5-34 1t-36 2-32-1z" />
      <path className="paint-bark" d="M95-5v-14q20-14 50-10t52 0v24zM207-5v-7q20-6 58-2v9z" />
      <path className="paint-light" d={boxes([207, -84, 58, 6])} />
      <path className="paint-stone line-medium" d={boxes([198, -122, 8, 30], [198, -70, 8, 66])} />
      <path
        className="paint-stone line-medium"
        d={boxes([120, -156, 8, 36], [160, -156, 8, 36], [222, -156, 8, 36], [256, -156, 8, 36])}
      />
      <path className="paint-hole" d={boxes([128, -152, 32, 34], [230, -152, 26, 34])} />
      <path
        className="paint-ice-shield line-medium"
        d="M114-156h60v-7h-60zM219-154h14v-5h-14zM253-154h14v-5h-14z"
      />
      <path
        className="paint-trim line-medium"
        d="M88-112h16v38H94v-26h-6zM272-112h-16v38h10v-26h6z"
      />
      <path className="paint-shadow" d={boxes([95, -112, 102, 8], [207, -112, 58, 8])} />
    </>
  )
}

const gravel: readonly Point[] = row([404, -62], { count: 44, step: 16 }).flatMap(([x], index) =>
  [-58, -45, -33].map((y, at): Point => [x + ((index * 7 + at * 11) % 5) + 6 * (at % 2), y]),
)

/** The box, and the pipe with its holes in gravel. */
function Field() {
  return (
    <>
      <path strokeWidth="11" d="M272-104h52" />
      <path className="line-hose" strokeWidth="8" d="M272-104h52" />
      <path className="paint-hole line-medium" d="M396-70H1100v46H396z" />
      <path className="paint-stone" d={stamp('q1-6 7-5t6 6-7 4-6-5z', gravel)} />
      <path className="paint-underlayment" d={boxes([396, -76, 704, 6])} />
      <path strokeWidth="13" d="M362-88h22q10 0 10 10v8q0 8 8 8H1100" />
      <path className="line-hose" strokeWidth="10" d="M362-88h22q10 0 10 10v8q0 8 8 8H1100" />
      <path
        strokeWidth="3"
        strokeLinecap="round"
        d={stamp('v.1', row([420, -58], { count: 40, step: 17 }))}
      />
      <path className="paint-stone line-medium" d={boxes([318, -118, 48, 46])} />
      <path className="paint-hole" d={boxes([325, -111, 34, 32])} />
      <path className="paint-tarp" stroke="none" d={boxes([325, -92, 34, 13])} />
      <path className="paint-stone line-medium" d={boxes([312, -125, 60, 8])} />
      <path
        className="line-arrow"
        d="M424-20v20m-6-8l6 8 6-8M484-20v20m-6-8l6 8 6-8M544-20v20m-6-8l6 8 6-8M604-20v20m-6-8l6 8 6-8"
      />
    </>
  )
}
