import type { AuditPage, PageLink } from '../../audit/page.ts'
import type { AuditBreach } from '../../audit/rule.ts'
import { nearest } from '../../lib/suggest.ts'
import { createLinkPlaces, pagesByPath } from './link-targets.ts'
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
    const placeLink = createLinkPlaces(site)
    const breaches = site.pages.flatMap((page) =>
      [...page.links, ...page.loads].flatMap((link) => {
        const fault = faultOf(link, site, byPath)
        return fault ? [{ ...placeLink(page, link), ...fault }] : []
      }),
    )
    return { breaches }
  },
}

type Fault = Pick<AuditBreach, 'message' | 'expected' | 'suggestion'>

function faultOf(
  { to, href }: PageLink,
  site: BuiltSite,
  byPath: ReadonlyMap<string, AuditPage>,
): Fault | null {
  if (to === null) return null
  const target = byPath.get(to)
  if (!target && !site.redirects.has(to) && !site.files.has(to)) {
    const message = `A link leads to ${href}, where nothing is.`
    const suggestion = nearest(to, byPath.keys())
    return { message, expected: 'an address of the site', suggestion }
  }
  const fragment = /#(.+)$/.exec(href)?.[1]
  if (!target || fragment === undefined || hasPart(target, fragment)) return null
  const message = `A link leads to ${href}, but no part of ${to} has that name.`
  return { message, expected: 'the id of a part of that page' }
}

const hasPart = ({ ids }: AuditPage, fragment: string) =>
  ids.has(fragment) || [...ids].some((id) => encodeURIComponent(id) === fragment)
