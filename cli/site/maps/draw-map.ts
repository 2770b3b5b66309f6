import type {
  DotSize,
  MapDots,
  MapLabel,
  MapName,
  ServiceMap,
  TownKind,
} from '../../../templates/types.ts'
import { groupBy } from '../../lib/collections.ts'
import { viewsOf } from './base-map-sprite.ts'
import type { BaseMap } from './base-map.ts'
import {
  crossesBox,
  distance,
  isInside,
  middleOf,
  overlap,
  sheetBox,
  squareOf,
  type Box,
  type Dot,
  type Size,
  type Spot,
} from './geometry.ts'
import { nameLand, placeScaleBar } from './land-names.ts'
import { ringsAround } from './rings.ts'
import type { LocatedTown } from './locate-towns.ts'
import { stateOf } from './outline-shapes.ts'
import { labelTowns, toName, type NamedTown, type ShownTown, type StateAt } from './town-labels.ts'
import { toOutline, toShape } from './town-shapes.ts'
import type { Viewport } from './viewport.ts'

export const maxDots = 60

/** A map sheet. Wherever its labels are links, one unit is at least 0.93 px. */
export interface Canvas extends Size {
  readonly names: number
  readonly largeNames: number
  /** The distance between towns that an overview labels first on small screens; 0 elsewhere. */
  readonly spacing: number
  /** With more towns than this, no label has a leader line. */
  readonly crowd: number
}

type Screen = 'wide' | 'phones'

interface DrawInput {
  readonly canvas: Canvas
  readonly view: Viewport
  /** The towns to show, the most important names first. */
  readonly towns: readonly LocatedTown[]
  readonly own: LocatedTown | null
  /** The county whose map it is; on the map of all, or of a town, none. */
  readonly county?: string
  readonly base: BaseMap
  readonly sheet: number
  /** Whether the page's text names a town on such a screen, too; one named nowhere is no dot. */
  readonly isListed: (town: LocatedTown, screen: Screen) => boolean
  readonly toAlt: (towns: number) => string
}

/** Between a dot beside the mark of the office and what is around it. */
const apartFromOffice = 3
const radii = { town: 5, own: 11, office: 12, large: 9 }
const labelSize = 14
/** The height of the click target: at least 24 px wherever it is a link. */
const labelHeight = 26
/** Tolerances for simplified lines: for the drawn outlines, and for the hover outline. */
const detail = { own: 1.5, county: 1.5, link: 8 }
const wide = {
  size: labelSize,
  height: labelHeight,
  spacing: 0,
  leastRadius: 0,
  onBorder: 10,
}
/** Beside the names of towns with a page, the others are smaller. */
const quietSize = 13
const large = { leastRadius: radii.large, onBorder: 3 }

