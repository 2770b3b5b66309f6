import { Courses } from '../parts/Courses'
import { Ground } from '../parts/Ground'
import { LeafTree } from '../parts/LeafTree'
import { boxes, row, stamp, type Point } from '../parts/path'
import { Repeat } from '../parts/Repeat'
import { Shingles } from '../parts/Shingles'
import { Shrub } from '../parts/Shrub'
import { Stepladder } from '../parts/Stepladder'
import { Turf } from '../parts/Turf'
import { Window } from '../parts/Window'
import { Worker } from '../parts/Worker'
import { Yonder } from '../parts/Yonder'

const corner = 84
const top = -208

/** In fall: leaves are lifted out of a gutter by hand, and go into a bucket on the ladder. */
export function GutterCleaning() {
  return (
    <>
      <Yonder houses={[[-116, -60]]} />
      <LeafTree x={-30} y={-4} scale={1.16} paint="paint-copper" />
      <Turf from={-700} to={corner} />
      <House />
      <Leaves />
      <Gutter />
      <Shrub x={430} scale={0.9} />
      <Shrub x={560} scale={0.9} />
      <Ground from={-700} to={1100} />
      <Cleaner />
      <Bag />
    </>
  )
}

function House() {
  const width = 1100 - corner
  return (
    <g className="palette-cedar">
      <path className="paint-wall line-medium" d={boxes([corner, top, width, -top])} />
      <Courses box={[corner, top, width, 192]} step={12} />
      <path className="paint-stone line-medium" d={boxes([corner - 4, -16, width, 16])} />
      <Repeat name="gutter-cleaning-window" at={[148, 348, 516].map((x) => [x, -140])}>
        <g transform="scale(1.7)">
          <Window columns={2} rows={1} />
        </g>
      </Repeat>
      <path className="paint-trim line-medium" d={boxes([corner, top, 14, -top - 16])} />
      <path className="paint-shadow" d={boxes([corner, top, width, 34])} />
      <Shingles box={[corner - 16, -760, width + 16, 544]} step={16} width={26} />
      <path className="paint-trim line-medium" d={boxes([corner - 12, top - 10, width, 26])} />
    </g>
  )
}

const paints = ['paint-copper', 'paint-lamp', 'paint-door', 'paint-wood'] as const
const leaf = 'q2-8 11-9 0 8-11 9z'
const turned = 'q-8-2-9-11 8 0 9 11z'
const shapes = [leaf, turned, 'q-6-7 1-13 6 7-1 13z']

/** What lies in the gutter and over its edge; where it was cleaned there is none. */
const heap = row([276, top + 2], { count: 96, step: 9 }).map(([x, y], at): Point => [
  x + ((at * at * 3) % 7),
  y - ((at * at * 5) % 9),
])
const mound = `M266 ${top + 2}q6-10 16-8${'q10-8 20-1t18-1 24 1'.repeat(14)}H1100v10H266z`
const strewn: readonly Point[] = [
  [128, -246],
  [196, -262],
  [262, -240],
  [318, -268],
  [380, -244],
  [420, -262],
  [470, -240],
  [540, -256],
  [356, -178],
  [412, -150],
  [24, -96],
  [60, -150],
  [-12, -140],
  [-40, -60],
]

function Leaves() {
  return (
    <>
      <path className="paint-bark line-medium" d={mound} />
      {paints.map((paint, nth) => {
        const own = (_: Point, at: number) => at % paints.length === nth
        return (
          <path
            key={paint}
            className={paint}
            d={
              shapes
                .map((shape, turn) =>
                  stamp(
                    shape,
                    heap.filter(
                      (_, at) => Math.floor(at * 2.6) % paints.length === nth && at % 3 === turn,
                    ),
                  ),
                )
                .join('') + stamp(turned, strewn.filter(own))
            }
          />
        )
      })}
    </>
  )
}

function Gutter() {
  return (
    <>
      <path
        className="paint-stone line-medium"
        d={`M1100 ${top}H${corner - 16}v8q0 7 6 9l4 3H1100z`}
      />
      <path className="paint-light" d={boxes([corner - 12, top + 4, 1016, 4])} />
      <path className="line-soft" d={`M${corner - 14} ${top + 10}H1100`} />
      <path
        className="line-medium"
        d={stamp('h8v18h-8z', row([112, top + 1], { count: 16, step: 62 }))}
      />
      <path
        className="paint-stone line-medium"
        d="M82-188h-16v12l24 26v124l-30 14v10h12l36-16v-138l-26-26z"
      />
      <path className="paint-cap" d={boxes([86, -120, 26, 5], [86, -58, 26, 5])} />
    </>
  )
}

/** One hand in the gutter; a bucket hangs at the ladder. */
function Cleaner() {
  return (
    <>
      <path className="paint-shadow" d="M172 4q60-10 120 0z" />
      <Stepladder at={[228, 3]} />
      <Worker
        skin="light"
        hasTail
        at={[218, -71]}
        scale={0.9}
        nod={-6}
        hands={[
          [48, -146],
          [40, -116],
        ]}
        shirt="paint-verdigris"
        cap="paint-lamp"
      >
        <path className="paint-copper line-medium" d="M44-152q8-12 20-6 8-4 12 6-14 10-28 8z" />
        <path className="paint-lamp" d="M56-154q4-8 12-8-2 8-12 8z" />
      </Worker>
      <g transform="translate(235 -106)">
        <path className="line-medium" d="M4-4q14-22 28 0" />
        <path className="paint-copper" d="M4-4q4-10 10-6 4-8 10-2 8-2 8 8z" />
        <path className="paint-lamp" d="M12-6q4-8 10-6 0 6-10 6z" />
        <path className="paint-tarp line-medium" d="M2-4h32l-4 32H6z" />
        <path className="paint-shadow" d="M24-4h10l-4 32h-8z" />
      </g>
      <path
        className="paint-copper"
        d={stamp(leaf, [
          [300, -58],
          [322, -22],
          [270, -2],
          [330, 1],
        ])}
      />
    </>
  )
}

/** What was taken out so far. */
function Bag() {
  return (
    <g transform="translate(352 3)">
      <path className="paint-copper line-medium" d="M-20-58q4-16 18-12 8-12 20-2 16-4 16 14z" />
      <path className="paint-lamp" d="M-8-62q4-10 14-8-2 8-14 8z" />
      <path className="paint-door" d="M12-62q6-10 14-6-2 8-14 6z" />
      <path className="paint-wood line-medium" d="M-24-60q32 6 62 0l4 60h-68z" />
      <path className="paint-shadow" d="M20-58q10 0 18-2l4 60H18z" />
      <path className="line-soft" d="M-12-52q4 24 0 48M8-50v40" />
    </g>
  )
}
