import type { ServiceMap } from '#generated/types'
import { MapText } from './MapText'

/** What a map says beside the names of its towns, on wide screens only. */
export function MapWords({ map }: { readonly map: ServiceMap }) {
  const { scaleBar, office } = map
  return (
    <g className="map-wide">
      <g className="map-waters">
        {map.waters.map((name) => (
          <MapText key={name.text} {...name} />
        ))}
      </g>
      <g className="map-rivers">
        {map.rivers.map((name) => (
          <MapText key={name.text} {...name} />
        ))}
      </g>
      <g className="map-counties">
        {map.countyNames.map((name) => (
          <MapText key={name.text} {...name} />
        ))}
      </g>
      <path className="map-leaders" d={map.leaders} />
      <g className="map-miles">
        {office?.rings.map(({ label }) => label && <MapText key={label.text} {...label} />)}
        {scaleBar && <ScaleBar {...scaleBar} />}
      </g>
    </g>
  )
}

/** A length on the map, in words. */
function ScaleBar({ text, x, y, width }: NonNullable<ServiceMap['scaleBar']>) {
  return (
    <>
      <path className="map-bar" d={`M${x} ${y - 6}v6h${width}v-6`} />
      <text x={x} y={y - 12}>
        {`${text} `}
      </text>
    </>
  )
}
