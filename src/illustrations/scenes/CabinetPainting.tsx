import { FloorAbove } from '../parts/FloorAbove'
import { Ground } from '../parts/Ground'
import { Worker } from '../parts/Worker'
import { boxes, row, stamp, type Box } from '../parts/path'

const ceiling = -272

/** A kitchen whose cabinets get a new color: some doors are back, some openings are bare, and the others dry. */
export function CabinetPainting() {
  return (
    <>
      <Room />
      <Uppers />
      <Lowers />
      <OnCounter />
      <Drying />
      <Ground from={-700} to={1100} />
      <Worker
        hasTail
        at={[292, 2]}
        hip={[-4, -89]}
        neck={[10, -132]}
        nod={8}
        hands={[
          [46, -98],
          [40, -80],
        ]}
        trousers="paint-trim"
        shirt="paint-underlayment"
        cap="paint-trim"
      >
        <path className="paint-wood line-medium" d="M38-102l22 4-1 5-22-4z" />
        <path className="paint-stone line-medium" d="M60-101l8 2-2 9-8-2z" />
        <g className="palette-verdigris">
          <path className="paint-wall line-medium" d="M68-99l10 4-6 10-7-4z" />
        </g>
      </Worker>
    </>
  )
}

/** Tiles between the cabinets. */
function Room() {
  return (
    <>
      <path className="paint-plaster" d={boxes([-700, ceiling, 1800, -ceiling])} />
      <FloorAbove y={ceiling} />
      <path className="line-medium" d={`M-700 ${ceiling}H1100`} />
      <path className="paint-trim" stroke="none" d={boxes([-700, -142, 980, 50])} />
      <path className="line-faint" d="M-210-142v50" strokeWidth="980" strokeDasharray=".8 15.800" />
      <path className="line-faint" d="M-700-117H280" strokeWidth="50" strokeDasharray=".8 24.200" />
      <path className="line-medium" d="M280-142v50" />
      <path className="paint-trim line-medium" d={boxes([280, -26, 820, 16])} />
      <path className="paint-deck line-medium" d={boxes([-700, -10, 1800, 10])} />
    </>
  )
}

const columns = row([-696, 0], { count: 14, step: 70 }).map(([x]) => x)
/** Openings whose doors are still off. */
const bare = new Set([9, 12])

/** A door with its panel and its knob. */
const toDoor = ([x, y, width, height]: Box) =>
  boxes([x, y, width, height], [x + 9, y + 9, width - 18, height - 18])

function Uppers() {
  const doors = columns.filter((_, index) => !bare.has(index))
  const open = columns.filter((_, index) => bare.has(index))
  return (
    <g className="palette-verdigris">
      <path className="paint-wall line-medium" d={boxes([-700, -254, 980, 112])} />
      <path className="paint-attic" d={boxes(...open.map((x): Box => [x + 2, -248, 62, 100]))} />
      <path
        className="paint-wood line-medium"
        d={boxes(...open.map((x): Box => [x + 2, -202, 62, 5]))}
      />
      <path className="line-medium" d={boxes(...open.map((x): Box => [x + 2, -248, 62, 100]))} />
      <path
        className="paint-trim line-medium"
        d={open.map((x) => boxes([x + 12, -220, 14, 18], [x + 34, -212, 20, 10])).join('')}
      />
      <path
        className="paint-wall line-medium"
        d={doors.map((x) => toDoor([x, -250, 66, 104])).join('')}
      />
      <path className="paint-copper" d={boxes(...doors.map((x): Box => [x + 55, -164, 5, 9]))} />
      <path className="paint-wall line-medium" d={boxes([-700, -262, 984, 8])} />
      <path className="paint-shadow" d={boxes([-700, -142, 980, 8])} />
    </g>
  )
}

function Lowers() {
  const doors = columns.filter((_, index) => index !== 11)
  const [open = 0] = columns.slice(11)
  return (
    <g className="palette-verdigris">
      <path className="paint-wall line-medium" d={boxes([-700, -84, 980, 72])} />
      <path className="paint-attic" d={boxes([open + 2, -80, 62, 62])} />
      <path className="paint-wood line-medium" d={boxes([open + 2, -50, 62, 5])} />
      <path className="line-medium" d={boxes([open + 2, -80, 62, 62])} />
      <path
        className="paint-wall line-medium"
        d={doors.map((x) => toDoor([x, -80, 66, 64])).join('')}
      />
      <path className="paint-copper" d={boxes(...doors.map((x): Box => [x + 55, -70, 5, 9]))} />
      <path className="paint-cap" d={boxes([-700, -12, 976, 12])} />
      <path className="paint-stone line-medium" d={boxes([-704, -92, 990, 8])} />
      <path className="paint-shadow" d={boxes([-700, -84, 980, 5])} />
    </g>
  )
}

/** A can, a brush across it, and the hinges in a jar. */
function OnCounter() {
  return (
    <g className="palette-verdigris">
      <path className="paint-underlayment line-medium" d={boxes([84, -94, 128, 3])} />
      <path className="paint-stone line-medium" d={boxes([120, -128, 34, 34])} />
      <path className="paint-wall" d="M117-131h40v5h-9q0 11-5 11t-5-9h-21z" />
      <path className="paint-wood line-medium" d="M128-132l-3-8 32-6 6 2-2 5z" />
      <path className="paint-underlayment line-medium" d={boxes([180, -114, 18, 20])} />
      <path className="paint-copper" d={boxes([183, -104, 12, 8])} />
    </g>
  )
}

/** Two doors on trestles, a third that leans behind them with the old color. */
function Drying() {
  return (
    <g transform="translate(430 0)">
      <g className="palette-ochre" transform="translate(24-10)rotate(6)">
        <path className="paint-wall line-medium" d={toDoor([0, -122, 74, 122])} />
      </g>
      <path
        className="paint-wood line-medium"
        d={stamp('l16-66h7l-16 66zm50 0l-16-66h-7l16 66z', [
          [-90, -2],
          [28, -2],
        ])}
      />
      <path
        className="paint-wood line-medium"
        d={boxes([-92, -72, 62, 8], [26, -72, 62, 8], [-80, -30, 38, 5], [38, -30, 38, 5])}
      />
      <g className="palette-verdigris">
        <path className="paint-wall line-medium" d={boxes([-112, -80, 104, 8], [6, -80, 104, 8])} />
        <path className="paint-light" d={boxes([-112, -80, 104, 3], [6, -80, 104, 3])} />
      </g>
    </g>
  )
}
