import { Door } from '../parts/Door'
import { Ground } from '../parts/Ground'
import { Ladder } from '../parts/Ladder'
import { boxes, row } from '../parts/path'
import type { Box } from '../parts/path'
import { Repeat } from '../parts/Repeat'
import { Steps } from '../parts/Steps'
import { Tree } from '../parts/Tree'
import { Wall } from '../parts/Wall'
import { Window } from '../parts/Window'

const rafters = row([0, -206], { count: 13, step: 24.4 }).map(([x, y]): Box => [x, y, 7, 126])

/** A house with its roof off: rafters, wide boards, and the first courses of new shingles. */
export function BareRafters() {
  return (
    <g transform="translate(0 266)">
      <Tree x={452} />
      <g className="palette-bark" transform="translate(74 0)scale(1.1)">
        <Wall box={[0, -88, 300, 88]} siding="clapboard" />
        <path className="paint-stone" d={boxes([-3, -10, 306, 10])} />
        <Repeat name="rafters-window" at={[26, 80, 192, 246].map((x) => [x, -72])} room={0}>
          <Window />
        </Repeat>
        <Door x={133} y={-10} transom={0} />
        <Steps x={122} width={56} />
        <path className="paint-shadow" d={boxes([0, -84, 300, 12])} />
        <path className="paint-wood line-medium" d={boxes(...rafters)} />
        <path
          className="paint-wood line-medium"
          d={boxes([-10, -136, 320, 18], [-10, -118, 320, 18])}
        />
        <path className="paint-roof line-medium" d="M-10-136H96v12h-14v12h-28v12H-10z" />
        <path className="line-soft" d="M-10-124H82M-10-112H54" />
        <path className="paint-roof line-medium" d={boxes([-10, -100, 320, 16])} />
        <path
          className="line-soft"
          d="M-10-92H310M10-100v8m24 0v8m24-16v8m24 0v8m24-16v8m24 0v8m24-16v8m24 0v8m24-16v8m24 0v8m24-16v8m24 0v8m24-16v8"
        />
        <path className="paint-wood line-medium" d={boxes([-8, -212, 316, 9])} />
        <path className="paint-trim line-medium" d={boxes([-12, -86, 324, 6])} />
      </g>
      <Ladder x={398} length={160} lean={-9} />
      <Ground from={-40} to={560} />
    </g>
  )
}
