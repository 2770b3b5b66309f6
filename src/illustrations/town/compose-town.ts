import type { Landmark, TownHouse, TownScene } from '#generated/types'
import { landmarks } from '../landmarks/landmarks'
import { arrangeLots, pileHeight, type Lot } from './arrange-lots'
import { endOf, placeLots, type Spot, type Spots } from './place-lots'
import { plantTrees, type PlacedTree } from './plant-trees'
import { createRandom } from './random'
import { levelsOf, shapeTerrain, type Lots, type Terrain } from './terrain'

/** The width of a street that every window shows, in units of the drawing. */
export const streetWidth = 760

export interface PlacedHouse extends Spot {
  readonly house: TownHouse
}

export interface PlacedLandmark extends Spot {
  readonly name: Landmark
}

/** The free sky beside the front house: its side, and the lower limit for a note. */
interface NoteRoom {
  readonly side: 'left' | 'right'
  readonly floor: number
}

export interface ComposedTown {
  readonly terrain: Terrain
  readonly front: PlacedHouse
  readonly others: readonly PlacedHouse[]
  readonly landmark: PlacedLandmark | null
  readonly trees: readonly PlacedTree[]
  /** The right end of the street. */
  readonly end: number
  readonly note: NoteRoom
}

/** Composes a street, in units of the drawing; deterministic for a scene. */
export function composeTown(scene: TownScene): ComposedTown {
  const random = createRandom(scene.seed)
  const lots = arrangeLots(scene, random() < 0.5)
  const spots = placeLots(lots, levelsOf[scene.ground], random)
  const note = findNoteRoom(scene, spots)
  const placed = pairUp(lots, spots)
  const houses = placed.flatMap(({ lot, spot }) =>
    lot.kind === 'house' ? [toHouse(spot, lot.house)] : [],
  )
  // In the drawings, the part for a callout is at the right end: mirrored for a note on the left.
  const [front, ...others] = houses.map((each) =>
    each.x === spots.front.x ? { ...each, isMirrored: note.side === 'left' } : each,
  )
  if (!front) throw new Error('A street needs a house.')
  const trees = plantTrees(scene, spots, random)
  return {
    terrain: shapeTerrain(scene.ground, startsOf(spots)),
    front,
    others,
    landmark: findLandmark(scene, placed),
    trees,
    end: Math.max(...placed.map(({ spot }) => endOf(spot))),
    note: liftOver(trees, note, front),
  }
}

interface PlacedLot {
  readonly lot: Lot
  readonly spot: Spot
}

/** The lots that are not empty, the front one first. */
const pairUp = (lots: Lots<Lot | null>, spots: Spots) =>
  (['front', 'left', 'right', 'beyond'] as const).flatMap((name): PlacedLot[] => {
    const [lot, spot] = [lots[name], spots[name]]
    return lot && spot ? [{ lot, spot }] : []
  })

function startsOf({ left, front, right, beyond }: Spots): Lots<number> {
  const next = right?.x ?? endOf(front) + 60
  return {
    left: left?.x ?? 0,
    front: front.x,
    right: next,
    beyond: beyond?.x ?? (right ? endOf(right) : next) + 60,
  }
}

function toHouse(spot: Spot, house: TownHouse): PlacedHouse {
  const lift = house.raised ? pileHeight * spot.scale : 0
  return { ...spot, y: spot.y - lift, height: spot.height - lift, house }
}

function findLandmark(
  { landmark: name }: TownScene,
  placed: readonly PlacedLot[],
): PlacedLandmark | null {
  if (name === null) return null
  const { place, width, height } = landmarks[name]
  if (place === 'far') return { name, x: 34, y: 0, scale: 1, width, height, isMirrored: false }
  const found = placed.find(({ lot }) => lot.kind === 'landmark')
  return found ? { ...found.spot, y: place === 'water' ? 12 : found.spot.y, name } : null
}

/** The side with less in the sky; the left one has more room. */
function findNoteRoom({ landmark }: TownScene, { left, front, right }: Spots): NoteRoom {
  const isFar = landmark !== null && landmarks[landmark].place === 'far'
  const leftTop = isFar ? 300 : topOf(left)
  const side = leftTop <= 262 || leftTop <= topOf(right) ? 'left' : 'right'
  const below = side === 'left' ? left : right
  return { side, floor: Math.round(Math.min(12 - topOf(front), -topOf(below) - 22)) }
}

/** Raises a note above the tree crowns beside the house. */
function liftOver(trees: readonly PlacedTree[], note: NoteRoom, front: Spot): NoteRoom {
  const [from, to] =
    note.side === 'left' ? [front.x - 150, front.x] : [endOf(front), endOf(front) + 150]
  const tops = trees.filter(({ x }) => x > from && x < to).map(({ y, height }) => y - height)
  return { ...note, floor: Math.round(Math.min(note.floor, ...tops)) }
}

/** Its height above the street. */
const topOf = (spot: Spot | null) => (spot ? spot.height - spot.y : 0)
