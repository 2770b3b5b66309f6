import { ArchedWindow } from '../parts/ArchedWindow'
import { Chimney } from '../parts/Chimney'
import { HoodDormer } from '../parts/HoodDormer'
import { Mansard } from '../parts/Mansard'
import type { Point } from '../parts/path'
import { boxes } from '../parts/path'
import { Repeat } from '../parts/Repeat'
import { Tower } from '../parts/Tower'
import { Wall } from '../parts/Wall'

const openings: readonly Point[] = [
  ...[28, 68, 208, 248].flatMap((x): readonly Point[] => [
    [x, -160],
    [x, -70],
  ]),
  [138, -258],
  [138, -164],
]
const dormers: readonly Point[] = [
  [40, -212],
  [232, -212],
  [136, -308],
]

/** A Second Empire house: a mansard of patterned slate with hooded dormers, and a tower. */
export function Victorian() {
  return (
    <>
      <Repeat name="victorian-chimney" at={[30, 240].map((x) => [x, -286])}>
        <Chimney width={30} height={36} />
      </Repeat>
      <Wall box={[0, -200, 300, 200]} siding="clapboard" />
      <path className="paint-stone" d={boxes([-3, -14, 306, 14])} />
      <path className="paint-shadow" d={boxes([0, -186, 300, 14])} />
      <path
        className="paint-trim"
        d={boxes([0, -200, 8, 186], [292, -200, 8, 186], [0, -104, 300, 5])}
      />
      <Mansard name="victorian-mansard" x={-4} y={-200} width={308} height={84} />
      <path className="paint-shadow" d="M188-286l14 14v272h-14z" />
      <Tower />
      <Repeat name="victorian-window" at={openings} room={0}>
        <ArchedWindow width={24} height={44} rise={10} />
      </Repeat>
      <Repeat name="victorian-dormer" at={dormers} room={2}>
        <HoodDormer />
      </Repeat>
    </>
  )
}
