import { site } from '../../generated/site'
import type { ServiceMap } from '../../generated/types'
import { MapFigure } from '../sections/MapFigure'

/** A page's map, drawn over the outlines that all pages share. */
export function PageMap({ map }: { readonly map: ServiceMap }) {
  return site.outlines && <MapFigure map={map} outlines={site.outlines} />
}
