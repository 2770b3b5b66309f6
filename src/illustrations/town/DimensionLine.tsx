interface DimensionLineProps {
  readonly from: number
  readonly to: number
  /** The ground under the house. */
  readonly y: number
  readonly label: string
}

/** A builder's dimension line under a house, with its name. */
export function DimensionLine({ from, to, y, label }: DimensionLineProps) {
  const tick = 'm-5 5l10-10'
  return (
    <g className="dimension" textAnchor="middle">
      <path
        d={`M${from} ${y + 19}H${to}M${from} ${y + 13}v12${'m0-6'}${tick}M${to} ${y + 13}v12m0-6${tick}`}
      />
      <text x={Math.round((from + to) / 2)} y={y + 44}>
        {label}
      </text>
    </g>
  )
}
