import Flatbush from 'flatbush'
import { splitName } from '../../lib/place-name.ts'
import { toSlug } from '../../lib/slug.ts'
import { isSameCounty } from '../../load/gazetteer.ts'
import type { Outlines } from '../../load/outlines.ts'
import { groupBy } from '../../lib/collections.ts'
import { placeWord } from '../pages/towns.ts'
import { readStates } from '../states/area-states.ts'
import {
  boundsOf,
  crossesBox,
  distance,
  grow,
  isIn,
  isInside,
  middleOf,
  overlap,
  squareOf,
  type Box,
  type Segment,
  type Spot,
} from './geometry.ts'
import {
  findNeighbours,
  findTowns,
  type FoundTown,
  type LocatedTown,
  type MapsInput,
} from './locate-towns.ts'
import {
  areasOn,
  linesOn,
  riverCourses,
  stateOf,
  toShapes,
  waterPlaces,
  type Area,
} from './outline-shapes.ts'
import { createPlane, frameAround, unitsPerKm } from './viewport.ts'

/** A shape with the class that it is drawn in. */
interface Highlighted {
  readonly id: string
  readonly kind: 'county' | 'town' | 'plain'
}

export type BaseMap = ReturnType<typeof createBaseMap>

/** The locations of served towns and of the firm. */
export function locateAll(input: MapsInput) {
  const { business, counties } = input.data
  const states = readStates(input.data)
  const found = findTowns(input)
  const bySlug = new Map(found.map((town) => [toSlug(town.name), town]))
  const around = found
    .filter(({ path }) => path !== null)
    .map((town) => [town.name, findNeighbours(town, input, bySlug)] as const)
  const all = [...found, ...around.flatMap(([, towns]) => towns)].map(({ point }) => point)
  const frame = frameAround([business.coordinates, ...all])
  const { project } = createPlane(frame)
  const lay = ({ point, ...town }: FoundTown): LocatedTown => ({ ...town, at: project(point) })
  const towns = new Map(found.map((town) => [town, lay(town)]))
  const { coordinates } = business
  return {
    frame,
    calls: placeWord(input.data.business.address.regionCode),
    look: input.data.look,
    office: { at: project(coordinates) },
    served: counties.map(({ name }) => name),
    states: counties.map(({ name }) => states.ofCounty(name)),
    towns: [...towns.values()],
    hasPages: found.some(({ path }) => path !== null),
    /** By name, for each town with a page: the bordering towns, served or not. */
    neighbours: Object.fromEntries(
      around.map(([name, others]) => [name, others.map((town) => towns.get(town) ?? lay(town))]),
    ),
  }
}

/** Projects the outlines and served towns onto one plane. */
export function createBaseMap(
  located: ReturnType<typeof locateAll>,
  outlines: readonly Outlines[],
) {
  const { frame, towns, office } = located
  const plane = createPlane(frame)
  const bySlug = new Map(towns.map((town) => [toSlug(town.name), town]))
  const counties = areasOn(outlines, plane, 'counties')
  const townAreas = areasOn(outlines, plane, 'towns')
  const areaOf = indexAreas(townAreas)
  const shapesOf = (some: readonly LocatedTown[]) =>
    some.flatMap(({ path, ...town }): Highlighted[] => {
      const id = areaOf(town)?.id
      // Beside towns with a page, one without is highlighted less.
      return id ? [{ id, kind: path === null && located.hasPages ? 'plain' : 'town' }] : []
    })
  const ownCounties = located.served.map((name, index) => {
    const own = towns.filter(({ county }) => county === name)
    const spots = own.length > 0 ? own : [office]
    const beginning = `c-${located.states[index]?.toLowerCase()}-`
    return countyOf(
      name,
      [counties.filter(({ id }) => id.startsWith(beginning)), counties],
      spots.map(({ at }) => at),
    )
  })
  /** The highlighted shapes of each served county: its towns if their outlines are known, or the county. */
  const sheets = located.served.map((name, index): Highlighted[] => {
    const shaped = shapesOf(towns.filter(({ county }) => county === name))
    const county = ownCounties[index]
    if (shaped.length > 0) return shaped
    return county ? [{ id: county.id, kind: 'county' }] : []
  })
  const others = shapesOf(towns.filter(({ county }) => !located.served.includes(county)))
  return {
    ...located,
    plane,
    credits: [...new Set(counties.flatMap((county) => county.credits))],
    shapes: toShapes(outlines, plane, new Set([...sheets.flat(), ...others].map(({ id }) => id))),
    waters: waterPlaces(outlines, plane),
    // Maps with town outlines have no room for names of counties.
    counties: townAreas.length > 0 ? [] : namedApart(counties, plane.bounds),
    ownCounty: (name: string) => ownCounties[located.served.indexOf(name)],
    landAt: indexLand(counties),
    isCrossed: indexLines(linesOn(outlines, plane)),
    rivers: riverCourses(outlines, plane),
    areaOf,
    /** The highlighted shapes: of all that is served, then of each county, where towns have no outlines. */
    sheets: [[...sheets.flat(), ...others], ...(townAreas.length > 0 ? [] : sheets)],
    nearest: indexNearest(towns),
    townOf: (name: string) => bySlug.get(toSlug(name)),
  }
}

