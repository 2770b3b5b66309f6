import type { DetailName, DrawingName } from './drawing-names'
import { detailNames, detailWords, sceneNames } from './drawing-names'

/** A card as the choice sees it. */
export interface Subject {
  readonly title: string
  readonly text: string
  /** A drawing that is the card's own: the address of a service. */
  readonly own?: string
}

/** Cards nearer than this are neighbours in some layout: beside, above or below each other. */
export const neighbourhood = 6

/**
 * A drawing for each card: its own, or the one that its words ask for; never one that a
 * neighbour has, whatever the cards say.
 */
export function chooseDrawings(subjects: readonly Subject[]): readonly DrawingName[] {
  const chosen: DrawingName[] = []
  for (const subject of subjects) {
    const taken = new Set(chosen.slice(-neighbourhood))
    chosen.push(
      ...rank(subject)
        .filter((name) => !taken.has(name))
        .slice(0, 1),
    )
  }
  return chosen
}

/** All drawings, the most fitting first. */
function rank({ title, text, own }: Subject): readonly DrawingName[] {
  const scene = sceneNames.find((name) => name === own)
  const scores = new Map(
    patterns.map(([name, pattern]) => [name, 3 * count(title, pattern) + count(text, pattern)]),
  )
  const score = (name: DetailName) => scores.get(name) ?? 0
  const fitting = detailNames.toSorted((one, other) => score(other) - score(one))
  return scene === undefined ? fitting : [scene, ...fitting]
}

const patterns = detailNames.map((name) => [name, new RegExp(detailWords[name], 'gi')] as const)

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0
