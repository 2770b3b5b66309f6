import { wordsOf } from '../../lib/collections.ts'
import type { DetailName, SceneName } from '../../../templates/types.ts'

/** Small drawings: a part of a roof, damage, work. */
export const detailNames = wordsOf(
  'shingles ladder tarp leak flashing missing valley snow slate mansard porch eave ridge membrane',
  'drain downspout coating papers photographs tearoff deck van night calendar gust limb shore',
  'historic dense river samples rafters raised hillside barn',
) satisfies readonly DetailName[]

/** Large drawings: a house with work being done on it. */
export const sceneNames = wordsOf(
  'residential-roofing commercial-roofing roof-repairs roof-replacement storm-damage',
  'emergency-service gutters gutter-run gutter-repair gutter-cleaning downspout-drain',
  'siding house-siding siding-repair siding-wash trim-and-soffits',
  'windows window-fitting window-sash storm-windows house-door',
  'solar panel-delivery home-battery solar-cells panel-removal skylights insulation',
  'painting house-painting interior-painting cabinet-painting deck-staining',
  'landscaping dry-landscaping sod ground-cover planting dry-planting patio dry-patio',
  'yard-drain dry-yard-drain',
  'masonry chimney-top brickwork stone-steps fireplace',
  'plumbing ceiling-leak sink-drain water-heater bath',
  'heating boiler air-conditioner furnace ducts',
  'electrical breakers electrical-repair wiring lighting',
  'septic septic-riser pump-truck drain-field sewer-line',
  'framing addition kitchen-and-bath deck-building plain porch-repair',
) satisfies readonly SceneName[]
