import type { JSX } from 'react'
import type { PictureName, SceneName } from '#generated/types'
import type { Box } from '../parts/path'
import { AirConditioner } from './AirConditioner'
import { NewSystem } from './NewSystem'
import { TuneUp } from './TuneUp'
import { DrainCleaning } from './DrainCleaning'
import { WaterHeater } from './WaterHeater'
import { Fixtures } from './Fixtures'
import { CommercialRoofing } from './CommercialRoofing'
import { EmergencyService } from './EmergencyService'
import { Gutters } from './Gutters'
import { HomeBattery } from './HomeBattery'
import { Insulation } from './Insulation'
import { ResidentialRoofing } from './ResidentialRoofing'
import { RoofRepairs } from './RoofRepairs'
import { RoofReplacement } from './RoofReplacement'
import { Siding } from './Siding'
import { SidingRepair } from './SidingRepair'
import { Skylights } from './Skylights'
import { PanelRemoval, Solar } from './Solar'
import { SolarService } from './SolarService'
import { StormDamage } from './StormDamage'
import { WindowSash } from './WindowSash'
import { Windows } from './Windows'
import { Painting } from './Painting'
import { InteriorPainting } from './InteriorPainting'
import { CabinetPainting } from './CabinetPainting'
import { DeckStaining } from './DeckStaining'
import { DryLandscaping } from './DryLandscaping'
import { Landscaping } from './Landscaping'
import { Masonry } from './Masonry'
import { Plumbing } from './Plumbing'
import { Heating } from './Heating'
import { DrainField } from './DrainField'
import { Electrical } from './Electrical'
import { ElectricalRepair } from './ElectricalRepair'
import { Septic } from './Septic'
import { Framing } from './Framing'
import { Plain } from './Plain'
import { PorchRepair } from './PorchRepair'
import { PanelDelivery } from './PanelDelivery'
import { WindowFitting } from './WindowFitting'
import { GutterRun } from './GutterRun'
import { HouseSiding } from './HouseSiding'
import { HousePainting } from './HousePainting'
import { Brickwork } from './Brickwork'
import { Fireplace } from './Fireplace'
import { Lighting } from './Lighting'
import { DryPatio, Patio } from './Patio'
import { DryPlanting, Planting } from './Planting'
import { PumpTruck } from './PumpTruck'
import { SewerLine } from './SewerLine'
import { HouseDoor, StoneSteps } from './StoneSteps'
import { Wiring } from './Wiring'
import { ChimneyTop } from './ChimneyTop'
import { CeilingLeak } from './CeilingLeak'
import { Boiler } from './Boiler'
import { Breakers } from './Breakers'
import { Sod } from './Sod'
import { GroundCover } from './GroundCover'
import { SepticRiser } from './SepticRiser'
import { Addition } from './Addition'
import { DeckBuilding } from './DeckBuilding'
import { KitchenAndBath } from './KitchenAndBath'
import { GutterCleaning } from './GutterCleaning'
import { GutterRepair } from './GutterRepair'
import { SidingWash } from './SidingWash'
import { TrimAndSoffits } from './TrimAndSoffits'
import { StormWindows } from './StormWindows'
import { DownspoutDrain, DryYardDrain, YardDrain } from './YardDrain'

interface Scene {
  readonly Drawing: () => JSX.Element
  /** An alt text. */
  readonly words: string
  /** The class of its background. */
  readonly ground: string
  /** Must never be cropped. */
  readonly subject: Box
  /** The lower edge of a part of a scene that is seen from close by; the whole scene without it. */
  readonly floor?: number
}

