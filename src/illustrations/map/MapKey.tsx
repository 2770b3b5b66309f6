import type { MapOutlines, SmallMap } from '#generated/types'
import { MapOffice } from './MapOffice'

interface MapKeyProps {
  readonly map: SmallMap
  readonly place: MapOutlines['place']
}

/** What the marks of a map mean. */
export function MapKey({ map, place }: MapKeyProps) {
  const { dots, plainDots, neighborDots, office } = map
  const miles = office?.rings.map((ring) => ring.miles).join(' and ')
  return (
    <>
      {dots !== '' && <span className="map-key">{`${place} with its own page`}</span>}{' '}
      {plainDots !== '' && <span className="map-key map-key-plain">Also served</span>}{' '}
      {neighborDots !== '' && (
        <span className="map-key map-key-near">{`Neighboring ${place.toLowerCase()}`}</span>
      )}{' '}
      {office?.isOnSheet && (
        <span>
          <svg className="map-key-office" viewBox="0 0 24 22" aria-hidden="true">
            <MapOffice x={12} y={12} />
          </svg>
          Our office
        </span>
      )}{' '}
      {miles && (
        <span className="map-key map-key-ring">{`${miles} miles from our office`}</span>
      )}{' '}
    </>
  )
}
