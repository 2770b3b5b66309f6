import { toRuns } from '../../audit/overlap.ts'
import type { AreaTexts, OwnSentence } from './area-texts.ts'

/** The sentences of a page of which half or more stands on a sibling, names left out. */
export function sharedSentences(area: AreaTexts, sibling: AreaTexts): OwnSentence[] {
  const known = new Set(sibling.own.flatMap(({ words }) => toRuns(words)))
  return area.sentences.filter(({ words }) => {
    const runs = toRuns(words)
    return runs.length > 0 && runs.filter((run) => known.has(run)).length * 2 >= runs.length
  })
}
