interface LadderProps {
  readonly x: number
  readonly length: number
  /** Lean from the upright in degrees. */
  readonly lean: number
}

/** A ladder that stands on the ground and leans. */
export function Ladder({ x, length, lean }: LadderProps) {
  const transform = `translate(${x} 0)rotate(${lean})`
  return (
    <g className="line-ladder" transform={transform}>
      <path d={`M0 0v-${length}M14 0v-${length}`} />
      <path d={`M7 0v-${length}`} strokeWidth="14" strokeDasharray="0 9 2 1" />
    </g>
  )
}
