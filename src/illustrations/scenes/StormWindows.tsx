import type { ReactNode } from 'react'
import { Courses } from '../parts/Courses'
import { Ground } from '../parts/Ground'
import { boxes, pair, type Box, type Point } from '../parts/path'
import { Shingles } from '../parts/Shingles'
import { Shrub } from '../parts/Shrub'
import { Stepladder } from '../parts/Stepladder'
import { Toolbox } from '../parts/Toolbox'
import { Window } from '../parts/Window'
import { Worker } from '../parts/Worker'

const eave = -264
const sill = -92
const size = { width: 84, height: 132 }
const first: Point = [62, sill - size.height]
const second: Point = [334, sill - size.height]

/** Two windows of an old house: one gets its storm window hung, the other a screen. */
export function StormWindows() {
  return (
    <>
      <Wall />
      <Opening at={[-130, first[1]]}>
        <Storm />
      </Opening>
      <Opening at={[540, first[1]]}>
        <Screen />
      </Opening>
      <Opening at={first} />
      <Opening at={second} />
      <Shrub x={-90} scale={0.9} bloom="paint-lamp" />
      <Shrub x={500} scale={0.9} bloom="paint-lamp" />
      <Ground from={-700} to={1100} />
      <StormHanger />
      <ScreenFitter />
      <Toolbox x={20} y={3} />
    </>
  )
}

function Wall() {
  return (
    <g className="palette-verdigris">
      <path className="paint-wall line-medium" d={boxes([-700, eave, 1800, -eave])} />
      <Courses box={[-700, eave, 1800, 244]} step={12} />
      <path className="paint-stone line-medium" d={boxes([-700, -18, 1800, 18])} />
      <path className="paint-shadow" d={boxes([-700, eave, 1800, 14])} />
      <path className="paint-trim line-medium" d={boxes([-700, eave - 12, 1800, 14])} />
      <Shingles box={[-700, -760, 1800, 484]} step={16} width={26} />
    </g>
  )
}

interface OpeningProps {
  readonly at: Point
  readonly children?: ReactNode
}

/** The old window in its casing, with what is hung before it. */
function Opening({ at, children }: OpeningProps) {
  const { width, height } = size
  return (
    <g className="palette-verdigris" transform={`translate(${pair(at)})`}>
      <path
        className="paint-trim line-medium"
        d={boxes(
          [-14, -10, width + 28, height + 10],
          [-20, -20, width + 40, 12],
          [-20, height, width + 40, 9],
        )}
      />
      <Window {...size} columns={3} rows={2} />
      {children}
    </g>
  )
}

const frame: Box = [-5, -4, size.width + 10, size.height + 4]

/** An outer window: two large panes in a frame of its own. */
function Storm() {
  const [x, y, width, height] = frame
  const pane = (height - 24) / 2
  const upper: Box = [x + 8, y + 8, width - 16, pane]
  const lower: Box = [x + 8, y + 16 + pane, width - 16, pane]
  return (
    <g>
      <path className="paint-door line-medium" fillRule="evenodd" d={boxes(frame, upper, lower)} />
      <path className="paint-light" d={boxes(upper, lower)} />
      <path
        className="paint-light"
        d={`M${x + 14} ${y + pane}l40-${pane - 14}h14l-40 ${pane - 14}zM${x + 14} ${y + height - 14}l40-${pane - 14}h14l-40 ${pane - 14}z`}
      />
    </g>
  )
}

/** Mesh in its frame, over the lower half. */
function Screen() {
  const [x, , width] = frame
  const half = size.height / 2
  const box: Box = [x, half - 2, width, half + 2]
  return <Mesh box={box} />
}

function Mesh({ box }: { readonly box: Box }) {
  const [x, y, width, height] = box
  const inner: Box = [x + 7, y + 7, width - 14, height - 14]
  return (
    <>
      <path className="paint-attic" fillOpacity=".45" d={boxes(inner)} />
      <path
        stroke="#fff"
        strokeOpacity=".4"
        strokeWidth={width - 14}
        strokeDasharray=".8 3.200"
        d={`M${x + width / 2} ${y + 7}v${height - 14}`}
      />
      <path
        stroke="#fff"
        strokeOpacity=".4"
        strokeWidth={height - 14}
        strokeDasharray=".8 3.200"
        d={`M${x + 7} ${y + height / 2}h${width - 14}`}
      />
      <path className="paint-wood line-medium" fillRule="evenodd" d={boxes(box, inner)} />
    </>
  )
}

/** On a ladder, with the frame at its hooks; its foot still stands out. */
function StormHanger() {
  return (
    <>
      <path className="paint-shadow" d="M124 4q56-10 112 0z" />
      <g transform="translate(200 3)scale(-.82 .82)">
        <Stepladder at={[0, 0]} />
      </g>
      <g transform="translate(66 -218)rotate(-5)">
        <Storm />
      </g>
      <Worker
        skin="deep"
        at={[208, -56]}
        scale={0.94}
        isTurned
        nod={-4}
        hands={[
          [52, -138],
          [54, -98],
        ]}
        shirt="paint-copper"
        cap="paint-trim"
      />
    </>
  )
}

/** Brings the screen to the other. */
function ScreenFitter() {
  return (
    <>
      <path className="paint-shadow" d="M268 4q50-10 100 0z" />
      <Worker
        skin="light"
        hasTail
        at={[302, 3]}
        scale={0.96}
        nod={-4}
        hands={[
          [44, -130],
          [42, -88],
        ]}
        feet={[
          [12, -9],
          [-16, -11],
        ]}
        toes={[0, 12]}
        shirt="paint-tarp"
        cap="paint-lamp"
      >
        <g transform="translate(38 -152)rotate(3)">
          <Mesh box={[0, 0, 94, 70]} />
        </g>
      </Worker>
    </>
  )
}
