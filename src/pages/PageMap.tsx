import { site } from '#generated/site'
import type { ServiceMap, SmallMap } from '#generated/types'
import { MapFigure, SmallMapFigure } from '../sections/MapFigure'

interface PageMapProps {
  readonly map: ServiceMap
  readonly wideOnly?: boolean
}

/** A page's map, above the outlines that all pages share. */
export function PageMap({ map, wideOnly = false }: PageMapProps) {
  const { outlines, business } = site
  return outlines && <MapFigure {...{ map, outlines, wideOnly }} words={business.officeWords} />
}

interface SmallPageMapProps {
  readonly map: SmallMap
  readonly withCredits: boolean
}

/** A map for small screens only. */
export function SmallPageMap(props: SmallPageMapProps) {
  const { outlines, business } = site
  return outlines && <SmallMapFigure {...props} outlines={outlines} words={business.officeWords} />
}
