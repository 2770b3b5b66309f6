import { Courses } from '../parts/Courses'
import { Ground } from '../parts/Ground'
import { Yonder } from '../parts/Yonder'
import { LeafTree } from '../parts/LeafTree'
import { Worker } from '../parts/Worker'
import { boxes, row, stamp, type Box } from '../parts/path'

/** The floor of the deck. */
const floor = -58
/** So far the stain has come. */
const edge = 236

/** A deck at the back of a house, gray on the right, stained on the left; the fence is next. */
export function DeckStaining() {
  return (
    <>
      <Yonder houses={[[560, -120]]} />
      <LeafTree x={470} y={-20} scale={1.15} />
      <PrivacyFence />
      <House />
      <Deck />
      <Rail />
      <Work />
      <Ground from={-700} to={1100} />
      <Worker
        skin="light"
        at={[300, 3]}
        isTurned
        nod={4}
        hands={[
          [32, -138],
          [34, -118],
        ]}
        shirt="paint-verdigris"
        cap="paint-trim"
      />
    </>
  )
}

function House() {
  return (
    <g className="palette-cream">
      <path className="paint-wall line-medium" d={boxes([-700, -236, 1012, 236])} />
      <Courses box={[-700, -236, 1012, 222]} step={12} />
      <path className="paint-shadow" d={boxes([-700, -236, 1012, 14])} />
      <path className="paint-trim line-medium" d={boxes([300, -236, 12, 236])} />
      <path className="paint-trim line-medium" d={boxes([-700, -250, 1024, 16])} />
      <path className="paint-roof line-medium" d="M-700-250H330L312-300H-700z" />
      <path className="paint-trim line-medium" d={boxes([60, -200, 142, 142])} />
      <path className="paint-glass" d={boxes([68, -192, 60, 128], [134, -192, 60, 128])} />
      <path className="line-medium" d={boxes([68, -192, 60, 128], [134, -192, 60, 128])} />
      <path className="paint-cap" d={boxes([137, -134, 4, 16])} />
    </g>
  )
}

const planks = (from: number, count: number) => row([from, 0], { count, step: 18 })

/** Bare and gray. */
function PrivacyFence() {
  return (
    <>
      <path className="paint-hole line-medium" d={stamp('v-118l9-7 9 7v118z', planks(404, 39))} />
      <path
        className="line-faint"
        d={stamp(
          'v-96',
          planks(413, 39).map(([x]) => [x, -8] as const),
        )}
      />
    </>
  )
}

/** Joists on posts, with the boards on top. */
function Deck() {
  return (
    <>
      <path className="paint-attic" d={boxes([-700, floor + 22, 1082, -floor - 22])} />
      <path
        className="paint-stone line-medium"
        d={boxes(...row([-660, 0], { count: 9, step: 130 }).map(([x]): Box => [x - 4, -8, 22, 8]))}
      />
      <path
        className="paint-wood line-medium"
        d={boxes(
          ...row([-660, 0], { count: 9, step: 130 }).map(([x]): Box => [x, floor + 20, 14, 32]),
        )}
      />
      <path className="paint-hole line-medium" d={boxes([-700, floor, 1088, 22])} />
      <path className="paint-deck" d={boxes([-700, floor, 700 + edge, 22])} />
      <path className="line-soft" d={`M-700 ${floor + 7}H388`} />
    </>
  )
}

const balusters = row([-690, floor - 52], { count: 66, step: 16 })
const posts = row([-676, 0], { count: 9, step: 132 }).map(([x]): Box => [x, floor - 66, 12, 66])

/** Balusters between two rails, posts at every eighth. */
function Rail() {
  const isStained = ([x]: readonly [number, ...number[]]) => x < edge
  const slat = 'h6v48h-6z'
  return (
    <>
      <path className="paint-deck" d={stamp(slat, balusters.filter(isStained))} />
      <path
        className="paint-hole"
        d={stamp(
          slat,
          balusters.filter((each) => !isStained(each)),
        )}
      />
      <path
        className="paint-hole line-medium"
        d={boxes([-700, floor - 60, 1082, 8], [-700, floor - 8, 1082, 6])}
      />
      <path
        className="paint-deck line-medium"
        d={boxes([-700, floor - 60, 700 + edge, 8], [-700, floor - 8, 700 + edge, 6])}
      />
      <path
        className="paint-hole line-medium"
        d={boxes(...posts.filter((each) => !isStained(each)))}
      />
      <path className="paint-deck line-medium" d={boxes(...posts.filter(isStained))} />
      <path className="paint-hole line-medium" d={boxes([376, floor - 66, 12, 66])} />
    </>
  )
}

/** The brush on the top rail, and the can on the ground before the deck. */
function Work() {
  return (
    <>
      <g transform={`translate(${edge} ${floor - 62})`}>
        <path className="paint-wood line-medium" d="M14-6l26-12 4 6-24 14z" />
        <path className="paint-stone line-medium" d="M4-4l12-6 6 12-12 4z" />
        <path className="paint-bark line-medium" d="M-8 4l12-8 6 10-16 4z" />
      </g>
      <g transform="translate(346 2)">
        <path className="paint-stone line-medium" d="M0 0v-40h40V0z" />
        <path className="paint-trim" d={boxes([0, -30, 40, 18])} />
        <path className="paint-deck" d="M-2-43h44v5h-12q0 12-5 12t-5-9H-2z" />
        <path className="line-soft" d="M0-40q20-26 40 0" />
        <path className="paint-shadow" d={boxes([28, -36, 12, 36])} />
      </g>
    </>
  )
}
