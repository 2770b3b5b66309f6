import type { DetailName, DrawingName } from '../../../templates/types.ts'
import { detailWords, sceneNames } from './drawing-words.ts'

export interface Subject {
  readonly title?: string
  readonly text: string
  readonly slug?: string
}

/** Cards nearer than this are neighbours in some layout: beside, above or below each other. */
export const neighbourhood = 6

/** A drawing for each card, of its service or as its words ask; never one that a neighbour has. */
export function chooseDrawings(subjects: readonly Subject[]): DrawingName[] {
  const chosen: DrawingName[] = []
  for (const subject of subjects) chosen.push(choose(subject, chosen.slice(-neighbourhood)))
  return chosen
}

export function withDrawings<Item>(
  items: readonly Item[],
  toSubject: (item: Item) => Subject,
): (Item & { readonly drawing: DrawingName })[] {
  const drawings = chooseDrawings(items.map(toSubject))
  return items.map((item, index) => ({ ...item, drawing: drawings[index] ?? 'ladder' }))
}

/** The most fitting drawing that is not taken; of those that fit alike, the first. */
function choose({ title = '', text, slug }: Subject, taken: readonly DrawingName[]): DrawingName {
  const scene = sceneNames.find((name) => name === slug && !taken.includes(name))
  if (scene) return scene
  const scores = detailNames
    .filter((name) => !taken.includes(name))
    .map((name) => ({ name, score: 3 * count(title, name) + count(text, name) }))
  return scores.toSorted((a, b) => b.score - a.score)[0]?.name ?? 'ladder'
}

// The object has these keys and no others.
const detailNames = Object.keys(detailWords) as readonly DetailName[]

const count = (text: string, name: DetailName) => text.match(detailWords[name])?.length ?? 0
