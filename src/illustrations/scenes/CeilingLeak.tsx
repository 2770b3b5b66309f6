import { RoomWindow } from '../parts/RoomWindow'
import { Ground } from '../parts/Ground'
import { boxes, row, stamp, type Point } from '../parts/path'
import { Stepladder } from '../parts/Stepladder'
import { Toolbox } from '../parts/Toolbox'
import { Worker } from '../parts/Worker'

const ceiling = -196
/** The floor of the bathroom above. */
const floor = -248

/** A ceiling that is open below a bathroom: a plumber on a ladder at its pipe, a bucket below the wet spot. */
export function CeilingLeak() {
  return (
    <>
      <Room />
      <Floor />
      <Pipes />
      <Bathroom />
      <Furniture />
      <Ground from={-700} to={1100} />
      <Bucket />
      <Stepladder at={[322, 2]} />
      <Plumber />
      <Toolbox x={404} y={3} />
    </>
  )
}

/** A living room, its ceiling wet where the water came through. */
function Room() {
  return (
    <>
      <path className="paint-plaster" d={boxes([-700, ceiling, 1800, -ceiling])} />
      <path
        className="paint-hole"
        stroke="none"
        fillOpacity=".5"
        d="M64-184q-2 34 22 30 10 30 26 8 14 26 24-2 18 12 34-8 22 8 26-28z"
      />
      <path className="paint-trim line-medium" d={boxes([-700, -28, 1800, 18])} />
      <path className="paint-deck line-medium" d={boxes([-700, -10, 1800, 10])} />
      <RoomWindow box={[-110, -160, 92, 106]} hasSill />
      <RoomWindow box={[480, -160, 92, 106]} hasSill />
    </>
  )
}

/** Joists as they are seen from their side, with the ends of others; open between two of them. */
function Floor() {
  const ends = row([-680, ceiling - 44], { count: 30, step: 62 }).filter(
    ([x]) => x < 190 || x > 300,
  )
  return (
    <>
      <path className="paint-attic" d={boxes([-700, floor, 1800, ceiling - floor])} />
      <path className="paint-wood line-medium" d={stamp('h14v44h-14z', ends)} />
      <path className="line-soft" d={stamp('m3 4l8 36m0-36l-8 36', ends)} />
      <path className="paint-deck line-medium" d={boxes([-700, floor - 2, 1800, 9])} />
      <path
        className="paint-trim line-medium"
        d={`M-700 ${ceiling}H196l6 4-8 5 4 4H-700zM1100 ${ceiling}H300l-5 5 7 4-4 4H1100z`}
      />
      <path
        className="paint-insulation"
        stroke="none"
        fillOpacity=".8"
        d={boxes([70, ceiling + 2, 116, 9])}
      />
    </>
  )
}

const drain = 'M136-256v26q0 10 10 10H420q12 0 12 12V-10'
const supply = 'M78-330V-214q0 9 9 9H1100'
const drops: readonly Point[] = [
  [130, -172],
  [132, -130],
  [129, -92],
]

/** A drain in white, on its way to the wall, and water in copper; at a joint it drips. */
function Pipes() {
  return (
    <>
      <path strokeWidth="8" d={supply} />
      <path className="line-tube" strokeWidth="5.400" d={supply} />
      <path strokeWidth="14" d={drain} />
      <path className="line-hose" strokeWidth="11" d={drain} />
      <path
        className="paint-stone line-medium"
        d={boxes([128, -240, 16, 8], [168, -229, 9, 18], [268, -229, 9, 18], [424, -190, 16, 9])}
      />
      <path className="paint-tarp line-medium" d={stamp('q-7 10 0 14 7-4 0-14z', drops)} />
      <path
        className="paint-tarp"
        d={stamp('q-4 7 0 9 4-2 0-9z', [
          [108, -154],
          [152, -150],
        ])}
      />
    </>
  )
}

/** Tiles, a tub on its feet, and a plant. */
function Bathroom() {
  return (
    <>
      <path className="paint-verdigris" stroke="none" d={boxes([-700, -760, 1800, 510])} />
      <path className="paint-light" d={boxes([-700, -760, 1800, 510])} />
      <path className="paint-trim line-medium" d={boxes([-700, -270, 1800, 20])} />
      <path className="paint-trim line-medium" d="M36-340H236v52q0 32-34 32H72q-36 0-36-32z" />
      <path
        className="paint-shadow"
        d="M36-292q4 36 36 36h130q34 0 34-36-6 16-34 18H72q-30 0-36-18z"
      />
      <path className="paint-copper line-medium" d="M66-257h12l-2 9h-8zM196-257h12l-2 9h-8z" />
      <path className="paint-copper line-medium" d="M336-250h18l3-20h-24z" />
      <path
        className="paint-leaf line-medium"
        d="M345-270q-14-2-15-18 11 3 14 12-2-16 3-22 7 8 2 22 3-10 12-12-1 16-16 18z"
      />
    </>
  )
}

/** A sofa that is covered, a picture, and a lamp. */
function Furniture() {
  return (
    <>
      <path className="paint-wood line-medium" d={boxes([222, -158, 44, 34])} />
      <path className="paint-tarp" d={boxes([228, -152, 32, 22])} />
      <path className="paint-leaf" d="M228-130l10-12 8 7 6-5 8 10z" />
      <path
        className="paint-trim line-medium"
        d="M-62-8q-8-30-2-48 2-10 14-10 4-26 24-26H20q20 0 24 26 12 0 14 10 6 20-2 48z"
      />
      <path className="paint-shadow" d="M-62-8q-5-12-4-20 34-14 66-12t62 12q2 10-4 20z" />
      <path className="line-soft" d="M-48-66q8 12 4 34M44-66q-8 12-4 34" />
      <path
        className="paint-tarp line-medium"
        fillOpacity=".8"
        d="M60 2q50-12 96-6t72 4q14 2 18 6-92 6-186-4z"
      />
    </>
  )
}

/** Below the drip. */
function Bucket() {
  return (
    <>
      <path className="paint-copper line-medium" d="M106-48h50l-7 50h-36z" />
      <path className="paint-light" d="M110-44h8l5 42h-7z" />
      <path className="paint-tarp line-medium" d="M103-52h56v7h-56z" />
      <path strokeWidth="2.400" d="M108-44q4 26 23 26t23-26" />
    </>
  )
}

/** On the ladder, with both hands at the joint. */
const Plumber = () => (
  <Worker
    at={[318, -64]}
    scale={0.92}
    isTurned
    hip={[-2, -84]}
    neck={[8, -128]}
    nod={-28}
    feet={[
      [0, -9],
      [-18, 20],
    ]}
    hands={[
      [48, -158],
      [36, -166],
    ]}
    shirt="paint-tarp"
    cap="paint-tarp"
  >
    <path className="paint-door line-medium" d="M30-150l30-16 4 6-30 17z" />
    <path className="paint-stone line-medium" d="M58-172l10-2 3 10-9 6-5-7z" />
  </Worker>
)
