import { pathToFileURL } from 'node:url'
import type { Alias, Page } from '../../templates/types.ts'
import type { Card } from './cards/card.ts'

/** The addresses of what was bundled, and its styles as text. */
export interface BundledAssets {
  readonly styles: string
  /** The file that the styles came from, which nothing asks for: every page holds them itself. */
  readonly stylesFile?: string
  readonly boot: string
  readonly app: string
  readonly fonts: readonly string[]
}

/** What pages refer to: what was bundled, and the file of the drawings they share. */
export interface PageAssets extends BundledAssets {
  readonly drawings: string
}

interface Size {
  readonly width: number
  readonly height: number
}

/** Renders the pages of one site; what they share, once. */
export interface PageRenderer {
  readonly renderPage: (page: Page) => string
  /** The page's content for the application; `json` is the page as JSON, where that is at hand. */
  readonly renderContent: (page: Page, json?: string) => string
}

/** What src/entry-server exports. */
export interface ServerBundle {
  readonly createPageRenderer: (assets: PageAssets) => PageRenderer
  readonly contentUrl: (path: string) => string
  readonly renderDrawings: () => { readonly svg: string; readonly styles: string }
  readonly renderCard: (page: Page) => Card
  readonly cardSize: Size
  /** The styles that the classes of a card's drawing stand for. */
  readonly cardStyles: string
  /** The site's icon as SVG, and the ground behind it where a system cuts its own shape. */
  readonly renderIcon: () => string
  readonly iconGround: string
  readonly renderWebManifest: () => string
  readonly renderAlias: (alias: Alias) => string
}

/** What a server bundle makes once for the whole site. */
export interface SharedParts {
  readonly drawings: { readonly svg: string; readonly styles: string }
  readonly icon: string
  readonly iconGround: string
  readonly webManifest: string
  readonly cardSize: Size
}

/** Imports a built server bundle by its path. */
export async function importServerBundle(file: string): Promise<ServerBundle> {
  // The bundle is built from src/entry-server, whose exports have these types.
  return (await import(pathToFileURL(file).href)) as ServerBundle
}