/** Draws the towns on the sheet, at most `maxDots`; labels are placed only where none collides. */
export function drawMap(input: DrawInput): ServiceMap {
  const { canvas, view, base, sheet, toAlt } = input
  const quiet = base.hasPages ? quietSize : labelSize
  const { width, height, names, largeNames, spacing, crowd } = canvas
  const office: Dot = { at: view.toSheet(base.office.at), radius: radii.office }
  const isOnSheet = isInside(squareOf(office), sheetBox(canvas))
  const towns = showTowns(input, isOnSheet ? office : null)
  const dots = towns.filter(({ shape }) => !shape)
  const isAlone = isOnSheet && !dots.some(({ dot }) => dot.at === office.at)
  const mark = isAlone ? [squareOf(office)] : []
  const isClear = (box: Box) => !base.isCrossed(view.boxToPlane(box))
  const paper = { width, height, isClear }
  const dotBoxes = dots.map(({ dot }) => squareOf(dot))
  const isShaped = towns.some(({ shape }) => shape)
  const rings = isOnSheet && !isShaped ? ringsAround(office.at, dots, view.scale) : null
  const scaleBar = rings
    ? null
    : placeScaleBar(view.scale, { ...paper, taken: [...dotBoxes, ...mark] })
  const taken = [...(scaleBar ? [scaleBar.box] : []), ...mark]
  const leaders = towns.length <= crowd
  const stateAt = statesOn(base, view)
  const wideLetters = { ...wide, quiet, names, tries: names, leaders }
  const labels = labelTowns(towns, wideLetters, { ...paper, taken }, stateAt)
  const size = Math.round(width / 28)
  const sizes = { size, quiet: size, height: Math.ceil(size * 0.65) * 2 }
  const amounts = { names: largeNames, tries: 3 * largeNames, spacing }
  // The map of a town or county has large names for what its page is about; others only where there is room.
  const isNeeded = (town: LocatedTown) =>
    (input.own === null && input.county === undefined) || input.isListed(town, 'phones')
  const largeLetters = { ...large, ...sizes, ...amounts, leaders, isNeeded }
  const largeLabels = labelTowns(towns, largeLetters, { ...paper, taken: mark }, stateAt)
  const named = { wide: townsOf(labels), phones: townsOf(largeLabels) }
  const groups = groupDots(dots, input, named)
  const shown = new Set(groups.flatMap((group) => group.towns))
  const isDrawn = (each: ShownTown) => each.shape !== null || shown.has(each)
  const drawn = othersInOrder(towns).filter(isDrawn)
  const served = drawn.filter(({ town }) => town.isServed)
  // A map of outlines shows what is served in other counties, too, with a name or without.
  const isDrawnOf = (kind: TownKind) =>
    drawn.some(({ town }) => kindOf(town, base) === kind) ||
    (isShaped && base.towns.some((town) => kindOf(town, base) === kind && shapeOf(town, input)))
  // Land that is not served is told from a county that is shaded, or from the sea around dots.
  const hasOthers = isShaped ? input.county !== undefined : showsOthers(input)
  const boxes = labels.map(({ place }) => place.box)
  const lines = labels.flatMap(({ place: { leader } }) => (leader ? [leader] : []))
  return {
    width,
    height,
    alt: toAlt(served.length),
    views: viewsOf(base.plane.bounds, sheet, view.box),
    isShaped,
    kinds: [
      ...(input.county === undefined ? [] : (['county'] as const)),
      ...kinds.filter((kind) => isDrawnOf(kind)),
      ...(hasOthers ? (['others'] as const) : []),
    ],
    dots: groups.map(toDots),
    rings,
    leaders: toLines(labels),
    office: isOnSheet ? { x: office.at[0], y: office.at[1] } : null,
    own: input.county === undefined ? toOwn(towns, labels) : toCounty(input.county, input),
    county: input.county ?? null,
    // Labels beside their own outline come last, below the neighboring links that they overlap.
    labels: othersInOrder(labels)
      .toSorted((a, b) => a.place.cost - b.place.cost)
      .map((label) => toLabel(label, quiet)),
    large: largeLabels.map((label) =>
      toHomeName(label, toName(label.town.name, label.place, size)),
    ),
    largeLeaders: toLines(largeLabels),
    largeSize: size,
    scaleBar: scaleBar?.bar ?? null,
    ...nameLand(base, view, {
      ...paper,
      taken: [...taken, ...dotBoxes, ...boxes],
      isClear: (box) => isClear(box) && !lines.some((line) => crossesBox(line, box)),
      own: input.own && (base.areaOf(input.own) ?? null),
    }),
  }
}

/** In so many columns and rows a map is searched; less than three hits are a corner that nobody asks about. */
const [searched, corner] = [12, 3]

