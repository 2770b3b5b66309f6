import type { ServiceMap, SmallMap } from '#generated/types'
import { MapOffice } from './MapOffice'
import { MapText } from './MapText'
import { MapWords } from './MapWords'

interface Spot {
  readonly x: number
  readonly y: number
}

interface MapPictureProps {
  readonly map: SmallMap
  /** Parts for wide screens only. */
  readonly wide: ServiceMap | null
}

/** Towns, and names around them. Small screens have their own names. */
export function MapPicture({ map, wide }: MapPictureProps) {
  const { width, height, own, office } = map
  return (
    <svg className="map" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={map.alt}>
      {own?.outline && <path className="map-own-area" d={own.outline} />}
      {wide && <MapWords map={wide} />}
      {map.largeLeaders && <path className="map-small map-leaders" d={map.largeLeaders} />}
      <Dots name="map-dots-near" d={map.neighborDots} />
      <Dots d={map.dots} />
      <Dots name="map-dots-plain" d={map.plainDots} />
      <Dots name="map-dots-hole" d={map.plainDots} />
      {own?.outline === null && !isAt(own, office) && <OwnTown x={own.x} y={own.y} />}
      {office && <MapOffice {...office} />}
      <g className="map-small" fontSize={map.largeSize}>
        {map.large.map((name) => (
          <MapText key={name.text} {...name} />
        ))}
      </g>
    </svg>
  )
}

const isAt = (own: Spot, office: Spot | null) => own.x === office?.x && own.y === office.y

/** Towns without known outlines. */
function Dots({ name = '', d }: { readonly name?: string; readonly d: string }) {
  return d && <path className={`map-dots ${name}`.trimEnd()} d={d} />
}

/** The page's own town: a larger dot with a gable. */
function OwnTown({ x, y }: Spot) {
  return (
    <>
      <circle className="map-own" cx={x} cy={y} r="10" />
      <path className="map-own-gable" d={`M${x - 5} ${y + 3}l5-6 5 6`} />
    </>
  )
}
