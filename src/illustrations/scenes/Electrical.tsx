import { Ground } from '../parts/Ground'
import { boxes, row, stamp } from '../parts/path'

/** A wall with its panel, whose door is open, and what hangs on it: an outlet, a switch, a lamp that is lit. */
export function Electrical() {
  return (
    <>
      <path className="paint-plaster" d={boxes([-700, -276, 1800, 276])} />
      <path className="paint-trim" stroke="none" d={boxes([-700, -760, 1800, 484])} />
      <path className="paint-beam" d="M352-186l-66 186h170L390-186z" />
      <path className="paint-deck line-medium" d={boxes([-700, -12, 1800, 12])} />
      <path className="paint-trim line-medium" d={boxes([-700, -30, 1800, 18])} />
      <path className="paint-trim line-medium" d={boxes([-700, -276, 1800, 14])} />
      <Conduit />
      <Panel />
      <Lamp />
      <Table />
      <Window x={-90} />
      <Window x={520} />
      <Ground from={-700} to={1100} />
    </>
  )
}

const runs = 'M150-262v26M190-262v26M228-262v26M240-136h40q10 0 10-10v-40M136-62v8q0 8-8 8H44'

/** Pipes in their straps, from the panel up, to the switch and down to the outlet. */
function Conduit() {
  return (
    <>
      <path strokeWidth="9" d={runs} />
      <path className="line-hose" strokeWidth="6" d={runs} />
      <path
        className="paint-stone line-medium"
        d={boxes(
          [145, -250, 10, 5],
          [185, -250, 10, 5],
          [223, -250, 10, 5],
          [258, -141, 5, 10],
          [84, -51, 5, 10],
        )}
      />
      <Plate x={276} y={-214} />
      <path className="paint-stone line-medium" d="M287-196h6v10h-6z" />
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

const levels = row([0, 0], { count: 8, step: 0 }).map((_, index) => -196 + index * 14)

const screw = 'm-2.400 0a2.400 2.400 0 1 1 4.800 0a2.400 2.400 0 1 1-4.800 0'
const corners = [
  [124, -222],
  [228, -222],
  [124, -74],
  [228, -74],
] as const

/** The panel: two rows of breakers in their cover, one of them off, each with a line of writing. */
function Panel() {
  return (
    <>
      <path className="paint-shadow" d={boxes([118, -232, 132, 178])} />
      <path className="paint-stone line-medium" d={boxes([110, -236, 132, 176])} />
      <path className="paint-underlayment line-medium" d={boxes([118, -228, 116, 160])} />
      <path className="paint-cap" d={stamp(screw, corners)} />
      <path className="line-soft" d={levels.map((y) => `M128 ${y}h18M206 ${y}h18`).join('')} />
      <path className="paint-trim line-medium" d={boxes([152, -206, 48, 120])} />
      <path
        className="paint-attic"
        d={levels.map((y) => boxes([156, y - 5, 18, 10], [178, y - 5, 18, 10])).join('')}
      />
      <path
        className="paint-copper"
        stroke="none"
        d={levels
          .map((y, index) => boxes([index === 5 ? 158 : 166, y - 3, 6, 6], [180, y - 3, 6, 6]))
          .join('')}
      />
      <path className="paint-lamp line-medium" d={boxes([164, -222, 24, 12])} />
      <path className="line-soft" d="M170-216h12" />
      <path
        className="paint-stone line-medium"
        d="M242-236l44 10v158l-44 8z"
        transform="matrix(-1 0 0 1 352 0)"
      />
      <path className="paint-underlayment" d="M102-220l-30 6v126l30 5z" />
      <path
        className="line-soft"
        d={stamp(
          'l22-4',
          row([0, 0], { count: 9, step: 0 }).map((_, index) => [77, -204 + index * 13] as const),
        )}
      />
      <path className="paint-cap" d={boxes([66, -154, 4, 14])} />
    </>
  )
}

/** Over the table, with its shade of copper. */
function Lamp() {
  return (
    <>
      <path className="paint-trim line-medium" d={boxes([360, -262, 22, 6])} />
      <path className="line-medium" strokeWidth="2.400" d="M371-256v34" />
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
