interface LadderProps {
  readonly x: number
  readonly length: number
  /** Angle from the vertical, in degrees. */
  readonly lean: number
}

/** A leaning ladder, with edged rails, to be visible against a pale wall. */
export function Ladder({ x, length, lean }: LadderProps) {
  const sides = `M0 0v-${length}M14 0v-${length}`
  return (
    <g transform={`translate(${x} 0)rotate(${lean})`}>
      <path className="line-heavy" d={sides} />
      <g className="line-ladder">
        <path d={sides} />
        <path d={`M7 0v-${length}`} strokeWidth="14" strokeDasharray="0 9 2 1" />
      </g>
    </g>
  )
}
