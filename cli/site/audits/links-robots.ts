import type { AuditBreach } from '../../audit/rule.ts'
import type { BuiltSite, SiteAuditRule } from './site-audit-rule.ts'

export const linksRobots: SiteAuditRule = {
  id: 'links/robots',
  severity: 'error',
  asks: 'The file robots.txt names the sitemap, and neither it nor a page keeps search engines out.',
  why: 'A page that robots.txt or `noindex` closes is found by nobody, however good it is.',
  fault: 'Disallow: /service-areas',
  repair: 'Allow: /',
  check: (site) => ({ breaches: [...closedPages(site), ...faultsOfRobots(site)] }),
}

function closedPages({ pages }: BuiltSite): AuditBreach[] {
  return pages
    .filter(({ kind }) => kind !== 'not-found')
    .flatMap(({ path, robots }) => {
      if (!robots || !/\b(noindex|none)\b/i.test(robots.text)) return []
      const message = `The page tells search engines to leave it out: ${robots.text}.`
      return [{ page: path, at: robots, message, expected: 'no such word on a page to be found' }]
    })
}

function faultsOfRobots({ robots, origin, pages }: BuiltSite): AuditBreach[] {
  const at = { place: { file: 'dist/robots.txt', line: 1, column: 1, endLine: 1, endColumn: 1 } }
  if (robots === null) return [{ at, message: 'There is no robots.txt.' }]
  const lines = robots.split(/\r?\n/).map((text, index) => {
    const [, name = '', value = ''] = /^\s*([a-z-]+)\s*:\s*(.*?)\s*(?:#.*)?$/i.exec(text) ?? []
    const place = { ...at.place, line: index + 1, endLine: index + 1, endColumn: text.length + 1 }
    return { name: name.toLowerCase(), value, place }
  })
  const closed = lines
    .filter(({ name, value }) => name === 'disallow' && value !== '')
    .flatMap(({ value, place }): AuditBreach[] => {
      const page = pages.find(({ path, kind }) => kind !== 'not-found' && path.startsWith(value))
      if (!page) return []
      const message = `robots.txt keeps search engines out of ${value}, and so out of ${page.path}.`
      return [{ at: { place }, message, expected: 'Allow: /' }]
    })
  const isNamed = lines.some(
    ({ name, value }) => name === 'sitemap' && value === `${origin}/sitemap.xml`,
  )
  if (isNamed) return closed
  const expected = `Sitemap: ${origin}/sitemap.xml`
  return [...closed, { at, message: 'robots.txt does not name the sitemap.', expected }]
}
