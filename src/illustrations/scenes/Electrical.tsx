import { BlockWall } from '../parts/BlockWall'
import { RoomWindow } from '../parts/RoomWindow'
import { FloorAbove } from '../parts/FloorAbove'
import { Ground } from '../parts/Ground'
import { boxes, row, stamp } from '../parts/path'
import { Toolbox } from '../parts/Toolbox'
import { Worker } from '../parts/Worker'

const ceiling = -276

/** An electrician at the open panel of a cellar, under a lamp, beside what it feeds. */
export function Electrical() {
  return (
    <>
      <Cellar />
      <Laundry />
      <path className="paint-wood line-medium" d={boxes([136, -190, 94, 116])} />
      <path className="line-faint" d="M138-164h90M138-136h90M138-104h90" />
      <Conduit />
      <g transform="translate(95-58)scale(.5)">
        <Panel />
      </g>
      <Cover />
      <Lamp />
      <Ground from={-700} to={1100} />
      <Toolbox x={96} y={2} />
      <Electrician />
    </>
  )
}

/** Blocks of concrete, with windows under the ceiling. */
function Cellar() {
  return (
    <>
      <BlockWall top={ceiling} step={28} />
      <FloorAbove y={ceiling} />
      <path className="paint-shadow" d={boxes([-700, ceiling, 1800, 9])} />
      <path className="paint-hole line-medium" d={boxes([-700, -10, 1800, 10])} />
      {[22, -420, 620].map((x) => (
        <RoomWindow key={x} box={[x, -252, 86, 54]} hasSill />
      ))}
    </>
  )
}

const runs = 'M164-176V-276M206-176v-46q0-8 8-8H378q8 0 8 8v62M164-88v22q0 8-8 8H56'

/** Pipes in their straps, from the panel up, to the outlet of the machines and to another; the widest brings the power. */
function Conduit() {
  return (
    <>
      <path strokeWidth="14" d="M185-176V-276" />
      <path className="line-hose" strokeWidth="11" d="M185-176V-276" />
      <path strokeWidth="8" d={runs} />
      <path className="line-hose" strokeWidth="5" d={runs} />
      <path
        className="paint-stone line-medium"
        d={boxes(
          [159, -252, 10, 5],
          [176, -252, 18, 5],
          [240, -235, 5, 10],
          [320, -235, 5, 10],
          [96, -63, 5, 10],
        )}
      />
      <Plate x={372} y={-164} />
      <Plate x={28} y={-76} />
      <path
        className="paint-cap"
        d={[
          [372, -164],
          [28, -76],
        ]
          .map(([x = 0, y = 0]) =>
            boxes(
              [x + 8, y + 4, 3, 6],
              [x + 17, y + 4, 3, 6],
              [x + 8, y + 20, 3, 6],
              [x + 17, y + 20, 3, 6],
            ),
          )
          .join('')}
      />
    </>
  )
}

const Plate = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <>
    <path className="paint-shadow" d={boxes([x + 3, y + 3, 28, 36])} />
    <path className="paint-trim line-medium" d={boxes([x, y, 28, 36])} />
  </>
)

const levels = Array.from({ length: 8 }, (_, index) => -180 + index * 13)

/** Each breaker has its own wire, laid beside the others up to where they leave. */
const left = levels.map((y, index) => `M154 ${y}H${145 - index * 2.6}V-234`).join('')
const right = levels.map((y, index) => `M198 ${y}H${207 + index * 2.6}V-234`).join('')
const neutral = 'M132-80v-10q0-6-6-6h-4M140-80v-14q0-10-10-10h-8M148-80v-20q0-10-10-10h-16'

/** The panel without its cover: the main breaker, two rows of others, one of them off, and their wires. */
function Panel() {
  return (
    <>
      <path className="paint-shadow" d={boxes([118, -232, 132, 178])} />
      <path className="paint-stone line-medium" d={boxes([110, -236, 132, 176])} />
      <path className="paint-attic" d={boxes([116, -230, 120, 164])} />
      <path className="line-medium" d={boxes([116, -230, 120, 164])} />
      <path strokeWidth="9" d="M170-234v12M182-234v12" />
      <path strokeWidth="3.600" d={left + right + neutral} />
      <path className="line-hose" strokeWidth="1.600" d={left + neutral} />
      <path stroke="#a33b0f" strokeWidth="1.600" d={right} />
      <path className="paint-underlayment line-medium" d={boxes([150, -222, 52, 144])} />
      <path className="paint-cap line-medium" d={boxes([158, -218, 36, 24])} />
      <path className="paint-copper" d={boxes([170, -213, 12, 8])} />
      <path
        className="paint-cap"
        d={levels.map((y) => boxes([154, y - 5, 20, 10], [178, y - 5, 20, 10])).join('')}
      />
      <path
        className="paint-copper"
        stroke="none"
        d={levels
          .map((y, index) => boxes([index === 5 ? 157 : 166, y - 3, 6, 6], [180, y - 3, 6, 6]))
          .join('')}
      />
      <path className="paint-stone line-medium" d={boxes([126, -78, 40, 7], [188, -78, 30, 7])} />
      <path strokeWidth="2" strokeDasharray="2 3" d="M128-74.500h36M190-74.500h26" />
    </>
  )
}

