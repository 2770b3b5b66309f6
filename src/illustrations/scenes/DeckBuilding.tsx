import { Courses } from '../parts/Courses'
import { Ground } from '../parts/Ground'
import { LeafTree } from '../parts/LeafTree'
import { boxes, row, stamp, type Box } from '../parts/path'
import { Shrub } from '../parts/Shrub'
import { Turf } from '../parts/Turf'
import { Window } from '../parts/Window'
import { KneelingWorker, Worker } from '../parts/Worker'
import { Yonder } from '../parts/Yonder'

/** The floor of the deck, and how far its boards have come. */
const floor = -74
const edge = 276
const end = 446
const corner = 312

/** A deck that is being built at the back of a house: boards and half a rail on the left, bare joists on the right. */
export function DeckBuilding() {
  return (
    <>
      <Yonder houses={[[492, -70]]} />
      <LeafTree x={556} y={-4} scale={1.05} />
      <Turf from={corner} to={1100} />
      <House />
      <Ground from={-700} to={1100} />
      <Frame />
      <Rail />
      <Driver />
      <Boards />
      <Carrier />
    </>
  )
}

function House() {
  return (
    <g className="palette-blue">
      <path className="paint-wall line-medium" d={boxes([-700, -250, 700 + corner, 250])} />
      <Courses box={[-700, -250, 700 + corner, 206]} step={12} />
      <path className="paint-stone line-medium" d={boxes([-700, -44, 704 + corner, 44])} />
      <path className="paint-shadow" d={boxes([-700, -62, 704 + corner, 62])} />
      <path className="paint-shadow" d={boxes([-700, -250, 700 + corner, 14])} />
      <path className="paint-trim line-medium" d={boxes([corner - 14, -250, 14, 206])} />
      <path className="paint-trim line-medium" d={boxes([-700, -264, 716 + corner, 16])} />
      <path className="paint-roof line-medium" d={`M-700-264H${corner + 18}l-54-162H-700z`} />
      <path className="paint-trim line-medium" d={boxes([70, -222, 138, 150])} />
      <path
        className="paint-glass line-medium"
        d={boxes([78, -214, 58, 140], [142, -214, 58, 140])}
      />
      <path className="paint-light" d="M84-90l40-110h10L94-90zM148-90l40-110h10L158-90z" />
      <path className="paint-cap" d={boxes([145, -148, 4, 18])} />
      {[-250, -100].map((x) => (
        <g key={x} transform={`translate(${x}-212)scale(1.5)`}>
          <Window width={26} />
        </g>
      ))}
    </g>
  )
}

const piers = [-620, -440, -260, -80, 76, 244, 412]
const joists = row([edge + 10, floor + 7], { count: 8, step: 22 })

/** Footings below the frost, posts, a beam, and on it joists: the rim is on as far as the boards are. */
function Frame() {
  return (
    <>
      <path
        className="paint-stone line-medium"
        d={boxes(...piers.map((x): Box => [x - 7, -8, 28, 34]))}
      />
      <path
        className="paint-wood line-medium"
        d={boxes(...piers.map((x): Box => [x, floor + 44, 14, 22 - floor - 74]))}
      />
      <path className="paint-wood line-medium" d={boxes([-700, floor + 29, 700 + end, 15])} />
      <path className="line-soft" d={`M-700 ${floor + 36}H${end}`} />
      <path className="paint-wood line-medium" d={stamp('h9v22h-9z', joists)} />
      <path
        className="line-soft"
        d={stamp(
          'l9 22m0-22l-9 22',
          joists.map(([x, y]) => [x, y] as const),
        )}
      />
      <path className="paint-wood line-medium" d={boxes([-700, floor + 7, 700 + edge, 22])} />
      <path
        strokeWidth="3"
        strokeLinecap="round"
        d={stamp('v.1m0 8v.1', row([-676, floor + 14], { count: 43, step: 22 }))}
      />
      <path className="paint-deck line-medium" d={boxes([-700, floor, 704 + edge, 7])} />
    </>
  )
}

const posts = [-620, -500, -380, -260, -140, -20, 70, 160]
const balusters = row([-690, floor - 52], { count: 55, step: 14 })

/** The balusters stop where the next ones will be nailed. */
function Rail() {
  return (
    <>
      <path
        className="paint-wood"
        d={stamp(
          'h5v46h-5z',
          balusters.filter(([x]) => x < 66),
        )}
      />
      <path
        className="paint-wood line-medium"
        d={boxes([-700, floor - 58, 868, 7], [-700, floor - 10, 774, 5])}
      />
      <path
        className="paint-wood line-medium"
        d={boxes(...posts.map((x): Box => [x, floor - 66, 11, 66]))}
      />
    </>
  )
}

/** Drives a screw into the board that came last. */
function Driver() {
  return (
    <KneelingWorker
      skin="light"
      hasTail
      at={[218, floor]}
      scale={0.92}
      hands={[
        [54, -36],
        [44, -12],
      ]}
      shirt="paint-copper"
      cap="paint-lamp"
    >
      <path
        className="paint-cap line-medium"
        d="M40-44h26q5 0 5 4v5q0 4-5 4h-4v10h-7v-10H44q-4 0-4-4z"
      />
      <path className="paint-tarp line-medium" d="M36-42h8v12h-8z" />
      <path strokeWidth="3" d="M58-22V-3" />
    </KneelingWorker>
  )
}

/** Brings the rest of the rim. */
function Carrier() {
  return (
    <>
      <path className="paint-shadow" d="M344 5q44-10 104 0z" />
      <Worker
        skin="deep"
        at={[392, 4]}
        scale={0.92}
        isTurned
        hands={[
          [26, -80],
          [40, -86],
        ]}
        feet={[
          [18, -9],
          [-20, -11],
        ]}
        toes={[0, 16]}
        shirt="paint-verdigris"
        cap="paint-copper"
      >
        <path className="paint-wood line-medium" d="M-86-100L78-86v22L-86-78z" />
        <path className="line-soft" d="M-80-91L72-77" />
      </Worker>
    </>
  )
}

/** On blocks in the grass. */
function Boards() {
  return (
    <>
      <path
        className="paint-deck line-medium"
        d={boxes([108, -2, 12, 6], [188, -2, 12, 6], [84, -9, 140, 7], [92, -16, 136, 7])}
      />
      <path className="paint-deck line-medium" d={boxes([86, -23, 130, 7])} />
      <Shrub x={12} y={2} scale={0.6} bloom="paint-trim" />
    </>
  )
}
