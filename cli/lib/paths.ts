import { join } from 'node:path'

/** The program that runs: its own folder, which `bin/roof-site.mjs` alone knows, and its version. */
export interface Engine {
  readonly folder: string
  readonly version: string
}

/** Where a run works: the engine with `src/`, `templates/` and its places; the site with `data/`. */
export interface Roots {
  readonly engine: string
  readonly site: string
}

export const generatedFolders = ['generated', 'data/schema']

export const manifestPath = 'generated/manifest.json'

export const recordPath = 'generated/lastmod.json'

export const addressesPath = 'generated/addresses.txt'
/** Addresses that are no page and answer all the same. */
export const otherAddressesPath = 'generated/other-addresses.txt'

/** Whether `generate` makes a file or folder of the project. */
export function isGenerated(path: string): boolean {
  return generatedFolders.some((folder) => `${path}/`.startsWith(`${folder}/`))
}

/** Whether `generate` can make a file again from the others, with nothing lost. */
export function isReplaceable(path: string): boolean {
  return isGenerated(path) && path !== manifestPath && path !== recordPath
}

/** The folder of a project for what may be deleted at any time. */
export const cacheFolder = (root: string) => join(root, 'node_modules/.cache/roof-site')

/** The file of a page in dist/: `/services` is served from `services.html`. */
export function htmlFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}