/** Counties with the code of their state where those of two states have one name. */
function namedApart(counties: readonly Area[], shown: Box): Area[] {
  const near = counties.filter(({ bounds }) => overlap(bounds, shown))
  const byName = groupBy(near, ({ name }) => name)
  return counties.map((county) => {
    const states = new Set(byName.get(county.name)?.map(({ id }) => stateOf(id)))
    const code = stateOf(county.id).toUpperCase()
    return states.size > 1 ? { ...county, name: `${county.name}, ${code}` } : county
  })
}

/** The county of that name in its state; if there is none, the one that contains its towns. */
function countyOf(
  name: string,
  among: readonly (readonly Area[])[],
  spots: readonly Spot[],
): Area | undefined {
  const middle = middleOf(spots)
  return among
    .map((counties) => counties.filter((county) => isSameCounty(county.name, name)))
    .find(({ length }) => length > 0)
    ?.toSorted((a, b) => distance(a.at, middle) - distance(b.at, middle))[0]
}

const reach = 3 * unitsPerKm

function indexAreas(areas: readonly Area[]) {
  const bySlug = groupBy(areas, ({ name }) => toSlug(name))
  return ({ name, at }: Pick<LocatedTown, 'name' | 'at'>): Area | undefined =>
    bySlug
      .get(toSlug(splitName(name).name))
      ?.find(({ bounds }) => isInside(squareOf({ at, radius: 0 }), grow(bounds, reach)))
}

/** Finds the county at a point of the plane: its id, or `null` at sea. */
export function indexLand(counties: readonly Area[]) {
  return (at: Spot): string | null => {
    const spot = squareOf({ at, radius: 0 })
    const found = counties.find(({ bounds, rings }) => isInside(spot, bounds) && isIn(rings, at))
    return found?.id ?? null
  }
}

function indexLines(lines: readonly Segment[]) {
  // Flatbush rejects an empty index.
  const index = lines.length > 0 ? new Flatbush(lines.length) : null
  for (const [from, to] of lines) {
    const { left, top, right, bottom } = boundsOf([from, to])
    index?.add(left, top, right, bottom)
  }
  index?.finish()
  return (box: Box): boolean => {
    const found = index?.search(box.left, box.top, box.right, box.bottom, (at) => {
      const line = lines[at]
      return line !== undefined && crossesBox(line, box)
    })
    return (found?.length ?? 0) > 0
  }
}

/** Finds the towns nearest to a point, nearest first. */
export function indexNearest(towns: readonly LocatedTown[]) {
  const index = towns.length > 0 ? new Flatbush(towns.length) : null
  for (const { at } of towns) index?.add(...at)
  index?.finish()
  return (from: Spot, count: number): LocatedTown[] =>
    (index?.neighbors(...from, count) ?? []).flatMap((found) => towns[found] ?? [])
}
