import type { ServiceMap } from '../../../templates/types.ts'
import { hash } from '../../hash.ts'
import type { Land } from './land.ts'
import type { LocatedTown } from './located-towns.ts'

/** The map of that key, kept from an earlier run or drawn now. */
export type KeepMap = (key: string, draw: () => ServiceMap) => ServiceMap

/** Keeps nothing. */
export const drawAnew: KeepMap = (_, draw) => draw()

/** Changes with all that the maps of a land share. */
export function landKey({ plane, shapes, waters, countyPlaces, served }: Land): string {
  return hash(JSON.stringify([plane.bounds, shapes, waters, countyPlaces, served]))
}

/** Changes with all that a city's map is drawn from. */
export function cityKey(land: string, own: LocatedTown, towns: readonly LocatedTown[]): string {
  const facts = towns.map(({ name, path, county, at, rank }) => [name, path, county, at, rank])
  return hash(JSON.stringify([land, own.name, facts]))
}