/** The scenes by name. */
export const scenes: Readonly<Record<SceneName, Scene>> = {
  'residential-roofing': {
    Drawing: ResidentialRoofing,
    words: 'residential roofing at work',
    ground: 'sky-mist',
    subject: [30, -262, 428, 266],
  },
  'commercial-roofing': {
    Drawing: CommercialRoofing,
    words: 'commercial roofing at work',
    ground: 'sky-mist',
    subject: [14, -222, 452, 226],
  },
  'roof-repairs': {
    Drawing: RoofRepairs,
    words: 'roof repairs at work',
    ground: 'sky-mist',
    subject: [128, -176, 330, 172],
  },
  'roof-replacement': {
    Drawing: RoofReplacement,
    words: 'roof replacement at work',
    ground: 'sky-mist',
    subject: [10, -258, 430, 230],
  },
  'storm-damage': {
    Drawing: StormDamage,
    words: 'storm damage at work',
    ground: 'sky-storm',
    subject: [80, -268, 316, 272],
  },
  'emergency-service': {
    Drawing: EmergencyService,
    words: 'emergency service at work',
    ground: 'sky-night',
    subject: [-12, -262, 482, 266],
  },
  gutters: {
    Drawing: Gutters,
    words: 'a new gutter that is tested with water',
    ground: 'sky-mist',
    subject: [32, -274, 416, 278],
  },
  'gutter-run': {
    Drawing: GutterRun,
    words: 'a gutter that is made in one piece beside a house',
    ground: 'sky-mist',
    // To the foot of the trailer's tongue.
    subject: [36, -274, 432, 278],
  },
  'gutter-repair': {
    Drawing: GutterRepair,
    words: 'a sagging gutter that is fastened again',
    ground: 'sky-mist',
    subject: [32, -274, 416, 278],
  },
  'downspout-drain': {
    Drawing: DownspoutDrain,
    words: 'a downspout that is joined to a buried drain',
    ground: 'sky-mist',
    subject: [32, -274, 416, 278],
  },
  'gutter-cleaning': {
    Drawing: GutterCleaning,
    words: 'leaves that are lifted out of a gutter',
    ground: 'sky-mist',
    subject: [32, -274, 416, 278],
  },
  siding: {
    Drawing: Siding,
    words: 'new siding on a wall',
    ground: 'sky-mist',
    subject: [32, -274, 416, 278],
  },
  'house-siding': {
    Drawing: HouseSiding,
    words: 'a house that is being sided',
    ground: 'sky-mist',
    subject: [32, -274, 416, 278],
  },
  'siding-repair': {
    Drawing: SidingRepair,
    words: 'a board that is being replaced',
    ground: 'sky-mist',
    subject: [32, -274, 416, 278],
  },
  'siding-wash': {
    Drawing: SidingWash,
    words: 'a wall that is washed with a soft brush',
    ground: 'sky-mist',
    subject: [32, -274, 416, 278],
  },
  'trim-and-soffits': {
    Drawing: TrimAndSoffits,
    words: 'a soffit that is fitted below the edge of a roof',
    ground: 'sky-mist',
    subject: [66, -274, 416, 278],
  },
  windows: {
    Drawing: Windows,
    words: 'new windows in a wall',
    ground: 'sky-mist',
    subject: [32, -274, 416, 278],
  },
  'window-fitting': {
    Drawing: WindowFitting,
    words: 'new windows on their way into a house of brick',
    ground: 'sky-mist',
    subject: [32, -274, 416, 278],
  },
  'window-sash': {
    Drawing: WindowSash,
    words: 'a window that is being repaired',
    ground: 'sky-mist',
    subject: [32, -274, 416, 278],
  },
  'storm-windows': {
    Drawing: StormWindows,
    words: 'a storm window and a screen that are hung',
    ground: 'sky-mist',
    subject: [32, -274, 416, 278],
  },
  'house-door': {
    Drawing: HouseDoor,
    words: 'the door of a house',
    ground: 'sky-mist',
    subject: [146, -280, 190, 210],
    floor: -40,
  },
  solar: {
    Drawing: Solar,
    words: 'a roof with solar panels',
    ground: 'sky-mist',
    subject: [32, -274, 416, 278],
  },
  'panel-delivery': {
    Drawing: PanelDelivery,
    words: 'solar panels on their way up',
    ground: 'sky-mist',
    subject: [32, -274, 416, 278],
  },
  'home-battery': {
    Drawing: HomeBattery,
    words: 'batteries on the wall of a garage',
    ground: 'sky-mist',
    subject: [60, -270, 380, 274],
  },
  'solar-cells': {
    Drawing: SolarService,
    words: 'a solar system that is being tested',
    ground: 'sky-mist',
    subject: [32, -274, 416, 278],
  },
  'panel-removal': {
    Drawing: PanelRemoval,
    words: 'solar panels that are taken down',
    ground: 'sky-mist',
    subject: [32, -274, 416, 278],
  },
  skylights: {
    Drawing: Skylights,
    words: 'a room under a skylight',
    ground: 'sky-mist',
    subject: [58, -254, 388, 258],
  },
  insulation: {
    Drawing: Insulation,
    words: 'an attic that is insulated',
    ground: 'sky-mist',
    subject: [36, -214, 404, 236],
  },
  painting: {
    Drawing: Painting,
    words: 'a wall that is being painted',
    ground: 'sky-mist',
    subject: [32, -274, 416, 278],
  },
  'house-painting': {
    Drawing: HousePainting,
    words: 'a house half in its new color',
    ground: 'sky-mist',
    subject: [32, -274, 416, 278],
  },
  'interior-painting': {
    Drawing: InteriorPainting,
    words: 'a room that is being painted',
    ground: 'sky-mist',
    subject: [4, -272, 456, 276],
  },
  'cabinet-painting': {
    Drawing: CabinetPainting,
    words: 'kitchen cabinets that are being painted',
    ground: 'sky-mist',
    subject: [70, -272, 476, 276],
  },
  'deck-staining': {
    Drawing: DeckStaining,
    words: 'a deck that is being stained',
    ground: 'sky-mist',
    subject: [40, -250, 420, 254],
  },
  landscaping: {
    Drawing: Landscaping,
    words: 'a lawn that is being mown, and a bed in bloom',
    ground: 'sky-mist',
    subject: [32, -274, 416, 278],
  },
  'dry-landscaping': {
    Drawing: DryLandscaping,
    words: 'agaves in gravel that is being raked',
    ground: 'sky-mist',
    subject: [32, -274, 416, 278],
  },
  sod: {
    Drawing: Sod,
    words: 'a lawn that is being rolled out',
    ground: 'sky-mist',
    subject: [32, -274, 416, 278],
  },
  'ground-cover': {
    Drawing: GroundCover,
    words: 'gravel that is spread around low plants',
    ground: 'sky-mist',
    subject: [32, -274, 416, 278],
  },
  planting: {
    Drawing: Planting,
    words: 'a bed that is being planted',
    ground: 'sky-mist',
    subject: [0, -268, 450, 272],
  },
  'dry-planting': {
    Drawing: DryPlanting,
    words: 'a small tree that is planted in gravel, between agaves',
    ground: 'sky-mist',
    subject: [0, -268, 450, 272],
  },
  patio: {
    Drawing: Patio,
    words: 'a patio that is being laid',
    ground: 'sky-mist',
    subject: [-10, -274, 490, 278],
  },
  'dry-patio': {
    Drawing: DryPatio,
    words: 'a patio that is being laid before a wall of adobe',
    ground: 'sky-mist',
    subject: [-10, -274, 490, 278],
  },
  'yard-drain': {
    Drawing: YardDrain,
    words: 'a buried drain that leads rain away from a house',
    ground: 'sky-mist',
    subject: [32, -274, 416, 278],
  },
  'dry-yard-drain': {
    Drawing: DryYardDrain,
    words: 'a buried drain that leads rain away from a house of adobe',
    ground: 'sky-mist',
    subject: [32, -274, 416, 278],
  },
  masonry: {
    Drawing: Masonry,
    words: 'a mason at a chimney, and a wall of stone',
    ground: 'sky-mist',
    subject: [32, -274, 416, 278],
  },
  'chimney-top': {
    Drawing: ChimneyTop,
    words: 'the crown of a chimney that is made new',
    ground: 'sky-mist',
    subject: [32, -274, 416, 278],
  },
  brickwork: {
    Drawing: Brickwork,
    words: 'joints of brick that are being filled',
    ground: 'sky-mist',
    subject: [110, -270, 400, 274],
  },
  'stone-steps': {
    Drawing: StoneSteps,
    words: 'steps of stone before a door',
    ground: 'sky-mist',
    subject: [80, -276, 320, 280],
  },
  fireplace: {
    Drawing: Fireplace,
    words: 'a fireplace of brick',
    ground: 'sky-mist',
    subject: [96, -270, 300, 274],
  },
  plumbing: {
    Drawing: Plumbing,
    words: 'a sink, its pipes and a water heater',
    ground: 'sky-mist',
    subject: [32, -274, 416, 278],
  },
  'ceiling-leak': {
    Drawing: CeilingLeak,
    words: 'a pipe above a wet ceiling that is being mended',
    ground: 'sky-mist',
    subject: [32, -274, 416, 278],
  },
  'sink-drain': {
    Drawing: DrainCleaning,
    words: 'roots that are cut out of a drain',
    ground: 'sky-mist',
    subject: [0, -266, 486, 280],
  },
  'water-heater': {
    Drawing: WaterHeater,
    words: 'a new water heater, and the old one',
    ground: 'sky-mist',
    subject: [32, -274, 416, 278],
  },
  bath: {
    Drawing: Fixtures,
    words: 'a new tub, sink and toilet',
    ground: 'sky-mist',
    subject: [32, -274, 416, 278],
  },
  heating: {
    Drawing: Heating,
    words: 'a furnace, its ducts and the unit outside',
    ground: 'sky-mist',
    subject: [32, -274, 416, 278],
  },
  boiler: {
    Drawing: Boiler,
    words: 'a boiler in a cellar, and the radiators that it feeds',
    ground: 'sky-mist',
    subject: [32, -274, 416, 278],
  },
  'air-conditioner': {
    Drawing: AirConditioner,
    words: 'gauges at the unit of an air conditioner',
    ground: 'sky-mist',
    subject: [32, -274, 416, 278],
  },
  furnace: {
    Drawing: NewSystem,
    words: 'a new furnace, and the old one on its way out',
    ground: 'sky-mist',
    subject: [32, -274, 416, 278],
  },
  ducts: {
    Drawing: TuneUp,
    words: 'a clean filter for a duct above a room',
    ground: 'sky-mist',
    subject: [32, -274, 416, 278],
  },
  electrical: {
    Drawing: Electrical,
    words: 'an open panel and what it feeds',
    ground: 'sky-mist',
    subject: [32, -274, 416, 278],
  },
  breakers: {
    Drawing: Breakers,
    words: 'breakers of a panel that are being tested',
    ground: 'sky-mist',
    subject: [32, -274, 416, 278],
  },
  'electrical-repair': {
    Drawing: ElectricalRepair,
    words: 'an outlet that is being tested',
    ground: 'sky-mist',
    subject: [52, -246, 350, 250],
  },
  wiring: {
    Drawing: Wiring,
    words: 'cables in an open wall',
    ground: 'sky-mist',
    subject: [26, -274, 400, 278],
  },
  lighting: {
    Drawing: Lighting,
    words: 'lamps that are lit',
    ground: 'sky-mist',
    subject: [100, -290, 360, 294],
  },
  septic: {
    Drawing: Septic,
    words: 'a septic tank that is opened, and its field below a lawn',
    ground: 'sky-mist',
    subject: [32, -274, 416, 278],
  },
  'septic-riser': {
    Drawing: SepticRiser,
    words: 'a riser that is set on a septic tank',
    ground: 'sky-mist',
    subject: [32, -274, 416, 278],
  },
  'pump-truck': {
    Drawing: PumpTruck,
    words: 'a truck that pumps a septic tank',
    ground: 'sky-mist',
    subject: [30, -284, 496, 304],
  },
  'drain-field': {
    Drawing: DrainField,
    words: 'trenches of a drain field that are being dug',
    ground: 'sky-mist',
    subject: [32, -284, 416, 304],
  },
  'sewer-line': {
    Drawing: SewerLine,
    words: 'a sewer line that is being cleared',
    ground: 'sky-mist',
    subject: [20, -290, 440, 300],
  },
  framing: {
    Drawing: Framing,
    words: 'a room half framed and half finished',
    ground: 'sky-mist',
    subject: [32, -274, 416, 278],
  },
  addition: {
    Drawing: Addition,
    words: 'a room that is being framed beside a house',
    ground: 'sky-mist',
    subject: [32, -274, 416, 278],
  },
  'kitchen-and-bath': {
    Drawing: KitchenAndBath,
    words: 'a bath that gets its tile, and a kitchen that gets its cabinets',
    ground: 'sky-mist',
    subject: [32, -274, 416, 278],
  },
  'deck-building': {
    Drawing: DeckBuilding,
    words: 'a deck that is being built',
    ground: 'sky-mist',
    subject: [32, -274, 416, 278],
  },
  plain: {
    Drawing: Plain,
    words: 'a van on a quiet street',
    ground: 'sky-mist',
    subject: [32, -274, 416, 278],
  },
  'porch-repair': {
    Drawing: PorchRepair,
    words: 'the steps of a porch that are being mended',
    ground: 'sky-mist',
    subject: [32, -274, 416, 278],
  },
}

/** What a frame of a scene shows: around its subject where the frame shows more, and in a file, 760 by 320. */
export function viewsOf({ subject, floor }: Pick<Scene, 'subject' | 'floor'>) {
  const [x, y, width] = subject
  const height = (floor ?? 30) + 16 - y
  const around = `${x - 24} ${y - 16} ${width + 48} ${height}`
  const middle = x + width / 2
  // Cards crop both sides of it alike.
  if (floor === undefined) return { around, box: `${middle - 380} -290 760 320` }
  const wide = (height * 760) / 320
  return { around, box: `${middle - wide / 2} ${y - 16} ${wide} ${height}` }
}

// `Object.keys` returns `string[]`.
export const sceneNames = Object.keys(scenes) as readonly SceneName[]

export const isScene = (name: PictureName): name is SceneName => Object.hasOwn(scenes, name)
