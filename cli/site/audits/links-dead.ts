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
    const suggest = createSuggester(byPath.keys())
    const breaches = site.pages.flatMap((page) =>
      [...page.links, ...page.loads].flatMap((link) => {
        const fault = faultOf(link, { site, byPath, suggest })
        return fault ? [{ ...placeLink(page, link), ...fault }] : []
      }),
    )
    return { breaches }
  },
}

type Fault = Pick<AuditBreach, 'message' | 'expected' | 'suggestion'>

interface Addresses {
  readonly site: BuiltSite
  readonly byPath: ReadonlyMap<string, AuditPage>
  readonly suggest: (to: string) => string | undefined
}

function faultOf({ to, href }: PageLink, { site, byPath, suggest }: Addresses): Fault | null {
  if (to === null) return null
  const target = byPath.get(to)
  if (!target && !site.redirects.has(to) && !site.files.has(to)) {
    const message = `A link leads to ${href}, where nothing is.`
    return { message, expected: 'an address of the site', suggestion: suggest(to) }
  }
  const fragment = /#(.+)$/.exec(href)?.[1]
  if (!target || fragment === undefined || hasPart(target, fragment)) return null
  const message = `A link leads to ${href}, but no part of ${to} has that name.`
  return { message, expected: 'the id of a part of that page' }
}

const hasPart = ({ ids }: AuditPage, fragment: string) =>
  ids.has(fragment) || [...ids].some((id) => encodeURIComponent(id) === fragment)

/** A dead link in the frame is on every page; what it may mean is looked for once. */
function createSuggester(paths: Iterable<string>): Addresses['suggest'] {
  const candidates = [...paths]
  const known = new Map<string, string | undefined>()
  return (to) => {
    if (!known.has(to)) known.set(to, nearest(to, candidates))
    return known.get(to)
  }
}
