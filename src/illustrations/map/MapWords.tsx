import type { MapName, ServiceMap } from '#generated/types'
import { MapText } from './MapText'

/** Text on a map other than names of towns, on wide screens only. */
export function MapWords({ map }: { readonly map: ServiceMap }) {
  const { scaleBar, leaders } = map
  return (
    <g className="map-wide">
      <Names kind="map-waters" names={map.waters} />
      <Names kind="map-rivers" names={map.rivers} />
      <Names kind="map-counties" names={map.countyNames} />
      {leaders && <path className="map-leaders" d={leaders} />}
      {scaleBar && <ScaleBar {...scaleBar} />}
    </g>
  )
}

interface NamesProps {
  readonly kind: string
  readonly names: readonly MapName[]
}

function Names({ kind, names }: NamesProps) {
  if (names.length === 0) return null
  return (
    <g className={kind}>
      {names.map((name) => (
        <MapText key={name.text} {...name} />
      ))}
    </g>
  )
}

/** The scale bar with its length in words. */
function ScaleBar({ text, x, y, width }: NonNullable<ServiceMap['scaleBar']>) {
  return (
    <>
      <path className="map-bar" d={`M${x} ${y - 6}v6h${width}v-6`} />
      <text className="map-miles" x={x} y={y - 12}>
        {`${text} `}
      </text>
    </>
  )
}
