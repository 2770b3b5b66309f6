import Flatbush from 'flatbush'
import { toSlug } from '../../lib/slug.ts'
import { isSameCounty } from '../../load/gazetteer.ts'
import type { Outlines } from '../../load/outlines.ts'
import { placeWord } from '../pages/towns.ts'
import { distance, middleOf, type Spot } from './geometry.ts'
import {
  findNeighbours,
  findTowns,
  type FoundTown,
  type LocatedTown,
  type MapsInput,
} from './locate-towns.ts'
import { countiesOn, riverCourses, toShapes, waterPlaces, type County } from './outline-shapes.ts'
import { createPlane, frameAround, type Plane } from './viewport.ts'

/** What all maps of a site are drawn from. */
export type BaseMap = ReturnType<typeof createBaseMap>

export interface Office {
  readonly at: Spot
  readonly mile: number
}

/** What the data brings to the outlines: where the served towns are, and who serves. */
export function locateAll(input: MapsInput) {
  const { business, counties } = input.data
  const found = findTowns(input)
  const bySlug = new Map(found.map((town) => [toSlug(town.name), town]))
  const around = found
    .filter(({ path }) => path !== null)
    .map((town) => [town.name, findNeighbours(town, input, bySlug)] as const)
  const all = [...found, ...around.flatMap(([, towns]) => towns)].map(({ point }) => point)
  const frame = frameAround([business.coordinates, ...all])
  const { project, mileAt } = createPlane(frame)
  const lay = ({ point, ...town }: FoundTown): LocatedTown => ({ ...town, at: project(point) })
  const towns = found.map(lay)
  const { coordinates } = business
  return {
    frame,
    calls: placeWord(input.data),
    look: input.data.look,
    office: { at: project(coordinates), mile: mileAt(coordinates.lat) },
    served: counties.map(({ name }) => name),
    towns,
    /** Of each town with a page, by name: the towns that it borders, served or not. */
    neighbours: Object.fromEntries(
      around.map(([name, others]) => [
        name,
        others.map((town) => towns[found.indexOf(town)] ?? lay(town)),
      ]),
    ),
  }
}

/** Lays the outlines and the served towns on one plane. */
export function createBaseMap(
  located: ReturnType<typeof locateAll>,
  outlines: readonly Outlines[],
) {
  const { frame, towns, office } = located
  const plane = createPlane(frame)
  const bySlug = new Map(towns.map((town) => [toSlug(town.name), town]))
  const counties = countiesOn(outlines, plane)
  const served = located.served.map((name) => countyOf(name, { counties, towns, office }))
  const sheets = served.map((county) => (county ? [county.id] : []))
  return {
    ...located,
    plane,
    credits: [...new Set(counties.flatMap((county) => county.credits))],
    shapes: toShapes(outlines, plane, new Set(sheets.flat())),
    waters: waterPlaces(outlines, plane),
    countyPlaces: counties,
    /** The id of the county at a spot; `null` at sea. */
    landAt: indexLand(counties, plane),
    rivers: riverCourses(outlines, plane),
    /** The shapes that stand out: those of all counties served, then those of each by itself. */
    sheets: [sheets.flat(), ...sheets],
    nearest: indexNearest(towns),
    townOf: (name: string) => bySlug.get(toSlug(name)),
  }
}

type Serving = Pick<ReturnType<typeof locateAll>, 'towns' | 'office'> & {
  readonly counties: readonly County[]
}

/** The county of that name; of several, in several states, the one where its towns are. */
function countyOf(name: string, { counties, towns, office }: Serving): County | undefined {
  const spots = towns.filter(({ county }) => county === name).map(({ at }) => at)
  const middle = spots.length > 0 ? middleOf(spots) : office.at
  return counties
    .filter((county) => isSameCounty(county.name, name))
    .toSorted((a, b) => distance(a.at, middle) - distance(b.at, middle))[0]
}

/** Finds the towns nearest to a spot, the nearest first. */
export function indexNearest(towns: readonly LocatedTown[]) {
  // The library refuses to index nothing.
  const index = towns.length > 0 ? new Flatbush(towns.length) : null
  for (const { at } of towns) index?.add(...at)
  index?.finish()
  return (from: Spot, count: number): LocatedTown[] =>
    (index?.neighbors(...from, count) ?? []).flatMap((found) => towns[found] ?? [])
}

/** Half a kilometre: small enough for a name to keep to its own side of a line. */
const cell = 10

/** Finds the county at a spot of the plane: its id, or `null` at sea. */
export function indexLand(counties: readonly County[], { bounds }: Plane) {
  const columns = Math.ceil(bounds.right / cell)
  const rows = Math.ceil(bounds.bottom / cell)
  const cells = new Uint16Array(columns * rows)
  for (const [index, { rings }] of counties.entries()) {
    for (const [row, crossings] of crossingsByRow(rings, rows)) {
      const ends = crossings
        .map((column) => row * columns + Math.min(column, columns))
        .toSorted((a, b) => a - b)
      // It is land from the first crossing to the second, from the third to the fourth, and so on.
      for (let at = 1; at < ends.length; at += 2) cells.fill(index + 1, ends[at - 1], ends[at])
    }
  }
  return (spot: Spot): string | null => {
    const column = Math.floor(spot[0] / cell)
    const isOnPlane = column >= 0 && column < columns
    const found = isOnPlane ? (cells[Math.floor(spot[1] / cell) * columns + column] ?? 0) : 0
    return counties[found - 1]?.id ?? null
  }
}

/** In which columns the rings cross the middle of each row of cells. */
function crossingsByRow(rings: readonly (readonly Spot[])[], rows: number): Map<number, number[]> {
  const found = new Map<number, number[]>()
  for (const ring of rings) {
    for (const [index, [toX, toY]] of ring.entries()) {
      const [x, y] = ring.at(index - 1) ?? [toX, toY]
      const [first, last] = [rowFrom(Math.min(y, toY)), rowFrom(Math.max(y, toY))]
      for (let row = first; row < Math.min(last, rows); row++) {
        const crossing = x + (((row + 0.5) * cell - y) / (toY - y)) * (toX - x)
        found.set(row, [...(found.get(row) ?? []), Math.max(0, Math.round(crossing / cell))])
      }
    }
  }
  return found
}

/** The first row whose middle is not above. */
const rowFrom = (y: number) => Math.max(0, Math.ceil(y / cell - 0.5))
