import { Barrow } from '../parts/Barrow'
import { Ground } from '../parts/Ground'
import { boxes, row, stamp, type Point } from '../parts/path'
import { Worker } from '../parts/Worker'

/** Where the gravel meets the wall. */
const back = -64

/** A yard where it rarely rains: agaves, a cactus and boulders in gravel that is being raked, before a house of adobe. */
export function DryLandscaping() {
  return (
    <>
      <path className="paint-beam" d="M404-236a46 46 0 1 1 92 0a46 46 0 1 1-92 0" />
      <path className="paint-lamp line-medium" d="M428-236a22 22 0 1 1 44 0a22 22 0 1 1-44 0" />
      <Mesas />
      <g transform={`translate(0 ${back})`}>
        <House />
        <LowWall />
      </g>
      <g transform="translate(8-46)">
        <ThinTree />
      </g>
      <Gravel />
      <g transform="translate(-46-40)scale(.9)">
        <Wands />
      </g>
      <Pavers />
      <Boulders />
      <g transform="translate(0-14)">
        <Agave x={306} scale={0.9} />
      </g>
      <g transform="translate(206-26)scale(.9)">
        <Cactus />
      </g>
      <Raker />
      <g transform="translate(-86-8)">
        <Agave x={122} scale={0.8} />
      </g>
      <Ground from={-700} to={1100} />
      <Barrow x={-150} load="paint-stone" />
    </>
  )
}

export const Mesas = () => <path className="paint-hill" d={mesas} />

const mesas =
  'M-1900 0V-120H-640l30-40h170l36 44H-180l34-60h150l24-22h150l40 70H420l26-40h190l34 44H960l40-50h300l40 46h560V0z'

/** Thick walls with rounded edges, the ends of its beams, a deep window and a door. */
function House() {
  return (
    <>
      <path
        className="paint-wood line-medium"
        d="M-120 0v-120q0-8 8-8H36v-26q0-10 10-10h140q10 0 10 10v26h52q8 0 8 8V0z"
      />
      <path className="paint-light" d="M-120-128H36v-36h160v36h60v10H190v-36H42v36H-120z" />
      <path className="paint-shadow" d="M176-154h20V0h-20zM240-120h16V0h-16z" />
      <path
        className="paint-bark line-medium"
        d={stamp('a4 4 0 1 1 8 0a4 4 0 1 1-8 0', row([54, -140], { count: 6, step: 23 }))}
      />
      <path className="paint-tarp line-medium" d={boxes([98, -92, 42, 92])} />
      <path className="line-soft" d="M112-92V0M126-92V0" />
      <path className="paint-lamp" d={boxes([132, -46, 4, 6])} />
      <path
        className="paint-bark line-medium"
        d={boxes([94, -100, 50, 8], [200, -86, 42, 7], [-6, -86, 42, 7])}
      />
      <path className="paint-glass line-medium" d={boxes([204, -79, 34, 40], [-2, -79, 34, 40])} />
      <path className="line-trim" strokeWidth="2" d="M221-79v40M204-59h34M15-79v40M-2-59h34" />
      <path className="paint-copper line-medium" d="M152 0l-5-20h30l-5 20z" />
      <path
        className="paint-leaf line-medium"
        d="M162-20q-14-6-14-22 12 4 13 16-4-20 4-28 10 8 4 28 4-12 12-16-2 18-17 22z"
      />
    </>
  )
}

/** Plastered, with a rounded cap. */
function LowWall() {
  return (
    <>
      <path
        className="paint-wood line-medium"
        d={boxes([-700, -46, 562, 46], [268, -46, 832, 46])}
      />
      <path className="paint-shadow" d={boxes([-700, -40, 562, 7], [268, -40, 832, 7])} />
      <path className="paint-plaster" d={boxes([-700, -52, 564, 10], [264, -52, 836, 10])} />
      <path className="line-medium" d="M-700-52h564v10h-564M1100-52H264v10h836" />
    </>
  )
}

/** With a wide rake, in a hat against the sun. */
function Raker() {
  return (
    <g transform="translate(0-12)">
      <path className="paint-shadow" d="M110 4q70-12 130 0-60 8-130 0z" />
      <Worker
        at={[146, 0]}
        scale={0.92}
        hip={[-6, -88]}
        neck={[8, -132]}
        feet={[
          [18, -9],
          [-20, -9],
        ]}
        hands={[
          [32, -92],
          [52, -74],
        ]}
        shirt="paint-verdigris"
        cap="paint-wood"
      >
        <path strokeWidth="5.600" d="M14-110L98-6" />
        <path stroke="#d8b584" strokeWidth="3.200" d="M14-110L98-6" />
        <path strokeWidth="4" d="M84-4h34M86-4v8m7-8v8m7-8v8m7-8v8m7-8v8" />
        <path className="paint-wood line-medium" d="M-22-152q22-8 52 0 2 5-6 5h-42q-6 0-4-5z" />
      </Worker>
    </g>
  )
}

const canopy =
  'M-84-118q-26-10-10-30-4-24 24-26 10-26 40-20 18-24 48-8 34-8 40 20 32 0 28 28 20 22-8 34-22 12-44 2-22 14-44 2-22 12-42 0-18 8-32-2z'

