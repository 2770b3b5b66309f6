import { existsSync, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { Browser, BrowserContext } from 'playwright-core'
import { failure } from '../lib/errors.ts'
import { htmlFile } from '../lib/paths.ts'

export type { BrowserContext }

/** Imports playwright-core. Throws when it is not installed: only pictures need it. */
export async function loadPlaywright(load = () => import('playwright-core')) {
  try {
    return await load()
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) {
      throw error
    }
    const message =
      'Pictures are taken with playwright-core, which is not installed. Run `npm install --save-dev playwright-core` first, or with pnpm `pnpm add --save-dev playwright-core`.'
    throw failure(message)
  }
}

/** Headless shells, which take half the time of a full browser. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell']
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/**
 * Finds a browser: the one in BROWSER_PATH, an installed Chromium or Chrome, or Playwright's own. `preferred`
 * chooses between headless shells and full browsers. `undefined` when there is none.
 */
export async function findBrowser(
  preferred: 'shell' | 'whole' = 'shell',
): Promise<string | undefined> {
  const names = preferred === 'shell' ? [...shells, ...browsers] : [...browsers, ...shells]
  const chosen = process.env['BROWSER_PATH']
  if (chosen) return chosen
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  const { chromium } = await loadPlaywright()
  return [...onPath, ...places, chromium.executablePath()].find((path) => existsSync(path))
}

/** The browser for pictures; throws when there is none. */
export async function requireBrowser(): Promise<string> {
  const found = await findBrowser()
  if (found !== undefined) return found
  const advice = 'Install Chromium or Google Chrome, or name one: BROWSER_PATH=/path/to/chrome.'
  throw failure(`No browser was found to take pictures with. ${advice}`)
}

/** Launches the browser without background traffic. */
export async function launchBrowser(executablePath: string): Promise<Browser> {
  const { chromium } = await loadPlaywright()
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  })
}

/** A fake origin: requests are answered from files, without a server. */
export const origin = 'http://site.invalid'

export async function serveFrom(context: BrowserContext, dist: string): Promise<void> {
  await context.route('**', (route) => {
    const { pathname, origin: requestOrigin } = new URL(route.request().url())
    const file = join(dist, htmlFile(decodeURI(pathname)))
    const found = [join(dist, decodeURI(pathname)), file].find((path) => isFile(path))
    if (requestOrigin !== origin || found === undefined) return route.fulfill({ status: 404 })
    return route.fulfill({ path: found })
  })
}

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
