interface VanProps {
  readonly x: number
}

/** The contractor's van, with a ladder on its rack. */
export function Van({ x }: VanProps) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path className="d-ladder" d="M0-82h112M14-82v10M60-82v10M102-82v10" />
      <path className="d-van d-o" d="M0-12v-54q0-6 6-6h98q7 0 10 6l18 24 27 6q5 1 5 8v16z" />
      <path className="d-u" d="M97-65h11l17 24H97zM-4-20h172v8H-4z" />
      <path className="d-y" d="M92-66v46M58-66v46" />
      <path className="d-stripe" d="M6-40h80" />
      <path
        className="d-tyre"
        d="M20-12a14 14 0 0 1 28 0 14 14 0 0 1-28 0M116-12a14 14 0 0 1 28 0 14 14 0 0 1-28 0"
      />
      <path
        className="d-n"
        d="M29-12a5 5 0 0 1 10 0 5 5 0 0 1-10 0M125-12a5 5 0 0 1 10 0 5 5 0 0 1-10 0"
      />
      <path className="d-lamp" d="M156-34h8v8h-8z" />
    </g>
  )
}
