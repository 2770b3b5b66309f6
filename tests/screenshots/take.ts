import type { BrowserContext, Page } from 'playwright-core'

/**
 * Opens a page and waits until all of it is there. It is loaded twice, since fonts that come late
 * are only used from the second time on.
 */
export async function openWhole(context: BrowserContext, url: string): Promise<Page> {
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

/** What is seen before scrolling, as WebP: drawings become half as large as in PNG. */
export async function firstScreen(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 90 })
  return Buffer.from(data, 'base64')
}

/** The page from top to bottom, as JPEG. */
export const wholePage = (page: Page): Promise<Buffer> =>
  page.screenshot({ fullPage: true, type: 'jpeg', quality: 80 })
