import { site } from '../../generated/site'
import type { ServiceMap, SmallMap } from '../../generated/types'
import { MapFigure, SmallMapFigure } from '../sections/MapFigure'

interface PageMapProps {
  readonly map: ServiceMap
  readonly wideOnly?: boolean
}

/** A page's map, drawn over the outlines that all pages share. */
export function PageMap({ map, wideOnly = false }: PageMapProps) {
  return site.outlines && <MapFigure map={map} outlines={site.outlines} wideOnly={wideOnly} />
}

/** A map that stands in its place on small screens. */
export function SmallPageMap({ map }: { readonly map: SmallMap }) {
  return site.outlines && <SmallMapFigure map={map} outlines={site.outlines} />
}
