import { site } from '../generated/site'
import type { Alias, Page } from '../generated/types'
import { contentUrl } from './app/page-contents'
import { DrawingsFile } from './illustrations/sprite/drawings-file'
import drawingStyles from './illustrations/illustrations.css?inline'
import spriteStyles from './illustrations/sprite/sprite.css?inline'
import { Sprite } from './illustrations/sprite/Sprite'
import { iconGround, renderIcon, renderWebManifest as renderManifest } from './brand/icon'
import { cardSize, type Card } from './og-image/card'
import { renderCard as renderPageCard } from './og-image/render-card'
import { AliasDocument } from './document/AliasDocument'
import cardStyles from './illustrations/illustrations.css?raw'
import { createMarkupRenderer, renderStaticMarkup } from './markup/render-markup'
import { toText, type Pieces } from './markup/pieces'
import { ShowsWhole } from './ui/NextFrame'
import { PageFrame } from './layout/PageFrame'
import { createDocumentPrinter, type PageAssets } from './document/page-document'
import { PageOfKind } from './app/PageView'

export { cardSize, contentUrl, cardStyles, iconGround, renderIcon }

/** Renders the markup of pages that is hydrated; `drawings` is the address of their file. */
export function createBodyRenderer(drawings: string): (page: Page) => Pieces {
  const render = createMarkupRenderer()
  return (page) => render(<PageBody page={page} drawings={drawings} />)
}

/** Renders the pages of a site that was built with `assets`; what they share, once. */
export function createPageRenderer(
  assets: PageAssets,
  renderBody = createBodyRenderer(assets.drawings),
) {
  const printDocument = createDocumentPrinter(assets)
  const renderPieces = (page: Page, data?: string) => printDocument(page, renderBody(page), data)
  const startOfContent = `{"app":${JSON.stringify(assets.app)},"page":`
  return {
    /** The markup that is hydrated. */
    renderBody,
    /** A page as a complete HTML document. */
    renderPage: (page: Page) => toText(renderPieces(page)),
    /** The same in pieces; `data` is its structured data as JSON, where at hand. */
    renderPieces,
    /** The page's content as the client fetches it from `contentUrl`. */
    renderContent: (page: Page, json = JSON.stringify(page)) => `${startOfContent}${json}}`,
  }
}

/** The drawings that pages share, as one SVG file; its styles apart, for the policy. */
export function renderDrawings(): { svg: string; styles: string } {
  const styles = (drawingStyles + spriteStyles).trim()
  const [doorNumber = ''] = /^\d+/.exec(site.business.address.street) ?? []
  return { svg: renderStaticMarkup(<Sprite styles={styles} doorNumber={doorNumber} />), styles }
}

/** The picture that stands for a page where it is shared. */
export const renderCard = (page: Page): Card => renderPageCard(page, site.business)

/** What a device shows that keeps the site among its apps. */
export const renderWebManifest = (): string => renderManifest(site.business)

/** A page at an alias, for hosts that cannot redirect. */
export function renderAlias({ to }: Alias): string {
  const document = <AliasDocument to={to} canonical={site.business.url + to} />
  return `<!doctype html>${renderStaticMarkup(document)}`
}

/**
 * The markup that is hydrated, rendered apart from the document so that ids are those of that tree.
 * It is what the router shows, without the router, which takes most of the time.
 */
function PageBody({ page, drawings }: { readonly page: Page; readonly drawings: string }) {
  return (
    <DrawingsFile value={drawings}>
      <ShowsWhole value>
        <PageFrame path={page.path}>
          <PageOfKind page={page} />
        </PageFrame>
        {/* The router has a second child there too, which counts in the ids. */}
        {null}
      </ShowsWhole>
    </DrawingsFile>
  )
}
