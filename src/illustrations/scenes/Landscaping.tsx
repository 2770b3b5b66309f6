import { Barrow } from '../parts/Barrow'
import { Fence } from '../parts/Fence'
import { Ground } from '../parts/Ground'
import { LeafTree } from '../parts/LeafTree'
import { boxes, polygon, row, stamp, type Point } from '../parts/path'
import { Shrub } from '../parts/Shrub'
import { Worker } from '../parts/Worker'
import { Yonder } from '../parts/Yonder'
import { SepticHouse } from './Septic'

/** Where the lawn ends, at the fence. */
const back = -96

/** A yard behind its house: a lawn that is being mown, a bed in bloom behind its edge of stone, a young tree. */
export function Landscaping() {
  return (
    <>
      <g transform={`translate(0 ${back})`}>
        <Yonder
          houses={[
            [330, -40],
            [-180, -46],
          ]}
        />
        <Fence x={-700} width={1800} height={38} />
        <Hedge />
        <g transform="translate(66 0)scale(1.3)">
          <SepticHouse />
        </g>
        <Shrub x={20} y={4} scale={0.6} bloom="paint-trim" />
        <Shrub x={82} y={4} scale={0.5} bloom="paint-trim" />
        <Shrub x={206} y={5} scale={0.6} />
        <LeafTree x={-90} y={3} scale={0.8} />
        <LeafTree x={600} y={3} scale={0.9} />
      </g>
      <Lawn />
      <Mower />
      <Bed />
      <Ground from={-700} to={1100} />
      <Barrow x={30} load="paint-bark" />
      <path className="paint-leaf" stroke="none" d={grass} />
    </>
  )
}

const grass = stamp(
  'l2-7 2 6 3-9 2 9 3-6 2 7z',
  row([-690, -1], { count: 60, step: 30 }).map(([x, y], index): Point => [
    x + ((index * 13) % 17),
    y,
  ]),
)

/** Clipped level, behind the fence of the neighbors. */
function Hedge() {
  return (
    <>
      <path className="paint-leaf line-medium" d={`M262 0V-46${'q8-8 16 0'.repeat(52)}V0z`} />
      <path className="paint-light" d={boxes([264, -48, 830, 14])} />
      <path className="paint-shadow" d={boxes([262, -16, 838, 16])} />
    </>
  )
}

/** As far as it is mown; the stripes meet where the eye is led. */
function Lawn() {
  const strip = (index: number): string => {
    const [from, to] = [240 + index * 96, 240 + (index + 1) * 96]
    const far = (x: number) => 240 + (x - 240) * 0.42
    return polygon([from, 0], [far(from), back], [far(to), back], [to, 0])
  }
  return (
    <>
      <path className="paint-leaf" d={boxes([-700, back, 1800, -back])} />
      <path
        className="paint-light"
        d={[-11, -9, -7, -5, -3, -1, 1, 3, 5, 7, 9].map(strip).join('')}
      />
      <path className="paint-shadow" d="M-700-96H1100v5H-700z" />
      <path
        className="line-faint"
        d={stamp('l2-5 2 4m3 1l2-6 2 5', [
          [-60, -60],
          [20, -74],
          [64, -34],
          [252, -78],
          [206, -14],
          [280, -58],
          [-120, -30],
          [520, -60],
          [620, -26],
        ])}
      />
    </>
  )
}

/** Behind the mower, which has its bag behind it. */
function Mower() {
  return (
    <g transform="translate(0-26)">
      <path className="paint-shadow" d="M96 6q60-14 190 0-60 8-190 0z" />
      <Worker
        hasTail
        at={[138, 0]}
        scale={0.86}
        hip={[-4, -88]}
        neck={[10, -132]}
        nod={-4}
        feet={[
          [16, -9],
          [-24, -14],
        ]}
        toes={[0, 24]}
        hands={[
          [48, -94],
          [52, -96],
        ]}
        shirt="paint-verdigris"
        cap="paint-wood"
      />
      <path strokeWidth="5.600" d="M176-84L222-22" />
      <path className="line-ladder" d="M176-84L222-22" />
      <path className="paint-cap line-medium" d="M178-50q22-12 40 0l8 34h-40z" />
      <path className="paint-door line-medium" d="M206-12q0-16 16-16h42q16 2 20 18z" />
      <path className="paint-light" d="M210-20q4-6 12-6h40q8 1 12 6z" />
      <path className="paint-cap line-medium" d="M228-28v-12h28v12zM234-40v-8h16v8z" />
      <path
        className="paint-attic line-medium"
        d="M202-6a10 10 0 1 1 20 0a10 10 0 1 1-20 0M268-6a9 9 0 1 1 18 0a9 9 0 1 1-18 0"
      />
      <path
        className="paint-stone"
        d="M208-6a4 4 0 1 1 8 0a4 4 0 1 1-8 0M273-6a4 4 0 1 1 8 0a4 4 0 1 1-8 0"
      />
    </g>
  )
}

const flower = 'm-6 0a6 6 0 1 1 12 0a6 6 0 1 1-12 0'
const stems: readonly Point[] = [
  [318, -46],
  [342, -36],
  [366, -50],
  [392, -38],
  [416, -48],
  [442, -36],
  [466, -48],
  [490, -38],
]

/** Mulch, a young tree on its stake, shrubs, flowers in a row, and the stones that hold it all. */
function Bed() {
  const [first, second, third] = [0, 1, 2].map((kind) =>
    stems.filter((_, index) => index % 3 === kind),
  )
  return (
    <>
      <path
        className="paint-bark line-medium"
        d="M292 0q-6-34 44-46 70-14 160-4 40 6 40 24L560 0z"
      />
      <path className="paint-wood line-medium" d={boxes([424, -132, 6, 96])} />
      <path stroke="#a33b0f" strokeWidth="3" d="M400-112q14 6 28 0" />
      <LeafTree x={402} y={-38} scale={0.94} />
      <Shrub x={350} y={-30} scale={0.8} />
      <Shrub x={476} y={-32} scale={0.9} bloom="paint-door" />
      <path stroke="#45604a" strokeWidth="3" d={stems.map(([x, y]) => `M${x} ${y}V-16`).join('')} />
      <path
        className="paint-leaf"
        d={stamp(
          'q-10-2-12-14 12 0 12 14 0-14 12-14-2 12-12 14z',
          stems.map(([x]): Point => [x, -14]),
        )}
      />
      <path className="paint-copper line-medium" d={stamp(flower, first ?? [])} />
      <path className="paint-trim line-medium" d={stamp(flower, second ?? [])} />
      <path className="paint-lamp line-medium" d={stamp(flower, third ?? [])} />
      <path
        className="paint-stone line-medium"
        d={stamp('v-9q0-5 5-5h18q5 0 5 5v9z', row([288, 0], { count: 10, step: 28 }))}
      />
      <path
        className="paint-light"
        d={stamp('q0-3 4-3h16v4h-20z', row([291, -10], { count: 10, step: 28 }))}
      />
    </>
  )
}
