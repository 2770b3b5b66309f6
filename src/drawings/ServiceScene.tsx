import type { JSX } from 'react'
import { CommercialRoofing } from './scenes/CommercialRoofing'
import { EmergencyService } from './scenes/EmergencyService'
import { ResidentialRoofing } from './scenes/ResidentialRoofing'
import { RoofRepairs } from './scenes/RoofRepairs'
import { RoofReplacement } from './scenes/RoofReplacement'
import { StormDamage } from './scenes/StormDamage'

interface ServiceSceneProps {
  readonly slug: string
  readonly className?: string
}

interface Scene {
  readonly Drawing: () => JSX.Element
  readonly ground: string
}

const scenes: ReadonlyMap<string, Scene> = new Map([
  ['residential-roofing', { Drawing: ResidentialRoofing, ground: 'd-mist' }],
  ['commercial-roofing', { Drawing: CommercialRoofing, ground: 'd-mist' }],
  ['roof-repairs', { Drawing: RoofRepairs, ground: 'd-mist' }],
  ['roof-replacement', { Drawing: RoofReplacement, ground: 'd-mist' }],
  ['storm-damage', { Drawing: StormDamage, ground: 'd-storm' }],
  ['emergency-service', { Drawing: EmergencyService, ground: 'd-dark' }],
])

/** The drawing of what a service does; nothing for a service that has none. Decorative. */
export function ServiceScene({ slug, className }: ServiceSceneProps) {
  const scene = scenes.get(slug)
  if (!scene) return null
  const { Drawing, ground } = scene
  return (
    <svg
      className={['d', ground, className].filter(Boolean).join(' ')}
      viewBox="-140 -290 760 320"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <Drawing />
    </svg>
  )
}
