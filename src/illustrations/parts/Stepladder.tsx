import { boxes, pair, type Point } from './path'

interface StepladderProps {
  /** Between its feet. */
  readonly at: Point
}

const treads = 'M-22-138h34M-28-106h38M-35-74h44M-42-42h49'

/** A stepladder, open, 184 high. */
export function Stepladder({ at }: StepladderProps) {
  return (
    <g transform={`translate(${pair(at)})`}>
      <path strokeWidth="6.400" d="M10-168l44 162" />
      <path className="line-ladder" d="M10-168l44 162" />
      <path strokeWidth="7" d="M-14-176L-50-6M14-176l-8 170" />
      <path className="line-hose" strokeWidth="4" d="M-14-176L-50-6M14-176l-8 170" />
      <path strokeWidth="6" d={treads} />
      <path className="line-hose" strokeWidth="3.600" d={treads} />
      <path className="paint-copper line-medium" d={boxes([-24, -184, 48, 9])} />
    </g>
  )
}
