import type { MapLabel, MapName, ServiceMap } from '../../../templates/types.ts'
import { viewsOf } from './base-map-sprite.ts'
import type { BaseMap } from './base-map.ts'
import { findClearGround, type IsClear } from './clear-ground.ts'
import {
  circleCrosses,
  distance,
  isInside,
  sheetBox,
  squareOf,
  type Box,
  type Size,
  type Spot,
} from './geometry.ts'
import { nameRivers, placeNames, surveyGround, toCourse, type Course } from './land-names.ts'
import type { LocatedTown } from './locate-towns.ts'
import { nameRing, officeRadius, placeOffice, type PlacedOffice } from './office-rings.ts'
import { placeScaleBar } from './scale-bar.ts'
import {
  labelSize,
  labelTowns,
  labelTownsLarge,
  type NamedTown,
  type ShownTown,
} from './town-labels.ts'
import type { View } from './viewport.ts'

export const maxDots = 60

/** A sheet to draw on. Wherever its labels are links, one unit is 0.93 px or more. */
export interface Canvas extends Size {
  readonly names: number
  readonly largeNames: number
  /** How far apart the towns are that an overview names first on a small screen; 0 elsewhere. */
  readonly spacing: number
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
  const { width, height, names, largeNames, spacing, crowd } = canvas
  const office = placeOffice(base.office, view, canvas)
  const towns = showTowns(input, office)
  const dots = towns.map(({ dot }) => dot)
  const circles = office?.rings.map(({ radius }) => ({ at: office.at, radius })) ?? []
  const courses = base.rivers.map((river) => toCourse(river, view, canvas))
  const landAt = (spot: Spot) => base.landAt(view.toPlane(spot))
  const onGround = findClearGround(
    courses.flatMap(({ banks }) => banks),
    landAt,
  )
  const isClear: IsClear = (box) =>
    !circles.some((circle) => circleCrosses(circle, box)) && onGround(box)
  const scaleBar = placeScaleBar(view.scale, canvas, { dots, isClear })
  const mark = officeBox(office, towns)
  const obstacles = [...(scaleBar ? [scaleBar.box] : []), ...mark]
  const largeSize = Math.round(width / 28)
  const paper = { width, height, leaders: towns.length <= crowd, isClear }
  const labels = labelTowns(towns, { ...paper, names, obstacles })
  const largest = { names: largeNames, spacing, size: largeSize }
  const large = labelTownsLarge(towns, { ...paper, ...largest, obstacles: mark })
  const others = othersInOrder(towns)
  const served = others.filter(({ town }) => town.isServed)
  const hits = labels.map(({ position }) => position.hit)
  return {
    width,
    height,
    alt: toAlt(served.length),
    views: viewsOf(base.plane.bounds, sheet, view.box),
    dots: toPoints(served.filter(({ town }) => town.path !== null)),
    plainDots: toPoints(served.filter(({ town }) => town.path === null)),
    neighborDots: toPoints(others.filter(({ town }) => !town.isServed)),
    leaders: toLines(labels),
    own: toOwn(towns, labels),
    labels: othersInOrder(labels).map(toLabel),
    large: large.map((named) => toName(named, largeSize)),
    largeLeaders: toLines(large),
    largeSize,
    scaleBar: scaleBar?.bar ?? null,
    ...nameLand(input, office, {
      taken: [...obstacles, ...hits, ...dots.map(squareOf)],
      courses,
      landAt,
      isClear,
      onGround,
    }),
  }
}

interface LandInput {
  readonly taken: readonly Box[]
  readonly courses: readonly Course[]
  readonly landAt: (spot: Spot) => string | null
  /** Clear of lines and of rings, and of lines alone. */
  readonly isClear: IsClear
  readonly onGround: IsClear
}

/** What is named where the towns leave room: rivers, rings around the office, waters, counties. */
function nameLand(
  { canvas, view, base }: DrawInput,
  office: PlacedOffice | null,
  { taken: towns, courses, landAt, isClear, onGround }: LandInput,
) {
  const room = { sheet: canvas, clear: [isClear, onGround] }
  const rivers = nameRivers(courses, { ...room, taken: towns })
  const taken = [...towns, ...rivers.boxes]
  const rings = office?.rings.map((ring) => {
    const named = nameRing(ring, office.at, { sheet: canvas, taken, clear: [onGround] })
    if (named) taken.push(named.box)
    return { ...ring, label: named?.name ?? null }
  })
  const [x = 0, y = 0] = office?.at ?? []
  const input = { ...room, view, taken, ground: surveyGround(canvas, landAt) }
  return {
    office: office && { x, y, isOnSheet: office.isOnSheet, rings: rings ?? [] },
    rivers: rivers.names,
    waters: placeNames({ ...input, places: base.waters, size: 15 }),
    countyNames: placeNames({ ...input, places: base.countyPlaces, size: 13 }),
  }
}

/** A town so near to the office that their marks would overlap stands where the office does. */
function showTowns(
  { canvas, view, towns, own }: DrawInput,
  office: PlacedOffice | null,
): ShownTown[] {
  const shown = towns.map((town): ShownTown => {
    const isOwn = town === own
    const at = view.toSheet(town.at)
    const radius = isOwn ? radii.own : radii.town
    const isAtOffice = office?.isOnSheet && distance(at, office.at) < officeRadius + radius
    if (isAtOffice) return { town, dot: { at: office.at, radius: officeRadius }, isOwn }
    return { town, dot: { at, radius }, isOwn }
  })
  return shown.filter(({ dot }) => isInside(squareOf(dot), sheetBox(canvas))).slice(0, maxDots)
}

/** The office keeps labels off, unless a town's dot does so in its place. */
function officeBox(office: PlacedOffice | null, towns: readonly ShownTown[]): Box[] {
  if (!office?.isOnSheet || towns.some(({ dot }) => dot.at === office.at)) return []
  return [squareOf({ at: office.at, radius: officeRadius })]
}

/** All but the page's own, in the order of the data. */
function othersInOrder<Shown extends ShownTown>(towns: readonly Shown[]): Shown[] {
  return towns.filter(({ isOwn }) => !isOwn).toSorted((a, b) => a.town.rank - b.town.rank)
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
