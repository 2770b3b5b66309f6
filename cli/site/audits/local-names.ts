import { createMasks, maskWords } from '../../audit/masks.ts'
import { masksOf, sentencesOf, type AreaTexts } from './area-texts.ts'
import type { BuiltSite } from './site-audit-rule.ts'

/** Written with a capital anywhere, and no name of a place. */
const common = new Set(
  `Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July
  August September October November December Thanksgiving Christmas I Connecticut American`.split(
    /\s+/,
  ),
)

/** The names in a sentence that are no town's, county's or firm's, nor begin the sentence. */
export function localNames(site: BuiltSite, sentence: string, places: readonly string[]): string[] {
  const masked = maskWords(sentence, masksOf(site))
  const names: string[] = []
  let isInName = false
  for (const [index, word] of masked.entries()) {
    const isName = /^\p{Lu}/u.test(word) && !common.has(word) && index > 0
    if (isName && isInName) names.push(`${names.pop()} ${word}`)
    else if (isName) names.push(word)
    isInName = isName
  }
  const listed = places.filter((place) =>
    maskWords(sentence, createMasks({ '[place]': [place] })).includes('[place]'),
  )
  return [...new Set([...names, ...listed.filter((place) => !names.includes(place))])]
}

/** All of a page, each once. */
export const localNamesOf = (site: BuiltSite, area: AreaTexts): string[] => [
  ...new Set(sentencesOf(area).flatMap(({ sentence }) => localNames(site, sentence, area.places))),
]