/** The cover leans on the wall, with the list of circuits on its door. */
function Cover() {
  return (
    <g transform="translate(46-95)rotate(-7)scale(.72)">
      <path className="paint-shadow" d={boxes([6, 4, 84, 126])} />
      <path className="paint-stone line-medium" d={boxes([0, 0, 82, 128])} />
      <path className="paint-underlayment line-medium" d={boxes([10, 12, 62, 104])} />
      <path className="line-soft" strokeWidth="5" strokeDasharray="1.200 8" d="M24 22v88" />
      <path
        className="line-soft"
        strokeWidth="24"
        strokeDasharray="1.200 8"
        d="M28 22v88M58 22v88"
      />
      <path className="paint-cap" d={boxes([66, 58, 4, 12])} />
    </g>
  )
}

/** At the breakers, with a screwdriver; the meter hangs on the belt. */
function Electrician() {
  return (
    <Worker
      skin="light"
      hasTail
      at={[252, 0]}
      isTurned
      nod={2}
      hands={[
        [46, -120],
        [44, -146],
      ]}
      shirt="paint-copper"
      cap="paint-lamp"
    >
      <path className="paint-door line-medium" d="M44-123h14v6H44z" />
      <path strokeWidth="2.600" d="M58-120h8" />
    </Worker>
  )
}

/** Over the work, with its shade of copper. */
function Lamp() {
  return (
    <>
      <path className="paint-beam" d="M262-232L138 0H412L310-232z" />
      <path strokeWidth="2.400" d={`M286 ${ceiling}v14`} />
      <path className="paint-copper line-medium" d="M254-232q2-30 32-30t32 30z" />
      <path className="paint-light" d="M260-236q4-22 24-24-12 8-14 24z" />
      <path className="paint-lamp line-medium" d="M275-232h22q0 10-11 10t-11-10z" />
    </>
  )
}

const machines = row([314, -92], { count: 2, step: 76 })

/** A washer and a dryer, clothes in a basket, and a shelf above. */
function Laundry() {
  return (
    <>
      <path className="paint-shadow" d={boxes([316, -88, 154, 80])} />
      <path className="paint-trim line-medium" d={stamp('h70v86h-70z', machines)} />
      <path className="paint-underlayment" d={stamp('h70v16h-70z', machines)} />
      <path className="line-medium" d={stamp('v-6h70v6', machines)} />
      <path className="paint-stone line-medium" d="M325-40a24 24 0 1 1 48 0a24 24 0 1 1-48 0" />
      <path className="paint-tarp line-medium" d="M332-40a17 17 0 1 1 34 0a17 17 0 1 1-34 0" />
      <path className="paint-light" d="M336-44q4-10 14-10-6 4-8 14z" />
      <path className="paint-underlayment line-medium" d={boxes([402, -64, 46, 48])} />
      <path
        className="paint-cap"
        d={boxes([370, -88, 8, 8], [446, -88, 8, 8], [422, -60, 12, 4])}
      />
      <path className="paint-copper line-medium" d="M398-98q4-12 18-6 14-12 26 2l4 4z" />
      <path className="paint-wood line-medium" d="M394-118h60l-6 20h-48z" />
      <path className="line-soft" strokeDasharray="5 3" d="M397-112h54m-52 7h50" />
      <path className="paint-wood line-medium" d={boxes([420, -178, 92, 7])} />
      <path className="line-medium" d="M430-171v12l10-12M502-171v12l-10-12" />
      <path className="paint-verdigris line-medium" d="M430-178v-26h6v-6h10v6h6v26z" />
      <path className="paint-lamp line-medium" d={boxes([458, -202, 18, 24])} />
      <path className="paint-door line-medium" d={boxes([482, -194, 20, 16])} />
    </>
  )
}