/** Several stems from one foot, and a wide crown through which the light falls. */
export function ThinTree() {
  return (
    <g transform="translate(366 0)">
      <path
        className="paint-limbs"
        d="M-9 0q2-54-14-84l-26-44 34 38 6-60 8 60 34-48-22 56q-10 40-2 82zM10 0q6-46 32-78l34-40-22 46Q36-40 22 0z"
      />
      <path className="paint-verdigris line-medium" d={canopy} />
      <path
        className="paint-light"
        d="M-94-148q-4-24 24-26 10-26 40-20 18-24 48-8 34-8 40 20-40-14-66 4-36-10-50 14-24-4-36 16z"
      />
      <path
        className="line-soft"
        d={stamp('l5 3m4-6l4 4', [
          [-66, -136],
          [-44, -160],
          [-22, -132],
          [-4, -178],
          [16, -148],
          [34, -128],
          [44, -172],
          [62, -146],
          [-82, -150],
        ])}
      />
    </g>
  )
}

const tips: readonly Point[] = [
  [58, -142],
  [74, -168],
  [94, -182],
  [114, -170],
  [132, -146],
]

/** Thorny wands, each with a flower at its end. */
function Wands() {
  const wands = tips.map(([x, y]) => `M94 0Q${94 + (x - 94) * 0.3} ${y * 0.6} ${x} ${y}`).join('')
  return (
    <>
      <path strokeWidth="5.600" strokeLinecap="round" d={wands} />
      <path className="line-leaf" strokeWidth="3.200" strokeLinecap="round" d={wands} />
      <path className="paint-door" d={stamp('q-7-8 0-22 7 14 0 22z', tips)} />
    </>
  )
}

/** Leaves of a rosette by their points, from the outside in. */
const points: readonly Point[] = [
  [-62, -20],
  [62, -20],
  [-56, -48],
  [56, -48],
  [-34, -72],
  [34, -72],
  [-13, -86],
  [15, -84],
]
const blade = ([x, y]: Point) =>
  `M-8 0Q${(x * 0.4 - 9).toFixed(1)} ${(y * 0.62).toFixed(1)} ${x} ${y}Q${(x * 0.4 + 11).toFixed(1)} ${(y * 0.46).toFixed(1)} 8 0z`

export function Agave({ x, scale = 1 }: { readonly x: number; readonly scale?: number }) {
  return (
    <g transform={`translate(${x}-4)scale(${scale})`}>
      {points.map((point) => (
        <path key={point[0]} className="paint-ice-shield line-medium" d={blade(point)} />
      ))}
      <path className="line-soft" d="M-4-4Q-22-32-32-66M4-4Q20-34 32-66M0-4Q2-46 13-78" />
    </g>
  )
}

/** Round and ribbed, in bloom. */
export function Cactus() {
  return (
    <g transform="translate(218 -4)">
      <path className="paint-leaf line-medium" d="M-17 0q-12-38 17-40 29 2 17 40z" />
      <path className="line-soft" d="M0-40V0M-8-38q-8 20-3 38M8-38q8 20 3 38" />
      <path
        className="paint-copper line-medium"
        d={stamp('q-6-4-3-10 6 0 6 4 2-6 7-3 1 7-5 9z', [
          [-8, -38],
          [3, -40],
          [12, -36],
        ])}
      />
    </g>
  )
}

function Boulders() {
  return (
    <g transform="translate(104-24)">
      <path className="paint-shadow" d="M290 6q60-12 112 0-60 8-112 0z" />
      <path className="paint-stone line-medium" d="M296 4q-6-30 20-40 26-10 44 8 16 8 16 32z" />
      <path className="paint-light" d="M300-12q2-18 18-24 22-8 34 6-28-4-52 18z" />
      <path className="paint-shadow" d="M298 4q-2-10 0-16 34 16 76-4 2 8 2 20z" />
      <path className="paint-stone line-medium" d="M366 6q-2-18 14-22 18-4 26 8 8 8 4 14z" />
    </g>
  )
}

const waves = [-58, -46, -32, -16].map((y) => `M-700 ${y}q22-5 45 0${'t45 0'.repeat(39)}`).join('')

/** Raked in waves, with its pebbles where it is cut. */
function Gravel() {
  const rows = 'M-700-2H1100M-696-7H1100'
  return (
    <>
      <path className="paint-insulation" stroke="none" d={boxes([-700, back, 1800, -back])} />
      <path className="paint-shadow" d={boxes([-700, back, 1800, 6])} />
      <path className="line-faint" d={waves} />
      <path strokeWidth="7" strokeLinecap="round" strokeDasharray=".1 8.200" d={rows} />
      <path
        className="line-hose"
        strokeWidth="5.200"
        strokeLinecap="round"
        strokeDasharray=".1 8.200"
        d={rows}
      />
    </>
  )
}

/** Flat stones to walk on. */
function Pavers() {
  return (
    <path
      className="paint-stone line-medium"
      d={stamp('q0-7 18-7h30q20 0 20 7t-20 7h-30q-18 0-18-7z', [
        [318, -9],
        [394, -11],
        [470, -9],
        [-20, -10],
      ])}
    />
  )
}
