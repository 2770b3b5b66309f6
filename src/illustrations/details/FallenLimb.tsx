import { Ground } from '../parts/Ground'
import { Limb } from '../parts/Limb'
import { Tree } from '../parts/Tree'

/** A limb of an old tree down on a roof. */
export function FallenLimb() {
  return (
    <g transform="translate(0 262)">
      <g transform="translate(64 0)scale(1.5)">
        <Tree x={0} />
      </g>
      <g className="palette-sage" transform="translate(88 0)scale(1.06)">
        <use href="#ranch" />
        <g transform="translate(24-130)rotate(4)scale(.8)">
          <Limb />
        </g>
      </g>
      <Ground from={-40} to={560} />
    </g>
  )
}
