import { AdobeWall } from '../parts/AdobeWall'
import { boxes, row, stamp, type Point } from '../parts/path'
import { Worker } from '../parts/Worker'

/** The level of the yard; below it the ground is cut through. */
const level = -64

/** A yard that gets along without rain: gravel out of a barrow, on a sheet against weeds, between low plants. */
export function GroundCover() {
  return (
    <>
      <path className="paint-hill" d={hills} />
      <g transform={`translate(0 ${level})`}>
        <Wall />
        <Ocotillo />
      </g>
      <Soil />
      <g transform={`translate(0 ${level})`}>
        <Gravel />
        {mats.map(([x, bloom]) => (
          <g key={x} transform={`translate(${x} 0)`}>
            <Mat bloom={bloom} />
          </g>
        ))}
        <Sheet />
        <Heap />
        <Tipper />
        <Worker
          at={[326, 2]}
          isTurned
          hip={[-10, -88]}
          neck={[12, -130]}
          nod={4}
          feet={[
            [12, -9],
            [-28, -14],
          ]}
          toes={[0, 24]}
          hands={[
            [42, -96],
            [38, -88],
          ]}
          shirt="paint-tarp"
          cap="paint-wood"
        />
      </g>
    </>
  )
}

const hills =
  'M-1900 0V-150Q-900-180-560-140L-420-196-330-150-210-214-70-146 60-196 160-160 290-228 420-160 520-186 640-150 900-200 1200-150 1700-190V0z'

/** Of adobe, with a gate of slats and a pot on it. */
function Wall() {
  return (
    <>
      <AdobeWall />
      <path className="paint-wood line-medium" d="M92 0v-116q34-30 68 0V0z" />
      <path className="paint-verdigris line-medium" d="M98 0v-112q28-24 56 0V0z" />
      <path className="line-soft" d="M112 0v-118m14 118v-124m14 124v-118M98-86h56M98-28h56" />
      <path className="paint-copper line-medium" d="M404-100l-5-22h34l-5 22z" />
      <path
        className="paint-leaf line-medium"
        d="M416-122q-16-4-20-24 16 4 20 16-4-22 2-32 10 10 6 32 4-12 18-14-2 18-20 22z"
      />
    </>
  )
}

const wands: readonly Point[] = [
  [-44, -132],
  [-22, -156],
  [4, -168],
  [30, -152],
  [50, -126],
]

/** Thorny wands before the wall. */
export function Ocotillo() {
  const stems = wands.map(([x, y]) => `M0 0Q${x * 0.2} ${y * 0.6} ${x} ${y}`).join('')
  return (
    <g transform="translate(34 0)">
      <path strokeWidth="6" strokeLinecap="round" d={stems} />
      <path className="line-leaf" strokeWidth="3.600" strokeLinecap="round" d={stems} />
      <path className="paint-door" d={stamp('q-6-7 0-18 6 11 0 18z', wands)} />
    </g>
  )
}

const pebbles: readonly Point[] = [
  [-420, -30],
  [-260, -10],
  [-40, -22],
  [70, 8],
  [210, -8],
  [320, 10],
  [432, -18],
  [560, 4],
  [720, -20],
]

/** Pale and stony, with the roots of what is planted. */
function Soil() {
  return (
    <>
      <path className="paint-earth" d={boxes([-700, level, 1800, 200])} />
      <path
        className="paint-deck"
        stroke="none"
        fillOpacity=".55"
        d={`M-700 ${level}H1100v42q-60 8-130 2t-150 4-150-6-160 6-170-4-160 4-170-4-150 6-170-6-190 4-100-4z`}
      />
      <path className="paint-stone" d={stamp('q2-7 10-6t8 7-9 5-9-6z', pebbles)} />
      <path
        className="line-soft"
        strokeWidth="1.600"
        d={mats
          .map(
            ([x]) =>
              `M${x} ${level + 4}q-6 22-22 30m22-30q2 24-4 40m4-40q8 20 24 28m-24-28q4 14 12 36`,
          )
          .join('')}
      />
      <path className="line-heavy" d={`M-700 ${level}H1100`} />
    </>
  )
}

/** Where it is spread already. */
const spread = 214

const Gravel = () => (
  <>
    <path className="paint-insulation" stroke="none" d={boxes([-700, -9, 700 + spread, 9])} />
    <path
      strokeWidth="7.400"
      strokeLinecap="round"
      strokeDasharray=".1 9"
      d={`M-700-4H${spread}M-695-10H${spread - 16}`}
    />
    <path
      className="line-hose"
      strokeWidth="5.600"
      strokeLinecap="round"
      strokeDasharray=".1 9"
      d={`M-700-4H${spread}M-695-10H${spread - 16}`}
    />
  </>
)

const mats = [
  [-290, 'paint-lamp'],
  [-130, 'paint-door'],
  [76, 'paint-lamp'],
  [164, 'paint-trim'],
  [392, 'paint-door'],
  [452, 'paint-lamp'],
] as const

/** A low plant that spreads. */
export function Mat({ bloom }: { readonly bloom: string }) {
  return (
    <>
      <path
        className="paint-ice-shield line-medium"
        d="M-32-2q-10-12 4-16 2-14 18-10 10-12 22 0 16-4 18 10 12 6 2 16z"
      />
      <path className="paint-light" d="M-28-18q2-14 18-10 10-12 22 0 16-4 18 10-24-10-58 0z" />
      <path
        className={bloom}
        d={stamp('m-4 0a4 4 0 1 1 8 0a4 4 0 1 1-8 0', [
          [-20, -18],
          [-4, -26],
          [6, -14],
          [18, -22],
          [26, -10],
          [-12, -9],
        ])}
      />
    </>
  )
}

/** The sheet, not covered yet. */
const Sheet = () => (
  <>
    <path className="paint-cap" d={boxes([spread - 40, -3, 740, 3])} />
    <path className="line-medium" d={`M${spread - 40}-3H900`} />
  </>
)

const stones = row([172, -6], { count: 5, step: 12 })

/** What has just slid down. */
function Heap() {
  return (
    <>
      <path className="paint-stone line-medium" d="M160-1q16-20 36-24 20 0 44 24z" />
      <path
        className="line-soft"
        d={stamp('q4-5 8 0', [...stones, ...row([182, -13], { count: 3, step: 12 })])}
      />
    </>
  )
}

/** A wheelbarrow on its nose. */
function Tipper() {
  return (
    <g transform="translate(226 -2)rotate(-26 0 -14)">
      <path className="paint-stone line-medium" d="M-14-52q10-12 30-10 16-2 30 10z" />
      <path strokeWidth="4" d="M-6-24L106-48M56-32l10 28M34-24l14 20" />
      <path className="paint-door line-medium" d="M-28-54H70L52-24H0z" />
      <path className="paint-light" d="M-28-54H70l-3 5h-90z" />
      <path className="paint-cap line-medium" d="M-14-14a14 14 0 1 1 28 0a14 14 0 1 1-28 0" />
      <path className="paint-stone" d="M-4-14a4 4 0 1 1 8 0a4 4 0 1 1-8 0" />
    </g>
  )
}
