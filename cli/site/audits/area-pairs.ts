import { memoize } from '../../lib/collections.ts'
import { readAreas, type AreaTexts, type OwnSentence } from './area-texts.ts'
import type { AuditedSite } from './texts.ts'

/** A page, and the page of its kind that repeats most of its own text. */
export interface Pair {
  readonly area: AreaTexts
  readonly sibling: AreaTexts
  /** Of its own text. */
  readonly share: number
  /** Of all that it says. */
  readonly wholeShare: number
}

export const nearestByOwnText: (site: AuditedSite) => readonly Pair[] = memoize((site) =>
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

export type WordBlocks = readonly (readonly string[])[]

const runLength = 5

/** The runs of five words in a text; the case of letters does not count. */
export const toRuns = (words: readonly string[]): string[] =>
  words.slice(runLength - 1).map((_, at) =>
    words
      .slice(at, at + runLength)
      .join(' ')
      .toLowerCase(),
  )

/** No run goes from one block into the next. */
const runsOf = (text: WordBlocks) => new Set(text.flatMap(toRuns))

/** For each text, the one of the others that holds most of its runs, with how much of them; where one does. */
export function findNearest(texts: readonly WordBlocks[]) {
  const runs = texts.map(runsOf)
  const holders = new Map<string, number[]>()
  for (const [text, own] of runs.entries()) {
    for (const run of own) {
      const known = holders.get(run)
      if (known) known.push(text)
      else holders.set(run, [text])
    }
  }
  return runs.map((own, text) => {
    const shared = new Uint32Array(texts.length)
    // Where all texts are alike, these are millions.
    for (const run of own) {
      for (const other of holders.get(run) ?? []) shared[other] = (shared[other] ?? 0) + 1
    }
    shared[text] = 0
    const most = Math.max(0, ...shared)
    return most === 0 ? undefined : { index: shared.indexOf(most), share: most / own.size }
  })
}

/** How much of each text's runs a certain other text holds, by its index: 0 to 1. */
export function sharesWith(texts: readonly WordBlocks[], others: readonly number[]): number[] {
  const runs = texts.map(runsOf)
  return runs.map((own, text) => {
    const other = runs[others[text] ?? text]
    return own.size === 0 ? 0 : [...own].filter((run) => other?.has(run)).length / own.size
  })
}
