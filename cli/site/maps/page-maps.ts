import type { ServiceMap, MapOutlines } from '../../../templates/types.ts'
import { createBaseMap, type BaseMap } from './base-map.ts'
import { drawMap, maxDots, type Canvas } from './draw-map.ts'
import { boundsOf, clamp, distance, grow, middleOf, type Spot } from './geometry.ts'
import type { LocatedTown, MapsInput } from './locate-towns.ts'
import { createView, unitsPerKm, type View } from './viewport.ts'
import { joinWords } from '../pages/business-facts.ts'
import { drawSheets } from './base-map-sprite.ts'
import type { OutlinesFile } from '../../render/site-model.ts'

const large: Canvas = { width: 720, height: 540, names: maxDots, largeNames: 12, crowd: maxDots }
const middle: Canvas = {
  width: 560,
  height: 420,
  names: maxDots,
  largeNames: maxDots,
  crowd: maxDots,
}
const small: Canvas = { ...middle, names: 24, largeNames: 16, crowd: 40 }

const allServed = 0

/** The least that a map shows from side to side, and what a city's map shows where it can. */
const across = { least: 12 * unitsPerKm, city: 40 * unitsPerKm }
const surroundings = 2 * unitsPerKm
/** Between a town and the edge of the sheet. */
const roomForName = { across: 90, down: 66 }

/** The whole service area; `null` where no town of it is known. */
function drawAreas(base: BaseMap): ServiceMap | null {
  const towns = nearestToMiddle(base, base.towns)
  if (towns.length === 0) return null
  return drawMap({
    base,
    towns: roundRobinByCounty(towns),
    view: viewOf(base, towns, large),
    canvas: large,
    own: null,
    sheet: allServed,
    toAlt: (count) => `Map of ${joinWords(base.served)} with ${countTowns(count)} that we serve.`,
  })
}

/** A county amid its surroundings; `null` where none of its towns is known. */
function drawCounty(base: BaseMap, name: string): ServiceMap | null {
  const isOwn = ({ county }: LocatedTown) => county === name
  const towns = nearestToMiddle(base, base.towns.filter(isOwn))
  const own = towns.filter(isOwn)
  if (own.length === 0) return null
  return drawMap({
    base,
    towns: [...own, ...towns.filter((town) => !isOwn(town))],
    view: viewOf(base, own, middle),
    canvas: middle,
    own: null,
    sheet: base.served.indexOf(name) + 1,
    toAlt: (count) => `Map of ${name} with ${countTowns(count)} that we serve in and around it.`,
  })
}

/** A town among those nearest to it; `null` where it is not known. */
function drawCity(base: BaseMap, name: string): ServiceMap | null {
  const own = base.townOf(name)
  if (!own) return null
  const neighbours = base.neighbours[own.name] ?? []
  const others = base.nearest(own.at, maxDots).filter((town) => !neighbours.includes(town))
  const towns = [...new Set([own, ...neighbours, ...others])].slice(0, maxDots)
  return drawMap({
    base,
    towns,
    view: neighbours.length > 0 ? viewOfTown(base, own, neighbours) : viewAround(base, own, towns),
    canvas: small,
    own,
    sheet: allServed,
    toAlt: (count) => `Map of ${own.name} with ${countTowns(count)} around it that we serve.`,
  })
}

/** A town amid its neighbours, with room for all their names. */
function viewOfTown(
  { plane }: BaseMap,
  own: LocatedTown,
  neighbours: readonly LocatedTown[],
): View {
  const shown = boundsOf([own, ...neighbours].map(({ at }) => at))
  const scale = Math.min(
    (small.width - 2 * roomForName.across) / (shown.right - shown.left),
    (small.height - 2 * roomForName.down) / (shown.bottom - shown.top),
    small.width / across.least,
  )
  const center: Spot = [(shown.left + shown.right) / 2, (shown.top + shown.bottom) / 2]
  return createView({ center, scale, sheet: small, within: plane.bounds })
}

