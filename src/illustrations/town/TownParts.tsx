import type { StreetHouse, TownScene } from '#generated/types'
import { streetHouses, type StreetHouseDrawing } from '../houses/street-houses'
import { pair } from '../parts/path'
import { landmarks } from '../landmarks/landmarks'
import { GroundBelow } from '../parts/Downspout'
import { pileHeight } from './arrange-lots'
import type { ComposedTown, PlacedHouse, PlacedLandmark } from './compose-town'
import { FarTown } from './FarTown'
import { Piles } from './Piles'
import type { Spot } from './place-lots'
import { TownGround, Water } from './TownGround'
import { TownSky } from './TownSky'
import { isShade, treeId, trees } from './Trees'

interface TownPartsProps {
  readonly scene: TownScene
  readonly town: ComposedTown
  /** Whether wide windows show more beyond the ends of the street. */
  readonly isOpen: boolean
}

/** A whole street from sky to ground; notes are drawn above it. */
export function TownParts({ scene, town, isOpen }: TownPartsProps) {
  const { front, others, landmark, terrain } = town
  const row = [...others.toReversed(), front]
  const ids = [...new Set(row.map(({ house }) => idOf(house.type)))]
  return (
    <>
      <TownSky sky={scene.sky} shift={scene.seed % 90} />
      <path className="paint-hill" d={terrain.hill} />
      {landmark && isFar(landmark) && <LandmarkAt landmark={landmark} />}
      {isOpen && <FarTown town={town} houses={ids} trees={scene.trees} />}
      <Water terrain={terrain} />
      <Grove town={town} />
      {landmark && !isFar(landmark) && <LandmarkAt landmark={landmark} />}
      <Row houses={row} />
      <TownGround terrain={terrain} />
    </>
  )
}

const idOf = (type: StreetHouse) => `town-${type}`

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

/** Draws each kind of house once, and reuses it for repetitions. */
function Row({ houses }: { readonly houses: readonly PlacedHouse[] }) {
  return houses.map(({ house, ...spot }, index) => {
    const { type, siding, roof, raised } = house
    const { Drawing, Raised = Drawing }: StreetHouseDrawing = streetHouses[type]
    const House = raised ? Raised : Drawing
    const isFirst = houses.findIndex((each) => each.house.type === type) === index
    return (
      <g key={spot.x} className={`palette-${siding} roof-${roof}`} transform={toTransform(spot)}>
        {raised && <Piles type={type} />}
        {isFirst ? (
          <g id={idOf(type)}>
            <GroundBelow value={raised ? pileHeight : 0}>
              <House />
            </GroundBelow>
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
    const before = town.trees.slice(0, index)
    const place = { className: 'line-tree', transform: toTransform({ ...spot, width: 0 }) }
    if (before.some((tree) => tree.kind === kind)) {
      return <use key={spot.x} {...place} href={`#${treeId(kind)}`} />
    }
    return (
      <g key={spot.x} {...place}>
        <g id={treeId(kind)}>
          <Drawing isShown={before.some((tree) => isShade(tree.kind))} />
        </g>
      </g>
    )
  })
}

/** The transform to its place; mirroring is about its own middle. */
function toTransform({ x, y, scale, width, isMirrored }: Spot): string {
  const left = Math.round(isMirrored ? x + width : x)
  const size = isMirrored ? `${-scale} ${scale}` : scale
  return `translate(${pair([left, Math.round(y)])})scale(${size})`
}
