import { ArchedWindow } from '../parts/ArchedWindow'
import { Chimney } from '../parts/Chimney'
import { Clip } from '../parts/Clip'
import { Door } from '../parts/Door'
import type { Point } from '../parts/path'
import { boxes, polygon, polyline, row, stamp } from '../parts/path'
import { PorchLamp } from '../parts/PorchLamp'
import { Repeat } from '../parts/Repeat'
import { Steps } from '../parts/Steps'

const hip = polygon([-18, -104], [46, -164], [302, -164], [366, -104])
const entry: readonly Point[] = [
  [112, -112],
  [164, -146],
  [216, -112],
]

/** A stucco house: smooth walls with arches under a low hip of barrel tile. */
export function Stucco() {
  return (
    <>
      <g transform="translate(262-164)">
        <Chimney width={38} height={44} kind="stuccoed" />
      </g>
      <path className="paint-wall line-medium" d={boxes([0, -106, 348, 106])} />
      <path className="paint-shadow" d={boxes([0, -98, 348, 12], [216, -98, 14, 98])} />
      <path
        className="line-soft"
        d="M18-22h8m-4 6h10M92-52h7m-3 5h9M254-26h9m-4 6h12M330-60h8m-5 6h9M16-70h6"
      />
      <path className="paint-stone" d={boxes([-2, -7, 352, 7])} />
      <Repeat name="stucco-window" at={[30, 72, 244, 286].map((x) => [x, -70])} room={1}>
        <ArchedWindow width={28} height={42} rise={9} />
      </Repeat>
      <TileHip />
      <Entry />
    </>
  )
}

function TileHip() {
  return (
    <>
      <path className="paint-roof line-medium" d={hip} />
      <Clip name="stucco-roof" outline={hip}>
        <Repeat name="stucco-tiles" at={row([-22, -156], { count: 6, step: 0 }).map(toCourse)}>
          <path className="line-soft" d={`M0 0${'q5-8 10 0'.repeat(40)}`} />
          <path className="line-faint" d={stamp('v12', row([0, 0], { count: 40, step: 10 }))} />
        </Repeat>
      </Clip>
      <path
        className="paint-cap line-medium"
        d={`M40-164q0-6 6-6${'q5-5 11 0'.repeat(23)}q6 0 6 6z`}
      />
      <path className="line-cap" strokeWidth="6" d="M-18-106l62-60M366-106l-62-60" />
      <path className="paint-roof" d={`M-22-104${'a5 5 0 0 0 10 0'.repeat(39)}v-5H-22z`} />
    </>
  )
}

const toCourse = ([x]: Point, index: number): Point => [x - (index % 2) * 5, -156 + index * 10]

/** The gabled entry stands out before the wall; the door lies back behind its arch. */
function Entry() {
  const outline = polygon([112, 0], ...entry, [216, 0])
  return (
    <>
      <path className="paint-wall line-medium" d={outline} />
      <Clip name="stucco-entry" outline={outline}>
        <path stroke="#101b24" strokeOpacity=".17" strokeWidth="24" d={polyline(...entry)} />
      </Clip>
      <path className="paint-trim line-medium" d="M130-6v-66q0-34 34-34t34 34v66z" />
      <path className="paint-wall-dark" d="M136-6v-66q0-28 28-28t28 28v66z" />
      <Door x={147} y={-6} transom={0} />
      <path className="paint-shadow" d="M136-72q0-28 28-28t28 28q-28-18-56 0z" />
      <path className="line-medium" d="M136-6v-66q0-28 28-28t28 28v66" />
      <path className="paint-roof line-medium" d="M98-104l66-46 66 46v-11l-66-45-66 45z" />
      <path className="line-soft" strokeWidth="8" strokeDasharray="1 8" d="M99-109l65-46 65 46" />
      <PorchLamp x={122} y={-62} />
      <Steps x={132} width={64} rise={3} />
    </>
  )
}
