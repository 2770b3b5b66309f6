import { Courses } from '../parts/Courses'
import { Ground } from '../parts/Ground'
import { Joints } from '../parts/Joints'
import { LeafTree } from '../parts/LeafTree'
import { boxes, type Box } from '../parts/path'
import { Shrub } from '../parts/Shrub'
import { Turf } from '../parts/Turf'
import { Window } from '../parts/Window'
import { Worker } from '../parts/Worker'
import { Yonder } from '../parts/Yonder'

/** A mason on a scaffold beside the chimney of a house, and a wall of stone with its pillar. */
export function Masonry() {
  return (
    <>
      <Yonder
        houses={[
          [396, -62],
          [-150, -50],
        ]}
      />
      <LeafTree x={-60} scale={1.1} />
      <LeafTree x={566} scale={1.1} />
      <Turf from={-700} to={1100} />
      <StoneWall />
      <Gable />
      <Shrub x={40} scale={0.6} />
      <Chimney />
      <NewJoints />
      <Scaffold />
      <Ground from={-700} to={1100} />
      <Mixer />
      <BrickStack />
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

/** Joints that are filled again are still pale, the next ones are raked out. */
function NewJoints() {
  return (
    <>
      <path
        stroke="#fdfbf6"
        strokeWidth="1.800"
        strokeOpacity=".8"
        d="M145-236h82M145-228h82M145-220h82M145-212h82M170-204h57M184-196h43M157-235v7m18 1v7m-14 1v7m20-24v8m16 1v7m-10 1v7m20-24v8m-16 16v8m8-8v8"
      />
      <path
        strokeWidth="2.600"
        d="M145-188h60M145-180h82M145-172h82M145-164h70M163-187v7m20 1v7m16 1v7m-40-7v7"
      />
    </>
  )
}

/** The floor of the scaffold. */
const floor = -168
const posts = boxes([262, -252, 6, 252], [378, -252, 6, 252])

/** Two posts on their feet, braced; on its planks a mason with trowel and hawk, and the mortar. */
function Scaffold() {
  return (
    <>
      <path strokeWidth="5" d="M266-160L380-84M380-84L266-8" />
      <path className="line-ladder" d="M266-160L380-84M380-84L266-8" />
      <path className="paint-stone line-medium" d={boxes([256, -84, 134, 5])} />
      <path
        className="paint-stone line-medium"
        d={boxes([262, -214, 122, 4], [262, -240, 122, 4])}
      />
      <Worker
        skin="deep"
        at={[277, floor]}
        scale={0.56}
        isTurned
        nod={6}
        hands={[
          [52, -112],
          [44, -90],
        ]}
        trousers="paint-jeans"
        shirt="paint-sleeve"
        cap="paint-lamp"
      >
        <path className="paint-wood line-medium" d="M26-92h38v6H26zM42-86h6v14h-6z" />
        <path className="paint-underlayment line-medium" d="M30-92q4-14 14-14t16 14z" />
        <path className="paint-wood line-medium" d="M50-114h14v6H50z" />
        <path className="paint-stone line-medium" d="M64-116l26 6-26 6z" />
      </Worker>
      <path className="paint-stone line-medium" d={posts} />
      <path className="paint-light" d={boxes([263, -252, 2, 252], [379, -252, 2, 252])} />
      <path className="paint-stone line-medium" d={boxes([256, -6, 18, 6], [372, -6, 18, 6])} />
      <path className="paint-wood line-medium" d={boxes([240, floor, 158, 8])} />
      <path className="line-soft" d={`M240 ${floor + 4}h158`} />
      <path
        className="paint-brick line-medium"
        d={boxes(
          [336, floor - 9, 18, 9],
          [356, floor - 9, 18, 9],
          [340, floor - 18, 18, 9],
          [360, floor - 18, 12, 9],
          [346, floor - 27, 18, 9],
        )}
      />
      <path className="paint-cap line-medium" d={`M306 ${floor - 16}h24l-3 16h-18z`} />
      <path className="paint-underlayment line-medium" d={`M306 ${floor - 16}q12-12 24 0z`} />
    </>
  )
}

/** Widths of the stones of each course of the wall, from the lowest up, repeated along it. */
const courses = [
  { y: 0, height: 24, widths: [44, 30, 52, 36, 46, 28, 40] },
  { y: -24, height: 20, widths: [28, 46, 34, 50, 26, 38, 54] },
  { y: -44, height: 18, widths: [50, 32, 42, 30, 48, 36, 38] },
] as const

const fill = (from: number, to: number) =>
  courses.flatMap(({ y, height, widths }) => {
    const list: Box[] = []
    for (let x = from, at = 0; x < to; at += 1) {
      const width = Math.min(widths[at % widths.length] ?? 40, to - x)
      list.push([x, y - height, width < 18 ? 18 : width, height])
      x += width
    }
    return list
  })
const stones = [...fill(334, 432), ...fill(478, 1060)]
const pillar: readonly Box[] = [
  [430, -24, 30, 24],
  [460, -24, 20, 24],
  [430, -46, 18, 22],
  [448, -46, 32, 22],
  [430, -68, 28, 22],
  [458, -68, 22, 22],
  [430, -90, 20, 22],
  [450, -90, 30, 22],
]

/** A stone with rounded, uneven corners. */
const toStone = ([x, y, width, height]: Box) =>
  `M${x + 4} ${y + 1}h${width - 9}q4 1 4 5v${height - 11}q0 4-5 4h${8 - width}q-4 0-4-4v${10 - height}q0-5 4-5z`

/** Under its coping, and a pillar with its cap and lantern. */
function StoneWall() {
  const all = [...stones, ...pillar]
  return (
    <>
      <path
        className="paint-hole"
        stroke="none"
        d={boxes([334, -62, 766, 62], [430, -90, 50, 90])}
      />
      <path className="paint-stone line-medium" d={all.map(toStone).join('')} />
      <path
        className="paint-light"
        d={all
          .filter((_, index) => index % 3 === 1)
          .map(toStone)
          .join('')}
      />
      <path
        className="paint-shadow"
        d={all
          .filter((_, index) => index % 4 === 2)
          .map(toStone)
          .join('')}
      />
      <path
        className="paint-stone line-medium"
        d={boxes([334, -71, 94, 10], [482, -71, 618, 10], [424, -100, 62, 10])}
      />
      <path
        className="paint-shadow"
        d={boxes([334, -61, 96, 5], [480, -61, 620, 5], [430, -90, 50, 5])}
      />
      <path className="paint-stone line-medium" d="M434-100l10-8h22l10 8z" />
      <path className="paint-cap line-medium" d="M447-108h16v-4h-16zM444-136l11-9 11 9z" />
      <path className="paint-lamp line-medium" d="M446-136h18l-3 24h-12z" />
    </>
  )
}

/** A mixer on its wheels, with sand, and the bag that goes into it. */
function Mixer() {
  return (
    <g transform="translate(30 2)">
      <path className="paint-wood line-medium" d="M-70 0q20-34 44-30 30 4 46 30z" />
      <path strokeWidth="6" d="M30-40L14-4M46-40L70-4M2-40H70" />
      <path className="line-hose" strokeWidth="3" d="M30-40L14-4M46-40L70-4" />
      <g transform="translate(36-58)rotate(-24)">
        <path
          className="paint-copper line-medium"
          d="M-24-20L-10-34H22L34-18V16L22 30H-12L-24 16z"
        />
        <path className="paint-attic line-medium" d="M-24-20h-8v36h8z" />
        <path className="paint-light" d="M-18-22l8-8h30l8 10z" />
        <path className="line-medium" d="M-10-34V30M22-34V30" />
      </g>
      <path className="paint-tarp line-medium" d={boxes([52, -56, 24, 18])} />
      <path className="paint-attic line-medium" d="M60-10a10 10 0 1 1 20 0a10 10 0 1 1-20 0" />
      <path className="paint-stone" d="M66-10a4 4 0 1 1 8 0a4 4 0 1 1-8 0" />
    </g>
  )
}

const brickRows = [0, 1, 2].flatMap((level) =>
  Array.from({ length: 4 - (level === 2 ? 1 : 0) }, (_, index): Box => [
    394 + index * 21 + (level % 2) * 4,
    -17 - level * 11,
    19,
    10,
  ]),
)

/** What is left of them, on a pallet. */
function BrickStack() {
  return (
    <>
      <path
        className="paint-wood line-medium"
        d={boxes([388, -6, 94, 5], [392, -1, 12, 5], [428, -1, 12, 5], [466, -1, 12, 5])}
      />
      <path className="paint-brick line-medium" d={boxes(...brickRows)} />
      <path className="paint-shadow" d={boxes([394, -17, 88, 10])} />
    </>
  )
}
