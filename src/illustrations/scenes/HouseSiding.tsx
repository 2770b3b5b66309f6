import { Chimney } from '../parts/Chimney'
import { Courses } from '../parts/Courses'
import { Door } from '../parts/Door'
import { Fence } from '../parts/Fence'
import { Ground } from '../parts/Ground'
import { LeafTree } from '../parts/LeafTree'
import { boxes, row, stamp, type Box, type Point } from '../parts/path'
import { Repeat } from '../parts/Repeat'
import { Roof } from '../parts/Roof'
import { Shrub } from '../parts/Shrub'
import { Steps } from '../parts/Steps'
import { Turf } from '../parts/Turf'
import { Window } from '../parts/Window'
import { Worker } from '../parts/Worker'
import { Yonder } from '../parts/Yonder'

const wall: Box = [0, -196, 324, 196]
/** How far up the siding has come, and the plank of the scaffold below it. */
const top = -104
const plank = -88

/** A house in its wrap, sided from the ground up, with two people and the next board on a scaffold. */
export function HouseSiding() {
  return (
    <>
      <Yonder
        houses={[
          [-110, -56],
          [470, -66],
        ]}
      />
      <LeafTree x={24} scale={0.86} />
      <LeafTree x={560} scale={1.05} />
      <Fence x={-700} width={780} />
      <Fence x={400} width={700} />
      <Turf from={-700} to={1100} />
      <g transform="translate(78 0)">
        <House />
        <Scaffold />
      </g>
      <Ground from={-700} to={1100} />
      <Boards />
    </>
  )
}

function House() {
  return (
    <>
      <path className="paint-underlayment line-medium" d={boxes(wall)} />
      <path className="line-soft" d="M0-150H324M0-153H324" />
      <path
        strokeOpacity=".3"
        strokeWidth="3"
        strokeDasharray="20 12"
        d="M70-182H324M14-134H310M84-122H324"
      />
      <path
        className="paint-ice-shield"
        d={boxes(...upper.map(([x, y]): Box => [x - 9, y - 14, 46, 68]))}
      />
      <g className="palette-ochre">
        <path className="paint-shadow" d={`M0 ${top - 12}H66v8H324v6H0z`} />
        <path className="paint-wall line-medium" d={`M0 0V${top - 16}H36v8H62v8H324V0z`} />
        <Courses box={[0, top, 324, -top]} step={8} className="line-soft" />
        <path className="line-soft" d={`M0 ${top - 8}H36M0 ${top}H62`} />
        <path className="paint-stone line-medium" d={boxes([-3, -10, 330, 10])} />
        <path className="paint-trim" d={boxes([0, -196, 8, 186], [316, -196, 8, 186])} />
        <Repeat name="house-siding-window" at={[...lower, ...upper]} room={1}>
          <Window />
        </Repeat>
        <Door x={145} y={-10} />
        <Steps x={136} width={52} />
        <path className="paint-shadow" d={boxes([0, -190, 324, 11])} />
        <g transform="translate(226-248)">
          <Chimney width={40} height={24} />
        </g>
        <Roof box={[-12, -250, 348, 58]} />
        <Shrub x={50} scale={0.42} />
        <Shrub x={94} scale={0.36} />
      </g>
    </>
  )
}

const columns = [32, 88, 208, 264]
const lower = columns.map((x): Point => [x, -80])
const upper = [32, 88, 148, 208, 264].map((x): Point => [x, -174])

/** Poles with a plank between them, which climb with the work. */
function Scaffold() {
  const poles = [-18, 126, 338]
  return (
    <>
      <path
        className="paint-wood line-medium"
        d={boxes(...poles.map((x): Box => [x, -214, 6, 214]))}
      />
      <Pair />
      <path className="paint-deck line-medium" d={boxes([-30, plank, 386, 7])} />
      <path className="paint-cap" d={boxes(...poles.map((x): Box => [x - 4, plank + 7, 14, 12]))} />
      <path className="paint-wood" d={boxes([-24, plank - 24, 374, 3])} />
    </>
  )
}

/** The board is held at both ends, and nailed from the left. */
function Pair() {
  return (
    <>
      <g className="palette-ochre" transform="translate(58 -129)rotate(-1)">
        <path className="paint-shadow" d="M3 4h206v12H3z" />
        <path className="paint-wall line-medium" d="M0 0h206v11H0z" />
      </g>
      <Worker
        skin="deep"
        at={[50, plank]}
        scale={0.44}
        hands={[
          [34, -78],
          [42, -92],
        ]}
        shirt="paint-tarp"
        cap="paint-copper"
      />
      <Worker
        skin="light"
        hasTail
        at={[270, plank]}
        scale={0.44}
        isTurned
        hands={[
          [34, -78],
          [42, -92],
        ]}
        shirt="paint-copper"
        cap="paint-lamp"
      />
    </>
  )
}

/** What is next, on horses, with the saw. */
function Boards() {
  const horse = 'l10 0 9 30h-6l-8-24-8 24h-6z'
  return (
    <g transform="translate(0 4)">
      <path className="paint-shadow" d="M330 2q60-9 130 0z" />
      <path
        className="paint-wood line-medium"
        d={stamp(horse, row([356, -30], { count: 2, step: 72 }))}
      />
      <path
        className="palette-ochre paint-wall line-medium"
        d={boxes([328, -36, 138, 6], [334, -42, 128, 6], [330, -48, 130, 6])}
      />
      <path className="paint-copper line-medium" d="M384-48v-9q10-14 22 0v3h14v6z" />
      <path className="paint-stone line-medium" d="M384-48a11 11 0 0 1 22 0z" />
    </g>
  )
}
