import type { MapLabel, MapName, ServiceMap } from '../../../templates/types.ts'
import { groupBy } from '../../lib/group-by.ts'
import { placeNames } from './area-names.ts'
import { viewsOf } from './base-map-sprite.ts'
import type { BaseMap, LocatedTown } from './base-map.ts'
import {
  isInside,
  middleOf,
  sheetBox,
  squareOf,
  type Size,
  overlap,
  type Box,
  type Dot,
} from './geometry.ts'
import type { NamePlace } from './outline-shapes.ts'
import {
  labelSize,
  labelTowns,
  labelTownsLarge,
  type NamedTown,
  type ShownTown,
} from './town-labels.ts'
import { type View, unitsPerKm } from './viewport.ts'

export const maxDots = 60

/** A sheet to draw on. Wherever its labels are links, one unit is 0.93 px or more. */
export interface Canvas extends Size {
  readonly names: number
  readonly largeNames: number
  /** Among more towns than that, labels do not stand off on leaders. */
  readonly crowd: number
}

interface DrawInput {
  readonly canvas: Canvas
  readonly view: View
  /** The towns to show, those first whose names matter most. */
  readonly towns: readonly LocatedTown[]
  readonly own: LocatedTown | null
  readonly base: BaseMap
  readonly sheet: number
  readonly toAlt: (towns: number) => string
}

const radii = { town: 5, own: 11 }

/** Draws the towns that lie on the sheet, at most `maxDots`; names only where none collides. */
export function drawMap(input: DrawInput): ServiceMap {
  const { canvas, view, base, sheet, toAlt } = input
  const { width, height, names, largeNames, crowd } = canvas
  const towns = showTowns(input)
  const dots = towns.map(({ dot }) => dot)
  const scaleBar = placeScaleBar(view.scale, canvas, dots)
  const obstacles = scaleBar ? [scaleBar.box] : []
  const leaders = towns.length <= crowd
  const labels = labelTowns(towns, { width, height, names, obstacles, leaders })
  const largeSize = Math.round(width / 27)
  const large = labelTownsLarge(towns, { width, height, names: largeNames, size: largeSize })
  const others = othersInOrder(towns)
  const hits = labels.map(({ position }) => position.hit)
  const taken = [...obstacles, ...hits, ...dots.map(squareOf)]
  const write = (places: readonly NamePlace[], size: number) =>
    placeNames({ places, toSheet: view.toSheet, sheet: canvas, taken, size })
  return {
    width,
    height,
    alt: toAlt(others.length),
    views: viewsOf(base.plane.bounds, sheet, view.box),
    dots: toPoints(others.filter(({ town }) => town.path !== null)),
    plainDots: toPoints(others.filter(({ town }) => town.path === null)),
    leaders: toLines(labels),
    own: toOwn(towns, labels),
    labels: othersInOrder(labels).map(toLabel),
    large: large.map((named) => toName(named, largeSize)),
    largeSize,
    waters: write(base.waters, 15),
    countyNames: write([...base.countyPlaces, ...middlesOf(towns)], 13),
    scaleBar: scaleBar?.bar ?? null,
  }
}

function showTowns({ canvas, view, towns, own }: DrawInput): ShownTown[] {
  const shown = towns.map((town): ShownTown => {
    const isOwn = town === own
    const dot = { at: view.toSheet(town.at), radius: isOwn ? radii.own : radii.town }
    return { town, dot, isOwn }
  })
  return shown.filter(({ dot }) => isInside(squareOf(dot), sheetBox(canvas))).slice(0, maxDots)
}

/** All but the page's own, in the order of the data. */
function othersInOrder<Shown extends ShownTown>(towns: readonly Shown[]): Shown[] {
  return towns.filter(({ isOwn }) => !isOwn).toSorted((a, b) => a.town.rank - b.town.rank)
}

/** Where the middle of a county is not on the sheet, its name may stand amid its towns. */
function middlesOf(towns: readonly ShownTown[]): NamePlace[] {
  return [...groupBy(towns, ({ town }) => town.county)].map(([name, group]) => ({
    name,
    at: middleOf(group.map(({ town }) => town.at)),
  }))
}

/** Lines without length, which a round cap makes dots of. */
function toPoints(towns: readonly ShownTown[]): string {
  return towns.map(({ dot: { at } }) => `M${at[0]} ${at[1]}h0`).join('')
}

function toLines(labels: readonly NamedTown[]): string {
  const leaders = labels.flatMap(({ position: { leader } }) => (leader ? [leader] : []))
  return leaders.map(([from, to]) => `M${from.join(' ')}L${to.join(' ')}`).join('')
}

function toOwn(towns: readonly ShownTown[], labels: readonly NamedTown[]): ServiceMap['own'] {
  const own = towns.find(({ isOwn }) => isOwn)
  if (!own) return null
  const label = labels.find(({ isOwn }) => isOwn)
  const [x, y] = own.dot.at
  return { x, y, label: label ? toName(label, labelSize) : null }
}

function toLabel(named: NamedTown): MapLabel {
  const { path } = named.town
  const { left, top, right } = named.position.hit
  const link = path === null ? null : { to: path, x: left, y: top, width: right - left }
  return { ...toName(named, labelSize), link }
}

/** The baseline lies below the middle of the line by about a third of the type's size. */
function toName({ town, position: { x, y, anchor } }: NamedTown, size: number): MapName {
  return { text: town.name, x, y: y + Math.round(size * 0.35), anchor }
}

const unitsPerMile = 1.609344 * unitsPerKm
const lengths = [20, 10, 5, 2, 1]
const inset = 14
const barHeight = 30

/** The longest bar that takes no more than a quarter of the sheet, in a corner without dots. */
function placeScaleBar(scale: number, sheet: Size, dots: readonly Dot[]) {
  const widthOf = (miles: number) => Math.round(miles * unitsPerMile * scale)
  const miles = lengths.find((length) => widthOf(length) <= sheet.width / 4)
  if (miles === undefined) return null
  const width = widthOf(miles)
  const squares = dots.map(squareOf)
  const box = cornersOf(sheet, width).find((corner) => !squares.some((dot) => overlap(corner, dot)))
  if (!box || !isInside(box, sheetBox(sheet))) return null
  const text = miles === 1 ? '1 mile' : `${miles} miles`
  return { bar: { text, x: box.left + inset, y: box.bottom - inset, width }, box }
}

function cornersOf(sheet: Size, bar: number): Box[] {
  const [wide, high] = [bar + 2 * inset, barHeight + inset]
  const [right, bottom] = [sheet.width - wide, sheet.height - high]
  const at = (left: number, top: number) => ({ left, top, right: left + wide, bottom: top + high })
  return [at(right, bottom), at(0, bottom), at(right, 0), at(0, 0)]
}
