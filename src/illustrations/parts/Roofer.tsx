import { Ladder } from './Ladder'
import type { Point } from './path'

interface ClimberProps {
  readonly x: number
  /** Height of the eave that the ladder leans against. */
  readonly eave: number
}

/** A roofer on a ladder that extends above the eave, as it should. */
export function Climber({ x, eave }: ClimberProps) {
  const lean = -3
  return (
    <>
      <Ladder x={x} length={eave + 34} lean={lean} />
      <g transform={`translate(${x} 0)rotate(${lean})translate(0 ${-Math.round(eave / 2)})`}>
        <g className="climber">
          <path className="paint-jeans" d="M2-30h11l4 13-5 9h-6l3-8-3-5-1 21H-1l1-21z" />
          <path className="paint-boot" d="M-1 0v-4h6l1 4zM6-8l1-4h5l1 4z" />
          <path className="paint-sleeve" d="M3-46l-5-13 4-1 4 9zM12-46l4-3-2-6 4-1 3 9-6 6z" />
          <path className="paint-sleeve" d="M2-48q5-3 11 0l1 20H1z" />
          <path className="line-harness" d="M4-49l1 12-3 8M11-49l-1 12 3 8M3-38h9" />
          <path className="paint-wood" d="M0-31h15v4H0z" />
          <path className="paint-skin" d="M-3-59l3-3 3 2-1 3zM13-55l2-4 4 2-1 3zM4-52h7v5H4z" />
          <path className="paint-lamp" d="M2-53q0-9 5.500-9t5.500 9z" />
        </g>
      </g>
    </>
  )
}

interface OnRoofProps {
  /** The position of the roofer's knees, and the anchor of the line at the ridge. */
  readonly at: Point
  readonly ridge: Point
}

/** A roofer at work on a slope, in a harness with a line to the ridge. */
export function RooferOnRoof({ at: [x, y], ridge }: OnRoofProps) {
  const [right, up] = [ridge[0] - x, ridge[1] - y]
  return (
    <g transform={`translate(${x} ${y})`} className="on-roof">
      <path className="line-rope" d={`M3-28q8-6 4-12L${right} ${up}`} />
      <path className="paint-copper" d={`M${right - 4} ${up + 1}h8v-5h-8z`} />
      <path className="paint-jeans" d="M12-18l5 6-7 9 8-1v5H-2l-1-4 6-15z" />
      <path className="paint-boot" d="M18-4l4 1v6h-5l-1-2z" />
      <path className="paint-sleeve" d="M-6-36q6-4 10 1l9 17-9 4z" />
      <path className="line-harness" d="M-3-36l8 21M4-34l-8 10M3-17l9-4" />
      <path className="paint-sleeve" d="M-6-36l5 4-6 12 1 6-5 1-1-9z" />
      <path className="paint-skin" d="M-11-14l5 1-1 4h-4zM-10-41l7-1 1 6-5 2-3-2z" />
      <path className="paint-lamp" d="M-14-41q1-9 8-8 5 1 5 7l-9 2z" />
      <path className="paint-wood" d="M-12-8l1-8 3 1-1 8z" />
      <path className="paint-stone" d="M-17-11h11v4h-11z" />
    </g>
  )
}
