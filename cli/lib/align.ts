import { diffArrays } from 'diff'

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
