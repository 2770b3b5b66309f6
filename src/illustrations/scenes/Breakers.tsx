import { Courses } from '../parts/Courses'
import { LeafTree } from '../parts/LeafTree'
import { boxes, stamp, type Point } from '../parts/path'
import { Worker } from '../parts/Worker'
import { Yonder } from '../parts/Yonder'

/** The outer face of the wall that is cut. */
const wall = 84

/** Breakers as they are seen from close by, tested by an electrician; on the other side of the wall is the meter. */
export function Breakers() {
  return (
    <>
      <Outside />
      <Inside />
      <Meter />
      <Panel />
      <Rows />
      <Shelf />
      <Electrician />
    </>
  )
}

function Outside() {
  return (
    <g transform="translate(0 40)">
      <Yonder houses={[[-150, -70]]} />
      <LeafTree x={-30} scale={0.9} />
    </g>
  )
}

/** The wall in section, with its boards and wool, and the room. */
function Inside() {
  return (
    <>
      <path className="paint-plaster" d={boxes([wall + 20, -760, 1100, 860])} />
      <path className="paint-insulation line-medium" d={boxes([wall + 8, -760, 16, 860])} />
      <path className="line-wadding" d={stamp('q7-9 2-16q-6 7 2 16', wool)} />
      <path className="paint-trim line-medium" d={boxes([wall + 24, -760, 6, 860])} />
      <g className="palette-blue">
        <path className="paint-wall line-medium" d={boxes([wall, -760, 8, 860])} />
        <Courses className="line-soft" box={[wall, -760, 8, 860]} step={12} />
      </g>
    </>
  )
}

const wool = Array.from({ length: 18 }, (_, index): Point => [wall + 13, 40 - index * 20])

/** Under its glass, with the pipe down from the wires of the street and the one that goes in. */
function Meter() {
  return (
    <>
      <path strokeWidth="15" d="M66-150V-420M66-96v52q0 8 8 8h64" />
      <path className="line-hose" strokeWidth="12" d="M66-150V-420M66-96v52q0 8 8 8h64" />
      <path className="paint-stone line-medium" d={boxes([46, -164, 38, 74], [56, -210, 20, 6])} />
      <path className="paint-underlayment line-medium" d="M46-156H34q-18 4-18 24t18 24h12z" />
      <path className="paint-cap" d={boxes([34, -140, 6, 16])} />
      <path className="paint-light" d="M22-144q4-8 12-10v14z" />
      <path className="paint-copper" d={boxes([62, -104, 8, 8])} />
    </>
  )
}

/** Without its cover: the main breaker above the bus, bars for the bare and the white wires at the foot. */
function Panel() {
  return (
    <>
      <path className="paint-shadow" d={boxes([138, -264, 218, 268])} />
      <path className="paint-stone line-medium" d={boxes([128, -272, 218, 268])} />
      <path className="paint-attic" d={boxes([138, -262, 198, 248])} />
      <path className="line-medium" d={boxes([138, -262, 198, 248])} />
      <path className="paint-underlayment line-medium" d={boxes([188, -262, 98, 232])} />
      <path className="paint-copper line-medium" d={boxes([226, -232, 20, 200])} />
      <path strokeWidth="11" d="M220-286v30M254-286v30" />
      <path className="line-cap" strokeWidth="8" d="M220-286v30M254-286v30" />
      <path className="paint-cap line-medium" d={boxes([196, -258, 80, 32])} />
      <path className="paint-trim" d={boxes([228, -252, 16, 20])} />
      <path className="paint-stone line-medium" d={boxes([146, -28, 66, 9], [260, -28, 68, 9])} />
      <path strokeWidth="3" strokeDasharray="3 4" d="M149-23.500h60M263-23.500h62" />
    </>
  )
}

const levels = Array.from({ length: 6 }, (_, index) => -218 + index * 31)
/** The place that is still empty on the right, and the breaker on the left that is off. */
const empty = 4
const off = 2
const right = levels.filter((_, index) => index !== empty)

