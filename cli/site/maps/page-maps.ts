import type { ServiceMap } from '../../../templates/types.ts'
import { mapped } from '../../lib/mapped.ts'
import { boundsOf, grow, middleOf, type Spot } from './geometry.ts'
import { drawMap, maxDots, type Canvas } from './draw-map.ts'
import type { KeepMap } from './keep-map.ts'
import type { Land } from './base-map.ts'
import type { LocatedTown } from './located-towns.ts'
import { unitsPerKm } from './projection.ts'
import { createView, fit, type View } from './viewport.ts'

const large: Canvas = { width: 720, height: 540, names: maxDots, largeNames: 12, crowd: maxDots }
const middle: Canvas = { width: 560, height: 420, names: maxDots, largeNames: 9, crowd: maxDots }
const small: Canvas = { ...middle, names: 24, largeNames: 8, crowd: 40 }

/** Of the sheets of outlines, the one on which all counties served stand out. */
const allServed = 0

/** The least that a map shows from side to side, and what a city's map shows where it can. */
const acrossKm = { least: 12, city: 40 }
/** What lies around the outermost towns. */
const aroundKm = 2

/** The whole service area: the towns nearest to its center. `null` where no town is known. */
export function drawAreas(land: Land): ServiceMap | null {
  const towns = around(land, land.towns)
  if (towns.length === 0) return null
  return drawMap({
    land,
    towns: inTurns(towns),
    view: viewOf(land, towns, large),
    canvas: large,
    own: null,
    sheet: allServed,
    toAlt: (count) => `Map of ${joinWords(land.served)} with ${countTowns(count)} that we serve.`,
  })
}

/** A county: the towns nearest to the center of its own. `null` where none of those is known. */
export function drawCounty(land: Land, name: string): ServiceMap | null {
  const isOwn = ({ county }: LocatedTown) => county === name
  const towns = around(land, land.towns.filter(isOwn))
  const own = towns.filter(isOwn)
  if (own.length === 0) return null
  return drawMap({
    land,
    towns: [...own, ...towns.filter((town) => !isOwn(town))],
    view: viewOf(land, own, middle),
    canvas: middle,
    own: null,
    sheet: land.served.indexOf(name) + 1,
    toAlt: (count) => `Map of ${name} with ${countTowns(count)} that we serve in and around it.`,
  })
}

/** How maps are kept, and the key of the land. */
interface Keeping {
  readonly key: string
  readonly keep: KeepMap
}

/** A town among those nearest to it. `null` where it is not known. */
export function drawCity(land: Land, name: string, { key, keep }: Keeping): ServiceMap | null {
  const own = land.townOf(name)
  return own ? keep(`${key} ${own.rank}`, () => drawAround(land, own)) : null
}

function drawAround(land: Land, own: LocatedTown): ServiceMap {
  const nearest = land.index.nearest(own.at, maxDots)
  const towns = [own, ...nearest.filter((town) => town !== own)].slice(0, maxDots)
  return drawMap({
    land,
    towns,
    view: viewAround(land, own, towns),
    canvas: small,
    own,
    sheet: allServed,
    toAlt: (count) => `Map of ${own.name} with ${countTowns(count)} around it that we serve.`,
  })
}

/** Where towns lie close together the map shows less, so that its dots do not fill a corner. */
function viewAround({ plane }: Land, own: LocatedTown, towns: readonly LocatedTown[]): View {
  const reach = distance(own.at, towns.at(-1)?.at ?? own.at)
  const wanted = towns.length < maxDots ? acrossKm.city * unitsPerKm : 3 * reach
  const across = clamp(wanted, [acrossKm.least * unitsPerKm, acrossKm.city * unitsPerKm])
  const scale = small.width / across
  return createView({
    center: leanTo(own, towns, across),
    scale,
    sheet: small,
    within: plane.bounds,
  })
}

/** A town at the shore stands nearer to the edge, so that its neighbours fill the map, not the sea. */
function leanTo(own: LocatedTown, towns: readonly LocatedTown[], across: number): Spot {
  const close = towns.filter(({ at }) => distance(own.at, at) < across / 2)
  const [x, y] = middleOf(mapped(close, ({ at }) => at))
  const most = across / 6
  const lean = (to: number, from: number) => from + clamp(to - from, [-most, most])
  return [lean(x, own.at[0]), lean(y, own.at[1])]
}

/** The view that fits a group of towns. */
function viewOf({ plane }: Land, group: readonly LocatedTown[], sheet: Canvas): View {
  const box = grow(boundsOf(group.map(({ at }) => at)), aroundKm * unitsPerKm)
  const room: Spot = [sheet.width / 14, sheet.height / 14]
  const maxScale = sheet.width / (acrossKm.least * unitsPerKm)
  return createView({ ...fit({ box, sheet, room, maxScale }), sheet, within: plane.bounds })
}

/** The towns nearest to the middle of a group, in the order of the data. */
function around({ index }: Land, group: readonly LocatedTown[]): LocatedTown[] {
  if (group.length === 0) return []
  return index
    .nearest(middleOf(group.map(({ at }) => at)), maxDots)
    .toSorted((a, b) => a.rank - b.rank)
}

/** The first town of each county, then the second of each: names for all parts of the map. */
function inTurns(towns: readonly LocatedTown[]): LocatedTown[] {
  const seen = new Map<string, number>()
  return towns
    .map((town) => {
      const turn = seen.get(town.county) ?? 0
      seen.set(town.county, turn + 1)
      return { town, turn }
    })
    .toSorted((a, b) => a.turn - b.turn)
    .map(({ town }) => town)
}

// Many times faster than `Math.hypot`, which minds numbers that no map has.
const distance = (from: Spot, to: Spot) =>
  Math.sqrt((to[0] - from[0]) ** 2 + (to[1] - from[1]) ** 2)

const clamp = (value: number, [least, most]: readonly [number, number]) =>
  Math.min(Math.max(value, least), most)

const countTowns = (count: number) => (count === 1 ? 'one town' : `${count} towns`)

function joinWords(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`
}
