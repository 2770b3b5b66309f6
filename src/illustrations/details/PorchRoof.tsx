import { Door } from '../parts/Door'
import { boxes, row } from '../parts/path'
import { Repeat } from '../parts/Repeat'
import { Wall } from '../parts/Wall'
import { Window } from '../parts/Window'

/** A porch: a low roof turned up behind the siding, on four posts. */
export function PorchRoof() {
  return (
    <g className="palette-sage" transform="translate(38 270)scale(1.09)">
      <Wall box={[-60, -260, 500, 260]} siding="clapboard" />
      <Repeat name="porch-upper-window" at={row([60, -216], { count: 4, step: 76 })}>
        <Window height={36} />
      </Repeat>
      <Repeat
        name="porch-window"
        at={[
          [62, -88],
          [262, -88],
        ]}
      >
        <Window height={54} />
      </Repeat>
      <Door x={168} y={-8} />
      <path className="paint-shadow" d={boxes([24, -106, 322, 26])} />
      <path className="paint-copper line-medium" d="M34-146H336L352-112H18z" />
      <path
        className="line-soft"
        d="M74-146l-8 34M118-146l-6 34M162-146l-3 34M208-146l3 34M252-146l6 34M296-146l8 34"
      />
      <path className="paint-trim line-medium" d={boxes([14, -114, 342, 12])} />
      <path
        className="paint-trim"
        d={boxes([28, -102, 9, 94], [126, -102, 9, 94], [234, -102, 9, 94], [332, -102, 9, 94])}
      />
      <path className="paint-stone" d={boxes([10, -8, 350, 10])} />
      <path className="paint-earth" d={boxes([-60, 2, 500, 40])} />
      <path className="line-heavy" d="M-60 2h500" />
    </g>
  )
}
