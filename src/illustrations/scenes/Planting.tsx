import { AdobeWall } from '../parts/AdobeWall'
import { Yonder } from '../parts/Yonder'
import { LeafTree } from '../parts/LeafTree'
import { KneelingWorker } from '../parts/Worker'
import { BoardFence } from '../parts/Fence'
import { Hatching } from '../parts/Hatching'
import { boxes, row, stamp, type Point } from '../parts/path'
import { Agave, Cactus, Mesas } from './DryLandscaping'
import { Mat, Ocotillo } from './GroundCover'

/** The level of the yard; below it the ground is cut through. */
const level = -84

/** A bed that is being planted: a shrub on its way into the hole, flowers in the ground, others in their pots. */
export function Planting() {
  return (
    <>
      <g transform={`translate(0 ${level})`}>
        <Yonder houses={[[300, -56]]} />
        <LeafTree x={360} scale={0.8} />
        <BoardFence x={-700} width={1800} height={52} />
        <Back />
      </g>
      <Soil mulch="paint-bark" />
      <path
        className="paint-leaf"
        stroke="none"
        d={stamp('l2-7 2 5 3-9 2 9 3-5 2 7z', [
          ...row([-690, level], { count: 36, step: 15 }),
          ...row([400, level], { count: 46, step: 15 }),
        ])}
      />
      <g transform={`translate(0 ${level})`}>
        <Shrub />
        <Flowers />
        <Spade />
        <Pots />
        <Planter shirt="paint-verdigris" />
      </g>
    </>
  )
}

/** The same where it rarely rains: a desert willow between agaves, gravel, a wall of adobe. */
export function DryPlanting() {
  return (
    <>
      <path className="paint-beam" d="M310-240a46 46 0 1 1 92 0a46 46 0 1 1-92 0" />
      <path className="paint-lamp line-medium" d="M334-240a22 22 0 1 1 44 0a22 22 0 1 1-44 0" />
      <g transform={`translate(0 ${level})`}>
        <Mesas />
        <g transform="scale(1 .62)">
          <AdobeWall />
        </g>
        <g transform="translate(-124 0)scale(.9)">
          <Ocotillo />
        </g>
        <g transform="translate(500 0)scale(.9)">
          <Ocotillo />
        </g>
      </g>
      <Soil mulch="paint-deck" />
      <path strokeWidth="7.400" {...gravel} />
      <path className="line-hose" strokeWidth="5.600" {...gravel} />
      <g transform={`translate(0 ${level})`}>
        <Willow />
        <g transform="translate(0 4)">
          <Agave x={28} scale={0.62} />
          <Agave x={-190} scale={0.8} />
          <Agave x={556} scale={0.8} />
        </g>
        <g transform="translate(100 0)scale(.84)">
          <Mat bloom="paint-lamp" />
        </g>
        <path
          className="line-soft"
          strokeWidth="1.600"
          d={stamp(roots, [
            [28, 4],
            [100, 4],
          ])}
        />
        <Spade />
        <PottedPlants />
        <Planter shirt="paint-tarp" />
      </g>
    </>
  )
}

const gravel = {
  d: `M-700 ${level - 4}H124M278 ${level - 4}H1100`,
  strokeLinecap: 'round',
  strokeDasharray: '.1 9',
} as const

const roots = 'q-6 22-22 30m22-30q2 24-4 40m4-40q8 20 24 28m-24-28q4 14 12 36'

/** On one knee at the hole. */
const Planter = ({ shirt }: { readonly shirt: string }) => (
  <KneelingWorker
    skin="light"
    hasTail
    at={[312, 2]}
    isTurned
    nod={8}
    hands={[
      [62, -34],
      [54, -20],
    ]}
    shirt={shirt}
    cap="paint-wood"
  />
)

/** The flowers of the shrub, by their middles. */
const flowers = [
  [-36, -122],
  [-8, -146],
  [24, -128],
  [46, -148],
  [2, -112],
  [-44, -150],
  [26, -166],
] as const

