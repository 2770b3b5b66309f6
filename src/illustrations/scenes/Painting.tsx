import { Courses } from '../parts/Courses'
import { Fence } from '../parts/Fence'
import { Ground } from '../parts/Ground'
import { LeafTree } from '../parts/LeafTree'
import { boxes, row, stamp, type Point } from '../parts/path'
import { Shingles } from '../parts/Shingles'
import { Shrub } from '../parts/Shrub'
import { Stepladder } from '../parts/Stepladder'
import { Turf } from '../parts/Turf'
import { Window } from '../parts/Window'
import { Worker } from '../parts/Worker'
import { Yonder } from '../parts/Yonder'

const board = 15
/** The corner of the house. */
const corner = 404
/** How far to the right the roller has come on each board, from the lowest up. */
const ends = [228, 196, 214, 178, 222, 190, 214, 204, 170, 196, 184, 210, 198, 176]
const painted = `M-700-22${ends.map((x) => `H${x}a7.500 7.500 0 0 0 0-15`).join('')}H-700z`

/** A painter rolls the new color over old paint and bare wood; the yard goes on past the corner of the house. */
export function Painting() {
  return (
    <>
      <Yonder houses={[[432, -66]]} />
      <g transform="translate(404 -8)scale(1.5)">
        <Fence x={-4} width={500} height={36} />
      </g>
      <LeafTree x={560} y={-6} scale={1.1} />
      <Turf from={corner} to={1100} />
      <OldPaint />
      <g className="palette-verdigris">
        <path className="paint-wall" d={painted} />
        <path className="line-soft" d={painted} />
        <path className="paint-light" d={wet} />
      </g>
      <path className="line-faint" d={stamp(`H${corner}`, levels)} />
      <path className="paint-shadow" d={boxes([-700, -232, 1104, 14])} />
      {[-226, -112, 44, 316].map((x) => (
        <Opening key={x} x={x} isTaped={x > 240} />
      ))}
      <g className="palette-cream">
        <path className="paint-trim line-medium" d={boxes([392, -232, 14, 212])} />
        <path className="paint-shadow" d={boxes([401, -232, 5, 212])} />
      </g>
      <Eave />
      <path className="paint-stone line-medium" d={boxes([-700, -22, 1108, 22])} />
      <path className="line-soft" d={stamp('v22', row([-660, -22], { count: 15, step: 72 }))} />
      <Shrub x={452} y={0} scale={0.9} />
      <Shrub x={-36} y={0} />
      <Ground from={-700} to={1100} />
      <DropCloth />
      <Ladder />
      <Painter />
      <Cans />
    </>
  )
}

const levels = row([-22, 0], { count: 15, step: board }).map((_, index): Point => [
  -700,
  -22 - index * board,
])

/** What was rolled last still shines. */
const wet = 'M150-142h40v15h-44zM138-127h62v15h-70zM150-112h34v15h-40z'

/** Faded paint, with boards where it came off. */
function OldPaint() {
  return (
    <g className="palette-cream">
      <path className="paint-wall" d={boxes([-700, -232, corner + 700, 210])} />
      <path className="paint-wood" d={stamp(flake, flakes)} />
      <path className="line-faint" d="M244-150l6 5-3 8m96 74l7 4-2 7m30-112l-6 5 3 6M262-48l5 4" />
    </g>
  )
}

/** Paint comes off in pieces as high as a board. */
const flake = 'l5-4 3 2 6-3h34l3 3 5-1 5 4-6 3 3 4-7 3-5-1-4 3h-22l-4-3-6 2-5-3-4 1-4-4z'
const flakes: readonly Point[] = [
  [244, -197],
  [322, -47],
  [328, -62],
  [236, -62],
]

/** The edge of the roof, with its gutter. */
function Eave() {
  return (
    <>
      <path className="paint-trim line-medium" d={boxes([-700, -250, 1122, 18])} />
      <Shingles box={[-700, -760, 1124, 500]} step={16} width={26} />
      <path className="paint-copper line-medium" d="M-700-264H428v6q0 8-8 8H-700z" />
      <path className="paint-light" d={boxes([-700, -261, 1124, 4])} />
      <path strokeWidth="8.600" d="M414-250v10l-10 10V-10l10 6" />
      <path className="line-tube" strokeWidth="6" d="M414-250v10l-10 10V-10l10 6" />
      <path className="paint-cap" d={boxes([398, -190, 12, 4], [398, -80, 12, 4])} />
    </>
  )
}

