import { site } from '#generated/site'
import type { ServiceMap, SmallMap } from '#generated/types'
import { MapFigure } from '../sections/MapFigure'

interface PageMapProps {
  readonly map: ServiceMap
  /** Hidden on small screens, which show other maps. */
  readonly wideOnly?: boolean
}

/** A page's map, above the outlines that all pages share. */
export function PageMap({ map, wideOnly = false }: PageMapProps) {
  const all = wideOnly ? { ...map, large: [], largeLeaders: '' } : map
  return toFigure(all, map, wideOnly ? 'map-wide' : '')
}

interface SmallPageMapProps {
  readonly map: SmallMap
  readonly withCredits: boolean
}

/** A map for small screens only. */
export const SmallPageMap = ({ map, withCredits }: SmallPageMapProps) =>
  toFigure(map, null, 'map-small', withCredits)

function toFigure(
  map: SmallMap,
  wide: ServiceMap | null,
  only: 'map-wide' | 'map-small' | '',
  withCredits = true,
) {
  const { outlines, business } = site
  return (
    outlines && (
      <MapFigure {...{ map, wide, outlines, only, withCredits }} words={business.officeWords} />
    )
  )
}
