import type { Server } from 'node:http'
import { listen } from '../../cli/serve/listen.ts'
import { findBrowser, remedies } from '../support/browser.ts'
import { siteHandler } from '../support/built-site.ts'

/** Serves a built site on a free port while `use` runs, just as `roof-site preview` does. */
export async function whileServing<Result>(
  dist: string,
  use: (origin: string) => Promise<Result>,
): Promise<Result> {
  const { server, url } = await listen(siteHandler(dist), { port: 0, address: '127.0.0.1' })
  try {
    return await use(url)
  } finally {
    stop(server)
  }
}

function stop(server: Server): void {
  server.close()
  server.closeAllConnections()
}

/** The browser to measure in, if possible as visitors have it. Throws with what to do for want of any. */
export async function requireBrowser(): Promise<string> {
  const browser = await findBrowser('whole')
  if (browser === undefined) throw new Error(remedies)
  return browser
}
