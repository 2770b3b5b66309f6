import { Ground } from '../parts/Ground'
import { KneelingWorker, Worker } from '../parts/Worker'
import { boxes, row, stamp, type Box } from '../parts/path'
import { Courses } from '../parts/Courses'
import { Window } from '../parts/Window'

/** Front steps of stone between two walls, the last of them being set. */
export function StoneSteps() {
  return (
    <>
      <Entrance />
      <NextStone />
      <KneelingWorker
        skin="light"
        at={[318, 3]}
        scale={0.84}
        isTurned
        nod={6}
        hands={[
          [58, -50],
          [66, -30],
        ]}
        cap="paint-lamp"
      >
        <path className="paint-wood line-medium" d="M50-52h34v6H50z" />
        <path className="paint-attic line-medium" d="M80-62h15v26H80z" />
      </KneelingWorker>
    </>
  )
}

/** The same front with its new door, which is hung. */
export function HouseDoor() {
  return (
    <>
      <Entrance />
      <g transform={`translate(0 ${landing})`}>
        <Worker
          skin="deep"
          at={[302, 0]}
          scale={0.76}
          isTurned
          nod={2}
          hands={[
            [28, -100],
            [24, -126],
          ]}
          shirt="paint-copper"
          cap="paint-wood"
        >
          <path
            className="paint-lamp line-medium"
            d="M24-108h26q6 0 6 5v6q0 5-6 5H40l3 14h-11l-4-14h-4z"
          />
          <path strokeWidth="2.600" d="M56-100h8" />
        </Worker>
      </g>
    </>
  )
}

const landing = -84

/** The front with its steps, on the ground. */
const Entrance = () => (
  <>
    <Front />
    <Steps />
    <LowWall at={92} />
    <LowWall at={318} />
    <Ground from={-700} to={1100} />
  </>
)

/** The front of the house: boards above a base of stone, the door, a window on each side. */
function Front() {
  return (
    <g className="palette-sage">
      <path className="paint-wall" stroke="none" d={boxes([-700, -760, 1800, 760])} />
      <Courses className="line-faint" box={[-700, -760, 1800, 676]} step={13} />
      <path className="paint-stone line-medium" d={boxes([-700, landing, 1800, -landing])} />
      <path className="line-faint" d={stamp('h60', base)} />
      <path className="paint-trim line-medium" d={boxes([-700, landing - 8, 1800, 8])} />
      <path
        className="paint-trim line-medium"
        d={boxes([186, -256, 108, 172], [176, -272, 128, 16])}
      />
      <path className="paint-door line-medium" d={boxes([200, -226, 80, 142])} />
      <path className="paint-glass" d={boxes([200, -248, 80, 16])} />
      <path className="line-trim" strokeWidth="2.400" d="M226-248v16M254-248v16" />
      <path
        className="line-soft"
        d={boxes(
          [208, -216, 28, 56],
          [244, -216, 28, 56],
          [208, -150, 28, 56],
          [244, -150, 28, 56],
        )}
      />
      <path className="paint-lamp line-medium" d={boxes([158, -214, 12, 20])} />
      <path className="paint-cap" d="M154-214h20l-10-10zM158-194h12v4h-12z" />
      {[-26, 414].map((x) => (
        <g key={x} transform={`translate(${x}-232)scale(2.1 2)`}>
          <Window />
        </g>
      ))}
    </g>
  )
}

const base = [-22, -44, -66].flatMap((y, at) => row([-690 + at * 40, y], { count: 22, step: 84 }))

const rise = -landing / 4

/** Four steps up to the door, each a slab on its riser. */
const treads = Array.from({ length: 4 }, (_, at): Box => [126, landing + at * rise, 228, rise])

function Steps() {
  return (
    <>
      <path className="paint-stone line-medium" d={boxes(...treads)} />
      <path
        className="paint-underlayment line-medium"
        d={boxes(...treads.map(([x, y, width]): Box => [x - 4, y, width + 8, 7]))}
      />
      <path
        className="paint-shadow"
        d={boxes(...treads.map(([x, y, width]): Box => [x, y + 7, width, 5]))}
      />
      <path
        className="line-soft"
        d={`M202 ${landing + 7}v14M290 ${landing + 28}v14M180 ${landing + 49}v14M262 ${landing + 70}v14`}
      />
    </>
  )
}

/** A wall of stones beside the steps, with its cap and a pot of flowers. */
function LowWall({ at }: { readonly at: number }) {
  const stones: readonly Box[] = [
    [0, -24, 40, 24],
    [40, -24, 30, 24],
    [0, -46, 26, 22],
    [26, -46, 44, 22],
    [0, -70, 42, 24],
    [42, -70, 28, 24],
    [0, -92, 30, 22],
    [30, -92, 40, 22],
  ]
  return (
    <g transform={`translate(${at} 0)`}>
      <path className="paint-hole line-medium" d={boxes([0, -92, 70, 92])} />
      <path
        className="paint-stone line-medium"
        d={stones
          .map(
            ([x, y, width, height]) =>
              `M${x + 4} ${y + 1}h${width - 8}q3 0 3 4v${height - 9}q0 4-4 4h${8 - width}q-3 0-3-4v${10 - height}q0-5 4-4z`,
          )
          .join('')}
      />
      <path className="paint-shadow" d={boxes([42, -70, 28, 24], [0, -24, 40, 24])} />
      <path className="paint-underlayment line-medium" d={boxes([-6, -104, 82, 12])} />
      <path
        className="paint-leaf line-medium"
        d="M18-128q-16-8-10-24 12 0 16 10-2-20 11-26 13 6 11 26 4-10 16-10 6 16-10 24z"
      />
      <path
        className="paint-copper line-medium"
        d={stamp('m-5 0a5 5 0 1 1 10 0a5 5 0 1 1-10 0', [
          [12, -150],
          [35, -164],
          [58, -150],
        ])}
      />
      <path className="paint-brick line-medium" d="M14-128h42l-5 24H19z" />
    </g>
  )
}

/** A slab with its wedges, a level on top of it, and a mallet. */
function NextStone() {
  return (
    <>
      <path className="paint-wood" d={boxes([438, -10, 12, 10], [532, -10, 12, 10])} />
      <path className="paint-underlayment line-medium" d={boxes([420, -26, 144, 16])} />
      <path className="paint-stone line-medium" d={boxes([426, -20, 132, 10])} />
      <path className="paint-copper line-medium" d={boxes([446, -36, 88, 10])} />
      <path className="paint-underlayment" d={boxes([480, -34, 20, 6])} />
      <path className="paint-wood line-medium" d="M6-8l46-18 3 7-46 18z" />
      <path className="paint-attic" d="M44-34l12-5 11 26-12 5z" />
    </>
  )
}
