import type { TownScene } from '../../../generated/types'
import type { PlacedTree, Spot, Spots } from './compose-town'
import type { Terrain } from './terrain'

interface Planting {
  readonly scene: TownScene
  readonly spots: Spots
  readonly terrain: Terrain
  readonly random: () => number
}

/** Trees from left to right, in the gaps between the lots and behind them. */
export function plantTrees({ scene, spots, terrain, random }: Planting): PlacedTree[] {
  const { left, front, right, beyond } = spots
  const { levels } = terrain
  const frontEnd = front.x + front.width
  const last = beyond ?? right ?? front
  const isWet = terrain.shore !== null && terrain.levels.front === 0
  const places = [
    ...(isWet ? [] : [{ x: left ? gapBetween(left, front) : 130, y: levels.left }]),
    { x: right ? gapBetween(front, right) : frontEnd + 60, y: levels.front },
    { x: last.x + last.width + 70, y: right ? levels.right : levels.front },
    ...(right && beyond ? [{ x: gapBetween(right, beyond), y: levels.right }] : []),
    { x: last.x + last.width + 210, y: beyond ? levels.beyond : levels.right },
  ]
  return scene.trees.flatMap((kind, index): PlacedTree[] => {
    const place = places[index]
    const scale = Math.round(95 + random() * 30) / 100
    const isMirrored = random() < 0.5
    if (!place) return []
    const x = Math.round(place.x + (random() - 0.5) * 16)
    return [{ kind, x, y: place.y, scale, isMirrored, width: 160 * scale, height: 220 * scale }]
  })
}

const gapBetween = (before: Spot, after: Spot) => (before.x + before.width + after.x) / 2
