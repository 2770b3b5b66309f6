import type { ServiceMap } from '../../../generated/types'
import { MapText } from './MapText'

/** Towns, and the names of what lies around them. On small screens a few of the towns' own. */
export function MapPicture({ map }: { readonly map: ServiceMap }) {
  const { width, height, own, scaleBar } = map
  return (
    <svg className="map" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={map.alt}>
      <g className="map-wide map-waters">
        {map.waters.map((name) => (
          <MapText key={name.text} {...name} />
        ))}
      </g>
      <g className="map-wide map-counties">
        {map.countyNames.map((name) => (
          <MapText key={name.text} {...name} />
        ))}
      </g>
      <path className="map-wide map-leaders" d={map.leaders} />
      <path className="map-dots" d={map.dots} />
      <path className="map-dots map-dots-plain" d={map.plainDots} />
      <path className="map-dots map-dots-hole" d={map.plainDots} />
      {own && <OwnTown x={own.x} y={own.y} />}
      <g className="map-small" fontSize={map.largeSize}>
        {map.large.map((name) => (
          <MapText key={name.text} {...name} />
        ))}
      </g>
      {scaleBar && <ScaleBar {...scaleBar} />}
    </svg>
  )
}

/** A length on the map, in words. */
function ScaleBar({ text, x, y, width }: NonNullable<ServiceMap['scaleBar']>) {
  return (
    <g className="map-wide map-bar">
      <path d={`M${x} ${y - 6}v6h${width}v-6`} />
      <text x={x} y={y - 12}>
        {text}
      </text>
    </g>
  )
}

/** The page's own town: a larger dot with a gable. */
function OwnTown({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <>
      <circle className="map-own" cx={x} cy={y} r="10" />
      <path className="map-own-gable" d={`M${x - 5} ${y + 3}l5-6 5 6`} />
    </>
  )
}
