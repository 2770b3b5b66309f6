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

function Gable() {
  return (
    <g className="palette-cream">
      <path className="paint-wall line-medium" d="M38 0v-128L186-232l148 104V0z" />
      <clipPath id="masonry-gable">
        <path d="M38 0v-128L186-232l148 104V0z" />
      </clipPath>
      <g clipPath="url(#masonry-gable)">
        <Courses box={[38, -240, 296, 226]} step={8} />
        <path stroke="#101b24" strokeOpacity=".17" strokeWidth="26" d="M26-120L186-232l160 112" />
      </g>
      <path className="paint-stone line-medium" d={boxes([34, -14, 304, 14])} />
      {[64, 270].map((x) => (
        <g key={x} transform={`translate(${x}-92)scale(1.2)`}>
          <Window />
        </g>
      ))}
      <path className="paint-trim line-medium" d="M14-112L186-234l172 122v-16L186-252 14-128z" />
      <path className="paint-roof line-medium" d="M8-126L186-252l178 126v-12L186-266 8-138z" />
    </g>
  )
}

const stack = 'M126 0v-92l18-30v-130h84v130l18 30V0z'

/** Wide at the hearth, with sloped shoulders, corbelled at the top. */
function Chimney() {
  return (
    <>
      <path className="paint-shadow" d="M246-92l16-20V0h-16zM228-240h10v120l-10-4z" />
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
      <path className="paint-stone line-medium" d={boxes([131, -267, 110, 7])} />
      <path className="paint-stone line-medium" d={boxes([160, -40, 52, 30])} />
      <path className="paint-cap" d={boxes([167, -34, 38, 24])} />
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
