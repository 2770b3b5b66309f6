import type { MapOutlines, ServiceMap } from '../../../templates/types.ts'
import type { Atlas } from '../../load/gazetteer.ts'
import type { SiteData } from '../schema/data.ts'
import type { TownIndex } from '../pages/towns.ts'
import { landKey, type KeepMap } from './keep-map.ts'
import { surveyLand } from './base-map.ts'
import { drawSheets, type OutlinesFile } from './base-map-sprite.ts'
import { drawAreas, drawCity, drawCounty } from './page-maps.ts'

/** The maps of a site, and the file of shapes that they share. */
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
  readonly keep: KeepMap
}

/** The maps of the state that the office is in; none where the atlas has no outlines of it. */
export function createMaps({ data, towns, atlas, keep }: MapsInput): Maps {
  const { region } = data.business.address
  const outlines = atlas.outlines.find(({ state }) => state === region)
  if (!outlines) return noMaps
  const land = surveyLand({ data, towns, places: atlas.places, outlines })
  const file = drawSheets({ ...land, bounds: land.plane.bounds })
  const keeping = { key: landKey(land), keep }
  return {
    outlines: { href: file.path, credits: outlines.credits },
    file,
    areas: drawAreas(land),
    ofCounty: (name) => drawCounty(land, name),
    ofCity: (name) => drawCity(land, name, keeping),
  }
}

const noMaps: Maps = {
  outlines: null,
  file: null,
  areas: null,
  ofCounty: () => null,
  ofCity: () => null,
}
