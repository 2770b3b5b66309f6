import type { LastmodEntry, LastmodRecord } from '../load/records.ts'
import { hash } from '../lib/hash.ts'

/**
 * The record after this run: a page whose content is not what the previous record has changed
 * `today` (a UTC day, `2026-11-20`); one without a record has no date.
 */
export function updateLastmod(
  previous: LastmodRecord,
  pages: readonly { readonly path: string }[],
  today: string,
): LastmodRecord {
  const entries = pages.map((page): [string, LastmodEntry] => {
    const known = previous[page.path]
    const current = hash(JSON.stringify(page))
    if (!known) return [page.path, { hash: current }]
    return [page.path, known.hash === current ? known : { hash: current, date: today }]
  })
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
