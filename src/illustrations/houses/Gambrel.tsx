import { Chimney } from '../parts/Chimney'
import { Clip } from '../parts/Clip'
import { Courses } from '../parts/Courses'
import type { Point } from '../parts/path'
import { boxes, polygon, polyline, row } from '../parts/path'
import { Repeat } from '../parts/Repeat'
import { Window } from '../parts/Window'

const roof: readonly Point[] = [
  [0, -112],
  [46, -210],
  [137, -258],
  [228, -210],
  [274, -112],
]
const walls = polygon([0, 0], ...roof, [274, 0])
const edge = polyline([-9, -93], ...roof.slice(1, 4), [283, -93])

/** A gambrel from its gable end: steep below the break, gentle above. */
export function Gambrel() {
  return (
    <>
      <g transform="translate(114-244)">
        <Chimney width={46} height={48} />
      </g>
      <path className="paint-wall line-medium" d={walls} />
      <Clip name="gambrel-walls" outline={walls}>
        <Courses box={[0, -258, 274, 258]} step={7} />
        <path stroke="#101b24" strokeOpacity=".17" strokeWidth="34" d={polyline(...roof)} />
      </Clip>
      <path className="paint-stone" d={boxes([-3, -10, 280, 10])} />
      <path className="paint-trim" d={boxes([0, -96, 7, 86], [267, -96, 7, 86])} />
      <Repeat
        name="gambrel-window"
        at={[...row([30, -76], { count: 4, step: 62 }), [76, -160], [170, -160]]}
      >
        <Window />
      </Repeat>
      <g transform="translate(125-224)">
        <Window width={24} height={30} />
      </g>
      <g strokeLinejoin="miter">
        <path strokeWidth="12" d={edge} />
        <path className="line-trim" strokeWidth="8.5" d={edge} />
        <path
          className="line-cap"
          strokeWidth="5"
          d={edge}
          transform="translate(137)scale(1.03)translate(-137-7)"
        />
      </g>
    </>
  )
}
