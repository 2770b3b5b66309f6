import { memoize } from '../../lib/collections.ts'
import { readAreas, type AreaTexts, type OwnSentence } from './area-texts.ts'
import type { AuditedSite } from './texts.ts'

/** A page, and the sibling that repeats most of its own text. */
export interface Pair {
  readonly area: AreaTexts
  readonly sibling: AreaTexts
  /** The repeated share of its own text. */
  readonly share: number
  /** The repeated share of its whole text. */
  readonly wholeShare: number
}

export const nearestByOwnText: (site: AuditedSite) => readonly Pair[] = memoize((site) =>
  readAreas(site).flatMap(pairUp),
)

function pairUp(areas: readonly AreaTexts[]): Pair[] {
  const nearest = findNearest(areas.map(({ own }) => own.map(({ words }) => words)))
  // If nothing is repeated, any sibling will do.
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

/** The sentences of a page of which at least half is on a sibling, ignoring names. */
export function sharedSentences({ area, sibling }: Pair): OwnSentence[] {
  const known = new Set(sibling.own.flatMap(({ words }) => toRuns(words)))
  return area.sentences.filter(({ words }) => {
    const runs = toRuns(words)
    return runs.length > 0 && runs.filter((run) => known.has(run)).length * 2 >= runs.length
  })
}

export type WordBlocks = readonly (readonly string[])[]

const runLength = 5

/** The five-word shingles of a text, ignoring case. */
export const toRuns = (words: readonly string[]): string[] =>
  words.slice(runLength - 1).map((_, at) =>
    words
      .slice(at, at + runLength)
      .join(' ')
      .toLowerCase(),
  )

/** Shingles do not cross blocks. */
const runsOf = (text: WordBlocks) => new Set(text.flatMap(toRuns))

/** For each text, the other text that shares most of its shingles, and how many, if any. */
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
    // If all texts are similar, these are millions.
    for (const run of own) {
      for (const other of holders.get(run) ?? []) shared[other] = (shared[other] ?? 0) + 1
    }
    shared[text] = 0
    const most = Math.max(0, ...shared)
    return most === 0 ? undefined : { index: shared.indexOf(most), share: most / own.size }
  })
}

/** For each text, the share of its shingles in another text, given by index: 0 to 1. */
export function sharesWith(texts: readonly WordBlocks[], others: readonly number[]): number[] {
  const runs = texts.map(runsOf)
  return runs.map((own, text) => {
    const other = runs[others[text] ?? text]
    return own.size === 0 ? 0 : [...own].filter((run) => other?.has(run)).length / own.size
  })
}
