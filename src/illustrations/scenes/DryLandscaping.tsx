import { Barrow } from '../parts/Barrow'
import { Ground } from '../parts/Ground'
import { boxes, row, stamp, type Point } from '../parts/path'
import { Turf } from '../parts/Turf'

/** A yard where it rarely rains: agaves and a cactus in gravel before a low wall, pavers, and a little turf. */
export function DryLandscaping() {
  return (
    <>
      <LowWall />
      <ThinTree />
      <Wands />
      <Boulders />
      <Agave x={158} />
      <Agave x={274} scale={0.72} />
      <Cactus />
      <Gravel />
      <Turf from={-700} to={58} />
      <path className="paint-cap line-medium" d={boxes([56, -15, 4, 15])} />
      <Pavers />
      <Ground from={-700} to={1100} />
      <Barrow x={-56} load="paint-stone" />
    </>
  )
}

/** Plastered, with a rounded cap. */
function LowWall() {
  return (
    <>
      <path className="paint-wood line-medium" d={boxes([-700, -62, 1800, 62])} />
      <path className="paint-shadow" d={boxes([-700, -60, 1800, 7])} />
      <path className="line-faint" d="M-420-54V0M-60-54V0M300-54V0M660-54V0" />
      <path className="paint-plaster" d={boxes([-700, -72, 1800, 12])} />
      <path className="line-medium" d="M-700-72H1100M-700-60H1100" />
    </>
  )
}

const canopy =
  'M-84-118q-26-10-10-30-4-24 24-26 10-26 40-20 18-24 48-8 34-8 40 20 32 0 28 28 20 22-8 34-22 12-44 2-22 14-44 2-22 12-42 0-18 8-32-2z'

/** Several stems from one foot, and a wide crown through which the light falls. */
function ThinTree() {
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

function Agave({ x, scale = 1 }: { readonly x: number; readonly scale?: number }) {
  return (
    <g transform={`translate(${x}-4)scale(${scale})`}>
      <path className="paint-ice-shield line-medium" d={points.map(blade).join('')} />
      <path className="line-soft" d="M-4-4Q-22-32-32-66M4-4Q20-34 32-66M0-4Q2-46 13-78" />
    </g>
  )
}

/** Round and ribbed, in bloom. */
function Cactus() {
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
    <>
      <path
        className="paint-stone line-medium"
        d="M300 0q-4-24 18-32 22-8 38 8 14 8 14 24zM100 0q-2-16 12-20 16-4 24 8 6 6 4 12z"
      />
      <path className="paint-light" d="M304-14q2-14 16-18 18-4 28 6-24-4-44 12z" />
    </>
  )
}

/** Two rows of pebbles, as dots of a dashed line. */
function Gravel() {
  const rows = 'M62-2H1100M66-6H1100'
  return (
    <>
      <path className="paint-stone" stroke="none" d={boxes([58, -6, 1042, 6])} />
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

/** A path that begins at the turf. */
function Pavers() {
  const at = row([462, 0], { count: 8, step: 46 })
  return (
    <>
      <path
        className="paint-stone line-medium"
        d={stamp('v-7q0-4 4-4h32q4 0 4 4v7z', [...at, [70, 0], [116, 0]])}
      />
      <path
        className="paint-light"
        d={stamp(
          'h30v3h-30z',
          at.map(([x]): Point => [x + 5, -10]),
        )}
      />
    </>
  )
}
