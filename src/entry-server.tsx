import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { site } from '#generated/site'
import { routes } from '#generated/routes/manifest'
import type { LoadRoute, Page, Redirect, OgImage, PageAssets } from '#generated/types'
import { DrawingsFile, drawingsOf } from './illustrations/sprite/drawings-file'
import { TownStreet } from './illustrations/TownStreet'
import drawingStyles from './illustrations/illustrations.css?inline'
import duskStyles from './illustrations/dusk.css?inline'
import spriteStyles from './illustrations/sprite/sprite.css?inline'
import spriteDuskStyles from './illustrations/sprite/sprite-dusk.css?inline'
import { renderFiles, renderParts } from './illustrations/sprite/render-sprite'
import { withColors } from './brand/colors'
import { iconGround, renderIcon, renderWebManifest as renderManifest } from './brand/icon'
import { renderOgImage as renderPageImage } from './og-image/render-og-image'
import { AliasDocument } from './document/AliasDocument'
import { Document } from './document/Document'
import { Layout } from './layout/Layout'
import { markupHash } from './app/markup-hash'
import { PageOfKind } from './app/PageView'
import { HouseElevation } from './illustrations/HouseElevation'
import { doorNumberOf } from './illustrations/sprite/FrontDoor'
import { ServiceScene } from './illustrations/ServiceScene'
import { UnfinishedHouse } from './illustrations/UnfinishedHouse'
import { ContactForm } from './sections/ContactForm'
import { Costs } from './sections/Costs'
import { Emergencies } from './sections/Emergencies'
import { HomeStreet, StreetQuestion } from './sections/HomeStreet'
import { Houses } from './sections/Houses'
import { Insurance } from './sections/Insurance'
import { JobLog } from './sections/JobLog'
import { Ledger } from './sections/Ledger'
import { LazyPartsContext } from './sections/lazy-parts'
import { NumberedSection } from './sections/NumberedSection'
import { People } from './sections/People'
import { TextSection } from './sections/TextSection'

export { iconGround, markupHash, renderIcon, site }

/** Sections that the application loads on demand. */
export const lazyParts = {
  ContactForm,
  Costs,
  Emergencies,
  HouseElevation,
  Houses,
  Insurance,
  JobLog,
  Ledger,
  NumberedSection,
  People,
  ServiceScene,
  HomeStreet,
  StreetQuestion,
  TextSection,
  TownStreet,
  UnfinishedHouse,
}

const modules: Readonly<Record<string, LoadRoute | undefined>> = routes

/** The page at a path, or `undefined`. */
export async function loadPage(path: string): Promise<Page | undefined> {
  return (await modules[path]?.())?.page
}

/**
 * Returns a function that renders pages as complete HTML documents, for a build with `assets`. A given body is
 * reused.
 */
export function createPageRenderer(assets: PageAssets): (page: Page, body?: string) => string {
  return (page, body = renderBody(page, assets.drawings)) =>
    toHtml(<Document page={page} assets={assets} body={body} />)
}

/** The HTML to hydrate; `drawings` is the prefix of the URLs of drawings. */
export function renderBody(page: Page, drawings: string): string {
  return renderToString(
    <DrawingsFile value={drawingsOf(site, drawings)}>
      <LazyPartsContext value={lazyParts}>
        <Layout path={page.path} page={page}>
          <PageOfKind page={page} />
        </Layout>
      </LazyPartsContext>
    </DrawingsFile>,
  )
}

/**
 * The SVG files of all drawings by the suffixes of their URLs; `onCards` are the drawings on cards of services.
 */
export function renderDrawings(onCards?: ReadonlySet<string>): Readonly<Record<string, string>> {
  if (drawingsOf(site, '') === null) return {}
  const byDay = withColors(drawingStyles + spriteStyles)
  const byNight = withColors(duskStyles + spriteDuskStyles, 'dark')
  const styles = (byDay + byNight).trim()
  const parts = renderParts(doorNumberOf(site.business.address.street), site.street?.houses)
  const files = Object.entries(renderFiles({ styles, parts, onCards }))
  return Object.fromEntries(files.map(([name, svg]) => [name, closedAtOnce(svg)]))
}

/** The share picture of a page. */
export const renderOgImage = (page: Page): OgImage => renderPageImage(page, site)

/** The web app manifest. */
export const renderWebManifest = (): string => renderManifest(site.business)

/** A redirecting page, for hosts that cannot redirect. */
export function renderAlias({ to }: Pick<Redirect, 'to'>, policy?: string): string {
  return toHtml(<AliasDocument to={to} canonical={site.business.url + to} policy={policy} />)
}

const toHtml = (document: React.JSX.Element) =>
  `<!doctype html>${closedAtOnce(renderToStaticMarkup(document))}`

/** Uses self-closing tags for SVG shapes, as in XML. */
const closedAtOnce = (markup: string) =>
  markup.replace(/(<(path|use|rect|view)\b[^>]*)><\/\2>/g, '$1/>')