/** Where towns lie close together the map shows less, so that its dots do not fill a corner. */
function viewAround({ plane }: BaseMap, own: LocatedTown, towns: readonly LocatedTown[]): View {
  const reach = distance(own.at, towns.at(-1)?.at ?? own.at)
  const wanted = towns.length < maxDots ? across.city : 3 * reach
  const width = clamp(wanted, [across.least, across.city])
  return createView({
    center: offsetCentre(own, towns, width),
    scale: small.width / width,
    sheet: small,
    within: plane.bounds,
  })
}

/** A town at the shore stands nearer to the edge, so that its neighbours fill the map, not the sea. */
function offsetCentre(own: LocatedTown, towns: readonly LocatedTown[], width: number): Spot {
  const close = towns.map(({ at }) => at).filter((at) => distance(own.at, at) < width / 2)
  const [x, y] = middleOf(close)
  const toward = (to: number, from: number) => from + clamp(to - from, [-width / 6, width / 6])
  return [toward(x, own.at[0]), toward(y, own.at[1])]
}

function viewOf({ plane }: BaseMap, group: readonly LocatedTown[], sheet: Canvas): View {
  const shown = grow(boundsOf(group.map(({ at }) => at)), surroundings)
  const { left, right, top, bottom } = shown
  const inside = (length: number) => length - 2 * (length / 14)
  const scale = Math.min(
    inside(sheet.width) / Math.max(right - left, 1),
    inside(sheet.height) / Math.max(bottom - top, 1),
    sheet.width / across.least,
  )
  const center: Spot = [(left + right) / 2, (top + bottom) / 2]
  return createView({ center, scale, sheet, within: plane.bounds })
}

function nearestToMiddle({ nearest }: BaseMap, group: readonly LocatedTown[]): LocatedTown[] {
  if (group.length === 0) return []
  const towns = nearest(middleOf(group.map(({ at }) => at)), maxDots)
  return towns.toSorted((a, b) => a.rank - b.rank)
}

/** The first town of each county, then the second of each: names for all parts of the map. */
function roundRobinByCounty(towns: readonly LocatedTown[]): LocatedTown[] {
  const turnOf = (town: LocatedTown) =>
    towns.filter(({ county, rank }) => county === town.county && rank < town.rank).length
  const turns = new Map(towns.map((town) => [town, turnOf(town)]))
  return towns.toSorted((a, b) => (turns.get(a) ?? 0) - (turns.get(b) ?? 0))
}

const countTowns = (count: number) => (count === 1 ? 'one town' : `${count} towns`)

export interface Maps {
  readonly outlines: MapOutlines | null
  readonly file: OutlinesFile | null
  readonly areas: ServiceMap | null
  readonly ofCounty: (name: string) => ServiceMap | null
  readonly ofCity: (name: string) => ServiceMap | null
}

/** The maps of the state that the office is in; none where the atlas has no outlines of it. */
export function createMaps(input: MapsInput): Maps {
  const { region } = input.data.business.address
  const outlines = input.atlas.outlines.find(({ state }) => state === region)
  if (!outlines) {
    return { outlines: null, file: null, areas: null, ofCounty: () => null, ofCity: () => null }
  }
  const base = createBaseMap(input, outlines)
  const key = JSON.stringify(base)
  if (last?.key !== key) last = { key, maps: drawMaps(base) }
  return { ...last.maps, outlines: { href: last.maps.file.path, credits: outlines.credits } }
}

/** In `dev` most edits leave all towns where they are: half a second at 500 towns. */
let last: { readonly key: string; readonly maps: ReturnType<typeof drawMaps> } | undefined

function drawMaps(base: BaseMap) {
  const counties = new Map(base.served.map((name) => [name, drawCounty(base, name)]))
  const withPage = base.towns.filter(({ path }) => path !== null)
  const cities = new Map(withPage.map(({ name }) => [name, drawCity(base, name)]))
  return {
    file: drawSheets(base),
    areas: drawAreas(base),
    ofCounty: (name: string) => counties.get(name) ?? null,
    ofCity: (name: string) => cities.get(name) ?? null,
  }
}
