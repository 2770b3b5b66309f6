import { maskWords } from '../../audit/masks.ts'
import { toRuns } from '../../audit/overlap.ts'
import { masksOf, type AreaTexts, type OwnSentence } from './area-texts.ts'
import type { BuiltSite } from './site-audit-rule.ts'

/** The sentences of a page of which half or more stands on a sibling, names left out. */
export function sharedSentences(
  site: BuiltSite,
  area: AreaTexts,
  sibling: AreaTexts,
): OwnSentence[] {
  const known = new Set(sibling.own.flatMap(({ words }) => toRuns(words)))
  return area.sentences.filter(({ sentence }) => {
    const runs = toRuns(maskWords(sentence, masksOf(site)))
    return runs.length > 0 && runs.filter((run) => known.has(run)).length * 2 >= runs.length
  })
}
