import { Chimney } from '../parts/Chimney'
import { Courses } from '../parts/Courses'
import { Door } from '../parts/Door'
import { boxes } from '../parts/path'
import { PorchLamp } from '../parts/PorchLamp'
import { Repeat } from '../parts/Repeat'
import { Roof } from '../parts/Roof'
import { Steps } from '../parts/Steps'
import { Wall } from '../parts/Wall'
import { Window } from '../parts/Window'

interface SplitLevelProps {
  /** A garage below the bedrooms; on piles it is a room. */
  readonly garage?: boolean
}

/** A split-level: bedrooms over the garage at the left, the living room half a storey between them. */
export function SplitLevel({ garage = true }: SplitLevelProps) {
  return (
    <>
      <LivingRoom />
      <g transform="translate(104-212)">
        <Chimney width={38} height={20} kind="capped" />
      </g>
      <path className="paint-shadow" d="M184-150l20 20v34h-20zM184-96h22V0h-22z" />
      <Wall box={[0, -156, 184, 156]} siding="clapboard" />
      <Wall box={[0, -76, 184, 76]} siding="brick" />
      <path className="paint-stone" d={boxes([-2, -80, 188, 5], [-2, -6, 188, 6])} />
      <path className="paint-trim" d={boxes([0, -156, 6, 76], [178, -156, 6, 76])} />
      <path className="paint-shadow" d={boxes([0, -150, 184, 12])} />
      <Repeat
        name="split-level-window"
        room={2}
        at={[
          [36, -134],
          [114, -134],
        ]}
      >
        <path className="paint-shutter" d={boxes([-15, -3, 10, 44], [39, -3, 10, 44])} />
        <Window width={34} height={38} columns={2} rows={1} />
      </Repeat>
      {garage ? <GarageDoor /> : <use href="#split-level-window" x="75" y="-58" />}
      <Roof box={[-14, -212, 212, 62]} />
    </>
  )
}

function LivingRoom() {
  return (
    <>
      <Wall box={[184, -104, 232, 104]} siding="clapboard" />
      <Wall box={[246, -40, 170, 32]} siding="brick" />
      <path className="paint-stone" d={boxes([184, -8, 234, 8], [246, -42, 172, 4])} />
      <path className="paint-trim" d={boxes([410, -104, 6, 62])} />
      <path className="paint-shadow" d={boxes([184, -98, 232, 12])} />
      <path
        className="paint-trim"
        d={boxes([275, -93, 112, 51], [272, -96, 118, 4], [272, -46, 118, 4])}
      />
      <path
        className="paint-glass"
        d={boxes([279, -89, 24, 43], [307, -89, 48, 43], [359, -89, 24, 43])}
      />
      <path className="paint-shadow" d={boxes([279, -89, 104, 5])} />
      <path className="line-trim" strokeWidth="1.4" d="M279-68h24M359-68h24" />
      <Door x={208} y={-14} transom={0} />
      <PorchLamp x={256} y={-74} />
      <Steps x={196} width={58} rise={7} />
      <path
        className="paint-leaf"
        d="M262 0q-8-14 6-19 8-9 18 0 12-9 20 1 12-7 20 2 12-6 20 2 14-8 20 3 12-2 12 11z"
      />
      <Roof box={[184, -160, 248, 60]} />
    </>
  )
}

function GarageDoor() {
  return (
    <>
      <path className="paint-trim" d={boxes([38, -72, 108, 72])} />
      <path className="paint-trim line-medium" d={boxes([44, -66, 96, 66])} />
      <path className="paint-shadow" d={boxes([44, -66, 96, 6])} />
      <Courses className="line-soft" box={[44, -66, 96, 66]} step={16.5} />
      <path
        className="paint-glass"
        d={boxes([49, -62, 18, 9], [71, -62, 18, 9], [95, -62, 18, 9], [117, -62, 18, 9])}
      />
    </>
  )
}

/** A split-level on piles, without a garage. */
export const RaisedSplitLevel = () => <SplitLevel garage={false} />
