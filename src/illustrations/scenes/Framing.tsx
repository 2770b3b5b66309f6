import { FloorAbove } from '../parts/FloorAbove'
import { Ground } from '../parts/Ground'
import { boxes, row, stamp } from '../parts/path'
import { RoomWindow } from '../parts/RoomWindow'
import { Toolbox } from '../parts/Toolbox'
import { Worker } from '../parts/Worker'

/** A room in the works: studs on the left, drywall beside them, the kitchen finished on the right. */
export function Framing() {
  return (
    <>
      <Studs />
      <Drywall />
      <Kitchen />
      <FloorAbove y={-256} />
      <path className="paint-trim line-medium" d={boxes([244, -262, 860, 6])} />
      <path className="paint-shadow" d={boxes([-700, -256, 1800, 7])} />
      <WorkLight />
      <path className="paint-wood line-medium" d={boxes([-700, -10, 1800, 10])} />
      <Ground from={-700} to={1100} />
      <Sawhorse />
      <Carpenter />
      <Toolbox x={372} y={3} />
    </>
  )
}

/** Two-by-fours sixteen inches apart, a header over the new door, a wire through the studs. */
function Studs() {
  return (
    <>
      <path className="paint-attic" d={boxes([-700, -256, 860, 246])} />
      <path className="paint-insulation" d={boxes([-700, -246, 660, 226])} />
      <path
        className="line-wadding"
        d={stamp(
          'q16-12 2-22q-14 10 2 22',
          row([-660, -40], { count: 44, step: 14 }).map(
            ([x], index) => [x, -40 - ((index * 46) % 190)] as const,
          ),
        )}
      />
      <path
        className="paint-wood line-medium"
        d={boxes([-700, -256, 860, 10], [-700, -20, 700, 10], [100, -20, 60, 10])}
      />
      <path
        className="paint-wood line-medium"
        d={stamp('h10v226h-10z', row([-684, -246], { count: 15, step: 44 }))}
      />
      <path
        className="paint-wood line-medium"
        d={boxes(
          [-10, -246, 10, 226],
          [0, -190, 8, 170],
          [92, -190, 8, 170],
          [100, -246, 10, 226],
          [0, -210, 100, 20],
          [28, -246, 9, 36],
          [64, -246, 9, 36],
          [144, -246, 10, 226],
        )}
      />
      <path className="paint-plaster" d={boxes([8, -190, 84, 180])} />
      <NextRoom />
      <path className="line-medium" d="M8-10v-180h84v180" />
      <path className="line-faint" d="M0-200H100" />
      <path strokeWidth="5" d="M119-236v138" />
      <path className="line-trim" strokeWidth="3" d="M119-236v138" />
      <path className="paint-cap" d={boxes([115, -190, 8, 4], [115, -130, 8, 4])} />
      <path className="paint-tarp line-medium" d={boxes([110, -98, 20, 26])} />
    </>
  )
}

/** What the new door leads to. */
function NextRoom() {
  return (
    <>
      <RoomWindow box={[24, -164, 52, 74]} hasSill />
      <path className="paint-trim" d={boxes([8, -26, 84, 16])} />
      <path className="paint-copper line-medium" d="M40-12l-5-26h30l-5 26z" />
      <path
        className="paint-leaf line-medium"
        d="M50-38q-20-8-20-34 16 4 18 26-6-28 4-44 14 14 4 42 6-20 20-26 0 26-20 36z"
      />
    </>
  )
}

/** A bulb in its cage, hung from a joist. */
function WorkLight() {
  return (
    <>
      <path className="paint-beam" d="M196-214l-92 204h216l-100-204z" />
      <path strokeWidth="2.400" d="M208-256v20" />
      <path className="paint-lamp line-medium" d="M202-238h12v8l5 14q0 8-11 8t-11-8l5-14z" />
      <path className="line-soft" d="M203-230h10m-14 12h18m-9-12v22" />
    </>
  )
}

