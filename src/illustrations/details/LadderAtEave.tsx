import { Ground } from '../parts/Ground'
import { Ladder } from '../parts/Ladder'
import { Tree } from '../parts/Tree'

/** A ladder at the eave of a house: someone is going up to look. */
export function LadderAtEave() {
  return (
    <g transform="translate(0 262)">
      <Tree x={432} />
      <g className="palette-verdigris" transform="translate(72 0)scale(.86)">
        <use href="#cape" />
      </g>
      <Ladder x={60} length={124} lean={9} />
      <Ground from={-40} to={560} />
    </g>
  )
}