/** Whether the map of all that is served shows land in other counties, which has another color. */
function showsOthers({ base, view, sheet, canvas }: DrawInput): boolean {
  const ids = new Set(base.sheets[sheet]?.map(({ id }) => id))
  if (sheet > 0 || ids.size === 0) return false
  const steps = Array.from({ length: searched }, (_, at) => (at + 0.5) / searched)
  const spots = steps.flatMap((x) => steps.map((y): Spot => [x * canvas.width, y * canvas.height]))
  const others = spots.filter((spot) => {
    const county = base.landAt(view.toPlane(spot))
    return county !== null && !ids.has(county)
  })
  return others.length >= corner
}

/** The state at a point of the sheet; `null` if the sheet shows one state alone. */
function statesOn({ counties, landAt }: BaseMap, view: Viewport): StateAt | null {
  const shown = counties
    .filter(({ bounds }) => overlap(bounds, view.box))
    .map(({ id }) => stateOf(id))
  if (new Set(shown).size < 2) return null
  return (spot) => {
    const county = landAt(view.toPlane(spot))
    return county && stateOf(county)
  }
}

// In the order of their drawing: what matters most lies above.
const drawnKinds = ['near', 'page', 'served', 'plain'] as const
const kinds = ['page', 'plain', 'near', 'served'] as const

const kindOf = ({ isServed, path }: LocatedTown, { hasPages }: BaseMap): TownKind => {
  if (!isServed) return 'near'
  return hasPages ? (path === null ? 'plain' : 'page') : 'served'
}

/**
 * The towns with enough of their outline visible, and those with a dot. The office's town is at the office if
 * the marks would overlap; any other such town is beside it.
 */
function showTowns({ canvas, view, towns, own, base }: DrawInput, office: Dot | null) {
  const [nearest] = base.nearest(base.office.at, 1)
  const home = base.towns.find(({ isHome }) => isHome) ?? nearest
  const shown = towns.flatMap((town): ShownTown[] => {
    const isOwn = town === own
    const shape = shapeOf(town, { base, view, canvas })
    if (base.areaOf(town) && !shape) return []
    const place = shape ? middleOf(shape.spots.map((spot) => spot.at)) : view.toSheet(town.at)
    const at: Spot = [Math.round(place[0]), Math.round(place[1])]
    const radius = isOwn ? radii.own : radii.town
    const isAtOffice = office && distance(at, office.at) < office.radius + radius
    if (isAtOffice && !shape && (isOwn || town === home)) {
      return [{ town, dot: office, isOwn, isOfficeTown: town === home, shape }]
    }
    const isOfficeTown = town.isHome === true && !shape
    return [{ town, dot: { at, radius: shape ? 0 : radius }, isOwn, isOfficeTown, shape }]
  })
  return (office ? besideOffice(shown, office) : shown)
    .filter(({ dot }) => isInside(squareOf(dot), sheetBox(canvas)))
    .slice(0, maxDots)
}

function shapeOf(
  town: LocatedTown,
  { base, view, canvas }: Pick<DrawInput, 'base' | 'view' | 'canvas'>,
) {
  const area = base.areaOf(town)
  return area && overlap(area.bounds, view.box) ? toShape(area, view, canvas) : null
}

/** Degrees to either side of the true direction, the nearest first. */
const turns = [0, 30, -30, 60, -60, 90, -90, 120, -120, 150, -150, 180]

/** Moves dots that would be below the mark of the office out beside it, where no other dot is. */
function besideOffice(towns: readonly ShownTown[], office: Dot): ShownTown[] {
  const isBelow = ({ dot, shape }: ShownTown) =>
    !shape && dot !== office && distance(dot.at, office.at) < office.radius + dot.radius
  const taken = towns.filter((town) => !town.shape && !isBelow(town)).map(({ dot }) => dot)
  return towns.map((town) => {
    if (!isBelow(town)) return town
    const { at, radius } = town.dot
    const direction = Math.atan2(at[1] - office.at[1], at[0] - office.at[0])
    const far = office.radius + radius + apartFromOffice
    const dots = turns.map((degrees): Dot => {
      const angle = direction + (degrees * Math.PI) / 180
      const x = Math.round(office.at[0] + far * Math.cos(angle))
      return { at: [x, Math.round(office.at[1] + far * Math.sin(angle))], radius }
    })
    const isFree = (dot: Dot) =>
      taken.every((other) => distance(dot.at, other.at) >= 2 * (radius + apartFromOffice))
    const dot = dots.find(isFree) ?? town.dot
    taken.push(dot)
    return { ...town, dot }
  })
}

