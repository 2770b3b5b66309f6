import { pathToFileURL } from 'node:url'
import type { OgImage, Page, PageAssets, Site } from '../../templates/types.ts'

/** What src/entry-server exports. */
export interface ServerBundle {
  /** The site that all parts render. */
  readonly site: Site
  readonly createPageRenderer: (assets: PageAssets) => (page: Page, body?: string) => string
  /** The markup of a page that is hydrated; `drawings` is how the addresses of their files begin. */
  readonly renderBody: (page: Page, drawings: string) => string
  readonly renderDrawings: (words?: ReadonlySet<string>) => Readonly<Record<string, string>>
  readonly renderOgImage: (page: Page) => OgImage
  /** The site's icon as SVG with its letters apart, and the ground behind it where a system cuts its own shape. */
  readonly renderIcon: () => Pick<OgImage, 'width' | 'height' | 'drawing' | 'boxes'>
  readonly iconGround: () => string
  readonly renderWebManifest: () => string
  readonly renderAlias: (redirect: { readonly to: string }) => string
}

/** Loads the server bundle in a file; one serves all sites, each as it is shown to it. */
export const loadServerBundle = (file: string): Promise<ServerBundle> =>
  import(pathToFileURL(file).href)

/** The site that was shown last, by the object that all parts of a bundle read. */
const shown = new WeakMap<Site, Site>()

/** Has a bundle render this site until it is shown another. */
export function showSite({ site: there }: Pick<ServerBundle, 'site'>, site: Site): void {
  if (shown.get(there) === site) return
  // Of the site before, no optional field stays.
  for (const key of Object.keys(there)) Reflect.deleteProperty(there, key)
  Object.assign(there, site)
  shown.set(there, site)
}
