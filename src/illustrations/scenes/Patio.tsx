import { AdobeWall } from '../parts/AdobeWall'
import { BoardFence } from '../parts/Fence'
import { Ground } from '../parts/Ground'
import { Yonder } from '../parts/Yonder'
import { LeafTree } from '../parts/LeafTree'
import { KneelingWorker } from '../parts/Worker'
import { boxes, row, stamp, type Point } from '../parts/path'
import { Agave, Mesas, ThinTree } from './DryLandscaping'
import { Ocotillo } from './GroundCover'

/** The level of the pavers and of the yard beside them; what they lie on is cut through. */
const level = -58

/** A patio in section, half of it laid: pavers on sand on gravel, a table that stands on them already. */
export function Patio() {
  return (
    <>
      <g transform={`translate(0 ${level})`}>
        <Yonder houses={[[270, -50]]} />
        <BoardFence x={-700} width={1800} height={48} />
        <LeafTree x={-40} scale={0.95} />
        <LeafTree x={420} scale={0.85} />
        <Hedge />
      </g>
      <Layers soil="paint-bark" />
      <Turf />
      <Table />
      <Work shirt="paint-copper" />
      <Ground from={-700} to={1100} />
    </>
  )
}

/** The same where it rarely rains: gravel instead of grass, a wall of adobe, agaves. */
export function DryPatio() {
  return (
    <>
      <path className="paint-beam" d="M304-236a46 46 0 1 1 92 0a46 46 0 1 1-92 0" />
      <path className="paint-lamp line-medium" d="M328-236a22 22 0 1 1 44 0a22 22 0 1 1-44 0" />
      <g transform={`translate(0 ${level})`}>
        <Mesas />
        <g transform="translate(136 0)scale(.86)">
          <ThinTree />
        </g>
        <g transform="translate(10 -12)scale(.86)">
          <Ocotillo />
        </g>
        <g transform="scale(1 .66)">
          <AdobeWall />
        </g>
      </g>
      <Layers soil="paint-deck" />
      <path strokeWidth="7.400" {...gravel} />
      <path className="line-hose" strokeWidth="5.600" {...gravel} />
      <g transform={`translate(0 ${level})`}>
        <Agave x={-48} scale={0.72} />
        <Agave x={-260} scale={0.9} />
        <Agave x={654} scale={0.8} />
      </g>
      <Table />
      <Work shirt="paint-tarp" />
      <Ground from={-700} to={1100} />
    </>
  )
}

const gravel = {
  d: `M-700 ${level - 4}H-4M598 ${level - 4}H1100`,
  strokeLinecap: 'round',
  strokeDasharray: '.1 9',
} as const

function Hedge() {
  const top = 'q8-9 16 0'
  return (
    <>
      <path
        className="paint-leaf line-medium"
        d={`M-700 0v-40${top.repeat(43)}q6 6 4 18 6 10 0 22z`}
      />
      <path className="paint-shadow" d="M-700-16H-6V0H-700z" />
      <path
        className="line-soft"
        d={stamp(
          'q5-6 9 0',
          row([-690, 0], { count: 38, step: 18 }).map(([x], at): Point => [
            x,
            -12 - ((at * 13) % 22),
          ]),
        )}
      />
    </>
  )
}

const pavers = row([8, level], { count: 9, step: 38 })

const pebbles = row([14, 0], { count: 35, step: 16 }).flatMap(([x], at) =>
  [-27, -16, -5].map((y, layer): Point => [x + 5 * (layer % 2) + ((at * 2 + layer) % 3), y]),
)

/** Beside the patio. */
const Turf = () => (
  <>
    <path
      className="paint-leaf"
      stroke="none"
      d={boxes([-700, level - 8, 700, 8], [594, level - 8, 506, 8])}
    />
    <path
      className="paint-leaf"
      stroke="none"
      d={stamp('l2-7 2 5 3-8 2 8 3-5 2 7z', [
        ...row([-690, level - 7], { count: 46, step: 15 }),
        ...row([598, level - 7], { count: 33, step: 15 }),
      ])}
    />
  </>
)

