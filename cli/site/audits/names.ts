import { groupBy } from '../../lib/collections.ts'
import { hasWords } from '../typeset.ts'

/** Masks for names that occur on every page of a kind, by their first word. */
export type Masks = ReadonlyMap<string, readonly Mask[]>

interface Mask {
  readonly words: readonly string[]
  readonly sign: string
}

/** Splits words, also at apostrophes and hyphens. */
const toWords = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? []

/** Masks by first word, the longest first: `New Haven County` before `New Haven`. */
export function createMasks(names: Readonly<Record<string, readonly string[]>>): Masks {
  const masks = Object.entries(names).flatMap(([sign, written]) =>
    [...new Set(written)].map((name): Mask => ({ words: toWords(name), sign })),
  )
  const inOrder = masks.toSorted((one, two) => two.words.length - one.words.length)
  return groupBy(inOrder, ({ words }) => words[0] ?? '')
}

function maskNames(words: readonly string[], masks: Masks): string[] {
  const masked: string[] = []
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? ''
    const mask = masks
      .get(word)
      ?.find((each) => each.words.every((part, index) => words[at + index] === part))
    masked.push(mask ? mask.sign : word)
    at += mask ? mask.words.length : 1
  }
  return masked
}

/** Capitalized words that are not local: days, months, styles of building, storms that crossed the state. */
const common = new Set(
  `Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July
  August September October November December Thanksgiving Christmas I American Queen Anne
  Greek Colonial Revival Second Empire Victorian Tudor Gothic Italianate Federal Georgian Cape Cod
  Dutch Irene Sandy`.split(/\s+/),
)

export type ReadSentence = ReturnType<typeof readSentence>

/**
 * Splits a sentence into words, with names of towns, counties and the firm masked, and finds other capitalized
 * words except at its beginning; consecutive ones are one name.
 */
export function readSentence(sentence: string, masks: Masks) {
  const written = sentence.match(wordOrBreak) ?? []
  const parts = maskNames(written, masks)
  const words = parts.filter((part) => !isBreak(part))
  const length = written.length - (parts.length - words.length)
  return { sentence, words, capitals: namesIn(parts.slice(1)), length }
}

/** Words, and punctuation that separates two names. */
const wordOrBreak = /[\p{L}\p{N}]+|[^\p{L}\p{N}\s'’&.-]+/gu

const isBreak = (part: string) => !/[\p{L}\p{N}]/u.test(part)

function namesIn(words: readonly string[]): string[] {
  const names: string[] = []
  let isInName = false
  for (const word of words) {
    const isName = /^\p{Lu}/u.test(word) && !common.has(word)
    if (isName && isInName) names.push(`${names.pop()} ${word}`)
    else if (isName) names.push(word)
    isInName = isName
  }
  return names
}

/** The local names in a sentence: those of the data, and other names. */
export function localNames(
  { sentence, capitals }: ReadSentence,
  places: readonly string[],
): string[] {
  const listed = places.filter((place) => hasWords(sentence, place))
  const others = capitals.filter((name) => !listed.some((place) => place.includes(name)))
  return [...new Set([...listed, ...others])]
}
