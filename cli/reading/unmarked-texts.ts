import { groupBy, memoizeTexts } from '../lib/collections.ts'
import type { DataPath } from '../parse/parse.ts'
import { pathKey } from './mark-data.ts'
import { mapPageTexts, type PlacedText, type ReadPage, type TextOrigin } from './page.ts'

/** A text made from an unmarked value, such as a formatted phone number. */
export interface UnmarkedText {
  readonly text: string
  readonly source: DataPath
}

interface TextToFind {
  readonly text: string
  /** Number of characters before its first word. */
  readonly lead: number
  /** The values that produce this text. */
  readonly meant: readonly UnmarkedText[]
}

interface Candidate extends Pick<TextOrigin, 'offset' | 'length'> {
  readonly meant: readonly UnmarkedText[]
}

/** Adds the origins of unmarked values to pages: whole words that no mark covers. */
export function createUnmarkedFinder(
  unmarked: readonly UnmarkedText[],
): (page: ReadPage) => ReadPage {
  const byFirstWord = indexByWord(unmarked)
  // Cached, as most texts are on several pages.
  const candidatesIn = memoizeTexts((text) => wordsIn(text, byFirstWord))
  return (page) =>
    mapPageTexts(page, (placed) => {
      const found = findIn(placed, candidatesIn(placed.text), page)
      if (found.length === 0) return placed
      const origins = [...placed.origins, ...found].toSorted((a, b) => a.offset - b.offset)
      return { ...placed, origins }
    })
}

const word = /[\p{L}\p{N}]+/gu

/** Indexed by first word, the longest first. */
function indexByWord(
  unmarked: readonly UnmarkedText[],
): ReadonlyMap<string, readonly TextToFind[]> {
  const known = [...groupBy(unmarked, ({ text }) => text)].map(([text, meant]): TextToFind => {
    return { text, lead: Math.max(0, text.search(word)), meant }
  })
  const sorted = known.toSorted((a, b) => b.text.length - a.text.length)
  return groupBy(sorted, ({ text }) => text.match(word)?.[0] ?? '')
}

/** The occurrences of such values in a text, in order; at the same word the longest first. */
function wordsIn(
  text: string,
  byFirstWord: ReadonlyMap<string, readonly TextToFind[]>,
): Candidate[] {
  return Array.from(text.matchAll(word)).flatMap(({ 0: first, index }) =>
    (byFirstWord.get(first) ?? []).flatMap(({ text: words, lead, meant }) => {
      const [offset, { length }] = [index - lead, words]
      const stands = text.startsWith(words, offset) && endsWord(text, offset + length)
      return stands ? [{ offset, length, meant }] : []
    }),
  )
}

/** Drops occurrences that a mark or an earlier occurrence covers. */
function findIn(
  placed: PlacedText,
  candidates: readonly Candidate[],
  page: ReadPage,
): TextOrigin[] {
  const found: TextOrigin[] = []
  for (const { offset: start, length, meant } of candidates) {
    const isTaken = [...placed.origins, ...found].some(
      (each) => each.offset < start + length && start < each.offset + each.length,
    )
    const source = isTaken ? undefined : nearestSource(meant, placed, page)
    if (source) found.push({ offset: start, length, source })
  }
  return found
}

const endsWord = (text: string, at: number) => !/^[\p{L}\p{N}]/u.test(text.slice(at, at + 2))

/** Of several values with the same text, the one whose entry has the nearest other text; or the first. */
function nearestSource(
  meant: readonly UnmarkedText[],
  placed: PlacedText,
  { shown }: ReadPage,
): DataPath | undefined {
  const [first] = meant
  const index = shown.findIndex((each) => each === placed)
  if (meant.length < 2 || index < 0) return first?.source
  const entries = new Map(meant.map(({ source }) => [pathKey(source.slice(0, 2)), source]))
  for (let away = 0; away < shown.length; away += 1) {
    for (const near of [shown[index - away], shown[index + away]]) {
      for (const { source } of near?.origins ?? []) {
        const entry = entries.get(pathKey(source.slice(0, 2)))
        if (entry) return entry
      }
    }
  }
  return first?.source
}