/** What grows already, behind the bed. */
function Back() {
  return (
    <>
      <path
        className="paint-leaf line-medium"
        d="M-150 0q-30-30-12-58-10-34 26-44 18-34 56-18 36-12 46 20 28 16 14 46 14 30-12 54z"
      />
      <path className="paint-light" d="M-160-62q-8-30 24-40 18-34 56-18-40-4-50 30-22 2-30 28z" />
      <path
        className="paint-verdigris line-medium"
        d="M402 0q-24-26-8-52-6-30 26-36 18-26 50-10 32-10 42 18 26 14 14 40 16 22-8 40z"
      />
      <path className="paint-light" d="M392-54q-4-28 26-34 18-26 50-10-36-2-44 26-22-2-32 18z" />
      <path
        className="line-soft"
        d={stamp('q5-6 10 0', [
          [-130, -40],
          [-104, -70],
          [-72, -44],
          [-56, -86],
          [-92, -100],
          [-120, -88],
          [420, -36],
          [446, -62],
          [472, -34],
          [490, -60],
          [440, -86],
          [474, -82],
        ])}
      />
    </>
  )
}

const pebbles: readonly Point[] = [
  [-420, -30],
  [-260, -52],
  [-120, -22],
  [-44, -50],
  [52, -12],
  [318, -26],
  [384, -56],
  [446, -18],
  [560, -44],
  [700, -24],
  [860, -50],
]

/** Mulch on good soil on clay, and the hole for the shrub, wider than its roots. */
function Soil({ mulch }: { readonly mulch: string }) {
  return (
    <>
      <path className="paint-earth" d={boxes([-700, level, 1800, 160])} />
      <path
        className={mulch}
        stroke="none"
        fillOpacity=".55"
        d={`M-700 ${level}H1100v46q-60 8-130 2t-150 4-150-6-160 6-170-4-160 4-170-4-150 6-170-6-190 4-100-4z`}
      />
      <path className="paint-stone" d={stamp('q2-7 10-6t8 7-9 5-9-6z', pebbles)} />
      <path
        className="paint-bark line-medium"
        d={`M126 ${level}l22 58q4 8 12 8h80q8 0 12-8l22-58z`}
      />
      <path className="line-heavy" d={`M-700 ${level}H126M274 ${level}H1100`} />
      <Hatching line="M-700 30H1100" />
    </>
  )
}

/** Just above the bottom of the hole. */
const RootBall = () => (
  <>
    <path className="paint-attic" fillOpacity=".28" stroke="none" d="M-52 12q52 10 104 0" />
    <path className="paint-hole line-medium" d="M-44-44h88q6 48-14 54-30 8-60 0-20-6-14-54z" />
    <path
      className="line-faint"
      d="M-34-30q20 10 30 34M-8-34q4 20-2 38M16-32q-4 22 10 34M34-26q-8 16-12 28"
    />
  </>
)

const twigs: readonly Point[] = [
  [-62, -128],
  [-48, -164],
  [-22, -186],
  [8, -194],
  [34, -180],
  [56, -154],
  [64, -122],
  [-20, -146],
  [22, -144],
]

/** Several thin stems, narrow leaves that hang, and flowers like small trumpets. */
function Willow() {
  const stems = twigs
    .map(([x, y]) => `M${x * 0.08} -42Q${Math.round(x * 0.2)} ${Math.round(y * 0.7)} ${x} ${y}`)
    .join('')
  const along = twigs.flatMap(([x, y]): readonly Point[] => [
    [x, y],
    [x * 0.86, y * 0.93 + 2],
    [x * 0.66, y * 0.84],
  ])
  return (
    <g transform="translate(200 44)">
      <RootBall />
      <path stroke="#4a4034" strokeWidth="3" strokeLinecap="round" d={stems} />
      <path
        className="paint-leaf"
        d={stamp('q-10 4-16 22 12-6 16-22 4 16 16 22-6-18-16-22z', along)}
      />
      <path
        className="paint-copper line-medium"
        d={stamp('q-4-3-8-12 4 1 8-2 4 3 8 2-4 9-8 12z', twigs)}
      />
    </g>
  )
}

