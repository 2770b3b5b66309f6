import { toSentences } from '../lib/sentences.ts'
import type { DataPath } from '../parse/parse.ts'
import { diffArrays } from 'diff'

export interface PlacedText {
  readonly path: DataPath
  readonly text: string
}

/** A sentence in the place of another; `null` where there was none, or is none any more. */
export interface ChangedText {
  readonly before: string | null
  readonly after: string | null
  /** The text that it is part of now. */
  readonly path: DataPath | null
}

/** What differs between two lists of texts, sentence by sentence. */
export function diffTexts(
  before: readonly PlacedText[],
  after: readonly PlacedText[],
): ChangedText[] {
  const [old, fresh] = [before, after].map((texts) => texts.map(({ text }) => text))
  return pairUp(old ?? [], fresh ?? []).flatMap(([from, to]) => {
    const path = to === null ? null : (after[to]?.path ?? null)
    return diffSentences(textAt(before, from), textAt(after, to)).map((pair) => ({ ...pair, path }))
  })
}

const textAt = (texts: readonly PlacedText[], index: number | null) =>
  index === null ? '' : (texts[index]?.text ?? '')

function diffSentences(before: string, after: string) {
  const [old, fresh] = [toSentences(before), toSentences(after)]
  return pairUp(old, fresh).map(([from, to]) => ({
    before: from === null ? null : (old[from] ?? null),
    after: to === null ? null : (fresh[to] ?? null),
  }))
}

/** The places where two lists differ: what left with what came instead, in their order. */
function pairUp(before: readonly string[], after: readonly string[]) {
  return alignLists(before, after)
    .filter(({ isSame }) => !isSame)
    .flatMap((run) => {
      const count = Math.max(run.before.length, run.after.length)
      return Array.from({ length: count }, (_, index) => {
        return [run.before[index] ?? null, run.after[index] ?? null] as const
      })
    })
}

/** Neighbors that two lists share, or what one of them has in the place of the other's. */
export interface Run {
  readonly isSame: boolean
  /** Indexes in the one list, and in the other. */
  readonly before: readonly number[]
  readonly after: readonly number[]
}

/** Two lists side by side, with as many items as possible that stand in both. */
export function alignLists(before: readonly string[], after: readonly string[]): Run[] {
  const runs: Run[] = []
  let [from, to] = [0, 0]
  for (const { value, added, removed } of diffArrays([...before], [...after])) {
    const own = added ? [] : value.map((_, index) => from + index)
    const others = removed ? [] : value.map((_, index) => to + index)
    from += own.length
    to += others.length
    const isSame = !added && !removed
    const last = runs.at(-1)
    const isOneMore = last && !isSame && !last.isSame
    const run = { isSame, before: own, after: others }
    if (!isOneMore) runs.push(run)
    else runs[runs.length - 1] = join(last, run)
  }
  return runs
}

function join(one: Run, other: Run): Run {
  return {
    isSame: false,
    before: [...one.before, ...other.before],
    after: [...one.after, ...other.after],
  }
}
