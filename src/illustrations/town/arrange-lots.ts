import type { Landmark, TownHouse, TownScene } from '#generated/types'
import { streetHouses } from '../houses/street-houses'
import { landmarks } from '../landmarks/landmarks'
import type { Lots } from './terrain'

/** The content of a lot, with its original size. */
export type Lot = { readonly width: number; readonly height: number } & (
  | { readonly kind: 'house'; readonly house: TownHouse }
  | { readonly kind: 'landmark'; readonly name: Landmark }
)

/** Height of a raised house above the ground. */
export const pileHeight = 58

/** Assigns the parts of a scene to lots; `isTurned` allows the landmark on the right. */
export function arrangeLots(
  { ground, houses, landmark }: TownScene,
  isTurned: boolean,
): Lots<Lot | null> {
  const [front = null, ...others] = houses.map(toHouseLot)
  const mark = landmark === null ? null : toLandmarkLot(landmark)
  const place = landmark === null ? null : landmarks[landmark].place
  const isWet = ground === 'shore' || ground === 'river'
  const [near = null, beyond = null] = others
  if (place === 'street' && (isWet || isTurned)) {
    return isWet || beyond
      ? { left: isWet ? null : beyond, front, right: mark, beyond: near }
      : { left: near, front, right: mark, beyond: null }
  }
  const left = place === 'far' ? null : mark
  if (left === null && !isWet && place !== 'far') {
    return { left: near, front, right: beyond, beyond: null }
  }
  return { left, front, right: near, beyond }
}

function toHouseLot(house: TownHouse): Lot {
  const { width, height } = streetHouses[house.type]
  return { kind: 'house', house, width, height: height + (house.raised ? pileHeight : 0) }
}

const toLandmarkLot = (name: Landmark): Lot => {
  const { width, height } = landmarks[name]
  return { kind: 'landmark', name, width, height }
}
