import type { Landmark, TownHouse, TownScene, TreeKind } from '../../../generated/types'
import { landmarks } from '../landmarks/landmarks'
import { arrangeLots, pileHeight, type Lot } from './arrange-lots'
import { plantTrees } from './plant-trees'
import { createRandom } from './random'
import { shapeTerrain, type Lots, type Terrain } from './terrain'

/** Where something stands: its lower left corner, and its size against that of the kit. */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly scale: number
  /** As it is drawn, not as in the kit. */
  readonly width: number
  readonly height: number
  readonly isMirrored: boolean
}

export interface PlacedHouse extends Spot {
  readonly house: TownHouse
}

export interface PlacedTree extends Spot {
  readonly kind: TreeKind
}

export interface ComposedTown {
  readonly terrain: Terrain
  readonly front: PlacedHouse
  readonly others: readonly PlacedHouse[]
  readonly landmark: (Spot & { readonly name: Landmark }) | null
  readonly trees: readonly PlacedTree[]
  /** Where the street ends at the right. */
  readonly end: number
  /** The side of the front house where the sky is free. */
  readonly noteSide: 'left' | 'right'
}

/** The largest that something becomes on its lot. */
const room = {
  front: { width: 350, height: 345, scale: 1.2 },
  house: { width: 250, height: 250, scale: 0.8 },
  landmark: { width: 206, height: 352, scale: 0.92 },
} as const

/** Puts the parts of a street in their places, in units of the kit; the same scene, the same street. */
export function composeTown(scene: TownScene): ComposedTown {
  const random = createRandom(scene.seed)
  const lots = arrangeLots(scene, random() < 0.5)
  const spots = placeLots(lots, random)
  const terrain = shapeTerrain(scene.ground, {
    left: spots.left?.x ?? 0,
    front: spots.front.x,
    right: spots.right?.x ?? endOf(spots.front) + 60,
    beyond: spots.beyond?.x ?? endOf(spots.right ?? spots.front) + 60,
  })
  const noteSide = chooseSide(scene, spots, terrain)
  const placed = (['left', 'right', 'beyond'] as const).flatMap((name) => {
    const [lot, spot] = [lots[name], spots[name]]
    return lot && spot ? [{ lot, spot: { ...spot, y: terrain.levels[name] } }] : []
  })
  const front = {
    ...spots.front,
    y: terrain.levels.front,
    isMirrored: noteSide === 'left',
  }
  const end = Math.max(endOf(front), ...placed.map(({ spot }) => endOf(spot)))
  return {
    terrain,
    front: toHouse(front, scene.houses[0]),
    others: placed.flatMap(({ lot, spot }) =>
      lot.kind === 'house' ? [toHouse(spot, lot.house)] : [],
    ),
    landmark: findLandmark(scene, placed),
    trees: plantTrees({ scene, spots, terrain, random }),
    end,
    noteSide,
  }
}

const endOf = ({ x, width }: Spot) => x + width

function toHouse(spot: Spot, house: TownHouse | undefined): PlacedHouse {
  if (!house) throw new Error('A street needs a house.')
  const lift = house.raised ? pileHeight * spot.scale : 0
  return { ...spot, y: spot.y - lift, house }
}

export interface Spots extends Lots<Spot | null> {
  readonly front: Spot
}

/** From left to right, with a gap for a tree between two of them. */
function placeLots(lots: Lots<Lot | null>, random: () => number): Spots {
  const after = (spot: Spot | null, least: number, gap: number) =>
    Math.max(least, spot ? endOf(spot) + gap + random() * 14 : 0)
  const left = lots.left && fit(lots.left, 'side', 8 + random() * 8)
  const front = fit(lots.front, 'front', after(left, 236 + random() * 20, 30))
  if (!front) throw new Error('A street needs a house.')
  const right = lots.right && fit(lots.right, 'side', after(front, 0, 44), random() < 0.5)
  const beyond = lots.beyond && fit(lots.beyond, 'side', after(right ?? front, 0, 52))
  return { left, front, right, beyond }
}

function fit(lot: Lot | null, as: 'front' | 'side', x: number, isMirrored = false): Spot | null {
  if (!lot) return null
  const most = room[as === 'front' ? 'front' : lot.kind]
  const scale = Math.min(most.width / lot.width, most.height / lot.height, most.scale)
  const rounded = Math.floor(scale * 100) / 100
  return {
    x: Math.round(x),
    y: 0,
    scale: rounded,
    width: lot.width * rounded,
    height: lot.height * rounded,
    isMirrored: isMirrored && lot.kind === 'house',
  }
}

interface PlacedLot {
  readonly lot: Lot
  readonly spot: Spot
}

function findLandmark({ landmark: name }: TownScene, placed: readonly PlacedLot[]) {
  if (name === null) return null
  const { place, width, height } = landmarks[name]
  const far = { x: 0, y: 0, scale: 1, width, height, isMirrored: false }
  if (place === 'far') return { ...far, name }
  const found = placed.find(({ lot }) => lot.kind === 'landmark')
  return found ? { ...found.spot, y: place === 'water' ? 12 : found.spot.y, name } : null
}

/** The side where less stands in the sky; on the left there is more room. */
function chooseSide({ landmark }: TownScene, { left, right }: Spots, { levels }: Terrain) {
  const isFar = landmark !== null && landmarks[landmark].place === 'far'
  const leftTop = isFar ? 300 : (left?.height ?? 0)
  return leftTop <= 262 || leftTop <= (right?.height ?? 0) - levels.right ? 'left' : 'right'
}
