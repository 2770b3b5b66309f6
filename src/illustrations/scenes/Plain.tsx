import { Fence } from '../parts/Fence'
import { Ground } from '../parts/Ground'
import { LeafTree } from '../parts/LeafTree'
import { boxes, row, stamp, type Point } from '../parts/path'
import { Toolbox } from '../parts/Toolbox'
import { Van } from '../parts/Van'
import { Worker } from '../parts/Worker'
import { Yonder } from '../parts/Yonder'

/** For any other work: the van has arrived, on a quiet street. */
export function Plain() {
  return (
    <>
      <path className="paint-trim" fillOpacity=".5" stroke="none" d={clouds} />
      <g transform="translate(0-30)">
        <Yonder
          houses={[
            [-120, -64],
            [286, -70],
            [390, -66],
            [520, -72],
          ]}
        />
      </g>
      <LeafTree x={34} y={-20} scale={1.08} />
      <LeafTree x={440} y={-20} scale={0.96} />
      <LeafTree x={-300} y={-20} scale={1.1} />
      <LeafTree x={760} y={-20} scale={1.1} />
      <g transform="translate(-700-16)scale(1.3)">
        <Fence x={0} width={1390} height={40} />
      </g>
      <Hedge />
      <path className="paint-stone line-medium" d={boxes([-700, -16, 1800, 16])} />
      <path className="line-soft" d={stamp('v16', row([-690, -16], { count: 24, step: 76 }))} />
      <g transform="translate(146 0)scale(1.7)">
        <Van x={0} hasRack={false} />
      </g>
      <Ground from={-700} to={1100} />
      <Arrival />
    </>
  )
}

const clouds = stamp('q-22 0-20-16 2-14 22-12 4-22 28-20 20 0 26 18 26-4 28 14 0 16-24 16z', [
  [76, -240],
  [318, -222],
  [-150, -216],
  [560, -240],
])

const steps: readonly [number, number] = [0, 26]
const carried: readonly [Point, Point] = [
  [18, -84],
  [-14, -88],
]
const strides: readonly [Point, Point] = [
  [22, -9],
  [-26, -15],
]

/** Someone with a box of tools, on the way to the door. */
function Arrival() {
  return (
    <>
      <path className="paint-shadow" d="M46 4q46-10 92 0z" />
      <Worker
        skin="light"
        hasTail
        at={[96, 3]}
        isTurned
        feet={strides}
        toes={steps}
        hands={carried}
        shirt="paint-verdigris"
      >
        <g transform="translate(-8-84)scale(.86)">
          <Toolbox x={0} y={46} />
        </g>
      </Worker>
    </>
  )
}

/** A low hedge along the sidewalk. */
function Hedge() {
  return (
    <g transform="translate(0-16)">
      <path className="paint-leaf line-medium" d={`M-700 0V-34${'q10-9 20 0'.repeat(90)}V0z`} />
      <path className="paint-shadow" d={boxes([-700, -14, 1800, 14])} />
      <path
        className="line-soft"
        d={stamp(
          'q5-6 10 0',
          row([-690, 0], { count: 90, step: 20 }).map(
            ([x], index) => [x, -18 - ((index * 7) % 11)] as const,
          ),
        )}
      />
    </g>
  )
}
