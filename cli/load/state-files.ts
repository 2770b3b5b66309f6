import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { groupBy, memoizeTexts } from '../lib/collections.ts'
import type { Roots } from '../lib/paths.ts'
import { toSlug } from '../lib/slug.ts'
import { readJsonFolder } from './list-files.ts'

const landmarkSchema = z.object({
  name: z.string(),
  names: z.array(z.string()).default([]),
  measure: z.enum(['height', 'length', 'area']),
  value: z.number().positive(),
  unit: z.enum(['feet', 'miles', 'acres']),
  source: z.string(),
})

export type Landmark = z.infer<typeof landmarkSchema>

const townSchema = z.object({
  name: z.string(),
  county: z.string(),
  lat: z.number(),
  lon: z.number(),
  /** Bordering towns of the same state; empty where unknown. */
  borders: z.array(z.string()).readonly().default([]),
})

/** A town with its two-letter state code. */
export type KnownTown = Readonly<z.infer<typeof townSchema>> & { readonly state: string }

export type Point = Pick<KnownTown, 'lat' | 'lon'>

const ownSchema = z.object({
  state: z.string(),
  towns: z.array(townSchema),
  landmarks: z.array(landmarkSchema).default([]),
})

/** A file of the engine, whose shape a test checks. Towns are sorted by size. */
interface StateFile {
  /** The list of towns is complete, with borders: any other name is a mistake. */
  readonly isWhole?: true
  readonly counties: readonly string[]
  readonly towns: readonly (readonly [
    name: string,
    county: number,
    lat: number,
    lon: number,
    borders?: KnownTown['borders'],
  ])[]
  readonly landmarks?: readonly z.input<typeof landmarkSchema>[]
}

export interface Frame {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

/** The places of a state; without a file in the engine, only what the site adds. */
export type KnownState = ReturnType<typeof readStates>[number]

const readOnce = memoizeTexts((path): unknown => JSON.parse(readFileSync(path, 'utf8')))

/** Reads a file of the engine's places, which do not change while it runs. */
export const readPlaces = <File>({ engine }: Roots, name: string) =>
  readOnce(join(engine, 'cli/load/places', name)) as File

/** Where a firm is and works, as far as its data says. */
export interface Home {
  /** Two letters. */
  readonly regionCode: string | undefined
  /** The office first, then the towns that have coordinates. */
  readonly points: readonly Point[]
}

type StateBox = Frame & { readonly state: string }

/** The states by code, with full names and bounds. */
export const readIndex = (roots: Roots) =>
  readPlaces<Readonly<Record<string, StateBox>>>(roots, 'index.json')

/** Codes of the office's state, first, and of the states within `reach` degrees of the site's points. */
export function statesAround(roots: Roots, { regionCode, points }: Home, reach: number): string[] {
  const index = readIndex(roots)
  if (regionCode === undefined || !index[regionCode]) return []
  const isNear = ({ west, south, east, north }: Frame, { lat, lon }: Point) =>
    lat > south - reach && lat < north + reach && lon > west - reach && lon < east + reach
  const around = Object.entries(index).filter(([, box]) =>
    points.some((point) => isNear(box, point)),
  )
  return [...new Set([regionCode, ...around.map(([code]) => code)])]
}

/** The places of the office's state and the surrounding ones, with the site's additions and corrections. */
export function readStates(roots: Roots, home: Home) {
  const index = readIndex(roots)
  const codeOf = (state: string) =>
    Object.keys(index).find((code) => code === state || index[code]?.state === state) ?? state
  const folder = join(roots.site, 'data/places')
  const siteFiles = groupBy(
    readJsonFolder(folder, ownSchema, 'is no list of places'),
    ({ state }) => codeOf(state),
  )
  const codes = new Set([...statesAround(roots, home, 0.4), ...siteFiles.keys()])
  return [...codes].map((code) => {
    const added = siteFiles.get(code) ?? []
    const towns = added.flatMap((file) => file.towns.map((town) => ({ ...town, state: code })))
    const known = index[code] ? readState(roots, code) : undefined
    const isReplaced = ({ name, county }: KnownTown) =>
      towns.some((town) => toSlug(town.name) === toSlug(name) && town.county === county)
    return {
      code,
      isWhole: known?.isWhole ?? false,
      towns:
        known && towns.length === 0
          ? known.towns
          : [...towns, ...(known?.towns ?? []).filter((town) => !isReplaced(town))],
      landmarks: [...added.flatMap(({ landmarks }) => landmarks), ...(known?.landmarks ?? [])],
    }
  })
}

const states = new WeakMap<StateFile, ReturnType<typeof toState>>()

/** The same object for all callers, so that indexes of it are reused. */
function readState(roots: Roots, code: string) {
  const file = readPlaces<StateFile>(roots, `${code}.json`)
  const state = states.get(file) ?? toState(file, code)
  states.set(file, state)
  return state
}

function toState(file: StateFile, state: string) {
  return {
    isWhole: file.isWhole,
    towns: file.towns.map(([name, county, lat, lon, borders = []]): KnownTown => {
      return { name, county: file.counties[county] ?? '', state, lat, lon, borders }
    }),
    landmarks: z.array(landmarkSchema).parse(file.landmarks ?? []),
  }
}
