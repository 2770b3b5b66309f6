import { join } from 'node:path'
import * as z from 'zod'
import { groupBy } from '../lib/collections.ts'
import { toSlug } from '../lib/slug.ts'
import { nearest } from '../lib/suggest.ts'
import { readJsonFolder } from './list-files.ts'
import { loadOutlines, type Outlines } from './outlines.ts'

const landmarkSchema = z.object({
  name: z.string(),
  /** By which people call it too. */
  names: z.array(z.string()).default([]),
  measure: z.enum(['height', 'length', 'area']),
  value: z.number().positive(),
  unit: z.enum(['feet', 'miles', 'acres']),
  source: z.string(),
})

const placesSchema = z.object({
  state: z.string(),
  towns: z.array(
    z.object({
      name: z.string(),
      county: z.string(),
      lat: z.number(),
      lon: z.number(),
      borders: z.array(z.string()),
    }),
  ),
  landmarks: z.array(landmarkSchema).default([]),
})

export type KnownTown = z.infer<typeof placesSchema>['towns'][number]

export type Point = Pick<KnownTown, 'lat' | 'lon'>

export interface Gazetteer {
  readonly isEmpty: boolean
  readonly names: readonly string[]
  /** The town of that name, however it is written; of several in several states the nearest. */
  readonly find: (name: string, near?: Point) => KnownTown | undefined
  readonly suggest: (name: string) => string | undefined
  /** So many towns around one, by distance; those that it borders come before others. */
  readonly nearest: (town: KnownTown, count: number) => KnownTown[]
}

export function loadPlaces(root: string): Gazetteer {
  return createGazetteer(readStates(root).flatMap(({ towns }) => towns))
}

/** What can be measured on the land: peaks, parks, districts. */
export function loadLandmarks(root: string): z.infer<typeof landmarkSchema>[] {
  return readStates(root).flatMap(({ landmarks }) => landmarks)
}

function readStates(root: string): z.infer<typeof placesSchema>[] {
  const read = (value: unknown) => placesSchema.parse(value)
  return readJsonFolder(join(root, 'data/places'), { read, fault: 'is no list of places' })
}

export interface Atlas {
  readonly places: Gazetteer
  readonly outlines: readonly Outlines[]
}

export const emptyAtlas: Atlas = { places: createGazetteer([]), outlines: [] }

export function loadAtlas(root: string): Atlas {
  return { places: loadPlaces(root), outlines: loadOutlines(root) }
}

export function createGazetteer(towns: readonly KnownTown[]): Gazetteer {
  const bySlug = groupBy(towns, ({ name }) => toSlug(name))
  const slugs = [...bySlug.keys()]
  return {
    isEmpty: towns.length === 0,
    names: towns.map(({ name }) => name),
    find: (name, near) => {
      const found = bySlug.get(toSlug(name)) ?? []
      return near && found.length > 1 ? byDistance(found, near)[0] : found[0]
    },
    suggest: (name) => {
      const slug = toSlug(name)
      // In a short name two other letters make another name.
      const meant = nearest(slug, slugs, slug.length < 6 ? 1 : 2)
      return bySlug.get(meant ?? '')?.[0]?.name
    },
    nearest: (town, count) => {
      const others = byDistance(towns, town).filter((other) => other !== town)
      const isNext = (other: KnownTown) => town.borders.includes(other.name)
      const ranked = [...others.filter(isNext), ...others.filter((other) => !isNext(other))]
      return byDistance(ranked.slice(0, count), town)
    },
  }
}

const proposed = { min: 5, count: 8 }

/** Nearby areas to propose for a town, in order of distance; none where too few are known. */
export function proposeNearby(places: Gazetteer, cityName: string): string[] {
  const town = places.find(cityName)
  const near = town ? places.nearest(town, proposed.count) : []
  return near.length < proposed.min ? [] : near.map(({ name }) => name)
}

export const earthRadiusKm = 6371

/** The great circle between two points, by the haversine formula. */
export function distanceKm(a: Point, b: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const halfChord =
    Math.sin(radians(b.lat - a.lat) / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(b.lon - a.lon) / 2) ** 2
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(halfChord)))
}

export const distanceMiles = (a: Point, b: Point) => distanceKm(a, b) / 1.609344

function byDistance(towns: readonly KnownTown[], from: Point): KnownTown[] {
  return towns
    .map((town) => ({ town, km: distanceKm(from, town) }))
    .toSorted((a, b) => a.km - b.km)
    .map(({ town }) => town)
}
