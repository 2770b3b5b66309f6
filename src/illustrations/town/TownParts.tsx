import type { StreetHouse, TownScene, TreeKind } from '#generated/types'
import { streetHouses } from '../houses/street-houses'
import { landmarks } from '../landmarks/landmarks'
import type { ComposedTown, PlacedHouse, PlacedLandmark } from './compose-town'
import { FarTown } from './FarTown'
import { Piles } from './Piles'
import type { Spot } from './place-lots'
import { TownGround, Water } from './TownGround'
import { TownSky } from './TownSky'
import { trees } from './Trees'

interface TownPartsProps {
  readonly scene: TownScene
  readonly town: ComposedTown
  /** Whether a window may show what lies beyond the ends of the street. */
  readonly isOpen: boolean
}

/** All that is drawn of a street, from the sky to the ground; what is noted on it comes on top. */
export function TownParts({ scene, town, isOpen }: TownPartsProps) {
  const { front, others, landmark, terrain } = town
  const houseIds = [...new Set([...others, front].map(({ house }) => idOf(house.type)))]
  return (
    <>
      <TownSky sky={scene.sky} shift={scene.seed % 90} />
      <path className="paint-hill" d={terrain.hill} />
      {landmark && isFar(landmark) && <LandmarkAt landmark={landmark} />}
      {isOpen && <FarTown town={town} houses={houseIds} trees={scene.trees} />}
      <Water terrain={terrain} />
      <Grove town={town} />
      {landmark && !isFar(landmark) && <LandmarkAt landmark={landmark} />}
      <Row houses={[...others.toReversed(), front]} />
      <TownGround terrain={terrain} />
    </>
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
