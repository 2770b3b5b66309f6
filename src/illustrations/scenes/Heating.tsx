import { Courses } from '../parts/Courses'
import { Fence } from '../parts/Fence'
import { Ground } from '../parts/Ground'
import { boxes, row, stamp } from '../parts/path'
import { Shrub } from '../parts/Shrub'
import { Toolbox } from '../parts/Toolbox'
import { Tree } from '../parts/Tree'
import { Turf } from '../parts/Turf'
import { KneelingWorker } from '../parts/Worker'
import { Yonder } from '../parts/Yonder'

const wall = 190

/** A house cut open at its wall, in winter: the unit outside is still, a technician is at the furnace inside. */
export function Heating() {
  return (
    <>
      <Yonder houses={[[-150, -60]]} />
      <g transform="translate(-704 -4)scale(1.5)">
        <Fence x={0} width={592} height={34} />
      </g>
      <Tree x={40} y={-4} scale={1.25} />
      <Turf from={-700} to={wall} />
      <Shrub x={18} />
      <Room />
      <Ducts />
      <Furnace />
      <Lines />
      <Shell />
      <Unit isOff />
      <Ground from={-700} to={1100} />
      <Technician />
    </>
  )
}

/** Inside: plaster, a floor of wood, a chair beside the register. */
function Room() {
  return (
    <>
      <path className="paint-plaster" d={boxes([wall, -230, 910, 230])} />
      <path className="paint-deck line-medium" d={boxes([wall, -10, 910, 10])} />
      <path className="paint-trim line-medium" d={boxes([wall, -24, 910, 14])} />
      <path className="paint-trim line-medium" d={boxes([432, -150, 34, 46])} />
      <path className="paint-cap" d={boxes([438, -144, 22, 16])} />
      <path className="line-copper" d="M442-134h5m3 0h6" />
      <path className="line-soft" d="M438-116h6m4 0h6" />
      <path
        className="paint-verdigris line-medium"
        d="M548-16v-58q0-12 12-12t12 12v24h46q10 0 10 10v24z"
      />
      <path className="line-soft" d="M572-50h-14M572-38h56" />
      <path className="paint-bark" d={boxes([554, -16, 6, 8], [618, -16, 6, 8])} />
    </>
  )
}

/** The main duct below the joists, two branches that end in registers. */
function Ducts() {
  const register = 'h52v14h-52z'
  const slots = 'm7 3v8m7-8v8m7-8v8m7-8v8m7-8v8m7-8v8'
  return (
    <>
      <path className="paint-shadow" d={boxes([268, -176, 832, 8])} />
      <path className="paint-stone line-medium" d="M252-216H1100v40H252z" />
      <path className="paint-light" d={boxes([252, -212, 848, 8])} />
      <path className="line-soft" d={stamp('v40', row([300, -216], { count: 15, step: 52 }))} />
      <path
        className="line-faint"
        d={stamp('l50 38m0-38l-50 38', row([353, -215], { count: 14, step: 52 }))}
      />
      <path
        className="paint-trim line-medium"
        d={stamp(register, [
          [382, -176],
          [520, -176],
          [660, -176],
        ])}
      />
      <path
        className="line-medium"
        d={stamp(slots, [
          [382, -176],
          [520, -176],
          [660, -176],
        ])}
      />
      <path
        className="line-arrow"
        d="M396-154v28m-6-8l6 8 6-8M420-154v40m-6-8l6 8 6-8M534-154v28m-6-8l6 8 6-8M558-154v40m-6-8l6 8 6-8"
      />
    </>
  )
}

/** The furnace: burner and blower behind their panels, the coil in its case above, the plenum on top. */
export function Furnace() {
  return (
    <>
      <path className="paint-shadow" d={boxes([352, -150, 12, 140])} />
      <path className="paint-stone line-medium" d="M272-150l-14-28v-38h94v38l-14 28z" />
      <path className="line-soft" d="M258-178h94" />
      <path className="paint-underlayment line-medium" d={boxes([262, -150, 90, 140])} />
      <path className="paint-verdigris line-medium" d="M276-144h62l-31 28z" />
      <path className="line-faint" d="M307-116v-28m-10 18v-18m20 18v-18m-30 9v-9m40 9v-9" />
      <path className="line-medium" d="M262-110h90M262-58h90" />
      <path className="paint-cap line-medium" d={boxes([276, -100, 62, 32])} />
      <path
        className="paint-lamp"
        stroke="none"
        d={stamp('q-3-11 4-14 7 5 3 14z', row([283, -72], { count: 4, step: 14 }))}
      />
      <path className="paint-hole line-medium" d="M285-34a22 18 0 1 1 44 0a22 18 0 1 1-44 0" />
      <path className="paint-cap" d="M299-34a8 7 0 1 1 16 0a8 7 0 1 1-16 0" />
      <path className="line-soft" d="M307-52v36m-22-18h44m-37-12l30 24m0-24l-30 24" />
      <path className="paint-light" d={boxes([266, -108, 8, 46])} />
    </>
  )
}

