import type { MapLabel, ServiceMap } from '#generated/types'
import { MapText } from './MapText'

interface MapLabelsProps {
  readonly map: ServiceMap
  /** What the links are, for who does not see the map. */
  readonly label: string
}

const linkHeight = 26

/** The names on the picture, links where a town has a page. Wide screens only. */
export function MapLabels({ map: { width, height, own, labels }, label }: MapLabelsProps) {
  return (
    <svg
      className="map map-wide map-labels"
      viewBox={`0 0 ${width} ${height}`}
      role="group"
      aria-label={label}
    >
      {labels.map((name) => (
        <TownLabel key={name.text} {...name} />
      ))}
      {own?.label && (
        <g className="map-here">
          <MapText {...own.label} />
        </g>
      )}
    </svg>
  )
}

function TownLabel({ link, ...name }: MapLabel) {
  if (!link) {
    return (
      <g className="map-plain">
        <MapText {...name} />
      </g>
    )
  }
  const { to, x, y, width } = link
  return (
    // Safari gives a link of a drawing no name by its text.
    <a href={to} aria-label={name.text}>
      <path d={`M${x} ${y}h${width}v${linkHeight}h-${width}z`} />
      <MapText {...name} />
    </a>
  )
}
