import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { pages } from '../generated/routes/manifest'
import { site } from '../generated/site'
import type { Alias, Page } from '../generated/types'
import { contentUrl } from './content/page-content'
import { DrawingsFile } from './drawings/gallery/drawings-file'
import drawingStyles from './drawings/drawings.css?inline'
import galleryStyles from './drawings/gallery/gallery.css?inline'
import { Gallery } from './drawings/gallery/Gallery'
import { iconGround, renderIcon, renderWebManifest as renderManifest } from './brand/icon'
import { cardSize, type Card } from './cards/card'
import { renderCard as renderPageCard } from './cards/render-card'
import { AliasDocument, PageDocument, type PageAssets } from './document'
import cardStyles from './drawings/drawings.css?raw'
import { buildRoutes } from './router/routes'

/** What `build` and `dev` render: every page, and what all pages share. */
export { cardSize, contentUrl, cardStyles, iconGround, pages, renderIcon, site }

/** A file of the finished site: its address and its text. */
export interface RenderedFile {
  readonly path: string
  readonly content: string
}

/** A page as a complete HTML document. */
export async function renderPage(page: Page, assets: PageAssets): Promise<string> {
  const body = await renderBody(page, assets.drawings)
  return renderDocument(<PageDocument page={page} assets={assets} body={body} />)
}

/** The page's content as the client fetches it. */
export function renderContent(page: Page, assets: PageAssets): RenderedFile {
  const content = JSON.stringify({ app: assets.app, page })
  return { path: contentUrl(page.path), content }
}

/** The drawings that pages share, as one SVG file; its styles apart, for the policy. */
export function renderDrawings(): { svg: string; styles: string } {
  const styles = (drawingStyles + galleryStyles).trim()
  const [doorNumber = ''] = /^\d+/.exec(site.business.address.street) ?? []
  return { svg: renderToStaticMarkup(<Gallery styles={styles} doorNumber={doorNumber} />), styles }
}

/** The picture that stands for a page where it is shared. */
export const renderCard = (page: Page): Card => renderPageCard(page, site.business)

/** What a device shows that keeps the site among its apps. */
export const renderWebManifest = (): string => renderManifest(site.business)

/** A page at an alias, for hosts that cannot redirect. */
export function renderAlias({ to }: Alias): string {
  return renderDocument(<AliasDocument to={to} canonical={site.business.url + to} />)
}

function renderDocument(document: React.JSX.Element): string {
  return `<!doctype html>${renderToString(document)}`
}

/** Rendered apart from the document, so that ids are those of the tree that is hydrated. */
async function renderBody(page: Page, drawings: string): Promise<string> {
  const handler = createStaticHandler(buildRoutes(() => page, page))
  const url = new URL(page.path, site.business.url)
  const context = await handler.query(new Request(url))
  if (context instanceof Response) throw new Error(`${page.path} redirects instead of rendering.`)
  const router = createStaticRouter(handler.dataRoutes, context)
  return renderToString(
    <DrawingsFile value={drawings}>
      <QueryClientProvider client={new QueryClient()}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </QueryClientProvider>
    </DrawingsFile>,
  )
}
