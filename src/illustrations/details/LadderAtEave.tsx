import { Ground } from '../parts/Ground'
import { Ladder } from '../parts/Ladder'
import { Tree } from '../parts/Tree'

/** A ladder at the eave of a house: someone is going up to look. */
export function LadderAtEave() {
  return (
    <g transform="translate(0 262)">
      <Tree x={440} scale={1.2} />
      <g className="palette-verdigris" transform="translate(56 0)scale(1.02)">
        <use href="#cape" />
        <path className="line-arrow" d="M176-196h70v50h-70z" strokeDasharray="12 8" />
      </g>
      <g transform="scale(1.25)">
        <Ladder x={108} length={150} lean={9} />
      </g>
      <Ground from={-40} to={560} />
    </g>
  )
}
