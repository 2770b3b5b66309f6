import { boxes, rectangle, row, stamp } from './path'

interface NeighbourProps {
  readonly x: number
  readonly palette?: string
}

/** The faint outline of the house next door. */
export function Neighbour({ x, palette = 'palette-far' }: NeighbourProps) {
  return (
    <g className={palette} transform={`translate(${x} 0)`}>
      <path className="paint-chimney" d={boxes([62, -214, 34, 40])} />
      <path className="paint-wall" d={boxes([0, -110, 210, 110])} />
      <path className="paint-roof" d={boxes([-10, -186, 230, 80])} />
      <path
        className="paint-glass"
        d={stamp(rectangle(26, 46), row([22, -86], { count: 4, step: 47 }))}
      />
    </g>
  )
}
