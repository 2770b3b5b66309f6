import { Courses } from '../parts/Courses'
import { Fence } from '../parts/Fence'
import { Ground } from '../parts/Ground'
import { LeafTree } from '../parts/LeafTree'
import { boxes, row, stamp } from '../parts/path'
import { Shrub } from '../parts/Shrub'
import { Toolbox } from '../parts/Toolbox'
import { Turf } from '../parts/Turf'
import { Window } from '../parts/Window'
import { Worker } from '../parts/Worker'
import { Yonder } from '../parts/Yonder'

const corner = 352

/** The boxes below a roof with panels; one of them shows a fault, and what it gives is measured. */
export function SolarService() {
  return (
    <>
      <path className="paint-beam" d="M390-230a46 46 0 1 1 92 0a46 46 0 1 1-92 0" />
      <path className="paint-lamp line-medium" d="M414-230a22 22 0 1 1 44 0a22 22 0 1 1-44 0" />
      <Yonder houses={[[396, -62]]} />
      <g transform="translate(346 -6)scale(1.5)">
        <Fence x={0} width={540} height={36} />
      </g>
      <LeafTree x={530} y={-4} scale={1.05} />
      <Turf from={corner - 10} to={1100} />
      <House />
      <Devices />
      <Shrub x={-6} bloom="paint-door" />
      <Ground from={-700} to={1100} />
      <Technician />
      <Toolbox x={362} y={3} />
    </>
  )
}

function House() {
  return (
    <g className="palette-cream">
      <path className="paint-wall" d={boxes([-700, -216, corner + 700, 216])} />
      <Courses box={[-700, -228, corner + 700, 214]} step={12} />
      {[-200, 20].map((x) => (
        <g key={x} transform={`translate(${x}-188)scale(1.6)`}>
          <Window columns={2} rows={1} width={34} />
        </g>
      ))}
      <path className="paint-trim line-medium" d={boxes([corner - 14, -216, 14, 202])} />
      <path
        className="paint-shadow"
        d={boxes([-700, -216, corner + 700, 13], [corner - 5, -203, 5, 189])}
      />
      <path className="paint-stone line-medium" d={boxes([-700, -14, corner + 704, 14])} />
      <path className="paint-trim line-medium" d={boxes([-700, -230, corner + 714, 14])} />
      <path className="paint-roof line-medium" d={boxes([-700, -760, corner + 716, 516])} />
      <Courses className="line-soft" box={[-700, -760, corner + 716, 516]} step={13} />
      <path
        className="paint-panel line-medium"
        d={stamp('h84v-200h-84z', row([-648, -254], { count: 11, step: 88 }))}
      />
      <path
        className="line-cells"
        strokeWidth="1"
        d={stamp('v-200m28 0v200m28 0v-200', row([-648, -254], { count: 11, step: 88 }))}
      />
      <path className="line-cells" d="M-648-272H316M-648-290H316M-648-308H316M-648-326H316" />
      <path
        className="paint-light"
        d={stamp('h40l-40 60z', row([-648, -300], { count: 11, step: 88 }))}
      />
      <path className="paint-copper line-medium" d={`M-700-244H${corner + 20}v7q0 7-8 7H-700z`} />
      <path className="paint-light" d={boxes([-700, -241, corner + 716, 4])} />
    </g>
  )
}

const runs = 'M150-216V-60M176-128h24M248-128h22M290-104v92'

/** The inverter with its light, the switch, and the meter. */
function Devices() {
  return (
    <>
      <path strokeWidth="9" d={runs} />
      <path className="line-hose" strokeWidth="6" d={runs} />
      <path className="paint-shadow" d={boxes([128, -166, 62, 96])} />
      <path className="paint-stone line-medium" d={boxes([122, -172, 62, 96])} />
      <path className="paint-underlayment line-medium" d={boxes([128, -166, 50, 62])} />
      <path className="paint-cap line-medium" d={boxes([134, -160, 38, 24])} />
      <path className="line-copper" d="M138-142l8-6 7 3 6-9 8 8" />
      <path className="paint-door line-medium" d="M148-120a5 5 0 1 1 10 0a5 5 0 1 1-10 0" />
      <path className="line-soft" d="M130-96h46m-46 6h46m-46 6h46" />
      <path className="paint-stone line-medium" d={boxes([200, -148, 48, 40])} />
      <path className="paint-door line-medium" d={boxes([218, -140, 12, 24])} />
      <path className="paint-stone line-medium" d={boxes([270, -152, 40, 50])} />
      <path
        className="paint-underlayment line-medium"
        d="M274-132a16 16 0 1 1 32 0a16 16 0 1 1-32 0"
      />
      <path className="paint-cap" d={boxes([282, -138, 16, 8])} />
    </>
  )
}

/** The probes at the inverter, the meter in the other hand. */
function Technician() {
  return (
    <>
      <path stroke="#a33b0f" strokeWidth="2.400" d="M176-92q14 40 30 6" />
      <Worker
        at={[244, 3]}
        isTurned
        nod={2}
        hands={[
          [54, -98],
          [36, -96],
        ]}
        shirt="paint-verdigris"
        cap="paint-lamp"
      >
        <path className="paint-lamp line-medium" d="M26-118h24v34H26z" />
        <path className="paint-cap line-medium" d="M30-114h16v10H30z" />
        <path className="paint-door line-medium" d="M52-100h16v4H52z" />
      </Worker>
    </>
  )
}
