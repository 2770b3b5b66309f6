import { groupBy } from '../../lib/collections.ts'
import { listSome } from '../../lib/plural.ts'

/** A line or an entry of a file of others from which nothing is made. */
export interface PassedOver {
  readonly reason: string
  readonly text: string
  readonly line?: number
}

const mostShown = 3

/** The reasons, the most frequent first, each with the first lines: `2 without an address: line 1 "Page", line 9 ""`. */
export function describePassed(passed: readonly PassedOver[]): string[] {
  const byReason = groupBy(passed, ({ reason }) => reason)
  return [...byReason]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([reason, all]) => {
      const shown = all.map(({ line, text }) =>
        line === undefined ? shorten(text) : `line ${line} ${shorten(text)}`,
      )
      return `passed over, ${reason}: ${all.length} (${listSome(shown, mostShown)})`
    })
}

const longest = 80

const shorten = (text: string) =>
  JSON.stringify(text.length > longest ? `${text.slice(0, longest)}…` : text)
