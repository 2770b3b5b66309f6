import type { JSX } from 'react'
import type { SceneName } from '../../../generated/types'
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
}

/** The scenes of the services by the address of the service. */
export const scenes: Readonly<Record<SceneName, Scene>> = {
  'residential-roofing': { Drawing: ResidentialRoofing, ground: 'sky-mist' },
  'commercial-roofing': { Drawing: CommercialRoofing, ground: 'sky-mist' },
  'roof-repairs': { Drawing: RoofRepairs, ground: 'sky-mist' },
  'roof-replacement': { Drawing: RoofReplacement, ground: 'sky-mist' },
  'storm-damage': { Drawing: StormDamage, ground: 'sky-storm' },
  'emergency-service': { Drawing: EmergencyService, ground: 'sky-night' },
}

// The object has these keys and no others.
export const sceneNames = Object.keys(scenes) as readonly SceneName[]
