import type { SiteAuditRule } from './site-audit-rule.ts'

export const linksLastmod: SiteAuditRule<'fewest'> = {
  id: 'links/lastmod',
  severity: 'notice',
  asks: 'The dates in the sitemap are those on which the pages changed, not one date for all.',
  why: 'After a change of all pages that is so. Otherwise search engines stop believing the dates, and come by chance instead of after a change.',
  fault: 'All 36 pages have <lastmod>2026-11-20</lastmod>.',
  repair: 'Let `npm run generate` keep the dates in generated/lastmod.json, and commit that file.',
  limits: { fewest: 3 },
  check: ({ sitemap }, { fewest }) => {
    const dates = new Set(sitemap.map(({ lastmod }) => lastmod))
    const [first] = sitemap
    if (!first || first.lastmod === null || sitemap.length < fewest || dates.size > 1) {
      return { breaches: [] }
    }
    const message = `All ${sitemap.length} pages of the sitemap have one date: ${first.lastmod}.`
    const expected = 'the date of the last change of each page, or none'
    return { breaches: [{ at: { place: first.place }, message, expected }] }
  },
}
