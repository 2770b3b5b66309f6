import { maskNames, type Masks } from '../../audit/masks.ts'

/** Written with a capital anywhere: days, months, styles of building, storms that crossed the state. */
const common = new Set(
  `Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July
  August September October November December Thanksgiving Christmas I Connecticut American Queen Anne
  Greek Colonial Revival Second Empire Victorian Tudor Gothic Italianate Federal Georgian Cape Cod
  Dutch Irene Sandy`.split(/\s+/),
)

export interface ReadSentence {
  readonly sentence: string
  /** Names of towns, counties and the firm masked. */
  readonly words: readonly string[]
  /** Other words with capitals that do not begin the sentence; those in a row are one name. */
  readonly capitals: readonly string[]
  /** How many words are written. */
  readonly length: number
}

export function readSentence(sentence: string, masks: Masks): ReadSentence {
  const written = sentence.match(wordOrBreak) ?? []
  const parts = maskNames(written, masks)
  const words = parts.filter((part) => !isBreak(part))
  const length = written.length - (parts.length - words.length)
  return { sentence, words, capitals: namesIn(parts.slice(1)), length }
}

/** A comma or a bracket parts two names; what stands within names is left out. */
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

/** What a sentence names in a place: what the data lists, and other names. */
export function localNames(
  { sentence, capitals }: ReadSentence,
  places: readonly string[],
): string[] {
  const listed = places.filter((place) => sentence.includes(place))
  const others = capitals.filter((name) => !listed.some((place) => place.includes(name)))
  return [...new Set([...listed, ...others])]
}
