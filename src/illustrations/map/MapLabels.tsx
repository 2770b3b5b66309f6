import type { MapLabel, ServiceMap } from '#generated/types'
import { MapText } from './MapText'

interface MapLabelsProps {
  readonly map: ServiceMap
  /** What the links are, for who does not see the map. */
  readonly label: string
}

/** The names on the picture, with its outline a link where a town has a page. Wide screens only. */
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
  return (
    // Safari gives a link of a drawing no name by its text.
    <a href={link.to} aria-label={name.text}>
      <path d={link.d} />
      <MapText {...name} />
    </a>
  )
}
