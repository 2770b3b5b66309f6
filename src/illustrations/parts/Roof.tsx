import { Courses } from './Courses'
import { Joints } from './Joints'
import type { Box } from './path'
import { boxes } from './path'

interface RoofProps {
  /** The roof plane as seen from the front: the ridge is its upper edge, the eave its lower. */
  readonly box: Box
}

/** A roof plane from the front, with ridge cap and gutter. */
export function Roof({ box }: RoofProps) {
  const [x, y, width, height] = box
  return (
    <>
      <path className="paint-roof line-medium" d={boxes(box)} />
      <Courses className="line-soft" box={box} step={9} />
      <Joints className="line-soft" box={box} step={9} widths={[14]} />
      <path className="paint-cap" d={boxes([x, y - 4, width, 5])} />
      <path className="paint-trim" d={boxes([x - 2, y + height - 1, width + 4, 6])} />
    </>
  )
}
