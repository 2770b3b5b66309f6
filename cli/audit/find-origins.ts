import type { Origin, TextOrigin } from '../origins/origins.ts'
import type { DataPath } from '../parse/parse.ts'
import { textsBelow } from '../validate/fields.ts'
import { groupBy } from '../lib/collections.ts'
import { collapse } from './read-page.ts'

interface KnownText {
  readonly text: string
  readonly origins: readonly TextOrigin[]
}

interface FinderInput {
  readonly content: unknown
  readonly origins: readonly Origin[]
  /** Texts that come from one value each, such as names: `Guilford`. */
  readonly named: ReadonlyMap<string, DataPath>
}

/** Finds where a text of a built page comes from, by the texts that the page was made of. */
export function createOriginFinder({ content, origins, named }: FinderInput) {
  const byPath = groupBy(origins, ({ path }) => path.join('\0'))
  const traced = textsBelow(content).map(({ value, path }) => {
    return { text: collapse(value), origins: byPath.get(path.join('\0')) ?? [] }
  })
  const others = [...named].map(([text, source]) => {
    return { text, origins: [{ offset: 0, length: text.length, source }] }
  })
  const known: KnownText[] = [...traced.filter((each) => each.origins.length > 0), ...others]
  const whole = new Map(known.toReversed().map((each) => [each.text, each.origins]))
  return (text: string) => whole.get(text) ?? partsOf(text, known)
}

/** The known texts in a text, the longest first; or the known text that it is sentences of. */
function partsOf(text: string, known: readonly KnownText[]): TextOrigin[] {
  const around = known.find((each) => indexOfWords(each.text, text) >= 0)
  if (around && isSentence(text)) return cutOut(around, text)
  const inside = known
    .filter((each) => each.text.length < text.length && indexOfWords(text, each.text) >= 0)
    .toSorted((a, b) => b.text.length - a.text.length)
  if (inside.length > 0) {
    return inside.flatMap((each) => shift(each.origins, indexOfWords(text, each.text)))
  }
  return around ? cutOut(around, text) : []
}

/** A name may stand in many texts; a sentence of one is of no other. */
const isSentence = (text: string) => /[.!?]$/.test(text)

function cutOut({ text: whole, origins }: KnownText, text: string): TextOrigin[] {
  const start = whole.indexOf(text)
  const touched = origins.filter(
    ({ offset, length }) => offset < start + text.length && offset + length > start,
  )
  return shift(touched, -start)
}

const shift = (origins: readonly TextOrigin[], by: number) =>
  origins.map(({ offset, length, source }) => ({
    offset: Math.max(0, offset + by),
    length,
    source,
  }))

/** Where words stand in a text, not as part of other words; none stand nowhere. */
function indexOfWords(text: string, words: string): number {
  if (words === '') return -1
  const isLetter = (character = '') => /[\p{L}\p{N}]/u.test(character)
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    if (!isLetter(text[at - 1]) && !isLetter(text[at + words.length])) return at
  }
  return -1
}
