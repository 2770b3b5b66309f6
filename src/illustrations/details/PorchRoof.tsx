import { Door } from '../parts/Door'
import { Ground } from '../parts/Ground'
import { boxes, row } from '../parts/path'
import { PorchLamp } from '../parts/PorchLamp'
import { Repeat } from '../parts/Repeat'
import { Wall } from '../parts/Wall'
import { Window } from '../parts/Window'

/** The middle of the first of three bays, and how far they are from each other. */
const bays = row([82, 0], { count: 3, step: 103 }).map(([x]) => x)
const posts = row([29, -102], { count: 4, step: 101 })

/** A porch: a low roof turned up behind the siding, on four posts, a window over each bay. */
export function PorchRoof() {
  return (
    <g transform="translate(38 262)">
      <g className="palette-sage" transform="scale(1.09)">
        <Wall box={[-60, -260, 500, 260]} siding="clapboard" />
        <Repeat name="porch-upper-window" at={bays.map((x) => [x - 17, -216])}>
          <Window width={34} height={44} />
        </Repeat>
        <Repeat name="porch-window" at={[bays[0] ?? 0, bays[2] ?? 0].map((x) => [x - 17, -84])}>
          <Window width={34} height={54} />
        </Repeat>
        <Door x={168} y={-8} transom={0} />
        <PorchLamp x={213} y={-68} />
        <path className="paint-shadow" d={boxes([24, -106, 322, 22])} />
        <path className="paint-trim line-medium" d={boxes([26, -154, 318, 9])} />
        <path className="paint-copper line-medium" d="M34-146H336L352-112H18z" />
        <path
          className="line-soft"
          d="M74-146l-8 34M118-146l-6 34M162-146l-3 34M208-146l3 34M252-146l6 34M296-146l8 34"
        />
        <path className="paint-trim line-medium" d={boxes([14, -114, 342, 12])} />
        <path className="paint-trim" d={boxes(...posts.map(([x, y]) => [x, y, 9, 94] as const))} />
        <path className="paint-stone" d={boxes([10, -8, 350, 8])} />
      </g>
      <Ground from={-80} to={480} />
    </g>
  )
}
