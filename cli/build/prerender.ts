import { createHash } from 'node:crypto'
import type { Page } from '../../templates/types.ts'
import type { BundledAssets, ServerBundle } from './server-bundle.ts'
import { renderHeaders, renderRedirects } from './host-files.ts'

/** A file of the finished site; `path` is relative to dist/. */
export interface SiteFile {
  readonly path: string
  readonly content: string
}

/** The file that serves the page at an address: `/services` is `services.html`. */
export function htmlFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}

export interface PrerenderOptions {
  /** Addresses that were pages once. */
  readonly gone: readonly string[]
  /** Gives a page the address of its own picture. */
  readonly withCard: (page: Page) => Promise<Page>
}

/** Renders every page, its content, the aliases and the files for hosts. */
export async function prerender(
  bundle: ServerBundle,
  bundled: BundledAssets,
  { gone, withCard }: PrerenderOptions,
): Promise<SiteFile[]> {
  const { site, pages, renderPage, renderContent, renderAlias } = bundle
  const drawings = bundle.renderDrawings()
  const drawingsFile = `assets/drawings-${shortHash(drawings.svg)}.svg`
  const assets = { ...bundled, drawings: `/${drawingsFile}` }
  const files: SiteFile[] = [{ path: drawingsFile, content: drawings.svg }]
  for (const each of pages) {
    const page = await withCard(each)
    files.push({ path: htmlFile(page.path), content: await renderPage(page, assets) })
    const { path, content } = renderContent(page, assets)
    files.push({ path: path.slice(1), content })
  }
  return [
    ...files,
    { path: htmlFile(site.notFound.path), content: await renderPage(site.notFound, assets) },
    ...site.aliases.map((alias) => ({ path: htmlFile(alias.from), content: renderAlias(alias) })),
    { path: '_redirects', content: renderRedirects(site, gone) },
    { path: '_headers', content: renderHeaders([assets.styles, drawings.styles]) },
  ]
}

/** Short enough for a name, long enough to differ whenever the content does. */
const shortHash = (content: string) =>
  createHash('sha256').update(content).digest('base64url').slice(0, 8)
