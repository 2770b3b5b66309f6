import type { SitemapEntry } from './site.ts'

/** The addresses that a sitemap lists. */
export function readSitemap(file: string, text: string): SitemapEntry[] {
  const entries = text.matchAll(/<url>\s*<loc>([^<]*)<\/loc>(?:\s*<lastmod>([^<]*)<\/lastmod>)?/g)
  return [...entries].map(({ 0: entry, 1: loc = '', 2: lastmod = null, index }) => {
    const before = text.slice(0, index + entry.indexOf(loc)).split('\n')
    const line = before.length
    const column = (before.at(-1) ?? '').length + 1
    const place = { file, line, column, endLine: line, endColumn: column + loc.length }
    return { loc: loc.replaceAll('&amp;', '&'), lastmod, place }
  })
}
