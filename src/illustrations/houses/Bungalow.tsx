import { Chimney } from '../parts/Chimney'
import { Clip } from '../parts/Clip'
import { Courses } from '../parts/Courses'
import { Door } from '../parts/Door'
import { boxes, polygon, row, stamp } from '../parts/path'
import { PorchLamp } from '../parts/PorchLamp'
import { Rakes } from '../parts/Rakes'
import { Repeat } from '../parts/Repeat'
import { Roof } from '../parts/Roof'
import { Steps } from '../parts/Steps'
import { Wall } from '../parts/Wall'
import { Window } from '../parts/Window'

const piers = [-2, 94, 180, 276].map((x) => [x, -24] as const)

/** A Craftsman bungalow: one deep roof over house and porch, a wide dormer, tapered posts on brick. */
export function Bungalow() {
  return (
    <>
      <g transform="translate(240-218)">
        <Chimney width={34} height={26} />
      </g>
      <Wall box={[0, -120, 300, 120]} siding="shingle" />
      <path className="paint-shadow" d={boxes([0, -112, 300, 88])} />
      <Repeat name="bungalow-window" at={[34, 62, 214, 242].map((x) => [x, -84])} room={1}>
        <Window width={24} height={46} rows={1} />
      </Repeat>
      <Door x={133} y={-24} transom={0} />
      <PorchLamp x={174} y={-82} />
      <path className="paint-brick line-medium" d={boxes([-4, -20, 308, 20])} />
      <Courses box={[-4, -20, 308, 20]} step={5} />
      <path className="paint-stone" d={boxes([-8, -25, 316, 6])} />
      <Repeat name="bungalow-post" at={piers}>
        <Post />
      </Repeat>
      <path className="paint-trim" d={boxes([-8, -112, 316, 9])} />
      <Steps x={122} width={56} count={4} rise={6} />
      <Roof box={[-22, -220, 344, 106]} />
      <path
        className="paint-bark"
        d={stamp('h4v7l-4-3z', row([-14, -109], { count: 17, step: 20.3 }))}
      />
      <Dormer />
    </>
  )
}

/** A tapered post on its pier; its origin is the pier's lower left corner. */
function Post() {
  return (
    <>
      <path className="paint-trim line-medium" d="M4-44l4-35h10l4 35z" />
      <path className="paint-trim" d={boxes([5, -83, 16, 5])} />
      <path className="paint-brick line-medium" d={boxes([0, -44, 26, 44])} />
      <Courses box={[0, -44, 26, 44]} step={5} />
      <path className="paint-shadow" d={boxes([18, -44, 8, 44])} />
      <path className="paint-stone" d={boxes([-3, -48, 32, 5])} />
    </>
  )
}

const gable = polygon([92, -132], [92, -168], [150, -198], [208, -168], [208, -132])

function Dormer() {
  return (
    <>
      <path className="paint-shadow" d="M208-168l22 22v24h-22z" />
      <path className="paint-wall line-medium" d={gable} />
      <Clip name="bungalow-gable" outline={gable}>
        <Courses box={[92, -198, 116, 66]} step={7} />
        <path stroke="#101b24" strokeOpacity=".17" strokeWidth="26" d="M92-168l58-30 58 30" />
      </Clip>
      <g data-room="attic">
        <Repeat name="bungalow-dormer" at={row([112, -162], { count: 3, step: 28 })}>
          <Window width={20} height={24} columns={2} rows={1} />
        </Repeat>
      </g>
      <path className="paint-trim" d="M95-168v16l14-9v-4zM205-168v16l-14-9v-4z" />
      <Rakes left={[92, -168]} peak={[150, -198]} right={[208, -168]} over={18} />
      <path className="paint-copper" d={boxes([88, -133, 124, 4])} />
    </>
  )
}
