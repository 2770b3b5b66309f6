import { placeAt } from '../lib/finding.ts'
import { alignLists } from './changed-texts.ts'
import { mapPageTexts, type PlacedText, type ReadPage } from './page.ts'

/**
 * A page whose texts stand where their like stand in a file, which is read with its places when the first
 * of them is asked for; a text that the file has not stands at its start.
 */
export function withPlaces(page: ReadPage, file: string, readFile: () => ReadPage): ReadPage {
  let known: ReadonlyMap<PlacedText, PlacedText> | undefined
  const likes = () => (known ??= pairTexts(page, readFile()))
  const placed = mapPageTexts(page, (text) => ({
    ...text,
    get place() {
      return likes().get(text)?.place ?? placeAt(file)
    },
  }))
  return { ...placed, file }
}

/** The texts of one page that stand in another, each with its like there. */
function pairTexts(page: ReadPage, other: ReadPage): ReadonlyMap<PlacedText, PlacedText> {
  const pairs = new Map<PlacedText, PlacedText>()
  for (const listOf of lists) {
    const [own, others] = [listOf(page), listOf(other)]
    const toTexts = (list: readonly PlacedText[]) => list.map(({ text }) => text)
    for (const { isSame, before, after } of alignLists(toTexts(own), toTexts(others))) {
      if (!isSame) continue
      for (const [index, at] of before.entries()) {
        const [text, like] = [own[at], others[after[index] ?? -1]]
        if (text && like) pairs.set(text, like)
      }
    }
  }
  return pairs
}

/** The texts of a page, list by list. */
const lists: readonly ((page: ReadPage) => readonly PlacedText[])[] = [
  ({ title, description }) => [title, description].filter((text) => text !== null),
  ({ pictures }) => pictures,
  ({ shown }) => shown,
  ({ links }) => links,
]
