import { Ground } from '../parts/Ground'
import { boxes, row, stamp, type Point } from '../parts/path'
import { Shingles } from '../parts/Shingles'
import { Window } from '../parts/Window'

const board = 15
/** How far to the right the brush has come on each board, from the lowest up. */
const ends = [232, 196, 214, 178, 222, 190, 236, 204, 170, 212, 184, 226, 198, 176]
const painted = `M-700-22${ends.map((x) => `H${x}a7.500 7.500 0 0 0 0-15`).join('')}H-700z`

const colors = [
  'palette-brick',
  'palette-ochre',
  'palette-cream',
  'palette-sage',
  'palette-verdigris',
  'palette-blue',
  'palette-bark',
] as const

/** A wall half painted: new color on the left, old paint and bare wood on the right, a fan of swatches between. */
export function Painting() {
  return (
    <>
      <OldPaint />
      <g className="palette-verdigris">
        <path className="paint-wall" d={painted} />
        <path className="line-soft" d={painted} />
      </g>
      <path className="line-faint" d={stamp('H1100', levels)} />
      <path className="paint-shadow" d={boxes([-700, -232, 1800, 12])} />
      {[-226, -58, 316, 492].map((x) => (
        <Opening key={x} x={x} isTaped={x > 240} />
      ))}
      <Fan />
      <Roller />
      <path className="paint-trim line-medium" d={boxes([-700, -250, 1800, 18])} />
      <Shingles box={[-700, -760, 1800, 500]} step={16} width={26} />
      <path className="paint-copper line-medium" d={boxes([-700, -264, 1800, 14])} />
      <path className="paint-stone line-medium" d={boxes([-700, -22, 1800, 22])} />
      <Ground from={-700} to={1100} />
      <Cans />
    </>
  )
}

const levels = row([-22, 0], { count: 15, step: board }).map((_, index): Point => [
  -700,
  -22 - index * board,
])

/** Faded paint, with boards where it came off. */
function OldPaint() {
  return (
    <g className="palette-cream">
      <path className="paint-wall" d={boxes([-700, -232, 1800, 210])} />
      <path className="paint-wood" d={stamp(flake, flakes)} />
    </g>
  )
}

/** Paint comes off in pieces as high as a board. */
const flake = 'l5-4 3 2 6-3h34l3 3 5-1 5 4-6 3 3 4-7 3-5-1-4 3h-22l-4-3-6 2-5-3-4 1-4-4z'
const flakes: readonly Point[] = [
  [262, -77],
  [292, -92],
  [272, -197],
  [404, -62],
  [436, -77],
  [398, -152],
  [588, -107],
  [640, -182],
  [700, -62],
]

/** A window; where its trim is new, tape is still around it. */
function Opening({ x, isTaped }: { readonly x: number; readonly isTaped: boolean }) {
  return (
    <g transform={`translate(${x}-194)`}>
      {isTaped && <path className="paint-ice-shield" d={boxes([-16, -20, 82, 130])} />}
      <g transform="scale(1.8)">
        <Window />
      </g>
    </g>
  )
}

/** The fan hangs on a nail; the strip of the new color is the longest. */
function Fan() {
  return (
    <g transform="translate(150-180)scale(.4)">
      <path className="paint-shadow" d="M-8 8L-86 62-52 104-10 120 30 124 70 110 104 70z" />
      {colors.map((color, index) => (
        <g key={color} className={color} transform={`rotate(${57 - index * 19})`}>
          <path
            className="paint-wall line-medium"
            d={`M-11-10h22v${index === 4 ? 126 : 108}h-22z`}
          />
          <path className="paint-light" d="M-11 30h22v22h-22zM-11 74h22v22h-22z" />
          <path className="line-faint" d="M-11 30h22m0 22h-22m0 22h22m0 22h-22" />
        </g>
      ))}
      <path className="paint-trim line-medium" d="M-6 0a6 6 0 1 1 12 0a6 6 0 1 1-12 0" />
      <path className="paint-cap" d="M-2 0a2 2 0 1 1 4 0a2 2 0 1 1-4 0" />
    </g>
  )
}

/** The roller at the end of its pole, on the board that is next. */
function Roller() {
  return (
    <g className="palette-verdigris">
      <path className="paint-shadow" d={boxes([236, -124, 30, 58])} />
      <path strokeWidth="5.600" d="M246-128v-12h38v50l-6 10" />
      <path className="line-ladder" d="M246-128v-12h38v50l-6 10" />
      <path className="paint-wood line-medium" d="M274-88l7-3 34 84-7 3z" />
      <path
        className="paint-wall line-medium"
        d="M232-128q0-5 5-5h18q5 0 5 5v56q0 5-5 5h-18q-5 0-5-5z"
      />
      <path className="paint-light" d={boxes([236, -131, 6, 62])} />
    </g>
  )
}

/** Two cans on a drop cloth. */
function Cans() {
  return (
    <>
      <path
        className="paint-trim line-medium"
        d="M84 3q6-8 30-7t60 0 70-1 66 1 56 0q20 0 24 8-40-4-80 0t-90-1-80 1-56-1z"
      />
      <g className="palette-verdigris">
        <path className="paint-stone line-medium" d="M120-4v-46h46v46z" />
        <path
          className="paint-wall"
          d="M120-34h46v20h-46zM118-52h50v5h-14q0 14-5 14t-5-10-4-4h-22z"
        />
        <path className="line-soft" d="M118-50q25-34 50 0" />
        <path className="paint-shadow" d={boxes([152, -47, 14, 43])} />
        <path className="paint-stone line-medium" d="M176-4v-34h36v34z" />
        <path className="paint-trim" d="M176-28h36v15h-36z" />
        <path className="paint-cap" d={boxes([174, -41, 40, 4])} />
        <path className="paint-shadow" d={boxes([201, -37, 11, 33])} />
        <path className="paint-wood line-medium" d="M184-42l-3-8 34-6 6 2-2 5z" />
        <path className="paint-stone" d="M184-42l-4-8-6 1 4 8z" />
        <path className="paint-wall line-medium" d="M178-41l-5-9-15 6 4 4z" />
      </g>
    </>
  )
}
