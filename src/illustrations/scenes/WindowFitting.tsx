import { FloorAbove } from '../parts/FloorAbove'
import { Ground } from '../parts/Ground'
import { LeafTree } from '../parts/LeafTree'
import { boxes, row, stamp, type Box } from '../parts/path'
import { Toolbox } from '../parts/Toolbox'
import { KneelingWorker, Worker } from '../parts/Worker'
import { Yonder } from '../parts/Yonder'

const ceiling = -266
const head = -226
const [width, height] = [108, 150]
/** The windows that are in, and the opening of the next. */
const finished = [-330, 58, 620] as const
const next = 274
const holes = [...finished, next].map((x): Box => [x, head, width, height])

/** A room with the yard behind its windows: one is in, and the next is lifted into its opening. */
export function WindowFitting() {
  return (
    <>
      <Yard />
      <path
        className="paint-plaster"
        fillRule="evenodd"
        d={boxes([-700, ceiling, 1800, -ceiling], ...holes)}
      />
      {finished.map((x) => (
        <Finished key={x} x={x} />
      ))}
      <RoughOpening />
      <FloorAbove y={ceiling} />
      <path className="paint-trim line-medium" d={boxes([-700, ceiling, 1800, 10])} />
      <path className="paint-trim line-medium" d={boxes([-700, -30, 1800, 20])} />
      <path className="paint-deck line-medium" d={boxes([-700, -10, 1800, 10])} />
      <Radiator />
      <Ground from={-700} to={1100} />
      <path
        className="paint-trim line-medium"
        d="M196 5q6-8 40-7t70 0 74 0 60-1 50 2q12 1 14 6-40 4-90 2t-118 0-100-2z"
      />
      <Crew />
      <Toolbox x={138} y={3} />
    </>
  )
}

/** What is seen through the windows. */
function Yard() {
  return (
    <g transform="translate(0-60)">
      <Yonder
        houses={[
          [66, -58],
          [322, -62],
          [-300, -58],
        ]}
      />
      <LeafTree x={154} scale={0.7} />
      <LeafTree x={300} scale={0.78} />
      <LeafTree x={-240} scale={0.7} />
      <LeafTree x={720} scale={0.7} />
      <path className="paint-leaf" stroke="none" d={boxes([-700, -28, 1800, 40])} />
    </g>
  )
}

/** In its casing, with curtains beside it. */
function Finished({ x }: { readonly x: number }) {
  return (
    <g transform={`translate(${x} ${head})`}>
      <Unit />
      <path
        className="paint-trim line-medium"
        fillRule="evenodd"
        d={boxes([-12, -14, width + 24, height + 24], [0, 0, width, height])}
      />
      <path className="paint-trim line-medium" d={boxes([-18, height, width + 36, 9])} />
      <path className="paint-tarp line-medium" d="M-30-18H8q2 60-16 96-6 40-4 78H-32z" />
      <path
        className="paint-tarp line-medium"
        d={`M${width + 30}-18h-38q-2 60 16 96 6 40 4 78h20z`}
      />
      <path
        className="line-soft"
        d={`M-20-14v166M-8-14q2 50-8 90M${width + 20}-14v166M${width + 8}-14q-2 50 8 90`}
      />
      <path className="paint-bark line-medium" d={boxes([-38, -22, width + 76, 5])} />
    </g>
  )
}

/** Two sashes in their frame, seen through. */
function Unit() {
  const [half, middle] = [width / 2, height / 2]
  return (
    <>
      <path className="paint-light" d={boxes([0, 0, width, height])} />
      <path className="paint-light" d="M14 66L58 12h16L30 66zM16 140l40-54h14l-40 54z" />
      <path
        className="paint-trim line-medium"
        fillRule="evenodd"
        d={boxes(
          [0, 0, width, height],
          [9, 9, width - 18, middle - 13],
          [9, middle + 4, width - 18, middle - 13],
        )}
      />
      <path
        className="line-trim"
        strokeWidth="2.600"
        d={`M${half} 9v${middle - 13}M${half} ${middle + 4}v${middle - 13}`}
      />
      <path className="paint-copper" d={boxes([half - 7, middle - 4, 14, 5])} />
    </>
  )
}

/** The old window is out: plaster is cut back to the studs. */
function RoughOpening() {
  return (
    <g transform={`translate(${next} ${head})`}>
      <path
        className="paint-wood line-medium"
        fillRule="evenodd"
        d={boxes([-14, -16, width + 28, height + 30], [0, 0, width, height])}
      />
      <path
        className="line-soft"
        d={`M-14 0h${width + 28}M-14 ${height}h${width + 28}M-7 0v${height}M${width + 7} 0v${height}`}
      />
      <path
        className="paint-copper"
        d={boxes([10, height - 4, 12, 4], [width - 22, height - 4, 12, 4])}
      />
    </g>
  )
}

/** One lifts the unit in, its lower edge first; the other guides it. */
function Crew() {
  return (
    <>
      <KneelingWorker
        skin="light"
        hasTail
        at={[432, 3]}
        isTurned
        nod={-12}
        hands={[
          [54, -82],
          [46, -106],
        ]}
        shirt="paint-copper"
        cap="paint-trim"
      />
      <Worker
        skin="deep"
        at={[242, 3]}
        hip={[-6, -89]}
        neck={[8, -133]}
        feet={[
          [18, -9],
          [-24, -9],
        ]}
        hands={[
          [42, -92],
          [48, -158],
        ]}
        shirt="paint-verdigris"
        cap="paint-lamp"
      >
        <g transform={`translate(42 ${head + 8})rotate(6)scale(.96)`}>
          <Unit />
        </g>
      </Worker>
    </>
  )
}

/** Below the window that is in. */
function Radiator() {
  return (
    <g transform="translate(64-10)">
      <path className="line-medium" d="M10-8v8M90-8v8M100-14h14v14" />
      <path className="paint-underlayment line-medium" d="M0-48q0-6 6-6h88q6 0 6 6v40H0z" />
      <path className="paint-shadow" d={boxes([0, -20, 100, 12])} />
      <path className="line-soft" d={stamp('v34', row([10, -48], { count: 9, step: 10 }))} />
      <path className="paint-copper line-medium" d={boxes([104, -20, 10, 8])} />
    </g>
  )
}