const leftWires = levels.map((y, index) => `M174 ${y + 13}H${164 - index * 4}V-262`).join('')
const rightWires = right.map((y, index) => `M298 ${y + 13}h${12 + index * 4}V-262`).join('')
const white = 'M156-28v-16q0-6-6-6h-6V-262M316-28v-12q0-8 8-8h8V-262'

/** Two rows with a wire to each. */
function Rows() {
  const at = (x: number, ys: readonly number[]) => ys.map((y): Point => [x, y])
  const handles: Point[] = [
    ...levels.map((y, index): Point => [index === off ? 196 : 210, y + 6]),
    ...right.map((y): Point => [248, y + 6]),
  ]
  return (
    <>
      <path strokeWidth="5" d={leftWires + rightWires + white} />
      <path className="line-hose" strokeWidth="2.800" d={leftWires} />
      <path stroke="#a33b0f" strokeWidth="2.800" d={rightWires} />
      <path className="line-trim" strokeWidth="2.800" d={white} />
      <path
        className="paint-cap line-medium"
        d={stamp('h62v26h-62z', [...at(172, levels), ...at(238, right)])}
      />
      <path
        className="paint-attic"
        d={stamp('h30v14h-30z', [...at(195, levels), ...at(247, right)])}
      />
      <path className="paint-trim" d={stamp('h14v14h-14z', handles)} />
      <path className="paint-door" d={boxes([212, (levels[off] ?? 0) + 6, 12, 14])} />
      <path
        className="paint-copper"
        d={stamp('m-4 0a4 4 0 1 1 8 0a4 4 0 1 1-8 0', [
          ...at(
            182,
            levels.map((y) => y + 13),
          ),
          ...at(
            290,
            right.map((y) => y + 13),
          ),
        ])}
      />
    </>
  )
}

/** A coil of cable, and new breakers in their boxes. */
function Shelf() {
  return (
    <>
      <path className="paint-wood line-medium" d={boxes([384, -214, 140, 8])} />
      <path className="line-medium" d="M400-206v14l12-14M508-206v14l-12-14" />
      <path className="paint-lamp line-medium" d="M392-240a26 26 0 1 1 52 0a26 26 0 1 1-52 0" />
      <path className="line-soft" d="M398-240a20 20 0 1 1 40 0a20 20 0 1 1-40 0" />
      <path className="paint-plaster" d="M406-240a12 12 0 1 1 24 0a12 12 0 1 1-24 0" />
      <path className="line-medium" d="M406-240a12 12 0 1 1 24 0a12 12 0 1 1-24 0" />
      <path
        className="paint-verdigris line-medium"
        d={boxes([454, -240, 30, 26], [488, -240, 30, 26], [470, -266, 30, 26])}
      />
      <path
        className="paint-trim"
        d={boxes([460, -232, 14, 10], [494, -232, 14, 10], [476, -258, 14, 10])}
      />
    </>
  )
}

/** The lead at the screw of a breaker, the tester in the other hand. */
function Electrician() {
  return (
    <>
      <path strokeWidth="4" d="M336-132q-16 50 8 66" />
      <path stroke="#a33b0f" strokeWidth="2.400" d="M336-132q-16 50 8 66" />
      <Worker
        skin="deep"
        at={[436, 92]}
        scale={1.7}
        isTurned
        hip={[-4, -90]}
        neck={[10, -134]}
        nod={2}
        hands={[
          [62, -132],
          [50, -94],
        ]}
        shirt="paint-verdigris"
        cap="paint-lamp"
      >
        <path className="paint-lamp line-medium" d="M44-106h20v26H44z" />
        <path className="paint-trim line-medium" d="M47-103h14v9H47z" />
        <path className="paint-cap" d="M51-86a3 3 0 1 1 6 0a3 3 0 1 1-6 0" />
        <path className="paint-door line-medium" d="M60-136l16-1v6l-16 3z" />
        <path strokeWidth="2" d="M76-134h8" />
      </Worker>
    </>
  )
}
