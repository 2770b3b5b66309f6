import { distance, type Dot } from './geometry.ts'
import type { LabelPosition } from './label-candidates.ts'
import type { LocatedTown } from './locate-towns.ts'
import { placeLabels, type Sheet } from './place-labels.ts'

export interface ShownTown {
  readonly town: LocatedTown
  readonly dot: Dot
  readonly isOwn: boolean
}

export interface NamedTown extends ShownTown {
  readonly position: LabelPosition
}

export const labelSize = 14
/** Of the area that takes a click: 24 px or more wherever it is a link. */
const labelHeight = 26

const boldWider = 1.06
const largeRadius = 9

type LabelInput = Omit<Sheet, 'dots' | 'labelHeight'> & { readonly names: number }

/** Names beside the dots, as many as do not collide. The first towns choose first. */
export function labelTowns(
  towns: readonly ShownTown[],
  { names, ...sheet }: LabelInput,
): NamedTown[] {
  const dots = towns.map(({ dot }) => dot)
  return nameTowns(towns.slice(0, names), { ...sheet, dots, labelHeight, size: labelSize })
}

type LargeLabelInput = Omit<Sheet, 'dots' | 'labelHeight'> & {
  readonly names: number
  /** How far apart the towns are that are named first; 0 where the order alone decides. */
  readonly spacing: number
  readonly size: number
}

/** Names for a small screen: large, and so of many towns not all. */
export function labelTownsLarge(
  towns: readonly ShownTown[],
  { names, spacing, size, ...sheet }: LargeLabelInput,
): NamedTown[] {
  const enlarged = towns.map(({ dot, ...town }) => {
    return { ...town, dot: { ...dot, radius: Math.max(dot.radius, largeRadius) } }
  })
  // Many of those asked find no place among so large letters.
  const named = nameTowns(spreadOut(enlarged, spacing).slice(0, 3 * names), {
    ...sheet,
    dots: enlarged.map(({ dot }) => dot),
    labelHeight: Math.ceil(size * 0.65) * 2,
    size,
  })
  // An overview has enough names without those that would be taken for another town's.
  const kept = named.filter(({ position }) => spacing === 0 || !position.isMisleading)
  return kept.slice(0, names)
}

/** In the same order, but those first that lie apart from all before them: names all over a map. */
function spreadOut(towns: readonly ShownTown[], spacing: number): readonly ShownTown[] {
  if (spacing === 0) return towns
  const apart: ShownTown[] = []
  for (const town of towns) {
    if (apart.every(({ dot }) => distance(dot.at, town.dot.at) >= spacing)) apart.push(town)
  }
  return [...new Set([...apart, ...towns])]
}

function nameTowns(
  towns: readonly ShownTown[],
  { size, ...sheet }: Sheet & { readonly size: number },
): NamedTown[] {
  const requests = towns.map(({ town, dot, isOwn }) => ({
    dot,
    width: textWidth(town.name, isOwn ? size * boldWider : size),
  }))
  return placeLabels(requests, sheet).flatMap((position, index) => {
    const shown = towns[index]
    return shown && position ? [{ ...shown, position }] : []
  })
}

// Public Sans at the weight of the labels: widths in hundredths of its size, and who has them.
const widths: readonly (readonly [number, string])[] = [
  [26, " .'’i"],
  [32, 'Ijl'],
  [40, 'frtJ-'],
  [51, 'zv'],
  [56, 'csya'],
  [60, 'LbdehknopquxF'],
  [65, 'ETYPZg'],
  [70, 'BSRVCKX'],
  [77, 'ADUGOQHN'],
  [80, 'w'],
  [91, 'mM'],
  [97, 'W'],
]

const widest = 97
const byLetter = new Map(widths.flatMap(([width, letters]) => [...letters].map((l) => [l, width])))

/** How wide a label is at most when set in `size`; a letter that is not known counts as wide. */
export function textWidth(text: string, size: number): number {
  const hundredths = measured.get(text) ?? measure(text)
  measured.set(text, hundredths)
  return Math.ceil((hundredths * size) / 100)
}

/** The names of a site stand on many of its maps. */
const measured = new Map<string, number>()

function measure(text: string): number {
  // An accent is as wide as the letter below it.
  const letters = [...text.normalize('NFD').replaceAll(/\p{M}/gu, '')]
  return letters.reduce((sum, letter) => sum + (byLetter.get(letter) ?? widest), 0)
}
