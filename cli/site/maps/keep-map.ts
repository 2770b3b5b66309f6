import type { ServiceMap } from '../../../templates/types.ts'
import { hash } from '../../lib/hash.ts'
import type { Land } from './base-map.ts'

/** The map of that key, kept from an earlier run or drawn now. */
export type KeepMap = (key: string, draw: () => ServiceMap) => ServiceMap

/** Keeps nothing. */
export const drawAnew: KeepMap = (_, draw) => draw()

/** Changes with all that maps are drawn from: an edit of any town's name or place draws all anew. */
export function landKey({ plane, shapes, waters, countyPlaces, served, towns }: Land): string {
  return hash(JSON.stringify([plane.bounds, shapes, waters, countyPlaces, served, towns]))
}
