interface RoofUnitProps {
  readonly x: number
  /** The roof below the curb. */
  readonly y: number
}

/** A rooftop air handler on its flashed curb. */
export function RoofUnit({ x, y }: RoofUnitProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="paint-stone line-medium" d="M0-8v-44h86v44z" />
      <path
        className="line-soft"
        d="M10-44v28m8-28v28m8-28v28m8-28v28m8-28v28m14-28h22m0 8h-22m0 8h22m0 8h-22"
      />
      <path className="paint-copper" d="M-6 4v-12h98v12z" />
    </g>
  )
}
