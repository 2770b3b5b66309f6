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
  for (const subject of subjects) chosen.push(choose(subject, chosen.slice(-neighbourhood)))
  return chosen
}

/** The most fitting drawing that is not taken; of those that fit alike, the first. */
function choose({ title, text, own }: Subject, taken: readonly DrawingName[]): DrawingName {
  const scene = sceneNames.find((name) => name === own)
  if (scene !== undefined && !taken.includes(scene)) return scene
  const [inTitle, inText] = [title === '' ? [] : countAll(title), countAll(text)]
  let best: DrawingName = 'ladder'
  let highest = -1
  for (const [index, { name }] of patterns.entries()) {
    const score = 3 * (inTitle[index] ?? 0) + (inText[index] ?? 0)
    if (score > highest && !taken.includes(name)) [best, highest] = [name, score]
  }
  return best
}

interface Pattern {
  readonly name: DetailName
  readonly words: RegExp
  /** The first words of its choices, as patterns. */
  readonly firsts: readonly string[]
  /** Matches the words that ask for the drawing by themselves. */
  readonly single: RegExp
  /** Matches those that may do so together with the next ones. */
  readonly first: RegExp
}

// A pattern is a list of choices, parted by bars outside of its groups. A hyphen, comma, blank or
// slash ends the first word of a choice, so that no class of characters may hold a hyphen.
const patterns = detailNames.map((name): Pattern => {
  const { source } = detailWords[name]
  const choices = source.replace(/^\\b\(|\)\\b$/g, '').match(/(\([^)]*\)|[^|(])+/g) ?? []
  const firsts = choices.map((choice) => choice.replace(/(-|,| |\\\/).*/, ''))
  const oneOf = (words: readonly string[]) => new RegExp(`^(${words.join('|')})$`, 'i')
  return {
    name,
    words: new RegExp(source, 'gi'),
    firsts,
    single: oneOf(firsts.filter((word, index) => word === choices[index])),
    first: oneOf(firsts.filter((word, index) => word !== choices[index])),
  }
})

// In order, beginnings that several have in common are looked for once.
const allFirsts = patterns.flatMap(({ firsts }) => firsts).toSorted()
/** Finds the words that have part in any pattern. */
const anyFirst = new RegExp(`\\b(${allFirsts.join('|')})\\b`, 'gi')

/** Which patterns a word has part in, by their place among them. */
interface Meaning {
  readonly alone: readonly number[]
  readonly perhaps: readonly number[]
}

/** By word, of those that have part in any pattern. */
const meanings = new Map<string, Meaning>()

function meaningOf(word: string): Meaning {
  const known = meanings.get(word)
  if (known) return known
  const perhaps = placesOf(({ first }) => first.test(word))
  const alone = placesOf(({ single }) => single.test(word))
  const meaning = { perhaps, alone: alone.filter((place) => !perhaps.includes(place)) }
  meanings.set(word, meaning)
  return meaning
}

const placesOf = (isSo: (pattern: Pattern) => boolean) =>
  patterns.flatMap((pattern, place) => (isSo(pattern) ? [place] : []))

/** How often each pattern is found in a text; word by word, since looking for all takes longer. */
function countAll(text: string): number[] {
  const counts = patterns.map(() => 0)
  const doubtful = new Set<number>()
  for (const word of text.match(anyFirst) ?? []) {
    const { alone, perhaps } = meaningOf(word)
    for (const place of alone) counts[place] = (counts[place] ?? 0) + 1
    for (const place of perhaps) doubtful.add(place)
  }
  for (const place of doubtful) {
    const pattern = patterns[place]
    if (pattern) counts[place] = text.match(pattern.words)?.length ?? 0
  }
  return counts
}
