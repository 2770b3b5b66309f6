import type { MapOutlines, OfficeWords, SmallMap } from '#generated/types'
import { MapOffice } from './MapOffice'

interface MapKeyProps {
  readonly map: SmallMap
  readonly place: MapOutlines['place']
  readonly words: OfficeWords
}

/** The legend of a map. */
export function MapKey({ map, place, words }: MapKeyProps) {
  const { kinds, isShaped, county, office, rings } = map
  const meanings = {
    county,
    page: 'Has its own page',
    plain: 'Also served',
    near: `Neighboring ${place.toLowerCase()}`,
    served: `${place} we serve`,
    others: 'Not listed',
  }
  // A plain outline needs no legend.
  const shown = kinds.filter((kind) => !(isShaped && kind === 'near'))
  return (
    <>
      {shown.map((kind) => (
        <span key={kind} className={`map-key map-key-${isShaped ? 'area-' : ''}${kind}`}>
          {`${meanings[kind]} `}
        </span>
      ))}
      {office && (
        <span>
          <svg className="map-key-office" viewBox="0 0 24 22" aria-hidden="true">
            <MapOffice x={12} y={12} />
          </svg>
          {`${words.ours} `}
        </span>
      )}
      {rings && <span className="map-key map-key-rings">{`${rings.text} `}</span>}
    </>
  )
}