/** Two boards up, their seam taped, the screws in rows. */
function Drywall() {
  return (
    <>
      <path className="paint-shadow" d={boxes([160, -256, 8, 246])} />
      <path className="paint-underlayment line-medium" d={boxes([160, -256, 84, 246])} />
      <path
        className="paint-trim"
        stroke="none"
        d={boxes([160, -138, 84, 14], [228, -256, 16, 246])}
      />
      <path className="line-medium" d="M160-131h84" strokeOpacity=".3" />
      <path
        strokeWidth="3"
        strokeLinecap="round"
        strokeOpacity=".5"
        d={stamp('v.1m0 26v.1m0 26v.1m0 26v.1m0 42v.1m0 26v.1m0 26v.1m0 26v.1', [
          [170, -244],
          [204, -244],
        ])}
      />
    </>
  )
}

/** Cabinets above and below, tiles between, a window over the sink. */
function Kitchen() {
  const tile = boxes([244, -136, 860, 42])
  return (
    <g className="palette-verdigris">
      <path className="paint-plaster line-medium" d={boxes([244, -256, 860, 246])} />
      <path className="paint-trim line-medium" d={tile} />
      <path className="line-faint" d="M244-115H1100" strokeWidth="42" strokeDasharray=".8 20" />
      <path className="line-faint" d="M244-122H1100M244-108H1100" />
      <Upper x={252} />
      <RoomWindow box={[316, -232, 84, 96]} />
      <Upper x={408} />
      <Upper x={468} />
      <path strokeWidth="8" d="M358-94v-22q0-10 9-10t9 10v4" />
      <path className="line-hose" strokeWidth="5" d="M358-94v-22q0-10 9-10t9 10v4" />
      <path className="paint-shadow" d={boxes([244, -86, 860, 8])} />
      <path className="paint-wall line-medium" d={boxes([252, -86, 860, 70])} />
      <path className="paint-cap" d={boxes([256, -16, 850, 6])} />
      <path
        className="line-soft"
        d={stamp('h48v14h-48zm0 20h48v36h-48z', row([258, -80], { count: 14, step: 60 }))}
      />
      <path
        className="line-tube"
        strokeWidth="2.400"
        d={stamp('h12m16 14v12', row([276, -73], { count: 14, step: 60 }))}
      />
      <path className="paint-stone line-medium" d={boxes([246, -94, 860, 8])} />
      <path className="paint-copper line-medium" d="M424-108h34q-2 14-10 14h-14q-8 0-10-14z" />
      <path className="paint-door line-medium" d="M428-108a7 7 0 1 1 13-3 7 7 0 1 1 13 3z" />
    </g>
  )
}

function Upper({ x }: { readonly x: number }) {
  return (
    <>
      <path className="paint-shadow" d={boxes([x, -146, 56, 8])} />
      <path className="paint-wall line-medium" d={boxes([x, -238, 56, 92])} />
      <path className="line-soft" d={boxes([x + 6, -232, 44, 80])} />
      <path className="line-tube" strokeWidth="2.400" d={`M${x + 46}-172v12`} />
    </>
  )
}

/** A board on its horses, half sawn. */
function Sawhorse() {
  const horse = 'M-3-52h20l18 52H26L8-44-10 0h-9z'
  return (
    <>
      <path className="paint-shadow" d="M90 3h290l-8-6H98z" />
      <path className="paint-wood line-medium" d={horse} transform="translate(112 0)" />
      <path className="paint-wood line-medium" d={horse} transform="translate(206 0)" />
      <path className="line-soft" d="M102-20h34M196-20h34" />
      <path className="paint-wood line-medium" d={boxes([66, -60, 190, 9])} />
      <path className="line-faint" d="M74-56q60-3 120 0t56 0" />
    </>
  )
}

/** The saw in the board, the other hand on it. */
function Carpenter() {
  return (
    <>
      <path className="paint-wood" d="M150-6q10-10 26-8 18-4 26 8z" />
      <Worker
        skin="deep"
        at={[284, 3]}
        isTurned
        hip={[-10, -88]}
        neck={[18, -126]}
        nod={12}
        feet={[
          [14, -9],
          [-26, -9],
        ]}
        hands={[
          [58, -98],
          [52, -66],
        ]}
        shirt="paint-verdigris"
        cap="paint-lamp"
      >
        <path className="paint-stone line-medium" d="M62-100l60 46-4 10-68-44z" />
        <path className="line-faint" strokeWidth="3" strokeDasharray="2 2" d="M118-44L52-86" />
        <path className="paint-copper line-medium" d="M48-104q10-10 20-2l-2 12-16 4q-8-6-2-14z" />
      </Worker>
    </>
  )
}
