import type { MapOutlines, ServiceMap } from '../../../templates/types.ts'
import type { Atlas } from '../../load/gazetteer.ts'
import type { TownIndex } from '../pages/towns.ts'
import type { SiteData } from '../schema/data.ts'
import { drawSheets } from './base-map-sprite.ts'
import type { OutlinesFile } from '../../render/site-model.ts'
import { createBaseMap } from './base-map.ts'
import { drawAreas, drawCity, drawCounty } from './page-maps.ts'

export interface Maps {
  readonly outlines: MapOutlines | null
  readonly file: OutlinesFile | null
  readonly areas: ServiceMap | null
  readonly ofCounty: (name: string) => ServiceMap | null
  readonly ofCity: (name: string) => ServiceMap | null
}

interface MapsInput {
  readonly data: SiteData
  readonly towns: TownIndex
  readonly atlas: Atlas
}

/** The maps of the state that the office is in; none where the atlas has no outlines of it. */
export function createMaps({ data, towns, atlas }: MapsInput): Maps {
  const { region } = data.business.address
  const outlines = atlas.outlines.find(({ state }) => state === region)
  if (!outlines) return noMaps
  const base = createBaseMap({ data, towns, places: atlas.places, outlines })
  const file = drawSheets({ ...base, bounds: base.plane.bounds })
  return {
    outlines: { href: file.path, credits: outlines.credits },
    file,
    areas: drawAreas(base),
    ofCounty: (name) => drawCounty(base, name),
    ofCity: (name) => drawCity(base, name),
  }
}

const noMaps: Maps = {
  outlines: null,
  file: null,
  areas: null,
  ofCounty: () => null,
  ofCity: () => null,
}
