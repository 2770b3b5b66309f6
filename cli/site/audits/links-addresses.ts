import type { AuditBreach } from '../../audit/rule.ts'
import type { BuiltSite, SiteAuditRule } from './site-audit-rule.ts'

export const linksAddresses: SiteAuditRule = {
  id: 'links/addresses',
  severity: 'error',
  asks: 'The sitemap lists every page once, and nothing else.',
  why: 'Search engines find pages by the sitemap. One that is missing is found late; one too many is an error that they report to you.',
  fault: 'sitemap.xml lists /service-areas/new-haven-county, which is a redirect.',
  repair: 'sitemap.xml lists /service-areas/newhavencounty. `npm run build` writes it anew.',
  check: (site) => ({ breaches: [...listedWrongly(site), ...unlisted(site)] }),
}

function listedWrongly({ origin, pages, sitemap }: BuiltSite): AuditBreach[] {
  const addresses = new Set(addressesOf(pages, origin).map(({ url }) => url))
  const known = new Set<string>()
  return sitemap.flatMap(({ loc, place }): AuditBreach[] => {
    const isTwice = known.has(loc)
    known.add(loc)
    if (isTwice) return [{ at: { place }, message: `The sitemap lists ${loc} twice.` }]
    if (addresses.has(loc)) return []
    const message = `The sitemap lists ${loc}, which is no page of this site.`
    return [{ at: { place }, message, expected: 'only addresses of pages' }]
  })
}

function unlisted({ origin, pages, sitemap }: BuiltSite): AuditBreach[] {
  const listed = new Set(sitemap.map(({ loc }) => loc))
  return addressesOf(pages, origin)
    .filter(({ url }) => !listed.has(url))
    .map(({ path, url }) => ({ page: path, message: `The sitemap does not list ${url}.` }))
}

const addressesOf = (pages: BuiltSite['pages'], origin: string) =>
  pages.filter(({ kind }) => kind !== 'not-found').map(({ path }) => ({ path, url: origin + path }))
