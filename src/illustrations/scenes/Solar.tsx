import type { ReactNode } from 'react'
import { Door } from '../parts/Door'
import { Fence } from '../parts/Fence'
import { Ground } from '../parts/Ground'
import { Ladder } from '../parts/Ladder'
import { LeafTree } from '../parts/LeafTree'
import type { Box, Point } from '../parts/path'
import { boxes } from '../parts/path'
import { Repeat } from '../parts/Repeat'
import { Roof } from '../parts/Roof'
import { Climber, RooferOnRoof } from '../parts/Roofer'
import { Shrub } from '../parts/Shrub'
import { Steps } from '../parts/Steps'
import { Turf } from '../parts/Turf'
import { Window } from '../parts/Window'
import { Yonder } from '../parts/Yonder'

/** Two rows of seven; the last of the upper row is on its way into its place. */
const places = [-158, -215].flatMap((y) =>
  Array.from({ length: 7 }, (_, index): Point => [28 + index * 35, y]),
)
const last = places.length - 1

/** A house whose roof carries panels, in the sun; the last of them is set in place. */
export function Solar() {
  return (
    <SunnyHouse>
      <path className="paint-shadow" d={boxes([24, -212, 250, 118])} />
      <path className="line-copper" d="M26-98H268" />
      <Repeat name="solar-panel" at={places.slice(0, last)}>
        <Panel />
      </Repeat>
      <path className="line-hose" strokeWidth="2" d="M236-204h40M236-172h40" />
      <g transform="translate(244-219)rotate(5)">
        <path className="paint-shadow" d={boxes([4, 5, 33, 55])} />
        <Panel />
      </g>
      <RooferOnRoof at={[287, -168]} ridge={[293, -222]} />
      <Climber x={303} eave={94} />
    </SunnyHouse>
  )
}

/** The same house before its new roof: half of the panels are off, and stand on edge; their mounts are still there. */
export function PanelRemoval() {
  return (
    <SunnyHouse>
      <path className="paint-shadow" d={boxes([24, -212, 108, 118], [24, -155, 145, 60])} />
      <path
        className="line-hose"
        strokeWidth="2.600"
        d="M134-204h136M134-172h136M168-146h102M168-112h102"
      />
      <path
        className="paint-copper"
        d={boxes(
          ...[-204, -172, -146, -112].flatMap((y) =>
            [176, 212, 248].map((x): Box => [x, y - 4, 6, 9]),
          ),
        )}
      />
      <Repeat
        name="solar-removed"
        at={[...places.slice(0, 4), ...places.slice(7, 10), [324, -58], [330, -58], [336, -58]]}
      >
        <Panel />
      </Repeat>
      <g transform="translate(152-209)rotate(-7)">
        <path className="paint-shadow" d={boxes([4, 5, 33, 55])} />
        <Panel />
      </g>
      <RooferOnRoof at={[206, -156]} ridge={[214, -222]} />
      <path className="paint-wood line-medium" d={boxes([318, -4, 60, 5])} />
      <Ladder x={296} length={136} lean={-2} />
    </SunnyHouse>
  )
}

/** The house on its lot, with the box that turns the power of the roof into that of the house. */
function SunnyHouse({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <g transform="translate(12-26)">
        <Sun />
      </g>
      <Yonder
        houses={[
          [432, -64],
          [-90, -54],
        ]}
      />
      <LeafTree x={38} scale={0.86} />
      <LeafTree x={490} scale={1.05} />
      <Fence x={-700} width={780} />
      <Fence x={404} width={700} />
      <Turf from={-700} to={1100} />
      <g className="palette-cream" transform="translate(84 0)scale(1.02)">
        <House />
        <path className="line-pipe" d="M283-94v34" />
        <path className="paint-stone line-medium" d={boxes([276, -62, 14, 22])} />
        <path className="paint-lamp" d={boxes([280, -58, 6, 4])} />
        <Shrub x={24} scale={0.36} bloom="paint-door" />
        <Shrub x={72} scale={0.34} bloom="paint-door" />
        <Shrub x={232} scale={0.36} bloom="paint-door" />
        {children}
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
        className="line-copper sun-rays"
        d="M44-236v-10M44-176v10M14-206H4M74-206h10M23-227l-7-7M65-185l7 7M65-227l7-7M23-185l-7 7"
      />
    </>
  )
}
