interface HouseNameProps {
  /** The middle of the house. */
  readonly x: number
  /** The ground below it. */
  readonly y: number
  readonly label: string
  /** Larger in a drawing that is displayed smaller. */
  readonly scale?: number
}

/** The name of a house, in the ground below it. */
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
