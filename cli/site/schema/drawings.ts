import { wordsOf } from '../../lib/collections.ts'
import type { DetailName, SceneName } from '../../../templates/types.ts'

/** Small drawings: a part of a roof, damage, work. */
export const detailNames = wordsOf(
  'shingles ladder tarp leak flashing missing valley snow slate mansard porch eave ridge membrane',
  'drain downspout coating papers photographs tearoff deck van night calendar gust limb shore',
  'historic dense river samples rafters',
) satisfies readonly DetailName[]

/** Large drawings: a house with work being done on it. */
export const sceneNames = wordsOf(
  'residential-roofing commercial-roofing roof-repairs roof-replacement storm-damage',
  'emergency-service gutters gutter-run siding house-siding siding-repair windows window-fitting window-sash house-door',
  'solar panel-delivery home-battery solar-cells panel-removal skylights insulation',
  'painting house-painting interior-painting cabinet-painting deck-staining',
  'landscaping dry-landscaping planting patio masonry brickwork stone-steps fireplace',
  'plumbing sink-drain water-heater bath heating air-conditioner furnace ducts',
  'electrical electrical-repair wiring lighting',
  'septic pump-truck drain-field sewer-line framing plain porch-repair',
) satisfies readonly SceneName[]
