import { Barrow } from '../parts/Barrow'
import { Clip } from '../parts/Clip'
import { Fence } from '../parts/Fence'
import { Ground } from '../parts/Ground'
import { boxes, row, stamp, type Point } from '../parts/path'
import { Turf } from '../parts/Turf'

/** A yard with its lawn in elevation: a clipped hedge, a bed in bloom behind its edge of stone, a young tree on its stake. */
export function Landscaping() {
  return (
    <>
      <Fence x={-700} width={1800} height={44} />
      <Turf from={-700} to={1100} />
      <YoungTree />
      <g transform="translate(-24)">
        <Hedge />
        <Shrubs />
        <Bed />
      </g>
      <Ground from={-700} to={1100} />
      <Barrow x={-40} load="paint-bark" />
      <path className="paint-leaf" stroke="none" d={grass} />
    </>
  )
}

const grass = stamp(
  'l2-7 2 6 3-9 2 9 3-6 2 7z',
  [-668, -610, -520, -430, -352, -268, -190, -132, 440, 470, 524, 590, 668, 740, 830, 930].map(
    (x): Point => [x, -1],
  ),
)

const leaves = (points: readonly Point[]) => stamp('q5-7 10 0', points)

/** Left of the bed, cut level, with its light side up. */
function Hedge() {
  const tufts = row([-680, -92], { count: 50, step: 16 })
  return (
    <>
      <path
        className="paint-leaf line-medium"
        d={`M-700 0V-96${'q8-10 16 0'.repeat(50)}q10 4 6 16 8 8 2 18 6 10 0 20 6 10-2 20 2 14-4 22z`}
      />
      <path className="paint-light" d="M-700-96H104v22H-700z" />
      <path className="paint-shadow" d="M-700-34H116V0H-700zM92-90h14q10 40 6 90H96q8-50-4-90z" />
      <path
        className="line-soft"
        d={leaves(tufts.map(([x], index): Point => [x, -74 + ((index * 29) % 58)]))}
      />
    </>
  )
}

const lobes =
  'M-48-12q-22-16-8-38-16-26 10-42-4-32 28-38 18-22 42-6 30-2 30 28 24 18 8 42 10 28-14 42-10 26-40 20-34 14-56-8z'

/** A tree in leaf, tied to its stake, in a ring of mulch. */
function YoungTree() {
  return (
    <g transform="translate(348 0)">
      <path className="paint-bark line-medium" d="M-30 0q4-13 30-13t30 13z" />
      <path className="paint-wood line-medium" d={boxes([22, -96, 7, 94])} />
      <path
        className="paint-limbs"
        d="M-6-8q4-50-1-88l-22-34 28 24 2-44 7 42 24-26-20 40q-5 44 0 86z"
      />
      <path className="line-rope" strokeWidth="3" d="M-3-74q14 6 26 0" />
      <g transform="translate(0-112)">
        <path className="paint-leaf line-medium" d={lobes} />
        <path
          className="paint-light"
          d="M-46-92q-4-32 28-38 18-22 42-6 30-2 30 28-30-16-54-2-30 0-46 18z"
        />
        <Clip name="landscaping-crown" outline={lobes}>
          <path className="paint-shadow" d="M-70-20q50 12 78-2 40-2 66-44l20 96H-70z" />
        </Clip>
        <path
          className="line-soft"
          d={leaves([
            [-38, -40],
            [-14, -62],
            [12, -36],
            [30, -66],
            [-24, -92],
            [6, -104],
            [-4, -22],
            [34, -96],
            [-46, -66],
          ])}
        />
      </g>
    </g>
  )
}

/** Two rounded shrubs at the back of the bed. */
function Shrubs() {
  return (
    <>
      <path
        className="paint-ice-shield line-medium"
        d="M126-18q-12-24 4-44-2-24 22-26 20-16 38 0 26 0 24 26 16 20 4 44z"
      />
      <path
        className="line-soft"
        d={leaves([
          [142, -58],
          [160, -74],
          [180, -56],
          [196, -70],
          [156, -38],
          [186, -36],
        ])}
      />
      <path
        className="paint-verdigris line-medium"
        d="M214-18q-8-18 4-32 0-18 18-20 16-12 32 0 20 2 20 20 10 14 2 32z"
      />
      <path
        className="line-soft"
        d={leaves([
          [226, -44],
          [246, -58],
          [264, -42],
          [240, -30],
        ])}
      />
    </>
  )
}

const flower = 'm-6 0a6 6 0 1 1 12 0a6 6 0 1 1-12 0'
const stems: readonly Point[] = [
  [142, -42],
  [166, -34],
  [190, -46],
  [216, -36],
  [242, -44],
  [268, -34],
  [292, -42],
]

/** Mulch on its mound, flowers in a row, and the stones that hold it. */
function Bed() {
  const [first, second, third] = [0, 1, 2].map((kind) =>
    stems.filter((_, index) => index % 3 === kind),
  )
  return (
    <>
      <path className="paint-bark line-medium" d="M112 0v-16q20-10 60-10t96 0q36 0 52 10V0z" />
      <path stroke="#45604a" strokeWidth="3" d={stems.map(([x, y]) => `M${x} ${y}V-18`).join('')} />
      <path
        className="paint-leaf"
        d={stamp(
          'q-10-2-12-14 12 0 12 14 0-14 12-14-2 12-12 14z',
          stems.map(([x]): Point => [x, -16]),
        )}
      />
      <path className="paint-copper line-medium" d={stamp(flower, first ?? [])} />
      <path className="paint-trim line-medium" d={stamp(flower, second ?? [])} />
      <path className="paint-door line-medium" d={stamp(flower, third ?? [])} />
      <path
        className="paint-lamp"
        stroke="none"
        d={stamp('m-2.400 0a2.400 2.400 0 1 1 4.800 0a2.400 2.400 0 1 1-4.800 0', stems)}
      />
      <path
        className="paint-stone line-medium"
        d={stamp('v-9q0-5 5-5h18q5 0 5 5v9z', row([106, 0], { count: 8, step: 28 }))}
      />
      <path
        className="paint-light"
        d={stamp('q0-3 4-3h16v4h-20z', row([109, -10], { count: 8, step: 28 }))}
      />
    </>
  )
}
