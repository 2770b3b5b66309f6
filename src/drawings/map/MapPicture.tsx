import type { MapOutlines, ServiceMap } from '../../../generated/types'
import { MapText } from './MapText'

interface MapPictureProps {
  readonly map: ServiceMap
  readonly outlines: MapOutlines
}

const waterLines = [1, 2, 3, 4]

/** Land, sound, county lines and towns. On small screens its own few names stand on it. */
export function MapPicture({ map, outlines }: MapPictureProps) {
  const { width, height, own, scaleBar } = map
  const shape = (id: string) => `${outlines.href}#${id}`
  return (
    <svg className="map" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={map.alt}>
      <g transform={map.transform}>
        {waterLines.map((line) => (
          <use key={line} href={shape('land')} className={`map-water map-water-${line}`} />
        ))}
        <use href={shape('land')} className="map-land" />
        <use href={shape('lines')} className="map-lines" />
        {map.counties.map((id) => (
          <use key={id} href={shape(id)} className="map-county" />
        ))}
        <use href={shape('land')} className="map-shore" />
      </g>
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
