import type { MapName } from '../../../templates/types.ts'
import { firstClear, type Room } from './clear-ground.ts'
import {
  crossesBox,
  distance,
  everySpotOf,
  grow,
  isInside,
  sheetBox,
  squareOf,
  stretchesIn,
  type Box,
  type Segment,
  type Size,
  type Spot,
} from './geometry.ts'
import type { NamePlace, River } from './outline-shapes.ts'
import { textWidth } from './town-labels.ts'
import type { View } from './viewport.ts'

interface NamesInput extends Room {
  readonly places: readonly NamePlace[]
  readonly ground: Ground
  readonly view: View
  readonly size: number
}

/** The id of the county, or `null` at sea. */
type Land = string | null

interface Ground {
  readonly landAt: (spot: Spot) => Land
  /** The spots at which a name may stand. */
  readonly spots: readonly { readonly spot: Spot; readonly land: Land }[]
}

const areaLetters = { apart: 1.3, margin: 12 }
/** From one spot that is tried to the next. */
const step = 30

/** Writes each name once, wholly within what it names, as near to its place as nothing else stands. */
export function placeNames(input: NamesInput): MapName[] {
  const { places, ground, view, sheet, size, clear } = input
  const taken = [...input.taken]
  return onePlaceEach(places, view, sheet).flatMap(({ name, id, at }): MapName[] => {
    const isWithin = (spot: Spot) => ground.landAt(spot) === id
    const first = view.toSheet(at)
    const others = ground.spots.filter(({ land }) => land === id).map(({ spot }) => spot)
    const spots = isWithin(first) ? [first, ...others] : others
    const half = (textWidth(name, size) * areaLetters.apart) / 2
    const tries = nearestFirst(spots, first).map((spot) => {
      const [left, right] = [spot[0] - half, spot[0] + half]
      return { spot, box: { left, right, top: spot[1] - size, bottom: spot[1] + size / 2 } }
    })
    const isFit = (box: Box) => everySpotOf(box, isWithin)
    const { margin } = areaLetters
    const found = firstClear(tries, { sheet, taken, clear }, { margin, isFit })
    if (!found) return []
    taken.push(found.box)
    return [{ text: name, x: found.spot[0], y: found.spot[1], anchor: 'middle' }]
  })
}

/** Of several places of a water, the one that is nearest to the middle of the sheet. */
function onePlaceEach(places: readonly NamePlace[], view: View, sheet: Size): NamePlace[] {
  const middle = view.toPlane([sheet.width / 2, sheet.height / 2])
  const byDistance = places.toSorted((a, b) => distance(b.at, middle) - distance(a.at, middle))
  return [...new Map(byDistance.map((place) => [place.id ?? place.name, place])).values()]
}

/** Looks at the ground below a sheet, once for all names. */
export function surveyGround({ width, height }: Size, landAt: Ground['landAt']): Ground {
  const along = (length: number) => Array.from({ length: length / step }, (_, i) => i * step)
  const rows = along(height)
  const spots = along(width).flatMap((x) => rows.map((y): Spot => [x, y]))
  return { landAt, spots: spots.map((spot) => ({ spot, land: landAt(spot) })) }
}

/** A step sideways is half of one up or down. */
function nearestFirst(spots: readonly Spot[], from: Spot): Spot[] {
  const far = (spot: Spot) => (spot[0] - from[0]) ** 2 + (2 * (spot[1] - from[1])) ** 2
  return spots.toSorted((a, b) => far(a) - far(b))
}

const riverLetters = { size: 12, apart: 1.08, margin: 6 }
const gap = 7
/** From another river, so that a name is never taken for that one's. */
const farFromOthers = 28
/** Around a name, so that none looks like a part of it. */
const quiet = 8
const mostTries = 20

/** The part of a river that a sheet shows. */
export interface Course {
  readonly name: string
  readonly spots: readonly Spot[]
  readonly banks: readonly Segment[]
}

/** Writes each river's name beside it, as near to the middle of its visible part as it goes. */
export function nameRivers(courses: readonly Course[], { taken, ...room }: Room) {
  const boxes: Box[] = []
  const names = courses.flatMap(({ name, spots }): MapName[] => {
    const isFit = (box: Box) =>
      courses.every(({ name: other, banks }) => {
        const around = other === name ? box : grow(box, farFromOthers)
        return !banks.some((bank) => crossesBox(bank, around))
      })
    const { margin } = riverLetters
    const all = { ...room, taken: [...taken, ...boxes] }
    const found = firstClear(besides(name, middleFirst(spots)), all, { margin, isFit })
    if (!found) return []
    boxes.push(grow(found.box, quiet))
    return [found.name]
  })
  return { names, boxes }
}

export function toCourse({ name, course }: River, { toSheet }: View, sheet: Size): Course {
  const all = course.map(toSheet)
  const paper = sheetBox(sheet)
  const isShown = (spot: Spot) => isInside(squareOf({ at: spot, radius: 0 }), paper)
  return { name, spots: all.filter(isShown), banks: stretchesIn(all, paper) }
}

function middleFirst(all: readonly Spot[]): Spot[] {
  const every = Math.ceil(all.length / mostTries)
  const spots = all.filter((_, index) => index % every === 0)
  const middle = (spots.length - 1) / 2
  return spots
    .map((spot, index) => ({ spot, far: Math.abs(index - middle) }))
    .toSorted((a, b) => a.far - b.far)
    .map(({ spot }) => spot)
}

function besides(name: string, spots: readonly Spot[]) {
  const width = Math.ceil(textWidth(name, riverLetters.size) * riverLetters.apart)
  return spots.flatMap(([x, y]) =>
    ([1, -1] as const).map((side) => {
      const start = x + side * gap
      const [left, right] = side > 0 ? [start, start + width] : [start - width, start]
      const anchor = side > 0 ? ('start' as const) : ('end' as const)
      return {
        name: { text: name, x: start, y: y + 4, anchor },
        box: { left: left - 2, right: right + 2, top: y - 8, bottom: y + 8 },
      }
    }),
  )
}
