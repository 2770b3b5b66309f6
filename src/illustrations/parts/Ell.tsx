import { boxes, row } from './path'
import { Repeat } from './Repeat'
import { Roof } from './Roof'
import { Wall } from './Wall'
import { Window } from './Window'

interface EllProps {
  readonly x: number
}

/** A low wing beside a house. */
export function Ell({ x }: EllProps) {
  return (
    <g transform={`translate(${x} 0)`}>
      <Wall box={[0, -96, 150, 96]} siding="clapboard" />
      <path className="paint-stone" d={boxes([0, -10, 153, 10])} />
      <path className="paint-trim" d={boxes([142, -96, 8, 86])} />
      <Repeat name="ell-window" at={row([24, -72], { count: 2, step: 60 })} room={1}>
        <Window />
      </Repeat>
      <path className="paint-shadow" d={boxes([0, -90, 150, 11], [0, -90, 12, 80])} />
      <Roof box={[0, -154, 162, 62]} />
    </g>
  )
}
