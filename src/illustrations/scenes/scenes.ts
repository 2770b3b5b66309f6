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
}

// `Object.keys` returns `string[]`.
export const sceneNames = Object.keys(scenes) as readonly SceneName[]

export const isScene = (name: PictureName): name is SceneName => Object.hasOwn(scenes, name)
