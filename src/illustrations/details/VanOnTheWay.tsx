import { Ground } from '../parts/Ground'
import { Neighbour } from '../parts/Neighbour'
import { Van } from '../parts/Van'

/** The van on the road, its ladder on the rack. */
export function VanOnTheWay() {
  return (
    <g transform="translate(0 240)">
      <Neighbour x={-40} />
      <g transform="translate(300 0)scale(1.1)">
        <Neighbour x={0} />
      </g>
      <g transform="translate(96 0)scale(1.7)">
        <Van x={0} />
      </g>
      <path className="line-arrow" d="M20-96h50M8-64h50M30-32h40" />
      <Ground from={-40} to={560} />
    </g>
  )
}