/** Soil on the left; then gravel, sand and pavers between two edges. */
function Layers({ soil }: { readonly soil: string }) {
  return (
    <>
      <path className="paint-earth" d={boxes([-700, level, 1800, -level])} />
      <path
        className={soil}
        stroke="none"
        fillOpacity=".5"
        d={boxes([-700, level, 700, -level], [594, level, 506, -level])}
      />
      <path className="line-medium" d={`M-700 ${level}H0M594 ${level}h506`} />
      <path className="paint-hole line-medium" d={boxes([8, -34, 578, 34])} />
      <path className="paint-stone" d={stamp('q1-6 7-5t6 6-7 4-6-5z', pebbles)} />
      <path className="paint-insulation line-medium" d={`M8-34h578v-4H470l-40-8H8z`} />
      <path
        className="paint-stone line-medium"
        d={stamp(
          'v-10q0-3 3-3h30q3 0 3 3v10z',
          pavers.map(([x, y]): Point => [x, y + 13]),
        )}
      />
      <path
        className="paint-light"
        d={stamp(
          'h28v3h-28z',
          pavers.map(([x, y]): Point => [x + 4, y + 2]),
        )}
      />
      <path
        className="paint-shadow"
        d={stamp(
          'h34v12h-34z',
          [pavers[1], pavers[4], pavers[6]].map((at): Point => [(at?.[0] ?? 0) + 1, level + 1]),
        )}
      />
      <path
        className="paint-underlayment line-medium"
        d={boxes([-2, level - 2, 10, -level + 2], [586, level - 2, 10, -level + 2])}
      />
    </>
  )
}

/** Round, with two chairs, below an umbrella. */
function Table() {
  const chair = 'M0 0v-84h6v34h36v8h-4V0h-6v-34H6V0z'
  return (
    <g transform={`translate(0 ${level})`}>
      <path strokeWidth="5" d="M174-2v-206" />
      <path
        className="paint-copper line-medium"
        d="M78-170q24-40 96-46 72 6 96 46-16-8-32 0-16-8-32 0-16-8-32 0-16-8-32 0-16-8-32 0-16-8-32 0z"
      />
      <path className="paint-light" d="M78-170q24-40 96-46-44 14-64 46-16-8-32 0z" />
      <path
        className="line-soft"
        d="M110-170q14-34 64-46 50 12 64 46M142-170q6-32 32-46 26 14 32 46"
      />
      <path className="paint-verdigris line-medium" d={chair} transform="translate(70 0)" />
      <path
        className="paint-verdigris line-medium"
        d={chair}
        transform="translate(278 0)scale(-1 1)"
      />
      <path
        className="paint-trim line-medium"
        d="M118-62h112v-7H118zM170-62h8v56h20v6h-48v-6h20z"
      />
      <path className="paint-tarp line-medium" d="M196-69v-18h14v18zM210-83q8 0 8 5t-8 5" />
    </g>
  )
}

/** The next pavers in their stack, a mallet, the string that keeps them level, and a screed on the sand. */
function Work({ shirt }: { readonly shirt: string }) {
  return (
    <>
      <path className="line-rope" d={`M2 ${level - 6}H592`} />
      <path
        className="paint-wood line-medium"
        d={boxes([588, level - 22, 6, 50], [360, level - 4, 92, 9])}
      />
      <g transform="translate(470 0)">
        <path
          className="paint-stone line-medium"
          d={boxes(
            [0, -52, 40, 14],
            [44, -52, 40, 14],
            [2, -66, 40, 14],
            [46, -66, 40, 14],
            [20, -80, 40, 14],
          )}
        />
        <path
          className="paint-light"
          d={boxes([2, -66, 40, 4], [20, -80, 40, 4], [46, -66, 40, 4])}
        />
      </g>
      <KneelingWorker
        at={[428, level + 12]}
        isTurned
        nod={6}
        hands={[
          [58, -52],
          [66, -22],
        ]}
        shirt={shirt}
        cap="paint-wood"
      >
        <path className="paint-wood line-medium" d="M50-54h36v6H50z" />
        <path className="paint-attic line-medium" d="M82-66h16v28H82z" />
      </KneelingWorker>
    </>
  )
}
