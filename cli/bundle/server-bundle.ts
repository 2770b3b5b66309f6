import type { PageAssets, Page, Redirect, Site, OgImage } from '../../templates/types.ts'

/** What src/entry-server exports. */
export interface ServerBundle {
  readonly site: Site
  readonly redirects: readonly Redirect[]
  readonly routePaths: readonly string[]
  readonly loadPage: (path: string) => Promise<Page | undefined>
  readonly createPageRenderer: (assets: PageAssets) => (page: Page, body?: string) => string
  /** The markup of a page that is hydrated; `drawings` is the address of their file. */
  readonly renderBody: (page: Page, drawings: string) => string
  readonly renderDrawings: () => string
  readonly renderOgImage: (page: Page) => OgImage
  /** The site's icon as SVG, and the ground behind it where a system cuts its own shape. */
  readonly renderIcon: () => string
  readonly iconGround: string
  readonly renderWebManifest: () => string
  readonly renderAlias: (redirect: Redirect) => string
}
