import { FloorAbove } from '../parts/FloorAbove'
import { Ground } from '../parts/Ground'
import { boxes, polygon, row, stamp, type Box, type Point } from '../parts/path'
import { RoomWindow } from '../parts/RoomWindow'
import { Toolbox } from '../parts/Toolbox'
import { Worker } from '../parts/Worker'

const ceiling = -258
/** The wall between the rooms. */
const wall: Box = [222, ceiling, 20, -ceiling - 10]

/** Two rooms at once: on the left a bath gets its tile, on the right a kitchen its cabinets. */
export function KitchenAndBath() {
  return (
    <>
      <Bath />
      <Kitchen />
      <FloorAbove y={ceiling} />
      <path className="paint-shadow" d={boxes([-700, ceiling, 1800, 7])} />
      <Partition />
      <path className="paint-deck line-medium" d={boxes([-700, -10, 1800, 10])} />
      <Ground from={-700} to={1100} />
      <TileSetter />
      <Hanger />
    </>
  )
}

/** Courses of tile end in steps, where the next ones go. */
const ends = [170, 170, 170, 152, 134, 116, 98, 62]
const tile = 18
const edge = ends.flatMap((x, at): readonly Point[] => [
  [x, -64 - at * tile],
  [x, -64 - (at + 1) * tile],
])
const tiled = polygon([-700, -64], ...edge, [-700, -64 - ends.length * tile])

function Bath() {
  return (
    <>
      <path className="paint-plaster" d={boxes([-700, ceiling, 922, -ceiling])} />
      <path className="paint-underlayment line-medium" d={boxes([-700, -232, 884, 222])} />
      <path
        strokeWidth="2.600"
        strokeLinecap="round"
        strokeOpacity=".5"
        d={stamp('v.1m0 24v.1m0 24v.1m0 24v.1m0 24v.1', [
          [176, -222],
          [140, -222],
        ])}
      />
      <g className="palette-verdigris">
        <path className="paint-wall line-medium" d={tiled} />
        <path
          className="line-faint"
          strokeWidth={tile}
          strokeDasharray={`1 ${tile - 1}`}
          d={ends.map((x, at) => `M${x} ${-64 - (at + 0.5) * tile}H-700`).join('')}
        />
        <path
          className="line-soft"
          d={ends.map((x, at) => `M-700 ${-64 - at * tile}H${x}`).join('')}
        />
      </g>
      <Shower />
      <Tub />
    </>
  )
}

/** Its pipe and its valve, in the wall already. */
function Shower() {
  return (
    <>
      <path strokeWidth="7" strokeLinecap="round" d="M56-214h20q8 0 8 8v8" />
      <path className="line-hose" strokeWidth="4" strokeLinecap="round" d="M56-214h20q8 0 8 8v8" />
      <path className="paint-stone line-medium" d="M72-190l6-10h12l6 10z" />
      <path className="paint-stone line-medium" d="M48-122a10 10 0 1 1 20 0a10 10 0 1 1-20 0" />
      <path strokeWidth="4" strokeLinecap="round" d="M58-122l12-10" />
      <path strokeWidth="7" d="M46-90h24v6" />
      <path className="line-hose" strokeWidth="4" d="M46-90h24v6" />
    </>
  )
}

function Tub() {
  return (
    <>
      <path
        className="paint-trim line-medium"
        d="M-60-72H164q6 0 6 5t-6 5h-3v52H-52v-52h-8q-6 0-6-5t6-5z"
      />
      <path className="paint-shadow" d={boxes([-52, -62, 213, 8], [-52, -20, 213, 10])} />
      <path className="line-soft" d={boxes([-36, -46, 180, 24])} />
    </>
  )
}

/** Cut through: studs behind drywall, with the pipe of the bath. */
function Partition() {
  const [x, y, width, height] = wall
  return (
    <>
      <path className="paint-wood line-medium" d={boxes(wall)} />
      <path className="paint-trim" d={boxes([x, y, 5, height], [x + width - 5, y, 5, height])} />
      <path className="paint-wood line-medium" d={boxes([x, y, width, 9], [x, -19, width, 9])} />
    </>
  )
}

/** A tile in the hand, the trowel in the other, the bucket at the feet. */
function TileSetter() {
  return (
    <>
      <path className="paint-shadow" d="M60 3h146l-6-6H66z" />
      <path className="paint-stone line-medium" d="M92 2l-5-34h38l-5 34z" />
      <path className="paint-trim" d="M86-35h40v5H86z" />
      <path className="line-soft" d="M88-34q18-22 36 0" />
      <g className="palette-verdigris">
        <path className="paint-wall line-medium" d={boxes([52, -6, 30, 8], [54, -13, 28, 7])} />
      </g>
      <Worker
        skin="deep"
        at={[182, 2]}
        isTurned
        nod={-2}
        hip={[-4, -89]}
        neck={[8, -134]}
        hands={[
          [48, -146],
          [40, -104],
        ]}
        shirt="paint-copper"
        cap="paint-trim"
      >
        <g className="palette-verdigris">
          <path className="paint-wall line-medium" d={boxes([50, -160, 6, 20])} />
        </g>
      </Worker>
      <path className="paint-stone line-medium" d="M118-108l20-8 4 6-22 12z" />
    </>
  )
}

const lower = [268, 334, 400, 466, 532, 598, 664, 730, 796]

/** Base cabinets are in; those on the wall go up one by one. */
function Kitchen() {
  return (
    <g className="palette-ochre">
      <path className="paint-plaster" d={boxes([242, ceiling, 860, -ceiling])} />
      <RoomWindow box={[262, -232, 52, 82]} hasSill />
      {[424, 490, 556, 622, 688].map((x) => (
        <Upper key={x} x={x} y={-232} />
      ))}
      <path className="paint-wood line-medium" d={boxes([346, -142, 78, 6])} />
      <path strokeDasharray="5 4" strokeOpacity=".5" d="M320-143H424" />
      <path className="paint-shadow" d={boxes([262, -76, 850, 8])} />
      <path
        className="paint-wall line-medium"
        d={boxes(...lower.map((x): Box => [x - 6, -82, 66, 66]))}
      />
      <path className="paint-cap" d={boxes([266, -16, 850, 6])} />
      <path
        className="line-soft"
        d={stamp('h54v14h-54zm0 20h54v34h-54z', row([268, -76], { count: 9, step: 66 }))}
      />
      <path className="paint-stone line-medium" d={boxes([258, -90, 850, 8])} />
    </g>
  )
}

const Upper = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <>
    <path className="paint-wall line-medium" d={boxes([x, y, 64, 90])} />
    <path className="line-soft" d={boxes([x + 7, y + 7, 50, 76])} />
    <path className="line-tube" strokeWidth="2.400" d={`M${x + 50} ${y + 60}v12`} />
  </>
)

/** Lifts a cabinet onto the strip that holds it level. */
function Hanger() {
  return (
    <>
      <path className="paint-shadow" d="M280 4q60-9 120 0z" />
      <g className="palette-ochre" transform="rotate(-2 384 -150)">
        <path className="paint-shadow" d={boxes([360, -236, 66, 98])} />
        <Upper x={352} y={-242} />
      </g>
      <Worker
        skin="light"
        hasTail
        at={[336, 3]}
        hip={[-4, -89]}
        neck={[4, -134]}
        nod={-12}
        feet={[
          [14, -9],
          [-18, -9],
        ]}
        hands={[
          [40, -156],
          [26, -172],
        ]}
        shirt="paint-tarp"
        cap="paint-lamp"
      />
      <Toolbox x={390} y={3} />
    </>
  )
}
