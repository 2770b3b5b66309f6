import { Courses } from '../parts/Courses'
import { Ground } from '../parts/Ground'
import { Joints } from '../parts/Joints'
import { boxes, type Box } from '../parts/path'
import { Tree } from '../parts/Tree'
import { Window } from '../parts/Window'

/** A chimney against the gable of a house, and a wall of stone that is being built beside it. */
export function Masonry() {
  return (
    <>
      <Tree x={-86} scale={1.1} />
      <Tree x={540} scale={1.2} />
      <Gable />
      <Chimney />
      <StoneWall />
      <Ground from={-700} to={1100} />
      <Tools />
    </>
  )
}

const gable = 'M38 0v-106L186-202l148 96V0z'

function Gable() {
  return (
    <g className="palette-cream">
      <path className="paint-wall line-medium" d={gable} />
      <clipPath id="masonry-gable">
        <path d={gable} />
      </clipPath>
      <g clipPath="url(#masonry-gable)">
        <Courses box={[38, -216, 296, 202]} step={8} />
        <path stroke="#101b24" strokeOpacity=".17" strokeWidth="26" d="M26-98L186-202l160 104" />
      </g>
      <path className="paint-stone line-medium" d={boxes([34, -14, 304, 14])} />
      {[64, 270].map((x) => (
        <g key={x} transform={`translate(${x}-92)scale(1.2)`}>
          <Window />
        </g>
      ))}
      <path className="paint-trim line-medium" d="M14-90L186-204l172 114v-16L186-222 14-106z" />
      <path className="paint-roof line-medium" d="M8-104L186-222l178 118v-12L186-236 8-116z" />
    </g>
  )
}

const stack = 'M126 0v-92l18-30v-130h84v130l18 30V0z'

/** Wide at the hearth, with sloped shoulders; high above the ridge, with two clay flues. Ash comes out at its foot. */
function Chimney() {
  return (
    <>
      <path className="paint-shadow" d="M246-92l16-20V0h-16zM228-206h10v86l-10-4z" />
      <path className="paint-brick line-medium" d={stack} />
      <clipPath id="masonry-stack">
        <path d={stack} />
      </clipPath>
      <g clipPath="url(#masonry-stack)">
        <Courses className="line-soft" box={[120, -280, 132, 280]} step={8} />
        <Joints className="line-faint" box={[120, -280, 132, 280]} step={8} widths={[18]} />
        <path className="paint-shadow" d="M208-260h20v138l18 30V0h-22v-84l-16-30z" />
      </g>
      <path
        className="paint-stone line-medium"
        d="M120-88l22-36h8l-18 36zM252-88l-22-36h-8l18 36z"
      />
      <path
        className="paint-chimney line-medium"
        d={boxes([140, -250, 92, 7], [135, -260, 102, 10])}
      />
      <g className="roof-terracotta">
        <path
          className="paint-roof line-medium"
          d={boxes(
            [152, -282, 24, 15],
            [196, -282, 24, 15],
            [149, -286, 30, 5],
            [193, -286, 30, 5],
          )}
        />
      </g>
      <path className="paint-stone line-medium" d={boxes([131, -267, 110, 7])} />
      <path className="paint-cap line-medium" d={boxes([172, -36, 28, 22])} />
      <path className="line-soft" stroke="#fdfbf6" d="M176-32h20v14h-20z" />
      <path className="paint-stone" d={boxes([192, -27, 3, 5])} />
    </>
  )
}

/** Widths of the stones of each course, from the lowest up, and where the course ends. */
const courses = [
  { y: 0, height: 24, start: 338, widths: [44, 30, 52, 36, 46, 28, 40] },
  { y: -24, height: 20, start: 338, widths: [28, 46, 34, 50, 26, 38] },
  { y: -44, height: 22, start: 338, widths: [50, 32, 42, 30] },
  { y: -66, height: 18, start: 338, widths: [34, 44, 30] },
] as const

const stones = courses.flatMap(({ y, height, start, widths }) => {
  let x: number = start
  return widths.map((width): Box => {
    const box: Box = [x, y - height, width, height]
    x += width
    return box
  })
})

/** A stone with rounded, uneven corners. */
const toStone = ([x, y, width, height]: Box) =>
  `M${x + 4} ${y + 1}h${width - 9}q4 1 4 5v${height - 11}q0 4-5 4h${8 - width}q-4 0-4-4v${10 - height}q0-5 4-5z`

function StoneWall() {
  return (
    <>
      <path
        className="paint-hole"
        stroke="none"
        d={boxes(
          ...courses.map(({ y, height, start, widths }): Box => [
            start,
            y - height,
            widths.reduce((sum, width) => sum + width, 0),
            height,
          ]),
        )}
      />
      <path className="paint-stone line-medium" d={stones.map(toStone).join('')} />
      <path
        className="paint-light"
        d={stones
          .filter((_, index) => index % 3 === 1)
          .map(toStone)
          .join('')}
      />
      <path
        className="paint-shadow"
        d={stones
          .filter((_, index) => index % 4 === 2)
          .map(toStone)
          .join('')}
      />
      <path className="paint-stone line-medium" d="M330-84h122v-12H330z" />
      <path className="paint-shadow" d={boxes([338, -84, 108, 5])} />
    </>
  )
}

/** The line that keeps it level, the next stones, a trowel in its mortar. */
function Tools() {
  return (
    <>
      <path className="line-rope" d="M452-90H640" />
      <path className="paint-wood line-medium" d={boxes([636, -112, 7, 112])} />
      <path
        className="paint-stone line-medium"
        d={[
          [520, 0],
          [556, 0],
          [540, -20],
        ]
          .map(([x = 0, y = 0]) => toStone([x, y - 20, 36, 20]))
          .join('')}
      />
      <g transform="translate(428-66)">
        <path className="paint-underlayment line-medium" d="M4 0q2-9 16-8t18 8z" />
        <path className="paint-stone line-medium" d="M16-8l26-12 4 6z" />
        <path className="paint-wood line-medium" d="M46-17l16-6 2 5-16 5z" />
      </g>
    </>
  )
}
