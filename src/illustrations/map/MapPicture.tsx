import type { MapDots, ServiceMap, SmallMap } from '#generated/types'
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
      {office &&
        map.rings?.radii.map((radius) => (
          <circle key={radius} className="map-ring" cx={office.x} cy={office.y} r={radius} />
        ))}
      {wide && <MapWords map={wide} />}
      {map.largeLeaders && <path className="map-small map-leaders" d={map.largeLeaders} />}
      {map.dots.map((dots) => (
        <Dots key={dots.look} {...dots} />
      ))}
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

/** Towns without known outlines; on screens where they have no name, small or none. */
function Dots({ look, d }: MapDots) {
  const name = `map-dots ${look}`
  return (
    <>
      <path className={name} d={d} />
      {look.startsWith('plain') && <path className={`${name} map-dots-hole`} d={d} />}
    </>
  )
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
