import type { AuditPage } from '../../audit/page.ts'
import type { AuditBreach } from '../../audit/rule.ts'
import { nearest } from '../../lib/suggest.ts'
import { linkBreach, pagesByPath } from './link-targets.ts'
import type { BuiltSite, SiteAuditRule } from './site-audit-rule.ts'

export const linksDead: SiteAuditRule = {
  id: 'links/dead',
  severity: 'error',
  asks: 'Every link inside the site leads to something that is there.',
  why: 'Whoever follows a dead link sees an error page instead of your offer, and search engines hold it against the page that links.',
  fault: '<a href="/service-areas/gilford">Guilford</a>',
  repair: '<a href="/service-areas/guilford">Guilford</a>',
  check: (site) => {
    const byPath = pagesByPath(site)
    return { breaches: site.pages.flatMap((page) => deadOn(site, page, byPath)) }
  },
}

function deadOn(
  site: BuiltSite,
  page: AuditPage,
  byPath: ReadonlyMap<string, AuditPage>,
): AuditBreach[] {
  return [...page.links, ...page.loads].flatMap((link): AuditBreach[] => {
    const { to, href } = link
    if (to === null) return []
    const target = byPath.get(to)
    if (!target && !site.redirects.has(to) && !site.files.has(decodeURI(to))) {
      const message = `A link leads to ${href}, where nothing is.`
      const suggestion = nearest(to, byPath.keys())
      return [
        {
          ...linkBreach(site, page, link),
          message,
          expected: 'an address of the site',
          suggestion,
        },
      ]
    }
    const fragment = /#(.+)$/.exec(href)?.[1]
    if (!target || fragment === undefined || target.ids.has(decodeURIComponent(fragment))) return []
    const message = `A link leads to ${href}, but no part of ${to} has that name.`
    return [{ ...linkBreach(site, page, link), message, expected: 'the id of a part of that page' }]
  })
}
