import { MapLabels } from '../illustrations/map/MapLabels'
import { MapGround } from '../illustrations/map/MapGround'
import { MapPicture } from '../illustrations/map/MapPicture'
import type { MapOutlines, ServiceMap } from '../../generated/types'

interface MapFigureProps {
  readonly map: ServiceMap
  readonly outlines: MapOutlines
}

/** The map of where we work, what its dots mean, and where it comes from. */
export function MapFigure({ map, outlines }: MapFigureProps) {
  return (
    <figure className="map-figure">
      <div className="map-sheet">
        <MapGround href={outlines.href} views={map.views} />
        <MapPicture map={map} />

        <MapLabels map={map} label="Towns on the map" />
      </div>
      <figcaption className="map-caption">
        {map.dots !== '' && <span className="map-key">Town with its own page</span>}
        {map.plainDots !== '' && <span className="map-key map-key-plain">Also served</span>}
        <span>{outlines.credits.join('. ')}.</span>
      </figcaption>
    </figure>
  )
}
