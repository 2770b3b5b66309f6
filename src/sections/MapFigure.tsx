import { MapGround } from '../illustrations/map/MapGround'
import { MapKey } from '../illustrations/map/MapKey'
import { MapLabels } from '../illustrations/map/MapLabels'
import { MapPicture } from '../illustrations/map/MapPicture'
import type { MapOutlines, OfficeWords, ServiceMap, SmallMap } from '#generated/types'

interface MapFigureProps {
  readonly map: ServiceMap
  readonly outlines: MapOutlines
  readonly words: OfficeWords
  /** Hidden on small screens, which show other maps. */
  readonly wideOnly?: boolean
}

/** The map of the service area with legend and credits. */
export function MapFigure({ map, outlines, words, wideOnly = false }: MapFigureProps) {
  return (
    <figure className={wideOnly ? 'map-figure map-wide' : 'map-figure'}>
      <div className="map-sheet">
        <MapGround href={outlines.href} views={map.views} />
        <MapPicture map={wideOnly ? withoutSmall(map) : map} wide={map} />
        <MapLabels map={map} label={`${outlines.place}s on the map`} />
      </div>
      <MapCaption map={map} place={outlines.place} words={words} credit={outlines.credit} />
    </figure>
  )
}

/** Removes the parts of a map for small screens. */
const withoutSmall = (map: ServiceMap): SmallMap => ({ ...map, large: [], largeLeaders: '' })

interface SmallMapFigureProps {
  readonly map: SmallMap
  readonly outlines: MapOutlines
  readonly words: OfficeWords
  /** Set for one of several maps on a page. */
  readonly withCredits: boolean
}

/** A map for small screens only: a picture, beside a list with links. */
export function SmallMapFigure({ map, outlines, words, withCredits }: SmallMapFigureProps) {
  return (
    <figure className="map-figure map-small">
      <div className="map-sheet">
        <MapGround href={outlines.href} views={map.views} />
        <MapPicture map={map} wide={null} />
      </div>
      <MapCaption
        map={map}
        place={outlines.place}
        words={words}
        credit={withCredits ? outlines.credit : null}
      />
    </figure>
  )
}

interface MapCaptionProps extends Pick<MapOutlines, 'place'> {
  readonly credit: string | null
  readonly map: SmallMap
  readonly words: OfficeWords
}

function MapCaption({ map, place, words, credit }: MapCaptionProps) {
  return (
    <figcaption className="map-caption">
      <MapKey map={map} place={place} words={words} />
      {credit && <span className="map-credit">{credit}</span>}
    </figcaption>
  )
}
