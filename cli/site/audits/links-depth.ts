import { plural } from '../../lib/plural.ts'
import type { BuiltSite, SiteAuditRule } from './site-audit-rule.ts'

export const linksDepth: SiteAuditRule<'most'> = {
  id: 'links/depth',
  severity: 'warning',
  asks: 'Every page is at most three clicks from Home.',
  why: 'Visitors give up after a few clicks, and search engines visit what lies deep seldom.',
  fault:
    'Home links to /service-areas, that to a county, that to a town, and only that to /service-areas/guilford.',
  repair: '/service-areas or a county links to /service-areas/guilford.',
  limits: { most: 3 },
  check: (site, { most }) => {
    const depths = clicksFromHome(site)
    const breaches = site.pages
      .filter(({ kind }) => kind !== 'not-found')
      .flatMap(({ path }) => {
        const depth = depths.get(path)
        if (depth !== undefined && depth <= most) return []
        const found =
          depth === undefined
            ? `No way of links leads from Home to ${path}.`
            : `${path} is ${plural(depth, 'click')} from Home.`
        return [{ page: path, message: found, expected: `at most ${most}` }]
      })
    return { breaches }
  },
}

/** The fewest clicks that lead to each page; a redirect is no click of its own. */
function clicksFromHome({ pages, redirects }: BuiltSite): ReadonlyMap<string, number> {
  const byPath = new Map(pages.map((page) => [page.path, page]))
  const clicks = new Map([['/', 0]])
  // The map grows while it is read: what is found is asked for its links in turn.
  for (const [path, count] of clicks) {
    for (const { to } of byPath.get(path)?.links ?? []) {
      const target = to === null ? undefined : (redirects.get(to) ?? to)
      if (target !== undefined && byPath.has(target) && !clicks.has(target)) {
        clicks.set(target, count + 1)
      }
    }
  }
  return clicks
}
