import { plural } from '../../lib/plural.ts'
import type { BuiltSite, SiteAuditRule } from './site-audit-rule.ts'

export const linksOrphan: SiteAuditRule<'least'> = {
  id: 'links/orphan',
  severity: 'warning',
  asks: 'Every page is linked to directly from at least three others.',
  why: 'What hardly any page links to, visitors do not come upon, and search engines take for unimportant. Links to a redirect do not count; of a finished job the list of all jobs is enough.',
  fault: 'Only /service-areas links to /service-areas/guilford.',
  repair: 'The pages of its neighbors and of its county link to it too.',
  limits: { least: 3 },
  check: (site, { least }) => {
    const linking = pagesLinking(site)
    const breaches = site.pages
      .filter(({ path, kind }) => path !== '/' && kind !== 'not-found')
      .flatMap((page) => {
        const from = [...(linking.get(page.path) ?? [])]
        const few = page.kind === 'job' ? 1 : least
        if (from.length >= few) return []
        const named = from.length > 0 ? `: ${from.join(', ')}` : ''
        const message = `${plural(from.length, 'page')} ${from.length === 1 ? 'links' : 'link'} directly to ${page.path}${named}.`
        return [{ page: page.path, message, expected: `at least ${few}` }]
      })
    return { breaches }
  },
}

/** The other pages that link to each address. */
function pagesLinking({ pages }: BuiltSite): ReadonlyMap<string, ReadonlySet<string>> {
  const linking = new Map<string, Set<string>>()
  for (const { path, kind, links } of pages) {
    if (kind === 'not-found') continue
    for (const { to } of links) {
      if (to === null || to === path) continue
      const known = linking.get(to) ?? new Set()
      linking.set(to, known.add(path))
    }
  }
  return linking
}
