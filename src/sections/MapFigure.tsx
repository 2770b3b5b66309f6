import { MapGround } from '../illustrations/map/MapGround'
import { MapKey } from '../illustrations/map/MapKey'
import { MapLabels } from '../illustrations/map/MapLabels'
import { MapPicture } from '../illustrations/map/MapPicture'
import type { MapOutlines, OfficeWords, ServiceMap, SmallMap } from '#generated/types'

interface MapFigureProps {
  readonly map: SmallMap
  /** The map with links and other parts for wide screens only; on small ones it is beside a list with links. */
  readonly wide: ServiceMap | null
  readonly outlines: MapOutlines
  readonly words: OfficeWords
  /** The screens that it is on, if not on all. */
  readonly only: 'map-wide' | 'map-small' | ''
  /** Not set for the second of several maps on a page. */
  readonly withCredits: boolean
}

/** The map of the service area with legend and credits. */
export function MapFigure({ map, wide, outlines, words, only, withCredits }: MapFigureProps) {
  const { href, place, credit } = outlines
  return (
    <figure className={`map-figure ${only}`}>
      <div className="map-sheet">
        <MapGround href={href} views={map.views} />
        <MapPicture map={map} wide={wide} />
        {wide && <MapLabels map={wide} label={`${place}s on the map`} />}
      </div>
      <figcaption className="map-caption">
        <MapKey map={map} place={place} words={words} />
        {withCredits && <span className="map-credit">{credit}</span>}
      </figcaption>
    </figure>
  )
}
