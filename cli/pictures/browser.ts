import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import type { Browser } from 'playwright-core'

export type { BrowserContext } from 'playwright-core'

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
 * A browser on this machine: the one that BROWSER_PATH names, a Chromium or Chrome on the
 * machine, Playwright's own, or one that the package @sparticuz/chromium brings, where it is
 * installed. Of several on the machine, a shell without windows or one as visitors have it, whichever
 * is `preferred`. `undefined` when there is none, or playwright-core, which drives it, is not installed.
 */
export async function findBrowser(
  preferred: 'shell' | 'whole' = 'shell',
): Promise<string | undefined> {
  const names = preferred === 'shell' ? [...shells, ...browsers] : [...browsers, ...shells]
  const named = process.env['BROWSER_PATH']
  if (named) return named
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  const driver = await loadDriver()
  if (!driver) return undefined
  const onMachine = [...onPath, ...places, driver.chromium.executablePath()].find((path) =>
    existsSync(path),
  )
  return onMachine ?? packagedBrowser()
}

/** It is no part of the program: who wants pictures installs it. */
async function loadDriver() {
  try {
    return await import('playwright-core')
  } catch {
    return undefined
  }
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

/** Starts the browser that `findBrowser` names, without any traffic of its own. */
export async function launchBrowser(executablePath: string): Promise<Browser> {
  const { chromium } = await import('playwright-core')
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  })
}
