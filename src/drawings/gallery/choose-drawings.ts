import type { DrawingName } from './drawing-names'
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
  for (const subject of subjects) chosen.push(choose(subject, chosen.slice(-neighbourhood)))
  return chosen
}

/** The most fitting drawing that is not taken; of those that fit alike, the first. */
function choose({ title, text, own }: Subject, taken: readonly DrawingName[]): DrawingName {
  const scene = sceneNames.find((name) => name === own)
  if (scene !== undefined && !taken.includes(scene)) return scene
  let best: DrawingName = 'ladder'
  let highest = -1
  for (const [name, pattern] of patterns) {
    const score = taken.includes(name) ? -1 : 3 * count(title, pattern) + count(text, pattern)
    if (score > highest) [best, highest] = [name, score]
  }
  return best
}

const patterns = detailNames.map((name) => [name, new RegExp(detailWords[name], 'gi')] as const)

const count = (text: string, pattern: RegExp) =>
  text === '' ? 0 : (text.match(pattern)?.length ?? 0)
