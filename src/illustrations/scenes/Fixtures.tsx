import { FloorAbove } from '../parts/FloorAbove'
import { Ground } from '../parts/Ground'
import { boxes, stamp } from '../parts/path'
import { RoomWindow } from '../parts/RoomWindow'
import { Toolbox } from '../parts/Toolbox'
import { KneelingWorker } from '../parts/Worker'

const tiles = -112

/** A bathroom with a new tub, a new sink, and a toilet that is being set. */
export function Fixtures() {
  return (
    <>
      <Room />
      <Tub />
      <Basin />
      <Ground from={-700} to={1100} />
      <Toilet />
      <Plumber />
      <Toolbox x={400} y={4} />
    </>
  )
}

function Room() {
  return (
    <>
      <path className="paint-verdigris" stroke="none" d={boxes([-700, -280, 1800, 280])} />
      <path className="paint-light" d={boxes([-700, -280, 1800, 280])} />
      <FloorAbove y={-276} />
      <path className="paint-trim line-medium" d={boxes([-700, tiles, 1800, -tiles])} />
      <path
        className="line-faint"
        d="M-700-56H1100"
        strokeWidth="112"
        strokeDasharray=".8 25.200"
      />
      <path className="line-faint" d="M-700-84H1100M-700-56H1100M-700-30H1100" />
      <path className="paint-copper line-medium" d={boxes([-700, tiles - 7, 1800, 7])} />
      <path className="paint-deck line-medium" d={boxes([-700, -10, 1800, 10])} />
      <RoomWindow box={[20, -252, 120, 110]} hasSill />
      <path
        className="paint-trim line-medium"
        fillOpacity=".7"
        d="M16-256h50q-4 44-26 64-18 14-24 44zM144-256H94q4 44 26 64 18 14 24 44z"
      />
      <path className="paint-copper line-medium" d={boxes([8, -260, 144, 6])} />
    </>
  )
}

/** On feet, with its faucet on the wall and a tray across it. */
function Tub() {
  return (
    <>
      <path className="paint-copper line-medium" d="M6-14l-8 14h16l6-14zM156-14l8 14h-16l-6-14z" />
      <path
        className="paint-trim line-medium"
        d="M-22-80H184v9h-8q-2 58-44 58H30q-42 0-44-58h-8z"
      />
      <path
        className="paint-shadow"
        d="M-12-40q6 27 42 27h102q36 0 42-27-10 18-44 18H32q-34 0-44-18z"
      />
      <path className="paint-wood line-medium" d={boxes([40, -86, 84, 7])} />
      <path className="paint-ice-shield line-medium" d="M50-86q-3-6 0-12h30q4 6 0 12z" />
      <path className="paint-lamp line-medium" d={boxes([94, -100, 12, 14])} />
      <path strokeWidth="9" d="M172-80v-40q0-12-12-12t-12 10v4" />
      <path className="line-tube" strokeWidth="6" d="M172-80v-40q0-12-12-12t-12 10v4" />
      <path
        className="paint-copper line-medium"
        d={boxes([163, -106, 18, 6], [142, -118, 12, 6])}
      />
    </>
  )
}

/** On its foot below a round mirror. */
function Basin() {
  return (
    <>
      <path className="paint-copper line-medium" d="M206-206a40 40 0 1 1 80 0a40 40 0 1 1-80 0" />
      <path
        className="paint-underlayment line-medium"
        d="M212-206a34 34 0 1 1 68 0a34 34 0 1 1-68 0"
      />
      <path className="paint-light" d="M222-190l36-46h14l-40 54z" />
      <path className="paint-trim line-medium" d="M234-80h24l6 72h-36z" />
      <path className="paint-trim line-medium" d="M198-106h96v8q-6 22-28 22h-40q-22 0-28-22z" />
      <path
        className="paint-shadow"
        d="M200-94q6 18 26 18h40q20 0 26-18-10 10-26 10h-40q-16 0-26-10z"
      />
      <path strokeWidth="7" d="M238-106v-16q0-8 9-8t9 8v3" />
      <path className="line-tube" strokeWidth="4.400" d="M238-106v-16q0-8 9-8t9 8v3" />
      <path className="paint-copper line-medium" d={boxes([222, -114, 8, 8], [262, -114, 8, 8])} />
    </>
  )
}

/** Its tank is on, its lid leans on the wall. */
function Toilet() {
  return (
    <>
      <path className="paint-hole line-medium" d={boxes([318, -2, 62, 4])} />
      <path className="paint-shadow" d="M300 3q50-8 96 0z" />
      <path
        className="paint-trim line-medium"
        d="M312-56h76q4 18-14 26-8 4-6 14l4 18h-48l4-22q-18-10-16-36z"
      />
      <path className="paint-trim line-medium" d="M308-64h82v8h-82z" />
      <path className="paint-trim line-medium" d="M376-124h44v58h-40z" />
      <path className="paint-trim line-medium" d="M372-132h52v9h-52z" />
      <path className="paint-shadow" d={boxes([404, -123, 16, 56])} />
      <path className="paint-copper line-medium" d="M384-112h12v5h-12z" />
      <path strokeWidth="5" d="M412-66v30h24" />
      <path className="line-hose" strokeWidth="3" d="M412-66v30h24" />
    </>
  )
}

/** On one knee, with the wrench at its bolts. */
function Plumber() {
  return (
    <>
      <KneelingWorker
        hasTail
        at={[262, 3]}
        nod={10}
        hands={[
          [62, -26],
          [58, -52],
        ]}
        shirt="paint-copper"
        cap="paint-wood"
      >
        <path className="paint-stone line-medium" d="M54-22l22 8-2 6-22-8z" />
      </KneelingWorker>
      <path className="paint-wood line-medium" d="M136 3v-42h62V3z" />
      <path className="paint-copper line-medium" d="M160-39h14V3h-14z" />
      <path
        className="paint-hole"
        d={stamp('h22l6-9h-22z', [
          [136, -39],
          [170, -39],
        ])}
      />
    </>
  )
}
