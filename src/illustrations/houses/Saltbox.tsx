import { Chimney } from '../parts/Chimney'
import { Gable } from '../parts/Gable'
import type { Point } from '../parts/path'
import { boxes } from '../parts/path'
import { Repeat } from '../parts/Repeat'
import { Window } from '../parts/Window'

const openings: readonly Point[] = [
  [31, -148],
  [127, -148],
  [31, -74],
  [127, -74],
  [207, -74],
]

/** A saltbox from its gable end: two storeys in front, the long roof falling to one behind. */
export function Saltbox() {
  return (
    <>
      <Repeat at={[[71, -256]]}>
        <Chimney width={44} height={48} />
      </Repeat>
      <Gable left={[0, -170]} peak={[93, -272]} right={[290, -62]} />
      <path className="d-n" d={boxes([-3, -10, 296, 10])} />
      <path className="d-t" d={boxes([0, -158, 7, 148], [283, -52, 7, 42])} />
      <Repeat at={openings}>
        <Window />
      </Repeat>
      <Repeat at={[[81, -216]]}>
        <Window width={24} height={34} />
      </Repeat>
    </>
  )
}
