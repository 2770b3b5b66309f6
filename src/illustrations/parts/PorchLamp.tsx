import { pair } from './path'

interface PorchLampProps {
  readonly x: number
  readonly y: number
}

/** A lantern beside a door, its glow after dark; its origin is the middle of its top. */
export function PorchLamp({ x, y }: PorchLampProps) {
  return (
    <g transform={`translate(${pair([x, y])})`}>
      <circle className="porch-glow" cy="6" r="13" />
      <path className="porch-lamp" d="M-3 2h6v9h-6z" />
      <path className="paint-cap" d="M-4 2l4-4 4 4z" />
    </g>
  )
}
