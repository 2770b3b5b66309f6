import { toSentences } from '../lib/sentences.ts'
import { diffArrays } from 'diff'

/** A sentence in the place of another; `null` where there was none, or is none any more. */
export interface ChangedText<Text> {
  readonly before: string | null
  readonly after: string | null
  /** The text that has it now. */
  readonly text: Text | null
}

/** What differs between two lists of texts, sentence by sentence. */
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

/** Where two lists differ: what left with what came instead, in their order. */
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

/** Neighbors that two lists share, or what one of them has in the place of the other's. */
export interface Run {
  readonly isSame: boolean
  readonly before: number[]
  readonly after: number[]
}

/** Two lists side by side, with as many items as possible that stand in both. */
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
