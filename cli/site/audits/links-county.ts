import { areaPath } from '../../lib/slug.ts'
import { pagesByPath } from './link-targets.ts'
import type { SiteAuditRule } from './site-audit-rule.ts'

export const linksCounty: SiteAuditRule = {
  id: 'links/county',
  severity: 'warning',
  asks: "Every town's page links directly to the page of its county.",
  why: 'It is the way up for visitors whose own town is next door, and tells search engines what belongs together.',
  fault: '/service-areas/guilford links to /service-areas/new-haven-county, a redirect.',
  repair: '/service-areas/guilford links to /service-areas/newhavencounty.',
  check: (site) => {
    const byPath = pagesByPath(site)
    const breaches = site.data.cities.flatMap(({ cityName, county }, index) => {
      const page = byPath.get(areaPath(cityName))
      const expected = areaPath(county)
      if (!page || !byPath.has(expected) || page.links.some(({ to }) => to === expected)) return []
      const message = `The page of ${cityName} has no direct link to that of ${county}.`
      const source = ['cities', index, 'county']
      return [{ page: page.path, source, message, expected: `a link to ${expected}` }]
    })
    return { breaches }
  },
}
