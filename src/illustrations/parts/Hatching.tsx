interface HatchingProps {
  /** Path data of the middle of the strip, before skewing. */
  readonly line: string
}

/** Earth in section: slanting strokes along a line. */
export function Hatching({ line }: HatchingProps) {
  return (
    <path
      className="line-faint"
      d={line}
      strokeWidth="12"
      strokeDasharray="1.4 14"
      transform="skewX(-45)"
    />
  )
}
