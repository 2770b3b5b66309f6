import { pathToFileURL } from 'node:url'
import type { OgImage, Page, PageAssets, Site } from '../../templates/types.ts'

/** The exports of src/entry-server. */
export interface ServerBundle {
  /** The site object that all components read. */
  readonly site: Site
  readonly markupHash: (text: string) => string
  readonly createPageRenderer: (assets: PageAssets) => (page: Page, body?: string) => string
  /** The HTML that will be hydrated; `drawings` is the prefix of the URLs of drawings. */
  readonly renderBody: (page: Page, drawings: string) => string
  readonly renderDrawings: (onCards?: ReadonlySet<string>) => Readonly<Record<string, string>>
  readonly renderOgImage: (page: Page) => OgImage
  /** The icon as SVG with its letters apart, and the background for systems that cut their own shape. */
  readonly renderIcon: () => Pick<OgImage, 'width' | 'height' | 'drawing' | 'boxes'>
  readonly iconGround: () => string
  readonly renderWebManifest: () => string
  readonly renderAlias: (redirect: { readonly to: string }, policy?: string) => string
}

/** Imports a server bundle; one bundle renders all sites, see `showSite`. */
export const loadServerBundle = (file: string): Promise<ServerBundle> =>
  import(pathToFileURL(file).href)

/** The last site copied into each bundle's site object. */
const lastSites = new WeakMap<Site, Site>()

/** Makes a bundle render this site until the next call. */
export function showSite({ site: there }: Pick<ServerBundle, 'site'>, site: Site): void {
  if (lastSites.get(there) === site) return
  // Removes optional fields of the previous site.
  for (const key of Object.keys(there)) Reflect.deleteProperty(there, key)
  Object.assign(there, site)
  lastSites.set(there, site)
}
