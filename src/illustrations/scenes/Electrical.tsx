import { FloorAbove } from '../parts/FloorAbove'
import { Ground } from '../parts/Ground'
import { boxes, stamp } from '../parts/path'
import { Toolbox } from '../parts/Toolbox'
import { Worker } from '../parts/Worker'

/** An electrician at an open panel, and what it feeds: an outlet, a switch, a lamp that is lit. */
export function Electrical() {
  return (
    <>
      <path className="paint-plaster" d={boxes([-700, -276, 1800, 276])} />
      <FloorAbove y={-276} />
      <path className="paint-beam" d="M388-186l-66 186h170L426-186z" />
      <path className="paint-deck line-medium" d={boxes([-700, -12, 1800, 12])} />
      <path className="paint-trim line-medium" d={boxes([-700, -30, 1800, 18])} />
      <path className="paint-trim line-medium" d={boxes([-700, -276, 1800, 14])} />
      <Conduit />
      <Panel />
      <Cover />
      <g transform="translate(36 0)">
        <Lamp />
        <Table />
      </g>
      <HighWindow />
      <Window x={-150} />
      <Window x={560} />
      <Ground from={-700} to={1100} />
      <Toolbox x={156} y={2} />
      <Electrician />
    </>
  )
}

const runs = 'M146-262v26M206-262v26M242-210h40M136-62v8q0 8-8 8H44'

/** Pipes in their straps, from the panel up, to the switch and down to the outlet; the widest brings the power. */
function Conduit() {
  return (
    <>
      <path strokeWidth="17" d="M176-262v26" />
      <path className="line-hose" strokeWidth="14" d="M176-262v26" />
      <path strokeWidth="9" d={runs} />
      <path className="line-hose" strokeWidth="6" d={runs} />
      <path
        className="paint-stone line-medium"
        d={boxes(
          [141, -252, 10, 5],
          [201, -252, 10, 5],
          [166, -252, 20, 5],
          [258, -215, 5, 10],
          [84, -51, 5, 10],
        )}
      />
      <Plate x={282} y={-228} />
      <path className="paint-stone line-medium" d="M293-215h6v10h-6z" />
      <Plate x={18} y={-68} />
      <path
        className="paint-cap"
        d={boxes([26, -64, 3, 6], [35, -64, 3, 6], [26, -49, 3, 6], [35, -49, 3, 6])}
      />
      <path
        className="paint-cap"
        d={stamp('a2.400 2.400 0 1 1 4.800 0v1.600h-4.800z', [
          [29.6, -54],
          [29.6, -39],
        ])}
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
    <g transform="translate(30-138)rotate(-6)">
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
      at={[270, 0]}
      isTurned
      nod={-4}
      hands={[
        [46, -126],
        [48, -154],
      ]}
      shirt="paint-copper"
      cap="paint-lamp"
    >
      <path className="paint-door line-medium" d="M44-129h18v6H44z" />
      <path strokeWidth="2.600" d="M62-126h10" />
    </Worker>
  )
}

/** Over the table, with its shade of copper. */
function Lamp() {
  return (
    <>
      <path className="paint-trim line-medium" d={boxes([360, -262, 22, 6])} />
      <path strokeWidth="2.400" d="M371-256v34" />
      <path className="paint-copper line-medium" d="M334-186q2-36 37-36t37 36z" />
      <path className="paint-light" d="M340-190q4-28 28-30-14 10-16 30z" />
      <path className="paint-lamp line-medium" d="M358-186h26q0 12-13 12t-13-12z" />
    </>
  )
}

/** A table with a vase, a chair on each side. */
function Table() {
  const chair = 'M0-12v-96h7v44h34v8h-2v44h-6v-40H7v40z'
  return (
    <>
      <path className="paint-verdigris line-medium" d={chair} transform="translate(284 0)" />
      <path
        className="paint-verdigris line-medium"
        d={chair}
        transform="translate(460 0)scale(-1 1)"
      />
      <path
        className="paint-wood line-medium"
        d={boxes([318, -80, 108, 8], [330, -72, 8, 60], [406, -72, 8, 60])}
      />
      <path
        className="paint-leaf line-medium"
        d="M370-96q-16-4-16-22 14 2 16 16-2-18 6-26 8 10 2 26 4-12 16-12-2 16-18 18z"
      />
      <path className="paint-stone line-medium" d="M362-80q-6-8 2-16h14q8 8 2 16z" />
    </>
  )
}

const Window = ({ x }: { readonly x: number }) => (
  <>
    <path className="paint-trim line-medium" d={boxes([x, -232, 92, 132], [x - 6, -100, 104, 7])} />
    <path className="paint-glass" d={boxes([x + 8, -224, 36, 116], [x + 48, -224, 36, 116])} />
    <path className="line-trim" strokeWidth="2.400" d={`M${x + 8}-166h76`} />
  </>
)

/** Under the ceiling, as cellars have it. */
const HighWindow = () => (
  <>
    <path className="paint-trim line-medium" d={boxes([14, -240, 80, 54], [8, -186, 92, 7])} />
    <path className="paint-glass" d={boxes([21, -233, 31, 40], [56, -233, 31, 40])} />
    <path className="paint-light" d="M24-196l22-36h5v8l-18 28zM60-196l22-36h5v8l-18 28z" />
  </>
)
