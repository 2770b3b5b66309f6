import type { StreetHouse, TownScene, TreeKind } from '../../generated/types'
import { DrawingFrame } from './DrawingFrame'
import { streetHouses } from './houses/street-houses'
import { landmarks } from './landmarks/landmarks'
import { DimensionLine } from './parts/DimensionLine'
import { Callout } from './town/Callout'
import {
  composeTown,
  type ComposedTown,
  type PlacedHouse,
  type PlacedLandmark,
} from './town/compose-town'
import { FarTown } from './town/FarTown'
import { Piles } from './town/Piles'
import type { Spot } from './town/place-lots'
import { TownGround, Water } from './town/TownGround'
import { TownSky } from './town/TownSky'
import { trees } from './town/Trees'

interface TownStreetProps {
  readonly scene: TownScene
}

/** The street of a town in elevation, on its own ground; decorative. */
export function TownStreet({ scene }: TownStreetProps) {
  const town = composeTown(scene)
  const { front, others, landmark, terrain } = town
  const kinds = scene.trees
  const houseIds = [...new Set([...others, front].map(({ house }) => idOf(house.type)))]
  return (
    <DrawingFrame viewBox="0 -370 760 422" fit="meet" className="town-street">
      <TownSky sky={scene.sky} shift={scene.seed % 90} />
      <path className="paint-hill" d={terrain.hill} />
      {landmark && isFar(landmark) && <LandmarkAt landmark={landmark} />}
      <FarTown town={town} houses={houseIds} trees={kinds} />
      {scene.ground !== 'mill-race' && <Water terrain={terrain} />}
      <Grove town={town} />
      {landmark && !isFar(landmark) && <LandmarkAt landmark={landmark} />}
      <Row houses={[...others.toReversed(), front]} />
      <TownGround terrain={terrain} />
      <DimensionLine
        from={Math.round(front.x)}
        to={Math.round(front.x + front.width)}
        y={terrain.levels.front}
        label={scene.label}
      />
      {scene.callout && <Callout callout={scene.callout} town={town} />}
    </DrawingFrame>
  )
}

const idOf = (name: StreetHouse | TreeKind) => `town-${name}`

const isFar = ({ name }: PlacedLandmark) => landmarks[name].place === 'far'

function LandmarkAt({ landmark }: { readonly landmark: PlacedLandmark }) {
  const { Drawing } = landmarks[landmark.name]
  return (
    <g
      className={isFar(landmark) ? 'palette-distant' : 'palette-white'}
      transform={toTransform(landmark)}
    >
      <Drawing />
    </g>
  )
}

/** Each kind of house is drawn once, and instanced where it stands again. */
function Row({ houses }: { readonly houses: readonly PlacedHouse[] }) {
  return houses.map(({ house, ...spot }, index) => {
    const { type, siding, roof, raised } = house
    const { Drawing, width } = streetHouses[type]
    const isFirst = houses.findIndex((each) => each.house.type === type) === index
    return (
      <g key={spot.x} className={`palette-${siding} roof-${roof}`} transform={toTransform(spot)}>
        {raised && <Piles width={width} />}
        {isFirst ? (
          <g id={idOf(type)}>
            <Drawing />
          </g>
        ) : (
          <use href={`#${idOf(type)}`} />
        )}
      </g>
    )
  })
}

function Grove({ town }: { readonly town: ComposedTown }) {
  return town.trees.map(({ kind, ...spot }, index) => {
    const Drawing = trees[kind]
    const isFirst = town.trees.findIndex((each) => each.kind === kind) === index
    return (
      <g key={spot.x} className="line-tree" transform={toTransform({ ...spot, width: 0 })}>
        {isFirst ? (
          <g id={idOf(kind)}>
            <Drawing />
          </g>
        ) : (
          <use href={`#${idOf(kind)}`} />
        )}
      </g>
    )
  })
}

/** Its place; mirrored, it turns about its own middle. */
function toTransform({ x, y, scale, width, isMirrored }: Spot): string {
  const left = Math.round(isMirrored ? x + width : x)
  const size = isMirrored ? `${-scale} ${scale}` : `${scale}`
  return `translate(${left} ${Math.round(y)})scale(${size})`
}
