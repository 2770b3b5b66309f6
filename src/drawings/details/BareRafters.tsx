import { Ground } from '../parts/Ground'
import { boxes, row } from '../parts/path'
import { Repeat } from '../parts/Repeat'
import { Wall } from '../parts/Wall'
import { Window } from '../parts/Window'

/** An old frame: rafters and wide boards under the shingles that are left. */
export function BareRafters() {
  return (
    <g transform="translate(0 266)">
      <g className="d-bark" transform="translate(56 0)scale(1.2)">
        <Wall box={[0, -84, 300, 84]} siding="clapboard" />
        <Repeat at={row([34, -66], { count: 4, step: 68 })}>
          <Window height={42} />
        </Repeat>
        <path className="d-s" d={boxes([0, -84, 300, 12])} />
        <path className="d-wood d-o" d={boxes(...row([0, -190], { count: 11, step: 29 }).map(([x, y]) => [x, y, 9, 110] as const))} />
        <path className="d-wood d-o" d={boxes([-8, -118, 316, 18], [-8, -100, 316, 18])} />
        <path className="d-r d-o" d="M-10-194H130v18h-22v20h-30v18H52v22H-10z" />
        <path className="d-y" d="M-10-176H108M-10-156H78M-10-138H52" />
        <path className="d-wood d-o" d={boxes([-12, -198, 324, 10])} />
        <path className="d-t d-o" d={boxes([-12, -84, 324, 8])} />
      </g>
      <Ground from={-40} to={560} />
    </g>
  )
}
