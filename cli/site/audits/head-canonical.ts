import type { SiteAuditRule } from './site-audit-rule.ts'

export const headCanonical: SiteAuditRule = {
  id: 'head/canonical',
  severity: 'error',
  asks: 'Every page names its own address as the canonical one.',
  why: 'A page that names another as the canonical one asks search engines to leave it out of their results.',
  fault: '<link rel="canonical" href="https://www.example.com/"> on /about',
  repair: '<link rel="canonical" href="https://www.example.com/about">',
  check: ({ origin, pages }) => ({
    breaches: pages.flatMap(({ path, kind, canonical }) => {
      const expected = kind === 'not-found' ? undefined : origin + path
      if (canonical?.text === expected) return []
      if (!canonical)
        return [{ page: path, message: 'The page names no canonical address.', expected }]
      const message = `The page names ${canonical.text} as its canonical address.`
      return [{ page: path, at: canonical, message, expected: expected ?? 'none on this page' }]
    }),
  }),
}
