import { Chimney } from '../parts/Chimney'
import { Door } from '../parts/Door'
import { Garage } from '../parts/Garage'
import { boxes } from '../parts/path'
import { PorchLamp } from '../parts/PorchLamp'
import { Repeat } from '../parts/Repeat'
import { Roof } from '../parts/Roof'
import { Steps } from '../parts/Steps'
import { Wall } from '../parts/Wall'
import { Window } from '../parts/Window'

interface RanchProps {
  /** What is at its end; a room when the house is on piles. */
  readonly garage?: boolean | 'room'
}

/** A ranch: one long storey under a low roof, a picture window and a garage at the end. */
export function Ranch({ garage = true }: RanchProps) {
  return (
    <>
      {garage && <Garage isRoom={garage === 'room'} />}
      <g transform="translate(154-148)">
        <Chimney width={44} height={20} />
      </g>
      <Wall box={[0, -90, 290, 90]} siding="clapboard" />
      <Wall box={[0, -34, 290, 28]} siding="brick" />
      <path className="paint-stone" d={boxes([-2, -6, 294, 6], [0, -36, 290, 4])} />
      <g transform="translate(24-76)" data-room="0">
        <Window width={26} height={38} columns={1} rows={1} />
        <path className="paint-trim" d={boxes([29, -3, 43, 44])} />
        <path className="paint-glass" d={boxes([31, 0, 39, 38])} />
      </g>
      <Repeat name="ranch-window" at={[98, 204, 239].map((x) => [x, -76])} room={0}>
        <Window width={26} height={38} columns={1} rows={1} />
      </Repeat>
      <Door x={150} y={-8} transom={0} />
      <PorchLamp x={194} y={-64} />
      <Steps x={140} width={54} rise={4} />
      <path className="paint-shadow" d={boxes([0, -84, 290, 11])} />
      <Roof box={[-16, -148, 322, 62]} />
    </>
  )
}

/** A ranch on piles, without a garage. */
export const RaisedRanch = () => <Ranch garage="room" />
