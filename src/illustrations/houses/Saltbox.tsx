import { Chimney } from '../parts/Chimney'
import { Door } from '../parts/Door'
import { Gable } from '../parts/Gable'
import type { Point } from '../parts/path'
import { boxes } from '../parts/path'
import { PorchLamp } from '../parts/PorchLamp'
import { Repeat } from '../parts/Repeat'
import { Steps } from '../parts/Steps'
import { Window } from '../parts/Window'

const openings: readonly Point[] = [
  [31, -148],
  [127, -148],
  [31, -74],
  [207, -74],
]

/** A saltbox from its gable end: two storeys in front, the long roof falling to one behind. */
export function Saltbox() {
  return (
    <>
      <g transform="translate(71-256)">
        <Chimney width={44} height={48} />
      </g>
      <Gable name="saltbox-gable" left={[0, -170]} peak={[93, -272]} right={[290, -62]} />
      <path className="paint-stone" d={boxes([-3, -10, 296, 10])} />
      <path className="paint-trim" d={boxes([0, -158, 7, 148], [283, -52, 7, 42])} />
      <Repeat name="saltbox-window" at={openings} room={1}>
        <Window />
      </Repeat>
      <g transform="translate(81-216)" data-room="attic">
        <Window width={24} height={34} />
      </g>
      <Door x={124} y={-10} transom={0} />
      <PorchLamp x={169} y={-66} />
      <Steps x={113} width={56} />
    </>
  )
}
