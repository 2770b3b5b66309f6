import { boxes, rectangle, row, stamp } from './path'

interface NeighbourProps {
  readonly x: number
  readonly palette?: string
}

/** The faint outline of the house next door. */
export function Neighbour({ x, palette = 'd-far' }: NeighbourProps) {
  return (
    <g className={palette} transform={`translate(${x} 0)`}>
      <path className="d-k" d={boxes([62, -214, 34, 40])} />
      <path className="d-w" d={boxes([0, -110, 210, 110])} />
      <path className="d-r" d={boxes([-10, -186, 230, 80])} />
      <path className="d-g" d={stamp(rectangle(26, 46), row([22, -86], { count: 4, step: 47 }))} />
    </g>
  )
}
