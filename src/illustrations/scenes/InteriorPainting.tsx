import { FloorAbove } from '../parts/FloorAbove'
import { Ground } from '../parts/Ground'
import { Worker } from '../parts/Worker'
import { Stepladder } from '../parts/Stepladder'
import { boxes } from '../parts/path'
import { Window } from '../parts/Window'

const ceiling = -272

/** A room half painted: the new color from the left, strips of the roller at its edge, the floor and a sofa covered. */
export function InteriorPainting() {
  return (
    <>
      <Walls />
      <TapedWindow x={62} />
      <TapedWindow x={-420} />
      <TapedWindow x={560} />
      <Ladder />
      <Sofa />
      <Roller />
      <Ground from={-700} to={1100} />
      <Cloth />
      <Tray />
      <Painter />
    </>
  )
}

/** How far down the roller has come in each strip, from the left. */
const strips = [-30, -30, -134]
const width = 48
/** Below the ceiling a brush went ahead. */
const cutIn = 'V-238H420'
const edge = strips.map((y, index) => `V${y}H${96 + (index + 1) * width}`).join('')

/** The old color is left on the right. */
function Walls() {
  return (
    <>
      <path className="paint-plaster" d={boxes([-700, ceiling, 1800, -ceiling])} />
      <g className="palette-sage">
        <path
          className="paint-wall"
          stroke="none"
          d={`M-700 ${ceiling}V-30H96${edge}${cutIn}V${ceiling}z`}
        />
        <path
          className="line-soft"
          d={`M192-30${edge.slice(edge.lastIndexOf('V'))}${cutIn}V${ceiling}`}
        />
      </g>
      <FloorAbove y={ceiling} />
      <path className="paint-trim line-medium" d={boxes([-700, ceiling, 1800, 13])} />
      <path className="paint-trim line-medium" d={boxes([-700, -30, 1800, 20])} />
      <path className="paint-deck line-medium" d={boxes([-700, -10, 1800, 10])} />
    </>
  )
}

/** Its trim is behind tape. */
function TapedWindow({ x }: { readonly x: number }) {
  return (
    <g transform={`translate(${x}-214)`}>
      <path className="paint-tarp" d={boxes([-16, -20, 118, 134])} />
      <g className="palette-indoors" transform="scale(1.9)">
        <Window columns={2} rows={1} width={45} height={52} />
      </g>
    </g>
  )
}

/** Opened, with a can on its shelf. */
function Ladder() {
  return (
    <>
      <Stepladder at={[400, 0]} />
      <g className="palette-sage" transform="translate(64 0)">
        <path className="paint-stone line-medium" d={boxes([322, -208, 26, 24])} />
        <path className="paint-wall" d="M320-210h30v5h-6q0 9-4 9t-4-7h-16z" />
        <path className="line-soft" d="M322-206q13-18 26 0" />
      </g>
    </>
  )
}

/** Under a sheet, away from the wall. */
function Sofa() {
  return (
    <>
      <path
        className="paint-trim line-medium"
        d="M-74-8q-10-34-2-62 2-12 16-12 6-30 28-30h70q22 0 28 30 14 0 16 12 8 28-2 62z"
      />
      <path className="paint-shadow" d="M-74-8q-6-14-5-26 40-18 82-16t84 14q2 14-7 28z" />
      <path
        className="line-soft"
        d="M-60-82q8 14 4 40M66-82q-8 14-4 40M-8-110q4 24-2 56M24-108q-2 30 4 54"
      />
    </>
  )
}

/** At the end of the last strip. */
function Roller() {
  return (
    <g className="palette-sage" transform="translate(188 0)">
      <path strokeWidth="5.600" d="M46-134h8v22H32v14" />
      <path className="line-ladder" d="M46-134h8v22H32v14" />
      <path className="paint-wood line-medium" d="M28-98l7-4 62 52-6 6z" />
      <path
        className="paint-wall line-medium"
        d="M6-142q0-4 4-4h36q4 0 4 4v16q0 4-4 4H10q-4 0-4-4z"
      />
      <path className="paint-light" d={boxes([8, -143, 40, 6])} />
    </g>
  )
}

/** In white, behind the pole. */
const Painter = () => (
  <Worker
    skin="deep"
    at={[298, 4]}
    isTurned
    hip={[-10, -88]}
    neck={[10, -130]}
    nod={-8}
    feet={[
      [14, -9],
      [-24, -9],
    ]}
    hands={[
      [34, -66],
      [52, -86],
    ]}
    trousers="paint-trim"
    shirt="paint-underlayment"
    cap="paint-trim"
  />
)

const Cloth = () => (
  <path
    className="paint-trim line-medium"
    d="M-120 3q10-9 44-7t90 0 104-1 98 1 90 0q26 0 34 8-70-4-120 0t-140-1-120 1-80-1z"
  />
)

function Tray() {
  return (
    <g className="palette-sage">
      <path className="paint-stone line-medium" d="M134-4l-6-14h62l-6 14z" />
      <path className="paint-wall" d="M132-11h54l-3 7h-48z" />
    </g>
  )
}
