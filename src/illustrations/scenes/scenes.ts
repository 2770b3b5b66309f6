import type { JSX } from 'react'
import type { PictureName, SceneName } from '#generated/types'
import type { Box } from '../parts/path'
import { CommercialRoofing } from './CommercialRoofing'
import { EmergencyService } from './EmergencyService'
import { Gutters } from './Gutters'
import { Insulation } from './Insulation'
import { ResidentialRoofing } from './ResidentialRoofing'
import { RoofRepairs } from './RoofRepairs'
import { RoofReplacement } from './RoofReplacement'
import { Siding } from './Siding'
import { Skylights } from './Skylights'
import { Solar } from './Solar'
import { StormDamage } from './StormDamage'
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
import { Electrical } from './Electrical'
import { Septic } from './Septic'
import { Framing } from './Framing'
import { Plain } from './Plain'

interface Scene {
  readonly Drawing: () => JSX.Element
  /** An alt text. */
  readonly words: string
  /** The class of its background. */
  readonly ground: string
  /** Must never be cropped. */
  readonly subject: Box
}

/** The view box of a scene: 760 by 320. */
export const sceneBox = '-140 -290 760 320'

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
    words: 'gutters in the rain',
    ground: 'sky-storm',
    subject: [92, -224, 340, 228],
  },
  siding: {
    Drawing: Siding,
    words: 'new siding on a wall',
    ground: 'sky-mist',
    subject: [92, -254, 322, 258],
  },
  windows: {
    Drawing: Windows,
    words: 'new windows in a wall',
    ground: 'sky-mist',
    subject: [44, -232, 396, 236],
  },
  solar: {
    Drawing: Solar,
    words: 'a roof with solar panels',
    ground: 'sky-mist',
    subject: [6, -256, 436, 260],
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
    subject: [46, -264, 330, 268],
  },
  'interior-painting': {
    Drawing: InteriorPainting,
    words: 'a room that is being painted',
    ground: 'sky-mist',
    subject: [-40, -272, 440, 276],
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
    words: 'a hedge, a bed in bloom and a young tree',
    ground: 'sky-mist',
    subject: [-60, -260, 500, 264],
  },
  'dry-landscaping': {
    Drawing: DryLandscaping,
    words: 'agaves in gravel before a low wall',
    ground: 'sky-mist',
    subject: [-60, -260, 500, 264],
  },
  masonry: {
    Drawing: Masonry,
    words: 'a chimney and a wall of stone',
    ground: 'sky-mist',
    subject: [8, -288, 500, 292],
  },
  plumbing: {
    Drawing: Plumbing,
    words: 'a sink, its pipes and a water heater',
    ground: 'sky-mist',
    subject: [46, -300, 380, 304],
  },
  heating: {
    Drawing: Heating,
    words: 'a furnace, its ducts and the unit outside',
    ground: 'sky-mist',
    subject: [46, -270, 380, 274],
  },
  electrical: {
    Drawing: Electrical,
    words: 'an open panel and what it feeds',
    ground: 'sky-mist',
    subject: [10, -262, 460, 266],
  },
  septic: {
    Drawing: Septic,
    words: 'a septic tank and its field below a lawn',
    ground: 'sky-mist',
    subject: [70, -280, 410, 300],
  },
  framing: {
    Drawing: Framing,
    words: 'a room half framed and half finished',
    ground: 'sky-mist',
    subject: [40, -262, 400, 266],
  },
  plain: {
    Drawing: Plain,
    words: 'a van on a quiet street',
    ground: 'sky-mist',
    subject: [86, -160, 320, 164],
  },
}

// `Object.keys` returns `string[]`.
export const sceneNames = Object.keys(scenes) as readonly SceneName[]

export const isScene = (name: PictureName): name is SceneName => Object.hasOwn(scenes, name)
