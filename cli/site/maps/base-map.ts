import type { Atlas } from '../../load/gazetteer.ts'
import type { Outlines } from '../../load/outlines.ts'
import type { SiteData } from '../schema/data.ts'
import { toSlug } from '../../lib/slug.ts'
import type { TownIndex } from '../pages/towns.ts'
import { locateTowns, type LocatedTown } from './located-towns.ts'
import {
  countyId,
  countyPlaces,
  toShapes,
  waterPlaces,
  type NamePlace,
  type Shape,
} from './outline-shapes.ts'
import { createPlane, type Plane } from './projection.ts'
import { createSpotIndex, type SpotIndex } from './nearest-towns.ts'

/** All that the maps of a site are drawn from, worked out once. */
export interface Land {
  readonly plane: Plane
  readonly shapes: readonly Shape[]
  readonly waters: readonly NamePlace[]
  readonly countyPlaces: readonly NamePlace[]
  /** The counties of the data. */
  readonly served: readonly string[]
  /** The shapes that stand out: those of all counties served, then those of each by itself. */
  readonly sheets: readonly (readonly string[])[]
  /** The served towns in the order of the data. */
  readonly towns: readonly LocatedTown[]
  readonly index: SpotIndex<LocatedTown>
  readonly townOf: (name: string) => LocatedTown | undefined
}

interface LandInput {
  readonly data: SiteData
  readonly towns: TownIndex
  readonly places: Atlas['places']
  readonly outlines: Outlines
}

/** Lays the outlines and the served towns on one plane. */
export function surveyLand({ outlines, ...input }: LandInput): Land {
  const plane = createPlane(outlines)
  const towns = locateTowns({ ...input, plane })
  const bySlug = new Map(towns.map((town) => [toSlug(town.name), town]))
  const shapes = toShapes(outlines, plane)
  const served = input.data.counties.map(({ name }) => name)
  const known = new Set(shapes.map(({ id }) => id))
  const sheets = [served, ...served.map((name) => [name])]
  return {
    plane,
    shapes,
    waters: waterPlaces(outlines, plane),
    countyPlaces: countyPlaces(outlines, plane),
    served,
    sheets: sheets.map((names) => names.map(countyId).filter((id) => known.has(id))),
    towns,
    index: createSpotIndex(towns),
    townOf: (name) => bySlug.get(toSlug(name)),
  }
}
