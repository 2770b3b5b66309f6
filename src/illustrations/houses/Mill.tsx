import { ArchedWindow } from '../parts/ArchedWindow'
import { Courses } from '../parts/Courses'
import { Door } from '../parts/Door'
import { boxes, polygon, row } from '../parts/path'
import { PorchLamp } from '../parts/PorchLamp'
import { Repeat } from '../parts/Repeat'
import { Steps } from '../parts/Steps'
import { Wall } from '../parts/Wall'

/** Five bays on each floor; the door is in the middle one of the lowest. */
const openings = [-316, -232, -148, -64]
  .flatMap((y) => row([23, y], { count: 5, step: 66 }))
  .filter(([x, y]) => x !== 155 || y !== -64)

/** A brick mill: four storeys of segmental windows, a flat roof and its stack. */
export function Mill() {
  return (
    <>
      <path
        className="paint-brick line-medium"
        d={polygon([94, -340], [99, -480], [131, -480], [136, -340])}
      />
      <Courses box={[99, -480, 32, 140]} step={5} />
      <path
        className="paint-shadow"
        d={polygon([118, -340], [119, -480], [131, -480], [136, -340])}
      />
      <path className="paint-chimney" d={boxes([95, -490, 40, 12], [96, -466, 38, 5])} />
      <path className="paint-stone" d={boxes([20, -382, 54, 30], [210, -374, 100, 22])} />
      <Wall box={[0, -356, 350, 356]} siding="brick" />
      <path className="paint-shadow" d={boxes([0, -342, 350, 12])} />
      <path className="line-faint" d="M3-347H350" strokeWidth="10" strokeDasharray="5" />
      <path className="paint-stone" d={boxes([-2, -14, 354, 14])} />
      <Repeat name="mill-window" at={openings} room={0}>
        <ArchedWindow width={40} height={48} rise={7} columns={4} />
      </Repeat>
      <Door x={158} y={-14} transom={3} />
      <PorchLamp x={205} y={-70} />
      <Steps x={147} width={56} count={3} />
      <path className="paint-copper line-medium" d={boxes([-6, -360, 362, 8])} />
    </>
  )
}
