import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright-core'

/** They draw no window around a page, and take half of a whole browser's time. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell']
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/**
 * The browser for the tests: the one that BROWSER_PATH names, a Chromium or Chrome on the
 * machine, Playwright's own, or one that the package @sparticuz/chromium brings, where it is
 * installed. Of several on the machine, a shell without windows or one as visitors have it, whichever
 * is `preferred`. `undefined` when there is none.
 */
export async function findBrowser(
  preferred: 'shell' | 'whole' = 'shell',
): Promise<string | undefined> {
  const names = preferred === 'shell' ? [...shells, ...browsers] : [...browsers, ...shells]
  const named = process.env['BROWSER_PATH']
  if (named) return named
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  const onMachine = [...onPath, ...places, chromium.executablePath()].find((path) =>
    existsSync(path),
  )
  return onMachine ?? packagedBrowser()
}

async function packagedBrowser(): Promise<string | undefined> {
  try {
    const file = createRequire(import.meta.url).resolve('@sparticuz/chromium')
    const { default: packaged } = (await import(file)) as {
      default: { executablePath: () => Promise<string> }
    }
    return await packaged.executablePath()
  } catch {
    return undefined
  }
}

export const remedies = [
  'No browser was found, so the browser tests are skipped. To run them, do one of these:',
  '  - install Chromium or Google Chrome (Debian: apt-get install chromium-headless-shell)',
  '  - name one: BROWSER_PATH=/path/to/chrome npm test',
  '  - npx playwright-core install chromium',
  '  - npm install --no-save @sparticuz/chromium (Linux)',
].join('\n')

/** Starts the browser that `findBrowser` names, without any traffic of its own. */
export function launchBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  })
}

/** Starts the application by a sign of intent, and waits until React has taken over. */
export async function hydrate(page: Page): Promise<void> {
  await page.mouse.move(200, 200)
  await page.mouse.move(210, 210)
  await page.waitForFunction(() => {
    const heading = document.querySelector('h1')
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber'))
  })
}
