import type { CDPSession, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { fontSets } from '../../support/browser.ts'
import { mostShift, openWithLateFonts, watchShifts } from './layout.ts'
import { sampleRoutes } from '../../site/spec/routes.ts'
import { chosenWidths, describeInBrowser, facesOf, hydrate } from './site-in-browser.ts'

/** A moment at which the office line has its longest words: a Sunday. */
const officeClosed = '2026-01-18T15:00Z'

/** Lines as the browser's own tools name them: latency in ms, bytes in a second. */
const lines = {
  'slow 4G': { latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 },
  'fast 4G': { latency: 165, downloadThroughput: 1_012_500, uploadThroughput: 168_750 },
}

async function throttle(page: Page, line: keyof typeof lines): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...lines[line] })
  return session
}

/** On which lines a first visit is tried, and which page it sees. */
const firstVisits = [
  ['slow 4G', '/', 360],
  ['slow 4G', '/services/emergency-service', 1280],
  ['fast 4G', '/contact', 360],
  ['fast 4G', '/', 1280],
] as const

/** What stands for text without a serif on machines of each set. */
const plainFaces = {
  dejavu: 'DejaVu Sans',
  liberation: 'Liberation Sans',
  roboto: 'Roboto',
  other: 'Others Sans',
}

for (const fonts of fontSets) {
  describeInBrowser(
    `with the fonts of ${fonts}`,
    ({ visit }) => {
      test('the browser sees no others', async () => {
        const { page } = await visit('/404', { bypassCSP: true })
        await page.addStyleTag({ content: 'h1 { font: 20px Ubuntu, "Noto Sans", sans-serif }' })
        await expect.poll(() => facesOf(page, 'h1')).toEqual([plainFaces[fonts]])
      })

      test.each(firstVisits)(
        'over %s sees the heading of %s at %i in Besley',
        async (line, path, width) => {
          const { page } = await visit('/robots.txt', { width })
          const shifts = await watchShifts(page)
          const session = await throttle(page, line)
          await session.send('Network.clearBrowserCache')
          await page.goto(new URL(path, page.url()).href)
          await page.evaluate(() => document.fonts.ready)
          await expect.poll(() => facesOf(page, 'h1')).toEqual(['Besley SemiBold'])
          expect(await shifts()).toBeLessThanOrEqual(mostShift)
        },
      )

      // Fonts come to all pages of a kind alike: each at each width, and with each set of fonts.
      const turn = fontSets.indexOf(fonts)
      test.each(chosenWidths.map((width, column) => [width, column + turn] as const))(
        'next to nothing moves at %i, however late they are',
        async (width, first) => {
          const { page } = await visit('/robots.txt', { width, moment: officeClosed })
          const shifts = await watchShifts(page)
          const paths = sampleRoutes.filter((_, row) => (row + first) % fontSets.length === 0)
          for (const path of paths) {
            expect([path, await openWithLateFonts(page, path)]).toEqual([path, 2])
            await hydrate(page)
            await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }))
            await page.waitForFunction(() =>
              [...document.images].every(
                (image) => image.complete || image.getBoundingClientRect().bottom <= 0,
              ),
            )
            expect(await shifts(), path).toBeLessThanOrEqual(mostShift)
          }
        },
      )
    },
    fonts,
  )
}

describeInBrowser('while fonts arrive', ({ visit }) => {
  test('what does move is noticed', async () => {
    const { page } = await visit('/robots.txt', { bypassCSP: true })
    const shifts = await watchShifts(page)
    await openWithLateFonts(page, '/about')
    await page.addStyleTag({ content: 'h1 { margin-top: 160px }' })
    await expect.poll(shifts).toBeGreaterThan(mostShift)
  })
})
