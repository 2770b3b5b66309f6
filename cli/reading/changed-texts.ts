import { toSentences } from '../lib/sentences.ts'
import { diffArrays } from 'diff'

/** A replaced sentence; `null` for one that was added or removed. */
export interface ChangedText<Text> {
  readonly before: string | null
  readonly after: string | null
  /** The text that the sentence is in now. */
  readonly text: Text | null
}

/** Compares two lists of texts sentence by sentence. */
export function diffTexts<Text extends { readonly text: string }>(
  before: readonly Text[],
  after: readonly Text[],
): ChangedText<Text>[] {
  return pairUp(before, after, ({ text }) => text).flatMap(([from, to]) => {
    const [old, fresh] = [toSentences(from?.text ?? ''), toSentences(to?.text ?? '')]
    return pairUp(old, fresh, String).map(([gone = null, come = null]) => {
      return { before: gone, after: come, text: to ?? null }
    })
  })
}

/** Pairs removed items with the items that replaced them, in order. */
function pairUp<Item>(
  before: readonly Item[],
  after: readonly Item[],
  textOf: (item: Item) => string,
) {
  const runs = alignLists(before.map(textOf), after.map(textOf)).filter(({ isSame }) => !isSame)
  return runs.flatMap(({ before: old, after: fresh }) =>
    Array.from({ length: Math.max(old.length, fresh.length) }, (_, index) => {
      return [before[old[index] ?? -1], after[fresh[index] ?? -1]] as const
    }),
  )
}

/** A run of items that both lists share, or that one has in place of the other's. */
export interface Run {
  readonly isSame: boolean
  readonly before: number[]
  readonly after: number[]
}

/** Aligns two lists by their longest common subsequence. */
export function alignLists(before: readonly string[], after: readonly string[]): Run[] {
  const runs: Run[] = []
  let [from, to] = [0, 0]
  for (const { count, added, removed } of diffArrays([...before], [...after])) {
    const isSame = !added && !removed
    const last = runs.at(-1)
    const run = last && !last.isSame && !isSame ? last : { isSame, before: [], after: [] }
    if (run !== last) runs.push(run)
    for (let index = 0; index < count; index += 1) {
      if (!added) run.before.push(from++)
      if (!removed) run.after.push(to++)
    }
  }
  return runs
}
