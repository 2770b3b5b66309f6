import type { AuditPage } from '../../audit/page.ts'
import type { AuditBreach } from '../../audit/rule.ts'
import type { BuiltSite, SiteAuditRule } from './site-audit-rule.ts'

export const headShare: SiteAuditRule = {
  id: 'head/share',
  severity: 'warning',
  asks: 'Every page says what is shown when it is shared: its title, description, address and a picture that is there.',
  why: 'A shared link without them is a bare address, which few people tap.',
  fault: '<meta property="og:url" content="https://www.example.com/"> on /about',
  repair: '<meta property="og:url" content="https://www.example.com/about">',
  check: (site) => ({
    breaches: site.pages
      .filter(({ kind }) => kind !== 'not-found')
      .flatMap((page) => checkShared(site, page)),
  }),
}

function checkShared({ origin, files }: BuiltSite, page: AuditPage): AuditBreach[] {
  const { path, meta, title, description } = page
  const wanted = {
    'og:title': title?.text,
    'og:description': description?.text,
    'og:url': origin + path,
  }
  const differing = Object.entries(wanted).flatMap(([name, expected]): AuditBreach[] => {
    const found = meta.get(name)
    if (!found) return [{ page: path, message: `${name} is missing.`, expected }]
    if (found.text === expected) return []
    return [{ page: path, at: found, message: `${name} says "${found.text}".`, expected }]
  })
  const picture = meta.get('og:image')
  if (!picture) return [...differing, { page: path, message: 'og:image is missing.' }]
  const { text } = picture
  const isThere = !text.startsWith(`${origin}/`) || files.has(text.slice(origin.length))
  if (isThere) return differing
  const message = `og:image names ${text}, which is not in dist/.`
  return [...differing, { page: path, at: picture, message }]
}
