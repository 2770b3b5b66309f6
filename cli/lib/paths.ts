import { join } from 'node:path'

/** The running program: its folder, known only to `bin/roof-site.mjs`, and its version. */
export interface Engine {
  readonly folder: string
  readonly version: string
}

/** The engine's folder with `src/`, `templates/` and places; the site's folder with `data/`. */
export interface Roots {
  readonly engine: string
  readonly site: string
}

export const generatedFolders = ['generated', 'data/schema']

export const manifestPath = 'generated/manifest.json'

export const recordPath = 'generated/lastmod.json'

export const addressesPath = 'generated/addresses.txt'
/** Lists addresses that are not pages but still answer. */
export const otherAddressesPath = 'generated/other-addresses.txt'

/** Whether `generate` writes a file or folder of the project. */
export function isGenerated(path: string): boolean {
  return generatedFolders.some((folder) => `${path}/`.startsWith(`${folder}/`))
}

/** Whether `generate` can recreate a file from the others without loss. */
export function isReplaceable(path: string): boolean {
  return isGenerated(path) && path !== manifestPath && path !== recordPath
}

/** The project's cache folder, which may be deleted at any time. */
export const cacheFolder = (root: string) => join(root, 'node_modules/.cache/roof-site')

/** The file of a page in dist/: `/services` is served from `services.html`. */
export function htmlFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}
