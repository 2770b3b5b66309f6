import { alignLists } from './changed-texts.ts'
import { mapPageTexts, type PlacedText, type ReadPage } from './page.ts'

/** A page as it was built, whose texts have the origins of their like in another reading of it. */
export function withOrigins(built: ReadPage, read: ReadPage): ReadPage {
  const likes = pairTexts(built, read)
  return mapPageTexts(built, (placed) => {
    return { ...placed, origins: likes.get(placed)?.origins ?? [] }
  })
}

/** A page whose texts have the origins of those of `follow`, which is asked when the first origin is. */
export function withOriginsLater(built: ReadPage, follow: () => ReadPage): ReadPage {
  let known: ReadonlyMap<PlacedText, PlacedText> | undefined
  const likes = () => (known ??= pairTexts(built, follow()))
  return mapPageTexts(built, (placed) => ({
    ...placed,
    get origins() {
      return likes().get(placed)?.origins ?? []
    },
  }))
}

/** The texts of one page that stand in another, each with its like there. */
function pairTexts(built: ReadPage, read: ReadPage): ReadonlyMap<PlacedText, PlacedText> {
  const pairs = new Map<PlacedText, PlacedText>()
  for (const listOf of lists) {
    const [own, others] = [listOf(built), listOf(read)]
    const texts = [own, others].map((list) => list.map(({ text }) => text))
    for (const { isSame, before, after } of alignLists(texts[0] ?? [], texts[1] ?? [])) {
      if (!isSame) continue
      for (const [index, at] of before.entries()) {
        const [placed, like] = [own[at], others[after[index] ?? -1]]
        if (placed && like) pairs.set(placed, like)
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
