interface HouseNameProps {
  /** The middle of the house. */
  readonly x: number
  /** The ground under it. */
  readonly y: number
  readonly label: string
  /** Larger in a drawing that is shown smaller. */
  readonly scale?: number
}

/** The name of a house, in the earth under it. */
export function HouseName({ x, y, label, scale = 1 }: HouseNameProps) {
  return (
    <text
      className="house-name"
      x={Math.round(x)}
      y={Math.round(y + 39 * scale)}
      textAnchor="middle"
    >
      {`${label} `}
    </text>
  )
}
