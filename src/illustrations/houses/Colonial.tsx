import { Chimney } from '../parts/Chimney'
import { Door } from '../parts/Door'
import { Downspout } from '../parts/Downspout'
import type { Point } from '../parts/path'
import { boxes, row } from '../parts/path'
import { PorchLamp } from '../parts/PorchLamp'
import { Repeat } from '../parts/Repeat'
import { Roof } from '../parts/Roof'
import { Steps } from '../parts/Steps'
import { Wall } from '../parts/Wall'
import { Window } from '../parts/Window'

const upper = row([35, -152], { count: 5, step: 66 })
const lower = [35, 101, 233, 299].map((x): Point => [x, -72])

/** A centre-hall Colonial: five bays, two storeys, shutters, a dentilled cornice. */
export function Colonial() {
  return (
    <>
      <Repeat name="colonial-chimney" at={[56, 270].map((x) => [x, -266])}>
        <Chimney width={36} height={32} />
      </Repeat>
      <Wall box={[0, -182, 362, 182]} siding="clapboard" />
      <path className="paint-stone" d={boxes([-3, -10, 368, 10])} />
      <path
        className="paint-trim"
        d={boxes([0, -182, 9, 172], [353, -182, 9, 172], [0, -182, 362, 14])}
      />
      <path className="line-faint" d="M5-170H362" strokeWidth="5" strokeDasharray="4" />
      <path className="paint-shadow" d={boxes([0, -168, 362, 9])} />
      <Repeat name="colonial-window" at={[...upper, ...lower]} room={2}>
        <path className="paint-shutter" d={boxes([-15, -3, 11, 52], [32, -3, 11, 52])} />
        <Window height={46} />
      </Repeat>
      <Entrance />
      <Downspout x={368} y={-178} />
      <Roof box={[-12, -266, 386, 88]} />
    </>
  )
}

function Entrance() {
  return (
    <>
      <path className="paint-trim" d={boxes([144, -82, 74, 72])} />
      <Door x={164} y={-10} transom={0} />
      <path className="paint-trim" d={boxes([147, -80, 9, 70], [206, -80, 9, 70])} />
      <path className="paint-shadow" d={boxes([144, -81, 74, 4])} />
      <path className="paint-trim line-medium" d="M136-81l45-14 45 14z" />
      <path className="paint-shadow" d="M151-83l30-9 30 9z" />
      <PorchLamp x={210.5} y={-60} />
      <Steps x={141} width={80} />
    </>
  )
}
