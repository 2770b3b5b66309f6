import { groupBy } from '../../lib/collections.ts'
import { listSome } from '../../lib/plural.ts'

/** A file that says which addresses a former site had, as it was read. */
export interface AddressFile {
  /** `a sitemap` */
  readonly kind: string
  readonly lines: readonly AddressLine[]
  readonly passed: readonly PassedOver[]
}

/** What may be an address, and how often it was opened, where the file says so. */
export interface AddressLine {
  readonly text: string
  readonly line: number
  readonly clicks: number | null
}

/** A line or an entry that is no address of the site to be sent on. */
export interface PassedOver {
  readonly reason: string
  readonly text: string
  readonly line: number
}

const mostShown = 3

/** The reasons, the most frequent first, each with the first lines: `2 without an address: line 1 "Page", line 9 ""`. */
export function describePassed(passed: readonly PassedOver[]): string[] {
  const byReason = groupBy(passed, ({ reason }) => reason)
  return [...byReason]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([reason, all]) => {
      const shown = all.map(({ line, text }) => `line ${line} ${shorten(text)}`)
      return `passed over, ${reason}: ${all.length} (${listSome(shown, mostShown)})`
    })
}

const longest = 80

const shorten = (text: string) =>
  JSON.stringify(text.length > longest ? `${text.slice(0, longest)}…` : text)
