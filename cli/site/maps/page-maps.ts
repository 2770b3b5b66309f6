import type { ServiceMap, SmallMap, MapOutlines } from '../../../templates/types.ts'
import { createBaseMap, locateAll, type BaseMap } from './base-map.ts'
import { drawMap, maxDots, type Canvas } from './draw-map.ts'
import {
  boundsOf,
  clamp,
  grow,
  isInside,
  middleOf,
  sheetBox,
  type Box,
  type Size,
  type Spot,
} from './geometry.ts'
import type { LocatedTown, MapsInput } from './locate-towns.ts'
import { createViewport, unitsPerKm, type Viewport } from './viewport.ts'
import type { Frame } from '../../load/gazetteer.ts'
import { memoize } from '../../lib/collections.ts'
import { hash } from '../../lib/hash.ts'
import { isSame } from '../../lib/json.ts'
import type { Outlines } from '../../load/outlines.ts'
import { joinWords } from '../../lib/plural.ts'
import { drawSheets } from './base-map-sprite.ts'
import { awayFromSlivers, sliversOn } from './slivers.ts'

const every = { names: maxDots, crowd: maxDots }
const large: Canvas = { width: 720, height: 540, ...every, largeNames: 15, spacing: 50 }
const middle: Canvas = { width: 560, height: 420, ...every, largeNames: maxDots, spacing: 0 }
const small: Canvas = { ...middle, names: 24, largeNames: 16, crowd: 40 }

/** The heights of a sheet with dots alone, in parts of its width: what towns need, but neither a strip nor a tower. */
const dotted = { least: 0.55, most: 0.68 }

/** Where towns are dots, the sheet is as high as they lie apart: without towns and rivers, the rest of it is bare. */
function sheetOf(base: BaseMap, canvas: Canvas, group: readonly LocatedTown[]): Canvas {
  if (base.counties.length === 0) return canvas
  const { left, right, top, bottom } = grow(boundsOf(group.map(({ at }) => at)), surroundings)
  const part = clamp((bottom - top) / (right - left), [dotted.least, dotted.most])
  return { ...canvas, height: Math.round(canvas.width * part) }
}

const allServed = 0
/** So many names find room on phones. */
const fewDots = 24

function drawAreas(base: BaseMap): ServiceMap | null {
  const towns = nearestToMiddle(base, base.towns)
  if (towns.length === 0) return null
  const atOffice = base.nearest(base.office.at, 1)
  const inTurns = roundRobinByCounty(towns)
  const withPage = inTurns.filter(({ path }) => path !== null)
  const sheet = sheetOf(base, large, towns)
  // As dots, towns are fewer, and one without a name is nowhere.
  const isEach = base.counties.length > 0 && towns.length <= fewDots
  const canvas = isEach ? { ...sheet, largeNames: maxDots, spacing: 0 } : sheet
  return drawMap({
    base,
    towns: [...new Set([...atOffice, ...withPage, ...inTurns])],
    view: viewOf(base, towns, canvas),
    canvas,
    own: null,
    sheet: allServed,
    // On phones it is only on Home, which lists few, or names each.
    isListed: (_town, screen) => screen === 'wide',
    toAlt: (count) =>
      `Map of ${joinWords(base.served)} with ${countPlaces(count, base)} that we serve.`,
  })
}

/** A county in its surroundings or alone; `null` if none of its towns is located. */
function drawCounty(base: BaseMap, name: string, isAlone = false): ServiceMap | null {
  const isOwn = ({ county }: LocatedTown) => county === name
  const all = base.towns.filter(isOwn)
  const towns = isAlone ? all.slice(0, maxDots) : nearestToMiddle(base, all)
  const own = towns.filter(isOwn)
  if (own.length === 0) return null
  const where = isAlone ? '' : ' in and around it'
  const canvas = sheetOf(base, middle, own)
  return drawMap({
    base,
    towns: [...own, ...towns.filter((town) => !isOwn(town))],
    view: viewOf(base, own, canvas),
    // Small screens only show the large names.
    canvas: isAlone ? { ...canvas, names: 0 } : canvas,
    own: null,
    county: name,
    // Where towns have outlines, each is drawn as what it is, in this county or not.
    sheet: base.counties.length > 0 ? base.served.indexOf(name) + 1 : allServed,
    isListed: isOwn,
    toAlt: (count) => `Map of ${name} with ${countPlaces(count, base)} that we serve${where}.`,
  })
}

/** A county with fewer towns is hardly worth a map. */
const leastTowns = 4

/** A county alone: small screens only have room for its own towns. */
function drawSmallCounty(base: BaseMap, name: string): SmallMap | null {
  if (base.towns.filter(({ county }) => county === name).length < leastTowns) return null
  const map = drawCounty(base, name, true)
  if (!map) return null
  const { width, height, alt, views, isShaped, kinds, office, own, county } = map
  const { dots, rings, large: names, largeLeaders, largeSize } = map
  const marks = { isShaped, kinds, dots, rings, office, own, county }
  return { width, height, alt, views, ...marks, large: names, largeLeaders, largeSize }
}

/** The number of neighbors shown if a town's neighbors are unknown. */
const closest = 9

function drawCity(base: BaseMap, name: string): ServiceMap | null {
  const own = base.townOf(name)
  if (!own) return null
  const others = base.nearest(own.at, maxDots)
  const known = base.neighbours[own.name] ?? []
  const neighbours = known.length > 0 ? known : others.slice(0, closest)
  const towns = [...new Set([own, ...neighbours, ...others])].slice(0, maxDots)
  const around = [own, ...neighbours]
  const canvas = sheetOf(base, small, around)
  return drawMap({
    base,
    towns,
    view: fit(base, boundsOf(around.map(({ at }) => at)), canvas, roomForName),
    canvas,
    own,
    sheet: allServed,
    isListed: (town) => neighbours.includes(town),
    toAlt: (count) =>
      count === 0
        ? `Map of ${own.name} and what lies around it.`
        : `Map of ${own.name} with ${countPlaces(count, base)} around it that we serve.`,
  })
}

