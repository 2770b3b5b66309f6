import { Chimney } from '../parts/Chimney'
import { Clip } from '../parts/Clip'
import { Courses } from '../parts/Courses'
import { Door } from '../parts/Door'
import { Downspout } from '../parts/Downspout'
import { Joints } from '../parts/Joints'
import type { Point } from '../parts/path'
import { boxes, polygon } from '../parts/path'
import { PorchLamp } from '../parts/PorchLamp'
import { Repeat } from '../parts/Repeat'
import { Steps } from '../parts/Steps'
import { Wall } from '../parts/Wall'
import { Window } from '../parts/Window'

const openings: readonly Point[] = [
  ...[34, 66, 188, 220].map((x): Point => [x, -178]),
  ...[18, 50, 204, 236].map((x): Point => [x, -80]),
]
const roof = polygon([-24, -198], [118, -284], [162, -284], [304, -198])

/** A foursquare: two full storeys under a hip, a hipped dormer in its middle, a porch across the front. */
export function Foursquare() {
  return (
    <>
      <g transform="translate(214-226)">
        <Chimney width={34} height={78} />
      </g>
      <Wall box={[0, -204, 280, 204]} siding="clapboard" />
      <path className="paint-trim" d={boxes([0, -204, 8, 190], [272, -204, 8, 190])} />
      <path className="paint-shadow" d={boxes([0, -196, 280, 14], [8, -98, 264, 82])} />
      <Repeat name="foursquare-window" at={openings} room={0}>
        <Window width={26} columns={2} rows={1} />
      </Repeat>
      <g transform="translate(130-178)" data-room="1">
        <Window width={20} height={32} columns={2} rows={1} />
      </g>
      <Hip />
      <Dormer />
      <Downspout x={290} y={-194} />
      <Porch />
    </>
  )
}

function Hip() {
  return (
    <>
      <path className="paint-roof line-medium" d={roof} />
      <Clip name="foursquare-roof" outline={roof}>
        <Courses className="line-soft" box={[-24, -284, 328, 86]} step={9} />
        <Joints className="line-soft" box={[-24, -284, 328, 86]} step={9} widths={[14]} />
      </Clip>
      <path className="line-cap" strokeWidth="5" d="M-24-200L117-286H163L304-200" />
      <path className="paint-trim" d={boxes([-26, -199, 332, 7])} />
    </>
  )
}

function Dormer() {
  return (
    <>
      <path className="paint-shadow" d="M186-246l16 16v22h-16z" />
      <path className="paint-wall line-medium" d={boxes([94, -246, 92, 38])} />
      <Courses box={[94, -246, 92, 38]} step={7} />
      <path className="paint-shadow" d={boxes([94, -240, 92, 6])} />
      <g data-room="attic">
        <Repeat
          name="foursquare-dormer"
          at={[
            [106, -234],
            [152, -234],
          ]}
        >
          <Window width={22} height={20} columns={2} rows={1} />
        </Repeat>
      </g>
      <path className="paint-roof line-medium" d="M82-240l32-28h52l32 28z" />
      <path className="line-soft" d="M90-247h100M98-254h84M106-261h68" />
      <path className="line-cap" strokeWidth="3" d="M82-241l31-28h54l31 28" />
      <path className="paint-trim" d={boxes([80, -241, 120, 5])} />
      <path className="paint-copper" d={boxes([90, -209, 100, 4])} />
    </>
  )
}

/** A hipped roof on four round posts, shrubs before its skirt. */
function Porch() {
  return (
    <>
      <Door x={123} y={-22} transom={0} />
      <PorchLamp x={170} y={-78} />
      <path className="paint-stone" d={boxes([-2, -18, 284, 18])} />
      <path className="line-faint" d="M2-9H278" strokeWidth="18" strokeDasharray="1 6" />
      <path className="paint-trim" d={boxes([-10, -24, 300, 6])} />
      <path
        className="paint-trim"
        d={boxes(
          ...[-4, 90, 180, 274].flatMap(
            (x) =>
              [
                [x, -95, 10, 71],
                [x - 2, -97, 14, 5],
                [x - 2, -28, 14, 5],
              ] as const,
          ),
        )}
      />
      <path className="paint-trim" d={boxes([-10, -104, 300, 8])} />
      <path className="paint-roof line-medium" d="M8-122h264l24 20H-16z" />
      <path className="line-soft" d="M1-116h278M-6-110h292" />
      <path className="paint-trim" d={boxes([-18, -103, 316, 5])} />
      <Steps x={112} width={56} count={4} rise={5.5} />
      <path
        className="paint-leaf"
        d="M2 0q-10-14 4-20 8-10 18 0 12-10 20 2 12-8 20 2 14-2 14 16zM278 0q10-14-4-20-8-10-18 0-12-10-20 2-12-8-20 2-14-2-14 16z"
      />
    </>
  )
}
