import { Clip } from './Clip'
import { Courses } from './Courses'
import type { Point } from './path'
import { polygon, polyline } from './path'
import { Rakes } from './Rakes'

interface GableProps {
  readonly left: Point
  readonly peak: Point
  readonly right: Point
  /** How far the roof stands out beyond the walls. */
  readonly over?: number
}

/** A clapboarded gable end on the ground, with the shadow of its roof and its rake boards. */
export function Gable({ left, peak, right, over = 12 }: GableProps) {
  const outline = polygon([left[0], 0], left, peak, right, [right[0], 0])
  return (
    <>
      <path className="d-w d-o" d={outline} />
      <Clip outline={outline}>
        <Courses box={[left[0], peak[1], right[0] - left[0], -peak[1]]} step={7} />
        <path className="d-0" d={polyline(left, peak, right)} />
      </Clip>
      <Rakes left={left} peak={peak} right={right} over={over} />
    </>
  )
}
