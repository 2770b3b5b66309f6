import { createLinkPlaces } from './link-targets.ts'
import type { SiteAuditRule } from './site-audit-rule.ts'

export const linksRedirect: SiteAuditRule = {
  id: 'links/redirect',
  severity: 'warning',
  asks: 'Links inside the site lead straight to their page, not to a redirect.',
  why: 'A redirect makes the visitor wait for one more answer, and search engines pass less on to the page behind it.',
  fault: '<a href="/services/repairs">Roof Repairs</a>',
  repair: '<a href="/services/roof-repairs">Roof Repairs</a>',
  check: (site) => {
    const placeLink = createLinkPlaces(site)
    const breaches = site.pages.flatMap((page) =>
      page.links.flatMap((link) => {
        const target = link.to === null ? undefined : site.redirects.get(link.to)
        if (target === undefined) return []
        const message = `A link leads to ${link.to}, which answers with a redirect to ${target}.`
        return [{ ...placeLink(page, link), message, expected: target }]
      }),
    )
    return { breaches }
  },
}
