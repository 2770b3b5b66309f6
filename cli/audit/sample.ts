import { groupBy } from '../lib/collections.ts'
import type { AuditPage } from './page.ts'

/** Of each kind the page with the fewest texts and the one with the most: what is slow is tried on them. */
export function samplePages(pages: readonly AuditPage[]): AuditPage[] {
  const sample = [...groupBy(pages, ({ kind }) => kind).values()].flatMap((same) => {
    const ranked = same.toSorted((a, b) => a.blocks.length - b.blocks.length)
    return [ranked[0], ranked.at(-1)].filter((page) => page !== undefined)
  })
  return [...new Set(sample)]
}
