interface DimensionLineProps {
  readonly from: number
  readonly to: number
  /** The ground under the house. */
  readonly y: number
  readonly label: string
  /** Larger in a drawing that is shown smaller. */
  readonly scale?: number
}

/** A builder's dimension line under a house, with its name, which may be wider: nothing reaches it. */
export function DimensionLine({ from, to, y, label, scale = 1 }: DimensionLineProps) {
  const [line, text, end] = [y + 18 * scale, y + 45 * scale, 7 * scale]
  const mark = `v${-end}m-4 ${end + 4}l8-8`
  return (
    <g className="dimension" textAnchor="middle">
      <path d={`M${from} ${line}H${to}M${from} ${line}${mark}M${to} ${line}${mark}`} />
      <text x={Math.round((from + to) / 2)} y={text}>
        {`${label} `}
      </text>
    </g>
  )
}
