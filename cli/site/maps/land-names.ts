import type { MapName } from '../../../templates/types.ts'
import type { BaseMap } from './base-map.ts'
import {
  distance,
  grow,
  isIn,
  isInside,
  sheetBox,
  squareOf,
  stretchesIn,
  type Size,
  type Spot,
} from './geometry.ts'
import { placesAtEdges, placesOver } from './label-candidates.ts'
import type { Area, NamePlace } from './outline-shapes.ts'
import { placeRiver, toRiverName } from './river-names.ts'
import { placeLabels, type LabelRequest, type LabelPlace, type Sheet } from './place-labels.ts'
import { textWidth } from './text-width.ts'
import { toName } from './town-labels.ts'
import { unitsPerMile, type Viewport } from './viewport.ts'

const sizes = { water: 15, county: 13, river: 12 }
/** Letter spacing. */
const apart = { land: 1.3, river: 1.15 }
/** Margin around the name of a river, so that it is not taken for a part of it. */
const quiet = 8

type LandSheet = Sheet & {
  /** The outline of the page's own town. */
  readonly own: Area | null
}

/** Labels rivers, waters and counties where the towns leave room, never across a line. */
export function nameLand(base: BaseMap, view: Viewport, sheet: LandSheet) {
  const taken = [...sheet.taken]
  const write = (
    text: string,
    size: number,
    asked: Pick<LabelRequest, 'places' | 'isFit'>,
  ): MapName[] => {
    const [place] = placeLabels([{ dot: null, unclear: Infinity, ...asked }], { ...sheet, taken })
    if (!place) return []
    taken.push(place.box)
    return [toName(text, place, size)]
  }
  const courses = base.rivers.map(({ name, parts }) => {
    const all = parts.map((part) => part.map(view.toSheet))
    const banks = all.flatMap((part) => stretchesIn(part, sheetBox(sheet)))
    return { name, parts: all.flatMap((part) => runsOn(part, sheet)), banks }
  })
  // In the page's own town it would be read as another name of that.
  const isKept = (spot: Spot) => sheet.own !== null && isIn(sheet.own.rings, view.toPlane(spot))
  const rivers = courses.flatMap(({ name, ...river }) => {
    const others = courses.filter((other) => other.name !== name).flatMap((other) => other.banks)
    const width = Math.ceil(textWidth(name, sizes.river) * apart.river)
    const size = { width, height: sizes.river + 1 }
    const place = placeRiver({ ...river, others }, size, { ...sheet, taken }, isKept)
    if (!place) return []
    taken.push(...place.boxes.map((box) => grow(box, quiet)))
    return [toRiverName(name, place)]
  })
  const middle = view.toPlane([sheet.width / 2, sheet.height / 2])
  const nameAll = (all: readonly (NamePlace & { readonly id?: string })[], size: number) => {
    const written = new Set<string>()
    const nearest = all.toSorted((a, b) => distance(a.at, middle) - distance(b.at, middle))
    return nearest.flatMap(({ name, id = null, at }) => {
      // A body of water has several candidates.
      if (written.has(id ?? name)) return []
      written.add(id ?? name)
      const isFit = ({ x, y }: LabelPlace) => base.landAt(view.toPlane([x, y])) === id
      const letters = { width: textWidth(name, size) * apart.land, height: size * 1.5 }
      const spots = spotsFrom(view.toSheet(at), sheet)
      return write(name, size, { places: placesOver(spots, letters), isFit })
    })
  }
  const waters = nameAll(base.waters, sizes.water)
  return { rivers, waters, countyNames: nameAll(base.counties, sizes.county) }
}

/** The runs of a line that are on a sheet. */
function runsOn(line: readonly Spot[], sheet: Size): Spot[][] {
  const runs: Spot[][] = [[]]
  for (const at of line) {
    if (isInside(squareOf({ at, radius: 0 }), sheetBox(sheet))) runs.at(-1)?.push(at)
    else runs.push([])
  }
  return runs.filter((run) => run.length > 1)
}

const step = 40

/** Points all over a sheet, the nearest first; horizontal distance counts half. */
function* spotsFrom(from: Spot, { width, height }: Size): Generator<Spot> {
  yield from
  const far = (spot: Spot) => (spot[0] - from[0]) ** 2 + (2 * (spot[1] - from[1])) ** 2
  const along = (length: number) => Array.from({ length: length / step }, (_, i) => i * step)
  const spots = along(width).flatMap((x) => along(height).map((y): Spot => [x, y]))
  yield* spots.toSorted((a, b) => far(a) - far(b))
}

const lengths = [20, 10, 5, 2, 1]
const inset = 10
const barHeight = 34
/** High, but below the cost of leaving it out: the scale bar is readable even across a border. */
const onLine = 100

/** Places the longest scale bar up to a quarter of the sheet's width, at an edge without dots. */
export function placeScaleBar(scale: number, sheet: Sheet) {
  const widthOf = (miles: number) => Math.round(miles * unitsPerMile * scale)
  const miles = lengths.find((length) => widthOf(length) <= sheet.width / 4)
  if (miles === undefined) return null
  const width = widthOf(miles)
  const places = placesAtEdges(sheet, { width: width + 2 * inset, height: barHeight })
  const [place] = placeLabels([{ dot: null, places, unclear: onLine }], sheet)
  if (!place) return null
  const text = miles === 1 ? '1 mile' : `${miles} miles`
  return { bar: { text, x: place.x + inset, y: place.y - inset, width }, box: place.box }
}
