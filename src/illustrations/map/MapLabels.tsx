import type { MapLabel, ServiceMap } from '#generated/types'
import { MapText } from './MapText'

interface MapLabelsProps {
  readonly map: ServiceMap
  /** Describes the links to screen readers. */
  readonly label: string
}

/** The labels of a map; with its outline, a label is a link if the town has a page. Wide screens only. */
export function MapLabels({ map: { width, height, own, labels, kinds }, label }: MapLabelsProps) {
  const unlinked = kinds.includes('served') ? undefined : 'map-plain'
  return (
    <svg
      className="map map-wide map-labels"
      viewBox={`0 0 ${width} ${height}`}
      role="group"
      aria-label={label}
    >
      {labels.map((name) => (
        <TownLabel key={name.text} {...name} unlinked={unlinked} />
      ))}
      {own?.label && (
        <g className="map-here">
          <MapText {...own.label} />
        </g>
      )}
    </svg>
  )
}

interface TownLabelProps extends MapLabel {
  /** The look of a name without a link. */
  readonly unlinked: string | undefined
}

function TownLabel({ link, unlinked, ...name }: TownLabelProps) {
  if (!link) {
    return (
      <g className={unlinked}>
        <MapText {...name} />
      </g>
    )
  }
  return (
    // Safari does not name SVG links by their text.
    <a href={link.to} aria-label={name.text}>
      <path d={link.d} />
      <MapText {...name} />
    </a>
  )
}
