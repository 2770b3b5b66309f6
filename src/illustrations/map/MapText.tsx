import type { MapName } from '#generated/types'

/** A name on a map, on one line or two. */
export function MapText({ text, x, y, anchor, breakAt, isHome, turn }: MapName) {
  return (
    <text
      x={x}
      y={y}
      textAnchor={anchor === 'middle' ? undefined : anchor}
      className={isHome && 'map-home'}
      transform={turn}
    >
      {`${text.slice(0, breakAt)} `}
      {breakAt !== undefined && (
        <tspan x={x} dy="1.15em">
          {`${text.slice(breakAt + 1)} `}
        </tspan>
      )}
    </text>
  )
}
