import type { MapName } from '../../../templates/types.ts'
import { distance, squareOf, type Dot, type Spot } from './geometry.ts'
import {
  lineHeight,
  placesBeside,
  placesOnLeaders,
  placesOnTwoLines,
  placesWithin,
} from './label-candidates.ts'
import type { LocatedTown } from './locate-towns.ts'
import {
  nowhere,
  placeLabels,
  type LabelPlace,
  type PlacedLabel,
  type Sheet,
} from './place-labels.ts'
import { textWidth } from './text-width.ts'
import type { TownShape } from './town-shapes.ts'

export interface ShownTown {
  readonly town: LocatedTown
  /** For a town with an outline, its middle, without a radius. */
  readonly dot: Dot
  readonly isOwn: boolean
  /** Whether it is the town of the office, a dot, whose name is always there and bold. */
  readonly isOfficeTown: boolean
  readonly shape: TownShape | null
}

export type NamedTown = ShownTown & { readonly place: PlacedLabel }

interface Lettering {
  readonly size: number
  /** Font size of names without a link. */
  readonly quiet: number
  /** Height of the box of a name beside a dot: links are at least 24 px high. */
  readonly height: number
  readonly names: number
  /** How many towns to try; large names often find no place. */
  readonly tries: number
  /** Distance between the towns that are labeled first; 0 to keep the order. */
  readonly spacing: number
  readonly leastRadius: number
  readonly leaders: boolean
  /** The cost of a border through the name of a town with an outline; of a cropped one it has none. */
  readonly onBorder: number
  /** Whether a town has a name at any price, at the end of a line or on the land of another if need be. */
  readonly isNeeded?: (town: LocatedTown) => boolean
}

const boldWider = 1.06
/** That of the office's town is larger, too. */
const homeWider = 1.12
/** A line through the letters makes a place worse than the other sides of the dot, and than a short leader. */
const onLine = 24

/** A name that could as well be left out is on its own land, but for so much at either side. */
const mostBeyond = 0.15

/** The state at a point of the sheet, or `null` at sea. */
export type StateAt = (spot: Spot) => string | null

/** A name in another state is taken for a place there: worse than any leader; of a town not served, than none. */
const inOtherState = 60

function costAbroad({ town, dot }: ShownTown, stateAt: StateAt) {
  const own = stateAt(dot.at)
  const cost = town.isServed ? inOtherState : nowhere
  return ({ text: { left, top, right, bottom } }: LabelPlace): number => {
    const y = (top + bottom) / 2
    const isAbroad = [left, (left + right) / 2, right].some((x) => {
      const state = stateAt([x, y])
      return state !== null && state !== own
    })
    return own !== null && isAbroad ? cost : 0
  }
}

/** Places as many names as do not collide, beside dots and inside outlines. Earlier towns have priority. */
export function labelTowns(
  all: readonly ShownTown[],
  letters: Lettering,
  sheet: Sheet,
  stateAt: StateAt | null,
): NamedTown[] {
  const { names, tries, spacing, leastRadius } = letters
  const towns = all.map(({ dot, ...town }): ShownTown => {
    const radius = town.shape ? dot.radius : Math.max(dot.radius, leastRadius)
    return { ...town, dot: { ...dot, radius } }
  })
  const dots = towns.filter(({ shape }) => !shape).map(({ dot }) => squareOf(dot))
  const asked = (spacing > 0 ? spreadOut(towns, spacing) : towns).slice(0, tries)
  const taken = [...dots, ...sheet.taken]
  const requests = asked.map((town) => {
    const dot = town.shape ? null : town.dot
    const unclear = town.shape?.isCropped ? Infinity : dot ? onLine : letters.onBorder
    const abroad = dot && stateAt ? costAbroad(town, stateAt) : undefined
    const isRequired = town.isOfficeTown && dot !== null
    // Read more than once, which a generator does not allow.
    const places = isRequired ? [...placesOf(town, letters)] : placesOf(town, letters)
    return { dot, places, unclear, abroad, isRequired }
  })
  const named = placeLabels(requests, { ...sheet, taken }).flatMap((place, index) => {
    const town = asked[index]
    // An overview has enough names without misleading ones.
    return town && place && !(spacing > 0 && place.isMisleading && !town.isOfficeTown)
      ? [{ ...town, place }]
      : []
  })
  return named.slice(0, names)
}

function* placesOf(
  { town, dot, isOwn, isOfficeTown, shape }: ShownTown,
  { size, quiet, height, leaders, isNeeded = () => true }: Lettering,
): Generator<LabelPlace> {
  const usual = town.path === null ? quiet : size
  const set = isOfficeTown ? size * homeWider : isOwn ? size * boldWider : usual
  const label = { dot, width: textWidth(town.name, set), height }
  const isKept = isOwn || isNeeded(town)
  if (shape) yield* placesWithin(shape.spots, town.name, set, isKept ? Infinity : mostBeyond)
  else {
    yield* placesBeside(label)
    yield* placesOnTwoLines(dot, { text: town.name, size: set, height })
  }
  // Leaders are the last resort, and not for what is mostly beyond the sheet.
  if (leaders && !(shape && (shape.isCropped || !isKept))) yield* placesOnLeaders(label)
}

/** Stable order, but with well-spaced towns first, so that names spread over the map. */
function spreadOut(towns: readonly ShownTown[], spacing: number): readonly ShownTown[] {
  const apart: ShownTown[] = []
  for (const town of towns) {
    if (apart.every(({ dot }) => distance(dot.at, town.dot.at) >= spacing)) apart.push(town)
  }
  return [...new Set([...apart, ...towns])]
}

/** The baseline is about a third of the font size below the middle of the line. */
export function toName(text: string, { x, y, anchor, breakAt }: LabelPlace, size: number): MapName {
  const up = breakAt === undefined ? 0 : (size * lineHeight) / 2
  const name = { text, x: Math.round(x), y: Math.round(y - up + size * 0.35), anchor }
  return breakAt === undefined ? name : { ...name, breakAt }
}
