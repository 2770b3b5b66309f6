import type { RoofPart, StreetHouse } from '#generated/types'
import type { Point } from '../parts/path'
import { streetHouses } from './street-houses'

/** A number in the drawing of a house. */
export interface HouseNumber {
  readonly number: number
  readonly at: Point
  /** Whether it moves with the roof. */
  readonly isLifted: boolean
}

export const markRadius = 16

const apart = 3 * markRadius

/** Where water gets in, if that is beside the place to which callouts point. */
const leaks: Readonly<Partial<Record<StreetHouse, Readonly<Partial<Record<RoofPart, Point>>>>>> = {
  cape: { valley: [240, -170] },
  ranch: { shingles: [100, -120], gutter: [40, -84] },
  // The end of the gable, under which wind gets.
  colonial: { shingles: [-4, -220], eave: [150, -180] },
  saltbox: { shingles: [210, -160] },
  victorian: { gutter: [10, -200] },
  // The roof of the middle porch, at the wall.
  'triple-decker': { porch: [110, -200] },
}

/** The numbers of parts, from 1 on, none above another; a part that the house does not have gets none. */
export function numbersOn(type: StreetHouse, parts: readonly RoofPart[]): HouseNumber[] {
  const anchors: Readonly<Partial<Record<RoofPart, Point>>> = {
    ...streetHouses[type].anchors,
    ...leaks[type],
  }
  const placed: HouseNumber[] = []
  for (const [index, part] of parts.entries()) {
    const anchor = anchors[part]
    if (!anchor) continue
    const taken = placed.map(({ at }) => at)
    const at = besideOthers([inTens(anchor[0]), inTens(anchor[1])], taken)
    placed.push({ number: index + 1, at, isLifted: part !== 'porch' })
  }
  return placed
}

/** Less to send; a dot is larger. */
const inTens = (length: number) => Math.round(length / 10) * 10

/** The same point, or the nearest one to its left that is free: eaves, gutters and ridges run on there. */
function besideOthers([x, y]: Point, taken: readonly Point[]): Point {
  const near = taken.find(([otherX, otherY]) => Math.hypot(x - otherX, y - otherY) < apart)
  if (!near) return [x, y]
  const left = near[0] - Math.sqrt(apart ** 2 - (y - near[1]) ** 2)
  return besideOthers([Math.floor(left / 10) * 10, y], taken)
}
