import { Clip } from './Clip'
import { Courses } from './Courses'
import type { Point } from './path'
import { polygon, polyline } from './path'
import { Rakes } from './Rakes'

interface GableProps {
  /** The id of its outline. */
  readonly name: string
  readonly left: Point
  readonly peak: Point
  readonly right: Point
  /** How far the roof stands out beyond the walls. */
  readonly over?: number
}

/** A clapboarded gable end on the ground, with the shadow of its roof and its rake boards. */
export function Gable({ name, left, peak, right, over = 12 }: GableProps) {
  const outline = polygon([left[0], 0], left, peak, right, [right[0], 0])
  return (
    <>
      <path className="paint-wall line-medium" d={outline} />
      <Clip name={name} outline={outline}>
        <Courses box={[left[0], peak[1], right[0] - left[0], -peak[1]]} step={7} />
        <path
          stroke="#101b24"
          strokeOpacity=".17"
          strokeWidth="36"
          d={polyline(left, peak, right)}
        />
      </Clip>
      <Rakes left={left} peak={peak} right={right} over={over} />
    </>
  )
}
