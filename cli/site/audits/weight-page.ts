import { gzipSync } from 'node:zlib'
import type { SiteAuditRule } from './site-audit-rule.ts'

const kB = 1000

export const weightPage: SiteAuditRule<'home' | 'area' | 'other'> = {
  id: 'weight/page',
  severity: 'error',
  asks: 'The HTML of a page, packed as hosts send it, is within the budget of its kind.',
  why: 'Everything that a visitor sees first is in it. Every 14 kB more are one more round trip on a slow phone.',
  fault: 'A drawing of 9 kB stands on every page twice.',
  repair: 'It stands there once, or in a file of its own.',
  limits: { home: 26, area: 20, other: 16 },
  check: ({ pages }, { home, area, other }) => ({
    breaches: pages.flatMap(({ path, kind, html }) => {
      const most = kind === 'home' ? home : kind === 'area' ? area : other
      const size = gzipSync(html(), { level: 9 }).length / kB
      if (size <= most) return []
      const message = `The HTML of the page has ${size.toFixed(1)} kB when packed.`
      return [{ page: path, message, expected: `at most ${most} kB` }]
    }),
  }),
}