/** Refrigerant, from the unit to the coil. */
const Lines = () => (
  <>
    <path strokeWidth="5.600" d={`M${wall - 30}-44v-90H262`} />
    <path className="line-tube" strokeWidth="3.600" d={`M${wall - 30}-44v-90H262`} />
  </>
)

/** On one knee before the open burner, with a light. */
function Technician() {
  return (
    <>
      <path className="paint-beam" d="M352-74L276-104v42z" />
      <KneelingWorker
        skin="light"
        at={[416, 0]}
        isTurned
        nod={2}
        hands={[
          [62, -72],
          [72, -54],
        ]}
        shirt="paint-copper"
        cap="paint-copper"
      >
        <path className="paint-cap line-medium" d="M54-77h12l5-3v14l-5-3H54z" />
      </KneelingWorker>
      <Toolbox x={486} y={2} />
    </>
  )
}

/** The wall in section, with its insulation, and the boards outside. */
function Shell() {
  return (
    <g className="palette-blue">
      <path className="paint-wood line-medium" d={boxes([wall - 12, -266, 940, 36])} />
      <path className="line-faint" d="M190-248H1100" strokeWidth="36" strokeDasharray="12 40" />
      <path className="paint-plaster line-medium" d={boxes([wall + 8, -230, 6, 220])} />
      <path className="paint-insulation line-medium" d={boxes([wall - 8, -230, 16, 220])} />
      <path
        className="line-wadding"
        d={stamp(
          'q7-9 2-16q-6 7 2 16',
          row([0, 0], { count: 11, step: 20 }).map(([y]) => [wall - 3, -14 - y] as const),
        )}
      />
      <path className="paint-wall line-medium" d={boxes([wall - 16, -266, 8, 256])} />
      <Courses className="line-soft" box={[wall - 16, -266, 8, 256]} step={9} />
      <path className="paint-stone line-medium" d={boxes([wall - 20, -12, 40, 12])} />
      <path strokeWidth="7" d="M174-134h32" />
      <path
        className="paint-copper line-medium"
        d={boxes([168, -139, 6, 10], [204, -139, 6, 10])}
      />
      <path className="paint-trim line-medium" d="M150-262h30v14h-30z" />
      <path className="paint-roof line-medium" d="M140-266L260-330h900v64z" />
      <path className="paint-copper line-medium" d="M128-268h22v8q-2 10-11 10t-11-12z" />
    </g>
  )
}

interface UnitProps {
  /** Whether no air comes out of it. */
  readonly isOff?: boolean
}

/** The unit on its slab: coils behind louvers, the fan on top. */
export function Unit({ isOff = false }: UnitProps) {
  return (
    <g transform="translate(62 0)">
      <path className="paint-stone line-medium" d={boxes([-14, -9, 118, 9])} />
      <path className="paint-shadow" d={boxes([90, -88, 10, 79])} />
      <path className="paint-trim line-medium" d={boxes([0, -92, 90, 83])} />
      <path className="paint-hole" d={boxes([8, -84, 74, 64])} />
      <path d="M45-84v64" strokeWidth="74" strokeDasharray="1.600 5" />
      <path
        className="paint-trim line-medium"
        d={boxes([0, -92, 8, 83], [82, -92, 8, 83], [41, -84, 8, 64])}
      />
      <path className="paint-cap line-medium" d="M4-92l6-12h70l6 12z" />
      <path
        className="line-trim"
        d="M14-98h62M22-103l-4 10m16-10l-2 10m13-10v10m11-10l2 10m10-10l4 10"
      />
      <path className="paint-copper" d={boxes([66, -42, 12, 8])} />
      {!isOff && (
        <path
          className="line-arrow"
          d="M24-114v-26m-6 8l6-8 6 8M45-118v-36m-6 8l6-8 6 8M66-114v-26m-6 8l6-8 6 8"
        />
      )}
      <path strokeWidth="5.600" d="M90-44h8" />
      <path className="line-tube" strokeWidth="3.600" d="M90-44h8" />
      <path className="paint-stone line-medium" d={boxes([98, -88, 13, 22])} />
      <path className="line-medium" d="M104-66v22M100-80h9" />
    </g>
  )
}
