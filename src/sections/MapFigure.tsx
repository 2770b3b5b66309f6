import { MapGround } from '../illustrations/map/MapGround'
import { MapKey } from '../illustrations/map/MapKey'
import { MapLabels } from '../illustrations/map/MapLabels'
import { MapPicture } from '../illustrations/map/MapPicture'
import type { MapOutlines, OfficeWords, ServiceMap, SmallMap } from '#generated/types'

interface MapFigureProps {
  readonly map: ServiceMap
  readonly outlines: MapOutlines
  readonly words: OfficeWords
  /** Where small screens have other maps in its place. */
  readonly wideOnly?: boolean
}

/** The map of where we work, what its marks mean, and where it comes from. */
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

/** Small screens show others in its place. */
const withoutSmall = (map: ServiceMap): SmallMap => ({ ...map, large: [], largeLeaders: '' })

interface SmallMapFigureProps {
  readonly map: SmallMap
  readonly outlines: MapOutlines
  readonly words: OfficeWords
  /** Of several maps on a page, one says where all come from. */
  readonly withCredits: boolean
}

/** A map for small screens alone: a picture, beside a list that has the links. */
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