/** The next ones, beside the hole. */
const PottedPlants = () => (
  <>
    <g transform="translate(366 -22)">
      <Agave x={3} scale={0.42} />
    </g>
    <g transform="translate(180 -22)">
      <Cactus />
    </g>
    <path
      className="paint-brick line-medium"
      d={stamp('h32v6h-3l-5 20h-16l-5-20h-3z', [
        [353, -26],
        [385, -26],
      ])}
    />
  </>
)

/** It is as high as who plants it. */
function Shrub() {
  return (
    <g transform="translate(200 44)">
      <RootBall />
      <path
        stroke="#4a4034"
        strokeWidth="4"
        strokeLinecap="round"
        d="M0-42v-50M-4-50l-22-48M4-50l24-46M-2-70l-10-40M2-70l14-38"
      />
      <path
        className="paint-ice-shield line-medium"
        d="M-56-96q-22-12-8-34-10-30 22-36 10-28 42-22 32-8 44 22 30 4 22 34 14 22-10 36-22 16-46 4-30 14-66-4z"
      />
      <path className="paint-light" d="M-64-132q-6-28 22-34 10-28 42-22-36 6-38 34-18 2-26 22z" />
      <path
        className="paint-trim line-medium"
        d={stamp('m-7 0a7 7 0 1 1 14 0a7 7 0 1 1-14 0', flowers)}
      />
      <path
        className="paint-lamp"
        stroke="none"
        d={stamp('m-2.600 0a2.600 2.600 0 1 1 5.200 0a2.600 2.600 0 1 1-5.200 0', flowers)}
      />
    </g>
  )
}

const bloom = 'm-8 0a8 8 0 1 1 16 0a8 8 0 1 1-16 0'
const stems: readonly Point[] = [
  [-20, -44],
  [12, -56],
  [44, -42],
  [76, -54],
  [106, -40],
]

/** In the ground, with their roots. */
function Flowers() {
  const feet = stems.map(([x]): Point => [x, 0])
  return (
    <>
      <path stroke="#45604a" strokeWidth="3" d={stems.map(([x, y]) => `M${x} ${y}V2`).join('')} />
      <path
        stroke="#4a4034"
        strokeWidth="1.600"
        d={stamp('v20m0-14l-9 12m9-8l10 14m-10-10l-5 16m5-16l4 14', feet)}
      />
      <path
        className="paint-leaf"
        d={stamp('q-14-2-16-18 16 0 16 18 0-18 16-18-2 16-16 18z', feet)}
      />
      <path
        className="paint-copper line-medium"
        d={stamp(
          bloom,
          stems.filter((_, index) => index % 2 === 0),
        )}
      />
      <path
        className="paint-door line-medium"
        d={stamp(
          bloom,
          stems.filter((_, index) => index % 2 === 1),
        )}
      />
      <path
        className="paint-lamp"
        stroke="none"
        d={stamp('m-3 0a3 3 0 1 1 6 0a3 3 0 1 1-6 0', stems)}
      />
    </>
  )
}

const Spade = () => (
  <g transform="translate(418 16)rotate(9)">
    <path className="paint-wood line-medium" d="M-3-24h6v-110h-6zM-14-144h28v8h-28z" />
    <path className="paint-stone line-medium" d="M-15-44h30v36q-4 20-15 26-11-6-15-26z" />
    <path className="line-soft" d="M0-44v44" />
  </g>
)

/** The next ones, beside the bed. */
function Pots() {
  return (
    <>
      {[366, 398].map((x, index) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <path
            className="paint-leaf line-medium"
            d="M0-26q-18-4-16-24 14 2 16 18-2-24 8-30 10 10 2 30 6-14 16-12-2 18-18 18z"
          />
          <path
            className={`${index === 0 ? 'paint-door' : 'paint-copper'} line-medium`}
            d={stamp('m-5 0a5 5 0 1 1 10 0a5 5 0 1 1-10 0', [
              [-14, -52],
              [8, -62],
              [24, -46],
            ])}
          />
          <path className="paint-brick line-medium" d="M-13-26h32v6h-3L11 0H-5l-5-20h-3z" />
        </g>
      ))}
    </>
  )
}
