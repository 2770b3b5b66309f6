import type { MapName } from '#generated/types'

/** A name on a map. */
export function MapText({ text, x, y, anchor }: MapName) {
  return (
    <text x={x} y={y} textAnchor={anchor === 'start' ? undefined : anchor}>
      {`${text} `}
    </text>
  )
}
