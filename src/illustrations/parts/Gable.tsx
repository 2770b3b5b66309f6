import { Clip } from './Clip'
import { Courses } from './Courses'
import { polygon, polyline } from './path'
import type { GableEdge } from './Rakes'
import { edgePoints, Rakes } from './Rakes'

interface GableProps extends GableEdge {
  /** The id of its outline. */
  readonly name: string
  /** Overhang of the roof beyond the walls. */
  readonly over?: number
}

/** A clapboarded gable end on the ground, with the shadow of its roof and its rake boards. */
export function Gable({ name, over = 12, ...edge }: GableProps) {
  const { left, peak, right } = edge
  const line = edgePoints(edge)
  const outline = polygon([left[0], 0], ...line, [right[0], 0])
  return (
    <>
      <path className="paint-wall line-medium" d={outline} />
      <Clip name={name} outline={outline}>
        <Courses box={[left[0], peak[1], right[0] - left[0], -peak[1]]} step={7} />
        <path stroke="#101b24" strokeOpacity=".17" strokeWidth="36" d={polyline(...line)} />
      </Clip>
      <Rakes {...edge} over={over} />
    </>
  )
}
