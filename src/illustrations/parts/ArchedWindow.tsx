import { row, stamp } from './path'

interface ArchedWindowProps {
  readonly width: number
  readonly height: number
  /** Height of the arch above its springing. */
  readonly rise: number
  readonly columns?: number
}

/** A window under an arch with hood and sill; its origin is the left springing of the arch. */
export function ArchedWindow({ width, height, rise, columns = 2 }: ArchedWindowProps) {
  const arch = (margin: number) =>
    `M${-margin} 0q${width / 2 + margin}-${rise * 2 + margin} ${width + margin * 2} 0`
  const pane = width / columns
  const above = Math.round(rise * 0.7)
  const bars = stamp(`v${height + above}`, row([pane, -above], { count: columns - 1, step: pane }))
  return (
    <>
      <path className="paint-trim" d={`${arch(3)}v${height}h2v5h-${width + 10}v-5h2z`} />
      <path className="paint-glass" d={`${arch(0)}v${height - 2}h-${width}z`} />
      <path
        className="line-trim"
        strokeWidth="1.2"
        d={`${bars}M0 ${height / 2}h${width}m0 1h-${width}`}
      />
      <path className="line-pipe" d={arch(5)} />
    </>
  )
}
