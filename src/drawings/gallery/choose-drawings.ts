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
  return subjects.reduce<readonly DrawingName[]>((chosen, subject) => {
    const taken = chosen.slice(-neighbourhood)
    const free = rank(subject).find((name) => !taken.includes(name))
    return free === undefined ? chosen : [...chosen, free]
  }, [])
}

/** All drawings, the most fitting first. */
function rank({ title, text, own }: Subject): readonly DrawingName[] {
  const scene = sceneNames.find((name) => name === own)
  const score = (name: DetailName) => 3 * count(title, name) + count(text, name)
  const fitting = [...detailNames].sort((one, other) => score(other) - score(one))
  return scene === undefined ? fitting : [scene, ...fitting]
}

const count = (text: string, name: DetailName) =>
  [...text.matchAll(new RegExp(detailWords[name], 'gi'))].length
