import { isListed, type SiteModel } from './site-model.ts'
import type { GeneratedFile, RenderTemplate } from './templates.ts'
import type { LastmodRecord } from '../load/records.ts'

/** The limits of one sitemap file (sitemaps.org). */
const sitemapLimits = { urls: 50_000, bytes: 50 * 1024 * 1024 } as const

interface SitemapEntry {
  readonly loc: string
  readonly lastmod: string | null
  readonly images: readonly string[]
}

/** Renders `sitemap.xml`; if that would be too large, an index and `sitemap-1.xml` and so on. */
export function renderSitemap(
  render: RenderTemplate,
  { site, pages }: SiteModel,
  lastmod: LastmodRecord,
): GeneratedFile[] {
  const { url } = site.business
  const urls = pages.filter(isListed).map((page) => ({
    loc: page.head.canonical ?? url + page.path,
    lastmod: lastmod[page.path]?.date ?? null,
    images: page.kind === 'job' ? page.photos.map(({ src }) => url + encodeURI(src)) : [],
  }))
  const parts = splitSitemap(render, urls)
  if (parts.length === 1) return parts.map(({ content }) => toFile('sitemap.xml', content))
  const files = parts.map(({ content }, index) => toFile(`sitemap-${index + 1}.xml`, content))
  const index = parts.map((part, number) => ({
    loc: `${site.business.url}/sitemap-${number + 1}.xml`,
    lastmod: lastDate(part.urls),
  }))
  return [toFile('sitemap.xml', render('sitemap-index.xml.hbs', { files: index })), ...files]
}

const toFile = (name: string, content: string) => ({ path: `public/${name}`, content })

/** Splits the URLs into as few files as possible; halves a file with too many bytes. */
function splitSitemap(
  render: RenderTemplate,
  urls: readonly SitemapEntry[],
): { readonly urls: readonly SitemapEntry[]; readonly content: string }[] {
  const split = (at: number) => [
    ...splitSitemap(render, urls.slice(0, at)),
    ...splitSitemap(render, urls.slice(at)),
  ]
  if (urls.length > sitemapLimits.urls) return split(sitemapLimits.urls)
  const hasImages = urls.some(({ images }) => images.length > 0)
  const content = render('sitemap.xml.hbs', { urls, hasImages })
  const isTooLarge = Buffer.byteLength(content) > sitemapLimits.bytes && urls.length > 1
  return isTooLarge ? split(Math.ceil(urls.length / 2)) : [{ urls, content }]
}

/** The latest date of the file's pages; ISO dates sort as text. */
function lastDate(urls: readonly SitemapEntry[]): string | null {
  const days = urls.map(({ lastmod }) => lastmod).filter((day) => day !== null)
  return days.toSorted().at(-1) ?? null
}
