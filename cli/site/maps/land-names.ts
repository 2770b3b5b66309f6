import type { MapName } from '../../../templates/types.ts'
import type { BaseMap } from './base-map.ts'
import {
  distance,
  grow,
  isInside,
  sheetBox,
  squareOf,
  stretchesIn,
  type Size,
  type Spot,
} from './geometry.ts'
import { placesAlong, placesAtEdges, placesOver } from './label-candidates.ts'
import type { NamePlace } from './outline-shapes.ts'
import { placeLabels, type LabelRequest, type LabelPlace, type Sheet } from './place-labels.ts'
import { textWidth } from './text-width.ts'
import { toName } from './town-labels.ts'
import { unitsPerMile, type Viewport } from './viewport.ts'

const sizes = { water: 15, county: 13, river: 12 }
/** Letter spacing. */
const apart = { land: 1.3, river: 1.15 }
/** Margin around the name of a river, so that it is not taken for a part of it. */
const quiet = 8

/** Labels rivers, waters and counties where the towns leave room, never across a line. */
export function nameLand(base: BaseMap, view: Viewport, sheet: Sheet) {
  const taken = [...sheet.taken]
  const write = (
    text: string,
    size: number,
    asked: Pick<LabelRequest, 'places' | 'isFit'>,
    around = 0,
  ): MapName[] => {
    const [place] = placeLabels([{ dot: null, unclear: Infinity, ...asked }], { ...sheet, taken })
    if (!place) return []
    taken.push(grow(place.box, around))
    return [toName(text, place, size)]
  }
  const courses = base.rivers.map(({ name, course }) => {
    const all = course.map(view.toSheet)
    return { name, spots: all.filter(isOn(sheet)), banks: stretchesIn(all, sheetBox(sheet)) }
  })
  const rivers = courses.flatMap(({ name, spots }) => {
    const others = courses.filter((other) => other.name !== name)
    const width = Math.ceil(textWidth(name, sizes.river) * apart.river)
    const banks = others.flatMap((other) => other.banks)
    const places = placesAlong(spots, banks, { width, height: sizes.river + 4 })
    return write(name, sizes.river, { places }, quiet)
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

const isOn = (sheet: Size) => (at: Spot) => isInside(squareOf({ at, radius: 0 }), sheetBox(sheet))

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
