interface VanProps {
  readonly x: number
}

/** The contractor's van, with a ladder on its rack. */
export function Van({ x }: VanProps) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path className="line-ladder" d="M0-82h112M14-82v10M60-82v10M102-82v10" />
      <path
        className="line-medium"
        fill="#f1ede4"
        d="M0-12v-54q0-6 6-6h98q7 0 10 6l18 24 27 6q5 1 5 8v16z"
      />
      <path className="paint-shutter" d="M97-65h11l17 24H97zM-4-20h172v8H-4z" />
      <path className="line-soft" d="M92-66v46M58-66v46" />
      <path stroke="#a33b0f" strokeWidth="5" d="M6-40h80" />
      <path
        fill="#10181e"
        d="M20-12a14 14 0 0 1 28 0 14 14 0 0 1-28 0M116-12a14 14 0 0 1 28 0 14 14 0 0 1-28 0"
      />
      <path
        className="paint-stone"
        d="M29-12a5 5 0 0 1 10 0 5 5 0 0 1-10 0M125-12a5 5 0 0 1 10 0 5 5 0 0 1-10 0"
      />
      <path className="paint-lamp" d="M156-34h8v8h-8z" />
    </g>
  )
}
