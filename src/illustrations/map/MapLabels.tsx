import type { MapLabel, ServiceMap } from '#generated/types'
import { MapText } from './MapText'

interface MapLabelsProps {
  readonly map: ServiceMap
  /** Describes the links to screen readers. */
  readonly label: string
}

/**
 * The labels of a map; with its outline, a label is a link if the town has a page, and stands out if some towns have
 * none. Wide screens only.
 */
export function MapLabels({ map: { width, height, own, labels, kinds }, label }: MapLabelsProps) {
  return (
    <svg
      className={`map map-wide map-labels ${kinds.includes('served') ? '' : 'map-ranked'}`}
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
  const text = <MapText {...name} />
  if (!link) return text
  return (
    // Safari does not name SVG links by their text.
    <a href={link.to} aria-label={name.text}>
      <path d={link.d} />
      {text}
    </a>
  )
}
