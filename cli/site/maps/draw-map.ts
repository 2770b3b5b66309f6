import type { MapLabel, MapName, ServiceMap } from '../../../templates/types.ts'
import { mapped } from '../../lib/mapped.ts'
import { isDotInside, middleOf, type Spot } from './geometry.ts'
import type { Place } from './label-candidates.ts'
import type { LocatedTown } from './located-towns.ts'
import { placeNames } from './area-names.ts'
import type { NamePlace } from './outline-shapes.ts'
import { viewsOf } from './base-map-sprite.ts'
import type { Plane } from './projection.ts'
import { placeScaleBar } from './scale-bar.ts'
import {
  labelSize,
  labelTowns,
  labelTownsLarge,
  type NamedTown,
  type ShownTown,
} from './town-labels.ts'
import type { View } from './viewport.ts'

/** The most towns that one map shows. */
export const maxDots = 60

/** A sheet to draw on. Wherever its labels are links, one unit is 0.93 px or more. */
export interface Canvas {
  readonly width: number
  readonly height: number
  /** How many towns may be named, on wide screens and on small ones. */
  readonly names: number
  readonly largeNames: number
  /** Among more towns than that, labels do not stand off on leaders. */
  readonly crowd: number
}

/** What lies below all towns. */
interface Ground {
  readonly plane: Plane
  readonly waters: readonly NamePlace[]
  readonly countyPlaces: readonly NamePlace[]
}

interface DrawInput {
  readonly canvas: Canvas
  readonly view: View
  /** The towns to show, those first whose names matter most. */
  readonly towns: readonly LocatedTown[]
  /** The page's own town. */
  readonly own: LocatedTown | null
  readonly land: Ground
  /** Which sheet of the outlines lies below. */
  readonly sheet: number
  readonly toAlt: (towns: number) => string
}

const radii = { town: 5, own: 11 }

/** Draws the towns that lie on the sheet, at most `maxDots`; names only where none collides. */
export function drawMap(input: DrawInput): ServiceMap {
  const { canvas, view, land, sheet, toAlt } = input
  const { width, height, names, largeNames, crowd } = canvas
  const towns = showTowns(input)
  const dots = mapped(towns, ({ dot }) => dot)
  const scaleBar = placeScaleBar({ scale: view.scale, sheet: canvas, dots })
  const leaders = towns.length <= crowd
  const obstacles = scaleBar ? [scaleBar.box] : []
  const others = inOrder(towns.filter(({ isOwn }) => !isOwn))
  const labels = labelTowns(towns, { width, height, names, obstacles, leaders })
  const size = Math.round(width / 27)
  const large = labelTownsLarge(towns, { width, height, names: largeNames, obstacles: [], size })
  const taken = [...obstacles, ...mapped(labels, ({ place }) => place.hit)]
  const write = (places: readonly NamePlace[], type: number) =>
    placeNames({ places, toSheet: view.toSheet, sheet: canvas, dots, taken, size: type })
  return {
    width,
    height,
    alt: toAlt(others.length),
    views: viewsOf({ bounds: land.plane.bounds, sheet, box: view.box }),
    dots: toPoints(others.filter(({ town }) => town.path !== null)),
    plainDots: toPoints(others.filter(({ town }) => town.path === null)),
    leaders: toLines(labels),
    own: toOwn(towns, labels),
    labels: mapped(inOrder(labels.filter(({ isOwn }) => !isOwn)), toLabel),
    large: mapped(large, ({ town, place }) => toName(town.name, place, size)),
    largeSize: size,
    waters: write(land.waters, 15),
    countyNames: write([...land.countyPlaces, ...middlesOf(towns)], 13),
    scaleBar: scaleBar?.bar ?? null,
  }
}

/** The first towns of the list whose dots lie on the sheet. */
function showTowns({ canvas, view, towns, own }: DrawInput): ShownTown[] {
  const sheet = { left: 0, top: 0, right: canvas.width, bottom: canvas.height }
  const shown: ShownTown[] = []
  for (const town of towns) {
    const isOwn = town === own
    const dot = { at: view.toSheet(town.at), radius: radii[isOwn ? 'own' : 'town'] }
    if (isDotInside(dot, sheet)) shown.push({ town, dot, isOwn })
    if (shown.length === maxDots) break
  }
  return shown
}

/** In the order of the data. Of so few, each is put in its place faster than sorted. */
function inOrder<Shown extends ShownTown>(towns: readonly Shown[]): Shown[] {
  const ordered: Shown[] = []
  for (const shown of towns) {
    let at = ordered.length
    for (; at > 0; at -= 1) {
      const before = ordered[at - 1]
      if (!before || before.town.rank < shown.town.rank) break
      ordered[at] = before
    }
    ordered[at] = shown
  }
  return ordered
}

/** Where the middle of a county is not on the sheet, its name may stand amid its towns. */
function middlesOf(towns: readonly ShownTown[]): NamePlace[] {
  const spots = new Map<string, Spot[]>()
  for (const { town } of towns) {
    const known = spots.get(town.county)
    if (known) known.push(town.at)
    else spots.set(town.county, [town.at])
  }
  return mapped([...spots], ([name, of]) => ({ name, at: middleOf(of) }))
}

/** Lines without length, which a round cap makes dots of. */
function toPoints(towns: readonly ShownTown[]): string {
  return mapped(towns, ({ dot: { at } }) => `M${at[0]} ${at[1]}h0`).join('')
}

function toLines(labels: readonly NamedTown[]): string {
  const line = ([from, to]: readonly [Spot, Spot]) => `M${from.join(' ')}L${to.join(' ')}`
  return mapped(labels, ({ place: { leader } }) => (leader ? line(leader) : '')).join('')
}

function toOwn(towns: readonly ShownTown[], labels: readonly NamedTown[]): ServiceMap['own'] {
  const own = towns.find(({ isOwn }) => isOwn)
  if (!own) return null
  const label = labels.find(({ isOwn }) => isOwn)
  const [x, y] = own.dot.at
  return { x, y, label: label ? toName(label.town.name, label.place, labelSize) : null }
}

function toLabel({ town: { name, path }, place }: NamedTown): MapLabel {
  const { left, top, right } = place.hit
  const link = path === null ? null : { to: path, x: left, y: top, width: right - left }
  const { text, x, y, anchor } = toName(name, place, labelSize)
  return { text, x, y, anchor, link }
}

/** The baseline lies below the middle of the line by about a third of the type's size. */
function toName(text: string, { x, y, anchor }: Place, size: number): MapName {
  return { text, x, y: y + Math.round(size * 0.35), anchor }
}
