interface LadderProps {
  readonly x: number
  readonly length: number
  /** Lean from the upright in degrees. */
  readonly lean: number
}

/** A ladder that stands on the ground and leans, its sides edged so that a pale wall shows them. */
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
