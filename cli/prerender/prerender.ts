import { createHash } from 'node:crypto'
import type { Page } from '../../templates/types.ts'
import { hash } from '../lib/hash.ts'
import type { SiteModel } from '../site/pages/site-model.ts'
import { once } from '../lib/once.ts'
import type { LastmodEntry, LastmodRecord } from '../render/lastmod.ts'
import type { Bundles } from '../bundle/bundle.ts'
import { withOgImage, type OgImageFile } from './og-image/og-images.ts'
import { renderHeaders, renderRedirects } from './host-files.ts'
import type { PageAssets, RenderBody, ServerBundle, SharedParts } from '../bundle/server-bundle.ts'

/** A file of the finished site; `path` is relative to dist/. */
export interface SiteFile {
  readonly path: string
  /** Changes whenever the content changes. */
  readonly key: string
  readonly content: () => Content | Promise<Content>
  /** The page that it is a form of, where it is one. */
  readonly page?: Page
}

/** A file's text or bytes. */
export type Content = string | Uint8Array

/** The file that serves the page at an address: `/services` is `services.html`. */
export function htmlFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}

/** The file that the application fetches a page's content from. */
export function contentFile(path: string): string {
  return `content${path === '/' ? '/index' : path}.json`
}

interface PrerenderInput {
  readonly model: SiteModel
  readonly lastmod: LastmodRecord
  readonly bundles: Bundles
  /** Changes with the bundles, and with all that every page shows. */
  readonly bundleKey: string
  /** The server bundle; loaded by the time that a content is asked for. */
  readonly bundle: () => ServerBundle
  readonly renderBody: RenderBody
  /** Addresses that were pages once. */
  readonly gone: readonly string[]
  /** The pages' own pictures by path. */
  readonly ogImages: ReadonlyMap<string, OgImageFile>
}

/** Every page, its content, the aliases and the files for hosts; rendered when asked for. */
export function prerender(input: PrerenderInput): SiteFile[] {
  const { model, lastmod, bundles, bundleKey, bundle, renderBody, gone, ogImages } = input
  const { site, pages, outlines } = model
  const { drawings } = bundles.shared
  const styles = [bundles.assets.styles, drawings.styles, ...(outlines ? [outlines.styles] : [])]
  const render = once(() => bundle().createPageRenderer(pageAssets(bundles), renderBody))
  const filesOf = (known: Page): SiteFile[] => {
    const page = withOgImage(known, ogImages)
    const key = pageKey(page, bundleKey, lastmod[page.path])
    return [
      { path: htmlFile(page.path), key, page, content: () => render().renderPage(page) },
      { path: contentFile(page.path), key, page, content: () => render().renderContent(page) },
    ]
  }
  return [
    fixedFile(drawingsFile(bundles.shared), drawings.svg),
    ...pages.flatMap(filesOf),
    {
      path: htmlFile(site.notFound.path),
      key: bundleKey,
      content: () => render().renderPage(site.notFound),
    },
    ...site.aliases.map((alias) => ({
      path: htmlFile(alias.from),
      key: `${bundleKey} ${alias.to}`,
      content: () => bundle().renderAlias(alias),
    })),
    fixedFile('_redirects', renderRedirects(site, gone)),
    fixedFile('_headers', renderHeaders(styles)),
  ]
}

/** What the files of a page are made from. */
export function pageKey(page: Page, bundleKey: string, lastmod: LastmodEntry | undefined): string {
  return `${bundleKey} ${lastmod?.hash} ${page.head.image.src}`
}

/** What all pages refer to. */
export function pageAssets(bundles: Bundles): PageAssets {
  return { ...bundles.assets, drawings: drawingsAddress(bundles.shared) }
}

/** The address of the file of drawings. */
export const drawingsAddress = (shared: SharedParts) => `/${drawingsFile(shared)}`

const drawingsFile = ({ drawings }: SharedParts) => `assets/drawings-${shortHash(drawings.svg)}.svg`

/** A file whose content is known already. */
export function fixedFile(path: string, content: string): SiteFile {
  return { path, key: hash(content), content: () => content }
}

/** Short enough for a name, long enough to differ whenever the content does. */
const shortHash = (content: string) =>
  createHash('sha256').update(content).digest('base64url').slice(0, 8)
