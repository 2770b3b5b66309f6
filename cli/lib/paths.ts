import { join } from 'node:path'

/** Where `generate` writes most. */
export const generatedFolder = 'generated'

/** Where `generate` writes. */
export const generatedFolders = [generatedFolder, 'data/schema']

/** Where `generate` keeps its record of files, relative to the project. */
export const manifestPath = 'generated/manifest.json'

/** The dates on which pages changed: written by `generate`, and read by it again. */
export const recordPath = 'generated/lastmod.json'

/** Whether a file or folder, by its path in the project, is made from others by `generate`. */
export function isGenerated(path: string): boolean {
  return generatedFolders.some((folder) => `${path}/`.startsWith(`${folder}/`))
}

/** Whether `generate` can make a file again from the others, with nothing lost. */
export function isReplaceable(path: string): boolean {
  return isGenerated(path) && path !== manifestPath && path !== recordPath
}

/** The folder of a project for what may be deleted at any time. */
export const cacheFolder = (root: string) => join(root, 'node_modules/.cache/roof-site')
