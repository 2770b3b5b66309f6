import type { JSX } from 'react'
import type { PictureName, SceneName } from '#generated/types'
import type { Box } from '../parts/path'
import { CommercialRoofing } from './CommercialRoofing'
import { EmergencyService } from './EmergencyService'
import { ResidentialRoofing } from './ResidentialRoofing'
import { RoofRepairs } from './RoofRepairs'
import { RoofReplacement } from './RoofReplacement'
import { StormDamage } from './StormDamage'

interface Scene {
  readonly Drawing: () => JSX.Element
  /** The class of its ground. */
  readonly ground: string
  /** What has to be whole wherever the scene stands. */
  readonly subject: Box
}

/** What a scene shows where it is cut to its place: 760 by 320. */
export const sceneBox = '-140 -290 760 320'

/** The scenes by name. */
export const scenes: Readonly<Record<SceneName, Scene>> = {
  'residential-roofing': {
    Drawing: ResidentialRoofing,
    ground: 'sky-mist',
    subject: [30, -262, 428, 266],
  },
  'commercial-roofing': {
    Drawing: CommercialRoofing,
    ground: 'sky-mist',
    subject: [14, -222, 452, 226],
  },
  'roof-repairs': { Drawing: RoofRepairs, ground: 'sky-mist', subject: [128, -176, 330, 172] },
  'roof-replacement': {
    Drawing: RoofReplacement,
    ground: 'sky-mist',
    subject: [10, -258, 430, 230],
  },
  'storm-damage': { Drawing: StormDamage, ground: 'sky-storm', subject: [80, -268, 316, 272] },
  'emergency-service': {
    Drawing: EmergencyService,
    ground: 'sky-night',
    subject: [-12, -262, 482, 266],
  },
}

// The object has these keys and no others.
export const sceneNames = Object.keys(scenes) as readonly SceneName[]

export const isScene = (name: PictureName): name is SceneName => Object.hasOwn(scenes, name)
