import { join } from 'node:path'

/** The folder of a project for what may be deleted at any time. */
export const cacheFolder = (root: string) => join(root, 'node_modules/.cache/roof-site')
