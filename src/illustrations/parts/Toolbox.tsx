import { boxes } from './path'

interface ToolboxProps {
  readonly x: number
  readonly y?: number
}

/** A box of tools on the floor, closed but for what sticks out of it. */
export function Toolbox({ x, y = 0 }: ToolboxProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="paint-copper line-medium" d="M44-34l10-14 6 3-8 13z" />
      <path className="paint-stone line-medium" d="M14-34v-16h5v16zM12-50h9v-6h-9z" />
      <path strokeWidth="4" d="M20-34v-8q0-5 5-5h10q5 0 5 5v8" />
      <path className="paint-door line-medium" d="M0-30q0-6 6-6h50q6 0 6 6V0H0z" />
      <path className="paint-light" d={boxes([3, -33, 56, 5])} />
      <path className="paint-shadow" d={boxes([0, -12, 62, 12])} />
      <path className="line-medium" d="M0-24h62" />
      <path className="paint-lamp line-medium" d={boxes([10, -28, 8, 9], [44, -28, 8, 9])} />
    </g>
  )
}
