import { memoize } from '../../lib/collections.ts'
import { readAreas, type AreaTexts, type OwnSentence } from './area-texts.ts'
import { findNearest, sharesWith, toRuns } from './overlap.ts'
import type { BuiltSite } from './site-audit-rule.ts'

/** A page, and the page of its kind that repeats most of its own text. */
export interface Pair {
  readonly area: AreaTexts
  readonly sibling: AreaTexts
  /** Of its own text. */
  readonly share: number
  /** Of all that it says. */
  readonly wholeShare: number
}

export const nearestByOwnText: (site: BuiltSite) => readonly Pair[] = memoize((site) =>
  readAreas(site).flatMap(pairUp),
)

function pairUp(areas: readonly AreaTexts[]): Pair[] {
  const nearest = findNearest(areas.map(({ own }) => own.map(({ words }) => words)))
  // Where no text is repeated, the next one will do.
  const siblings = nearest.map((each, index) => each?.index ?? (index + 1) % areas.length)
  const wholeShares = sharesWith(
    areas.map(({ main }) => main),
    siblings,
  )
  return areas.flatMap((area, index): Pair[] => {
    const sibling = areas[siblings[index] ?? index]
    const [share = 0, wholeShare = 0] = [nearest[index]?.share, wholeShares[index]]
    return sibling && area !== sibling ? [{ area, sibling, share, wholeShare }] : []
  })
}

/** The sentences of a page of which half or more stands on a sibling, names left out. */
export function sharedSentences({ area, sibling }: Pair): OwnSentence[] {
  const known = new Set(sibling.own.flatMap(({ words }) => toRuns(words)))
  return area.sentences.filter(({ words }) => {
    const runs = toRuns(words)
    return runs.length > 0 && runs.filter((run) => known.has(run)).length * 2 >= runs.length
  })
}
