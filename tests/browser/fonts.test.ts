import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { watchShifts } from '../support/layout.ts'
import { sampleRoutes } from '../spec/routes.ts'
import { inTurns } from '../support/matrix.ts'
import { chosenWidths, describeInBrowser, hydrate } from './site-in-browser.ts'

/** Opens the page once more, its fonts late; gives how many were asked for. */
async function openWithLateFonts(page: Page, path: string): Promise<number> {
  const fonts = { asked: 0 }
  await page.route('**/*.woff2', async (route) => {
    fonts.asked += 1
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })
  await page.goto(new URL(path, page.url()).href)
  await page.evaluate(() => document.fonts.ready)
  return fonts.asked
}

describeInBrowser('while fonts arrive', ({ visit }) => {
  // Fonts come to all pages of a kind alike.
  test.each(inTurns(sampleRoutes, chosenWidths))(
    'nothing on %s at %i moves, however late they are',
    async (path, width) => {
      const { page } = await visit('/404', { width })
      const shifts = await watchShifts(page)
      expect(await openWithLateFonts(page, path)).toBe(2)
      await hydrate(page)
      await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }))
      await page.waitForTimeout(300)
      expect(await shifts()).toBe(0)
    },
  )

  test('what does move is noticed', async () => {
    const { page } = await visit('/404', { bypassCSP: true })
    const shifts = await watchShifts(page)
    await openWithLateFonts(page, '/about')
    await page.addStyleTag({ content: 'h1 { margin-top: 80px }' })
    await expect.poll(shifts).toBeGreaterThan(0)
  })
})
