import { Door } from '../parts/Door'
import { Fence } from '../parts/Fence'
import { Ground } from '../parts/Ground'
import { Ladder } from '../parts/Ladder'
import type { Point } from '../parts/path'
import { boxes } from '../parts/path'
import { Repeat } from '../parts/Repeat'
import { Roof } from '../parts/Roof'
import { Steps } from '../parts/Steps'
import { Tree } from '../parts/Tree'
import { Window } from '../parts/Window'

/** Two rows of seven; the last of the upper row is on its way up. */
const places = [-158, -215].flatMap((y) =>
  Array.from({ length: 7 }, (_, index): Point => [28 + index * 35, y]),
)

/** A house whose roof carries panels, in the sun; the last of them is lifted to its place. */
export function Solar() {
  return (
    <>
      <g transform="translate(66-22)">
        <Sun />
      </g>
      <Tree x={492} scale={1.1} />
      <Fence x={-160} width={240} />
      <Fence x={404} width={240} />
      <g className="palette-cream" transform="translate(98 0)scale(.93)">
        <House />
        <path className="paint-shadow" d={boxes([24, -212, 250, 118])} />
        <path className="line-copper" d="M26-98H268" />
        <Repeat name="solar-panel" at={places.slice(0, -1)}>
          <Panel />
        </Repeat>
        <path stroke="#fff" strokeWidth="2" strokeDasharray="7 5" d={boxes([238, -215, 33, 55])} />
        <Ladder x={346} length={186} lean={-11} />
        <g transform="translate(292-236)rotate(16)scale(1.1)">
          <path className="paint-shadow" d={boxes([5, 6, 33, 55])} />
          <Panel />
        </g>
        <path className="line-arrow" d="M290-168q-8 6-16 2m11-8l-11 8 9 9" />
        <path className="line-pipe" d="M283-94v34" />
        <path className="paint-stone line-medium" d={boxes([276, -62, 14, 22])} />
        <path className="paint-lamp" d={boxes([280, -58, 6, 4])} />
      </g>
      <Ground from={-700} to={1100} />
    </>
  )
}

/** One storey with smooth walls, as there are some in every state. */
function House() {
  return (
    <>
      <path className="paint-wall line-medium" d={boxes([0, -96, 300, 96])} />
      <path className="paint-brick line-medium" d={boxes([0, -26, 300, 18])} />
      <path className="paint-stone" d={boxes([-3, -9, 306, 9], [-2, -29, 304, 4])} />
      <Repeat name="solar-window" at={[26, 68, 196, 238].map((x) => [x, -76])} room={0}>
        <Window width={34} height={42} columns={1} rows={1} />
      </Repeat>
      <Door x={133} y={-10} transom={0} isGlazed />
      <Steps x={122} width={56} />
      <path className="paint-shadow" d={boxes([0, -90, 300, 11])} />
      <Roof box={[-10, -222, 320, 132]} />
    </>
  )
}

/** A panel of three by ten cells, three feet three by five feet six. */
function Panel() {
  return (
    <>
      <path className="paint-panel line-medium" d={boxes([0, 0, 33, 55])} />
      <path
        className="line-cells"
        d="M11 0v55M22 0v55M0 5.5h33M0 11h33M0 16.5h33M0 22h33M0 27.5h33M0 33h33M0 38.5h33M0 44h33M0 49.5h33"
      />
      <path className="paint-light" d="M0 0h20L0 34z" />
    </>
  )
}

function Sun() {
  return (
    <>
      <path className="paint-beam" d="M-4-206a48 48 0 1 1 96 0a48 48 0 1 1-96 0" />
      <path className="paint-lamp line-medium" d="M21-206a23 23 0 1 1 46 0a23 23 0 1 1-46 0" />
      <path
        className="line-copper"
        d="M44-236v-10M44-176v10M14-206H4M74-206h10M23-227l-7-7M65-185l7 7M65-227l7-7M23-185l-7 7"
      />
    </>
  )
}
