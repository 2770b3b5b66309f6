import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { requireBrowser, whileServing } from './browser-site.ts'
import { aliases } from '../site/spec/routes.ts'
import { launchBrowser } from '../support/browser.ts'
import { builtAddresses } from '../support/built-site.ts'

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

/** The README's pictures, as WebP: drawings become half as large as in PNG. */
async function takeReadmePictures({ browser, origin, folder }: Session): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const { file, path, viewport } of readmePictures) {
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
    const session = await context.newCDPSession(await openWhole(context, origin + path))
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 90 })
    writeFileSync(join(folder, file), Buffer.from(data, 'base64'))
    await context.close()
  }
}

/** Each page from top to bottom at each width; a row of one HTML page has those of one page. */
async function takeSheet(session: Session, paths: readonly string[]): Promise<void> {
  const { browser, origin, folder } = session
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const pictureOf = (path: string, width: number) =>
    `${path.slice(1).replaceAll('/', '_') || 'home'}-${width}.jpg`
  for (const viewport of windows) {
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
    for (const path of paths) {
      const page = await openWhole(context, origin + path)
      const picture = join(folder, pictureOf(path, viewport.width))
      await page.screenshot({ path: picture, fullPage: true, type: 'jpeg', quality: 80 })
      await page.close()
    }
    await context.close()
  }
  const rows = paths.map((path) => {
    const pictures = windows.map(({ width }) => {
      const file = pictureOf(path, width)
      return `<a href="${file}" style="flex:${width}"><img loading="lazy" src="${file}" alt="${width} pixels wide"></a>`
    })
    return `<h2>${path}</h2>\n<div>${pictures.join('\n')}</div>\n`
  })
  writeFileSync(join(folder, 'index.html'), sheetOf(rows.join('')))
}

const sheetOf = (rows: string) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>All pages</title>
<style>body { margin: 2rem; font-family: system-ui } div { display: flex; gap: 1rem; align-items: start } a { min-width: 0 } img { width: 100%; border: 1px solid #888 }</style>
<h1>All pages</h1>
${rows}</html>
`

/** Opens a page and waits until all of it is there: fonts that come late are used the second time. */
async function openWhole(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(url)
  await page.evaluate(() => document.fonts.ready)
  await page.reload()
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode()))
  })
  return page
}
