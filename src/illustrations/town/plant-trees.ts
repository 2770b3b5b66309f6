import type { TownScene, TreeKind } from '#generated/types'
import { levelsOf } from './terrain'
import { endOf, type Spot, type Spots } from './place-lots'

export interface PlacedTree extends Spot {
  readonly kind: TreeKind
}

/** Plants trees from left to right, between lots and behind them. */
export function plantTrees(
  scene: TownScene,
  spots: Spots,
  random: () => number,
): readonly PlacedTree[] {
  const places = placesFor(scene, spots)
  return scene.trees.flatMap((kind, index): PlacedTree[] => {
    const scale = Math.round(95 + random() * 30) / 100
    const isMirrored = random() < 0.5
    const shift = (random() - 0.5) * 16
    const place = places[index]
    if (!place) return []
    const [width, height] = [160 * scale, 220 * scale]
    return [{ kind, ...place, x: Math.round(place.x + shift), scale, isMirrored, width, height }]
  })
}

/** Positions of trunks: between lots, then beyond the last. */
function placesFor({ ground }: TownScene, { left, front, right, beyond }: Spots) {
  const isDry = ground !== 'shore' && ground !== 'river'
  const end = endOf(beyond ?? right ?? front)
  const past = levelsOf[ground].beyond
  return [
    ...(left && isDry ? [{ x: between(left, front), y: left.y }] : []),
    ...(right ? [{ x: between(front, right), y: front.y }] : []),
    { x: end + 70, y: past },
    ...(right && beyond ? [{ x: between(right, beyond), y: right.y }] : []),
    { x: end + 210, y: past },
  ]
}

const between = (before: Spot, after: Spot) => (endOf(before) + after.x) / 2