function othersInOrder<Shown extends ShownTown>(towns: readonly Shown[]): Shown[] {
  return towns.filter(({ isOwn }) => !isOwn).toSorted((a, b) => a.town.rank - b.town.rank)
}

const townsOf = (labels: readonly NamedTown[]) => new Set(labels.map(({ town }) => town))

interface DotGroup {
  readonly look: MapDots['look']
  readonly towns: readonly ShownTown[]
}

/** A dot without a name is small, or left out where the page says the name nowhere. */
function groupDots(
  dots: readonly ShownTown[],
  { base, isListed }: DrawInput,
  named: Record<Screen, ReadonlySet<LocatedTown>>,
): DotGroup[] {
  const others = dots.filter(({ isOwn }) => !isOwn)
  const sizeOn = (screen: Screen, town: LocatedTown): DotSize =>
    named[screen].has(town) ? 'full' : isListed(town, screen) ? 'small' : 'none'
  return drawnKinds.flatMap((kind) => {
    const own = others.filter(({ town }) => kindOf(town, base) === kind)
    const looks = groupBy(own, ({ town }): MapDots['look'] => {
      return `${kind} wide-${sizeOn('wide', town)} phones-${sizeOn('phones', town)}`
    })
    looks.delete(`${kind} wide-none phones-none`)
    return [...looks].map(([look, towns]) => ({ look, towns }))
  })
}

/** Lines of zero length, which a round cap turns into dots. */
const toDots = ({ look, towns }: DotGroup): MapDots => ({
  look,
  d: towns.map(({ dot: { at } }) => `M${at[0]} ${at[1]}h0`).join(''),
})

function toLines(labels: readonly NamedTown[]): string {
  const leaders = labels.flatMap(({ place: { leader } }) => (leader ? [leader] : []))
  return leaders.map(([from, to]) => `M${from.join(' ')}L${to.join(' ')}`).join('')
}

function toOwn(towns: readonly ShownTown[], labels: readonly NamedTown[]): ServiceMap['own'] {
  const own = towns.find(({ isOwn }) => isOwn)
  if (!own) return null
  const label = labels.find(({ isOwn }) => isOwn)
  const [x, y] = own.dot.at
  const name = label ? toName(own.town.name, label.place, labelSize) : null
  return { x, y, outline: own.shape?.path(detail.own) ?? null, label: name }
}

/** Among outlines of towns a county is shaded; where towns are dots, its land alone is light. */
function toCounty(county: string, { base, view, canvas }: DrawInput): ServiceMap['own'] {
  const area = base.counties.length > 0 ? undefined : base.ownCounty(county)
  if (!area) return null
  const [x, y] = view.toSheet(area.at)
  return { x, y, outline: toOutline(area, view, canvas, detail.county), label: null }
}

/** The name of the office's town stands out. */
const toHomeName = ({ isOfficeTown }: NamedTown, name: MapName): MapName =>
  isOfficeTown ? { ...name, isHome: true } : name

function toLabel(label: NamedTown, quiet: number): MapLabel {
  const { town, place, shape } = label
  const { name, path } = town
  const { left, top, right, bottom } = place.box
  const d =
    shape?.path(detail.link) ?? `M${left} ${top}h${right - left}v${bottom - top}h${left - right}z`
  return {
    ...toHomeName(label, toName(name, place, path === null ? quiet : labelSize)),
    link: path === null ? null : { to: path, d },
  }
}
