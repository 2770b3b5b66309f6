import type { TownScene } from '#generated/types'
import { DrawingFrame } from './DrawingFrame'
import { HouseLink } from './HouseLink'
import { streetHouses } from './houses/street-houses'
import { Callout } from './town/Callout'
import { composeTown, streetWidth } from './town/compose-town'
import { HouseName } from './parts/HouseName'
import { TownParts } from './town/TownParts'

export interface TownStreetProps {
  readonly scene: TownScene
}

/** An invitation, where the house has room for it. */
const asked = (label: string) => (label.length < 16 ? `${label}: yours?` : label)

/** The street of a town in elevation, on its own ground; decorative, but for a front house that is a link. */
export function TownStreet({ scene }: TownStreetProps) {
  const town = composeTown(scene)
  const { front, terrain } = town
  const { label, link } = scene
  const ground = terrain.levels.left
  const name = label !== null && (
    <HouseName x={front.x + front.width / 2} y={ground} label={link ? asked(label) : label} />
  )
  const { height } = streetHouses[front.house.type]
  return (
    <DrawingFrame
      viewBox={`0 -370 ${streetWidth} 422`}
      fit="meet"
      className="town-street"
      label={scene.link?.text}
    >
      <TownParts scene={scene} town={town} isOpen />
      {link ? (
        <HouseLink
          to={link.to}
          name={name ? undefined : link.text}
          box={[
            front.x - 6,
            ground - height * front.scale - 6,
            front.width + 12,
            height * front.scale + 52,
          ]}
        >
          {name}
        </HouseLink>
      ) : (
        name
      )}
      {scene.callout && <Callout callout={scene.callout} town={town} />}
    </DrawingFrame>
  )
}
