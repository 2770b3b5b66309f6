import { mapped } from '../../lib/mapped.ts'
import type { Box } from './geometry.ts'
import type { Dot, Place } from './label-candidates.ts'
import type { LocatedTown } from './located-towns.ts'
import { placeLabels } from './place-labels.ts'
import { widthIn } from './text-width.ts'

/** A town with its dot on the sheet. */
export interface ShownTown {
  readonly town: LocatedTown
  readonly dot: Dot
  /** The page's own town, whose name is set bolder. */
  readonly isOwn: boolean
}

/** The size of the type on wide screens. */
export const labelSize = 14
/** The height of the area that takes a click: 24 px or more wherever it is a link. */
export const labelHeight = 26

const boldWider = 1.06
const largeRadius = 9

interface LabelInput {
  readonly width: number
  readonly height: number
  readonly obstacles: readonly Box[]
  /** How many names there may be. */
  readonly names: number
}

/** A town whose name stands on the sheet. */
export interface NamedTown extends ShownTown {
  readonly place: Place
}

/** Names beside the dots, as many as do not collide. The first towns choose first. */
export function labelTowns(
  towns: readonly ShownTown[],
  { width, height, obstacles, names, leaders }: LabelInput & { readonly leaders: boolean },
): NamedTown[] {
  const asked = towns.slice(0, names)
  const wishes = mapped(asked, (town) => ({ dot: town.dot, width: widthOf(town, labelSize) }))
  const dots = mapped(towns, ({ dot }) => dot)
  const sheet = { width, height, dots, obstacles, labelHeight, leaders }
  return named(asked, placeLabels(wishes, sheet))
}

/** Names for a small screen: few and large, without leaders. */
export function labelTownsLarge(
  towns: readonly ShownTown[],
  { width, height, obstacles, names, size }: LabelInput & { readonly size: number },
): NamedTown[] {
  const dots = mapped(towns, ({ dot }) => enlarge(dot))
  // Many of those asked find no place among so large letters.
  const asked = towns.slice(0, 3 * names)
  const wishes = mapped(asked, (town) => ({ dot: enlarge(town.dot), width: widthOf(town, size) }))
  const lineHeight = Math.ceil(size * 0.65) * 2
  const sheet = { width, height, dots, obstacles, labelHeight: lineHeight, leaders: false }
  return named(asked, placeLabels(wishes, sheet)).slice(0, names)
}

const enlarge = ({ at, radius }: Dot): Dot => ({ at, radius: Math.max(radius, largeRadius) })

function widthOf({ town, isOwn }: ShownTown, size: number): number {
  return widthIn(isOwn ? size * boldWider : size, town.nameWidth)
}

function named(towns: readonly ShownTown[], places: readonly (Place | null)[]): NamedTown[] {
  const found: NamedTown[] = []
  for (const [index, { town, dot, isOwn }] of towns.entries()) {
    const place = places[index]
    if (place) found.push({ town, dot, isOwn, place })
  }
  return found
}
