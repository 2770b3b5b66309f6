import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { requireBrowser, whileServing } from './browser-site.ts'
import { aliases } from '../site/spec/routes.ts'
import { launchBrowser } from '../support/browser.ts'
import { builtAddresses } from '../support/built-site.ts'
import { contactSheet, pictureOf } from './contact-sheet.ts'
import { firstScreen, openWhole, wholePage } from './take.ts'

/** The contact sheet's windows. */
const windows = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
]

/** The README's pictures: the first screen of a page on a desk and on a phone. */
const readmePictures = [
  { file: 'home.webp', path: '/', viewport: { width: 1280, height: 800 } },
  { file: 'town.webp', path: '/service-areas/guilford', viewport: { width: 390, height: 800 } },
]

/** A running browser, where the site is served, and the folder to write to. */
interface Session {
  readonly browser: Browser
  readonly origin: string
  readonly folder: string
}

/**
 * Takes the README's pictures, and one of each page in `dist/` at each width, on one sheet. Gives
 * the exit code: 4 where there is no browser.
 */
export async function takeScreenshots(root: string): Promise<number> {
  const browserPath = await requireBrowser().catch((error: Error) => console.error(error.message))
  if (browserPath === undefined) return 4
  const dist = join(root, 'dist')
  const paths = builtAddresses(dist).filter((path) => !Object.hasOwn(aliases, path))
  const sheet = join(root, 'node_modules/.cache/roof-site/screenshots')
  const browser = await launchBrowser(browserPath)
  try {
    await whileServing(dist, async (origin) => {
      await takeReadmePictures({ browser, origin, folder: join(root, 'docs/images') })
      await takeSheet({ browser, origin, folder: sheet }, paths)
    })
  } finally {
    await browser.close()
  }
  console.log(`docs/images/: ${readmePictures.map(({ file }) => file).join(', ')}`)
  console.log(`${paths.length} pages at ${windows.length} widths: ${join(sheet, 'index.html')}`)
  return 0
}

async function takeReadmePictures({ browser, origin, folder }: Session): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const { file, path, viewport } of readmePictures) {
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
    const page = await openWhole(context, origin + path)
    writeFileSync(join(folder, file), await firstScreen(page))
    await context.close()
  }
}

async function takeSheet(session: Session, paths: readonly string[]): Promise<void> {
  const { browser, origin, folder } = session
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const viewport of windows) {
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
    for (const path of paths) {
      const page = await openWhole(context, origin + path)
      writeFileSync(join(folder, pictureOf(path, viewport.width)), await wholePage(page))
      await page.close()
    }
    await context.close()
  }
  const widths = windows.map(({ width }) => width)
  writeFileSync(join(folder, 'index.html'), contactSheet(paths, widths))
}
