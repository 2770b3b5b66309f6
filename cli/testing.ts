// `roof-site/testing`: what the generated tests of a site's pages stand on.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readRoute, type RouteView } from './audit/read-route.ts'
import { htmlFile } from './prerender/site-file.ts'

export { expect, test } from 'vitest'

/** Reads the built page at `path`, in the `dist/` that `roof-site test` names. Rejects where there is none. */
export async function renderRoute(path: string): Promise<RouteView> {
  const dist = process.env['ROOF_SITE_DIST'] ?? 'dist'
  return readRoute(await readFile(join(dist, htmlFile(path)), 'utf8'))
}
