import { Barn } from '../landmarks/Barn'
import { BoardFence } from '../parts/Fence'
import { Ground } from '../parts/Ground'
import { Tree } from '../parts/Tree'

/** A barn in a field. */
export function FieldBarn() {
  return (
    <g transform="translate(0 262)">
      <path className="paint-hill" d="M-10 0v-46q120-50 250-14t260-20V0z" />
      <Tree x={66} />
      <BoardFence x={300} width={220} height={38} />
      <g transform="translate(136 0)scale(.84)">
        <Barn />
      </g>
      <Ground from={-40} to={560} />
    </g>
  )
}
