import { maskWords } from '../../audit/masks.ts'
import { masksOf, type AreaTexts } from './area-texts.ts'
import type { BuiltSite } from './site-audit-rule.ts'

/** Written with a capital anywhere: days, months, styles of building, storms that crossed the state. */
const common = new Set(
  `Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July
  August September October November December Thanksgiving Christmas I Connecticut American Queen Anne
  Greek Colonial Revival Second Empire Victorian Tudor Gothic Italianate Federal Georgian Cape Cod
  Dutch Irene Sandy`.split(/\s+/),
)

/** The names in a sentence that are no town's, county's or firm's, nor begin the sentence. */
export function localNames(site: BuiltSite, sentence: string, places: readonly string[]): string[] {
  const listed = places.filter((place) => sentence.includes(place))
  const names = sentence.split(/[^\p{L}\p{N}\s'’&.-]+/u).flatMap((part, index) => {
    const words = maskWords(part, masksOf(site))
    return namesIn(index === 0 ? ['', ...words.slice(1)] : words)
  })
  const others = names.filter((name) => !listed.some((place) => place.includes(name)))
  return [...new Set([...listed, ...others])]
}

/** Words with capitals in a row are one name. */
function namesIn(words: readonly string[]): string[] {
  const isName = (word: string) => /^\p{Lu}/u.test(word) && !common.has(word)
  const marked = words.map((word) => (isName(word) ? word : '|')).join(' ')
  return marked
    .split('|')
    .map((name) => name.trim())
    .filter(Boolean)
}

/** All of a page, each once; in a heading every word may have a capital. */
export function localNamesOf(site: BuiltSite, area: AreaTexts): string[] {
  const sentences = area.sentences.filter(({ text }) => !/^h\d$/.test(text.block.tag))
  return [...new Set(sentences.flatMap(({ sentence }) => localNames(site, sentence, area.places)))]
}
