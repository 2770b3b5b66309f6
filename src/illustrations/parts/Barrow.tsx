interface BarrowProps {
  readonly x: number
  /** The paint of what is in it. */
  readonly load: 'paint-bark' | 'paint-stone'
}

/** A wheelbarrow with its load. */
export function Barrow({ x, load }: BarrowProps) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path className={`${load} line-medium`} d="M10-44q12-22 34-20 26-6 40 20z" />
      <path strokeWidth="4" d="M-34-46L84-22M24-20l-4 20M58-28L34 0" />
      <path className="paint-tarp line-medium" d="M-2-48H98L76-20H26z" />
      <path className="paint-light" d="M-2-48H98l-3 5H3z" />
      <path className="paint-cap line-medium" d="M74-14a14 14 0 1 1 28 0a14 14 0 1 1-28 0" />
      <path className="paint-stone" d="M84-14a4 4 0 1 1 8 0a4 4 0 1 1-8 0" />
    </g>
  )
}