/** A window; where its trim is new, tape is still around it. */
function Opening({ x, isTaped }: { readonly x: number; readonly isTaped: boolean }) {
  return (
    <g transform={`translate(${x}-194)`}>
      {isTaped && <path className="paint-ice-shield" d={boxes([-14, -20, 78, 128])} />}
      <g className={isTaped ? 'palette-cream' : 'palette-white'} transform="scale(1.8)">
        {!isTaped && (
          <>
            <path className="paint-shutter" d={boxes([-18, -4, 12, 58], [34, -4, 12, 58])} />
            <Courses box={[-16, -2, 8, 54]} step={4} className="line-soft" />
            <Courses box={[36, -2, 8, 54]} step={4} className="line-soft" />
          </>
        )}
        <Window />
      </g>
      <path className="paint-light" d="M4 86L44 6h6v12L12 86z" />
    </g>
  )
}

function Ladder() {
  return (
    <>
      <Stepladder at={[146, 0]} />
      <g className="palette-verdigris" transform="translate(-190 0)">
        <path className="paint-stone line-medium" d={boxes([322, -208, 26, 24])} />
        <path className="paint-wall" d="M320-210h30v5h-6q0 9-4 9t-4-7h-16z" />
        <path className="line-soft" d="M322-206q13-18 26 0" />
      </g>
    </>
  )
}

/** In white, with the roller at the end of its pole. */
function Painter() {
  return (
    <Worker
      skin="light"
      at={[310, 2]}
      isTurned
      hip={[-4, -89]}
      neck={[2, -135]}
      nod={-10}
      feet={[
        [14, -9],
        [-18, -9],
      ]}
      hands={[
        [34, -88],
        [58, -116],
      ]}
      trousers="paint-trim"
      shirt="paint-underlayment"
      cap="paint-trim"
    >
      <path strokeWidth="6" d="M14-64L84-146l8 4v14l16-4" />
      <path className="line-hose" strokeWidth="3.400" d="M14-64L84-146l8 4v14l16-4" />
      <path strokeWidth="7" d="M14-64L72-132" />
      <path stroke="#d8b584" strokeWidth="4.400" d="M15-65L72-132" />
      <g className="palette-verdigris">
        <path
          className="paint-wall line-medium"
          d="M82-182q0-4 4-4h14q4 0 4 4v46q0 4-4 4H86q-4 0-4-4z"
          transform="translate(14 20)"
        />
        <path className="paint-light" d={boxes([112, -166, 5, 52])} />
      </g>
    </Worker>
  )
}

function DropCloth() {
  return (
    <path
      className="paint-trim line-medium"
      d="M30 4q6-9 40-8t60 0 70-1 66 1 96 0q20 0 24 9-40-4-90 0t-110-1-100 1-56-1z"
    />
  )
}

/** Two cans and a brush. */
function Cans() {
  return (
    <g className="palette-verdigris" transform="translate(-62 4)">
      <path className="paint-stone line-medium" d="M120-4v-46h46v46z" />
      <path
        className="paint-wall"
        d="M120-34h46v20h-46zM118-52h50v5h-14q0 14-5 14t-5-10-4-4h-22z"
      />
      <path className="line-soft" d="M118-50q25-34 50 0" />
      <path className="paint-shadow" d={boxes([152, -47, 14, 43])} />
      <g transform="translate(4 0)">
        <path className="paint-stone line-medium" d="M176-4v-34h36v34z" />
        <path className="paint-trim" d="M176-28h36v15h-36z" />
        <path className="paint-cap" d={boxes([174, -41, 40, 4])} />
        <path className="paint-shadow" d={boxes([201, -37, 11, 33])} />
        <path className="paint-wood line-medium" d="M184-42l-3-8 34-6 6 2-2 5z" />
        <path className="paint-stone" d="M184-42l-4-8-6 1 4 8z" />
        <path className="paint-wall line-medium" d="M178-41l-5-9-15 6 4 4z" />
      </g>
    </g>
  )
}
