import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext } from './browser.ts'
import { htmlFile } from '../prerender/site-file.ts'

/** No server is needed: the browser asks for every file here. */
export const origin = 'http://site.invalid'

export async function serveFrom(context: BrowserContext, dist: string): Promise<void> {
  await context.route('**', (route) => {
    const { pathname, origin: asked } = new URL(route.request().url())
    const file = join(dist, htmlFile(decodeURI(pathname)))
    const found = [join(dist, decodeURI(pathname)), file].find((path) => isFile(path))
    if (asked !== origin || found === undefined) return route.fulfill({ status: 404 })
    return route.fulfill({ path: found })
  })
}

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
