import type { Atlas } from '../../load/gazetteer.ts'
import type { Outlines } from '../../load/outlines.ts'
import { toSlug } from '../../lib/slug.ts'
import type { TownIndex } from '../pages/towns.ts'
import type { SiteData } from '../schema/data.ts'
import { indexNearest, locateTowns, type FindNearest, type LocatedTown } from './located-towns.ts'
import {
  countyId,
  countyPlaces,
  toShapes,
  waterPlaces,
  type NamePlace,
  type Shape,
} from './outline-shapes.ts'
import { createPlane, type Plane } from './viewport.ts'

/** What all maps of a site are drawn from. */
export interface BaseMap {
  readonly plane: Plane
  readonly shapes: readonly Shape[]
  readonly waters: readonly NamePlace[]
  readonly countyPlaces: readonly NamePlace[]
  readonly served: readonly string[]
  /** The shapes that stand out: those of all counties served, then those of each by itself. */
  readonly sheets: readonly (readonly string[])[]
  readonly towns: readonly LocatedTown[]
  readonly nearest: FindNearest
  readonly townOf: (name: string) => LocatedTown | undefined
}

interface BaseMapInput {
  readonly data: SiteData
  readonly towns: TownIndex
  readonly places: Atlas['places']
  readonly outlines: Outlines
}

/** Lays the outlines and the served towns on one plane. */
export function createBaseMap({ outlines, ...input }: BaseMapInput): BaseMap {
  const plane = createPlane(outlines)
  const towns = locateTowns({ ...input, plane })
  const bySlug = new Map(towns.map((town) => [toSlug(town.name), town]))
  const shapes = toShapes(outlines, plane)
  const ids = new Set(shapes.map(({ id }) => id))
  const served = input.data.counties.map(({ name }) => name)
  const sheets = [served, ...served.map((name) => [name])]
  return {
    plane,
    shapes,
    waters: waterPlaces(outlines, plane),
    countyPlaces: countyPlaces(outlines, plane),
    served,
    sheets: sheets.map((names) => names.map(countyId).filter((id) => ids.has(id))),
    towns,
    nearest: indexNearest(towns),
    townOf: (name) => bySlug.get(toSlug(name)),
  }
}