function nearestToMiddle({ nearest }: BaseMap, group: readonly LocatedTown[]): LocatedTown[] {
  if (group.length === 0) return []
  const towns = nearest(middleOf(group.map(({ at }) => at)), maxDots)
  return towns.toSorted((a, b) => a.rank - b.rank)
}

/** The first town of each county, then the second of each, so that names spread over the map. */
function roundRobinByCounty(towns: readonly LocatedTown[]): LocatedTown[] {
  const turnOf = (town: LocatedTown) =>
    towns.filter(({ county, rank }) => county === town.county && rank < town.rank).length
  const turns = new Map(towns.map((town) => [town, turnOf(town)]))
  return towns.toSorted((a, b) => (turns.get(a) ?? 0) - (turns.get(b) ?? 0))
}

const countPlaces = (count: number, { calls }: BaseMap) =>
  count === 1 ? `one ${calls}` : `${count} ${calls}s`

export type Maps = ReturnType<typeof createMaps>

/** The maps of the served area; none without outlines of the office's state. */
export function createMaps(input: MapsInput) {
  if (!input.atlas.outlines.some(({ state }) => state === input.data.business.address.regionCode)) {
    const none = () => null
    const files = { outlines: null, file: null }
    return { ...files, areas: null, ofCounty: none, ofCity: none, smallCounties: [] }
  }
  const located = locateAll(input)
  const outlines = input.atlas.outlines.filter(({ box }) => isTouched(box, located.frame))
  const land = outlines.map(({ topology, ...outline }) => ({ ...outline, of: keyOf(topology) }))
  const from = [located, land]
  const { cache = (_name, _inputs, make) => make() } = input
  // Cached, as most edits do not move towns: takes two seconds at 500 towns.
  const draw = () => drawMaps(createBaseMap(located, outlines))
  const own = drawn.find((each) => isSame(each.from, from)) ?? {
    from,
    maps: cache('maps', JSON.stringify(from), draw),
  }
  drawn = [own, ...drawn.filter((each) => each !== own)].slice(0, 2)
  const { counties, cities, shown, ...maps } = own.maps
  const credit = `Map: ${[...shown, positions].join(', ')}`
  const place = located.calls === 'town' ? 'Town' : 'Place'
  const shared: MapOutlines = { href: maps.file.path, credit, place }
  return {
    ...maps,
    outlines: shared,
    ofCounty: (name: string) => counties[name] ?? null,
    ofCity: (name: string) => cities[name] ?? null,
  }
}

const isTouched = (box: Frame, frame: Frame) =>
  box.west < frame.east &&
  box.east > frame.west &&
  box.south < frame.north &&
  box.north > frame.south

/** Required by the license of the place lists. */
const positions = 'GeoNames CC BY 4.0'

const keyOf = memoize((topology: Outlines['topology']) => hash(JSON.stringify(topology)))

/** The last two: a change is planned before and after confirmation, each time beside the current state. */
let drawn: readonly { readonly from: unknown; readonly maps: ReturnType<typeof drawMaps> }[] = []

function drawMaps(base: BaseMap) {
  const withPage = base.towns.filter(({ path }) => path !== null)
  const areas = drawAreas(base)
  return {
    file: drawSheets(base),
    shown: base.credits,
    areas,
    counties: Object.fromEntries(base.served.map((name) => [name, drawCounty(base, name)])),
    cities: Object.fromEntries(withPage.map(({ name }) => [name, drawCity(base, name)])),
    // Not needed where the map of all names each town on phones, too.
    smallCounties: base.served.map((name) =>
      areas?.dots.every(({ look }) => look.endsWith('phones-full')) && !areas.isShaped
        ? null
        : drawSmallCounty(base, name),
    ),
  }
}

const least = 12 * unitsPerKm
const surroundings = 2 * unitsPerKm
const roomForName = { across: 90, down: 66 }

function viewOf(base: BaseMap, group: readonly LocatedTown[], sheet: Size): Viewport {
  const shown = grow(boundsOf(group.map(({ at }) => at)), surroundings)
  return fit(base, shown, sheet, { across: sheet.width / 14, down: sheet.height / 14 })
}

/** Room that what a map shows keeps to its edge. */
const fromEdge = 20

function fit(
  { plane, counties }: BaseMap,
  shown: Box,
  sheet: Size,
  room: typeof roomForName,
): Viewport {
  const { left, right, top, bottom } = shown
  const scale = Math.min(
    (sheet.width - 2 * room.across) / Math.max(right - left, 1),
    (sheet.height - 2 * room.down) / Math.max(bottom - top, 1),
    sheet.width / least,
  )
  const center: Spot = [(left + right) / 2, (top + bottom) / 2]
  const view = createViewport(center, scale, sheet, plane.bounds)
  const [across, down] = awayFromSlivers(counties, view, sheet)
  if (across === 0 && down === 0) return view
  const beside: Spot = [center[0] + across / scale, center[1] + down / scale]
  const moved = createViewport(beside, scale, sheet, plane.bounds)
  const [x, y] = moved.toSheet([left, top])
  const [toX, toY] = moved.toSheet([right, bottom])
  const shownAt = { left: x, top: y, right: toX, bottom: toY }
  if (!isInside(shownAt, grow(sheetBox(sheet), -fromEdge))) return view
  const count = (one: Viewport) => sliversOn(counties, one, sheet).length
  return count(moved) < count(view) ? moved : view
}
