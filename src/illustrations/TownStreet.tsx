import type { TownScene } from '#generated/types'
import { DrawingFrame } from './DrawingFrame'
import { Callout } from './town/Callout'
import { composeTown, streetWidth } from './town/compose-town'
import { HouseName } from './parts/HouseName'
import { TownParts } from './town/TownParts'

export interface TownStreetProps {
  readonly scene: TownScene
}

/** The street of a town in elevation, on its own ground; decorative. */
export function TownStreet({ scene }: TownStreetProps) {
  const town = composeTown(scene)
  const { front, terrain } = town
  return (
    <DrawingFrame viewBox={`0 -370 ${streetWidth} 422`} fit="meet" className="town-street">
      <TownParts scene={scene} town={town} isOpen />
      <HouseName x={front.x + front.width / 2} y={terrain.levels.left} label={scene.label} />
      {scene.callout && <Callout callout={scene.callout} town={town} />}
    </DrawingFrame>
  )
}
