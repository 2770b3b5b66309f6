import type { CDPSession, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { fontSets, type FontSet } from '../../support/browser.ts'
import { watchShifts } from './layout.ts'
import { sampleRoutes } from '../../site/spec/routes.ts'
import { chosenWidths, describeInBrowser, hydrate, type SiteInBrowser } from './site-in-browser.ts'

/** A moment at which the office line has its longest words: a Sunday. */
const officeClosed = '2026-01-18T15:00Z'

/** How far a page may move while its fonts come; browsers call less than 0.1 good. */
const mostShift = 0.05

/** Opens the page once more, its fonts late; gives how many were asked for. */
async function openWithLateFonts(page: Page, path: string): Promise<number> {
  const fonts = { asked: 0 }
  await page.route('**/*.woff2', async (route) => {
    fonts.asked += 1
    await new Promise((resolve) => setTimeout(resolve, 350))
    await route.continue()
  })
  await page.goto(new URL(path, page.url()).href)
  await page.evaluate(() => document.fonts.ready)
  return fonts.asked
}

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

/** The faces that the browser has painted an element in. */
async function facesOf(session: CDPSession, selector: string): Promise<string[]> {
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.map(({ familyName }) => familyName)
}

function testFirstVisit({ visit }: SiteInBrowser): void {
  test.each([
    ['slow 4G', '/', 360],
    ['slow 4G', '/services/emergency-service', 1280],
    ['fast 4G', '/contact', 360],
    ['fast 4G', '/', 1280],
  ] as const)('over %s sees the heading of %s at %i in Besley', async (line, path, width) => {
    const { page } = await visit('/404', { width })
    const shifts = await watchShifts(page)
    // The visit to the other page has put the fonts into the cache.
    const session = await throttle(page, line)
    await session.send('Network.clearBrowserCache')
    await page.goto(new URL(path, page.url()).href)
    await page.evaluate(() => document.fonts.ready)
    await expect.poll(() => facesOf(session, 'h1')).toEqual(['Besley SemiBold'])
    expect(await shifts()).toBeLessThanOrEqual(mostShift)
  })
}

function testLateFonts({ visit }: SiteInBrowser, fonts: FontSet): void {
  // Fonts come to all pages of a kind alike: each at each width, and with each set of fonts.
  const turn = fontSets.indexOf(fonts)
  const cases = sampleRoutes.flatMap((path, row) =>
    chosenWidths.flatMap((width, column) =>
      (row + column + turn) % fontSets.length === 0 ? [[path, width] as const] : [],
    ),
  )
  test.each(cases)(
    'next to nothing moves on %s at %i, however late they are',
    async (path, width) => {
      const { page } = await visit('/404', { width })
      await page.clock.setFixedTime(officeClosed)
      const shifts = await watchShifts(page)
      expect(await openWithLateFonts(page, path)).toBe(2)
      await hydrate(page)
      await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }))
      await page.waitForTimeout(300)
      expect(await shifts()).toBeLessThanOrEqual(mostShift)
    },
  )
}

/** What stands for text without a serif on machines of each set. */
const plainFaces = { dejavu: 'DejaVu Sans', liberation: 'Liberation Sans', roboto: 'Roboto' }

for (const fonts of fontSets) {
  describeInBrowser(
    `with the fonts of ${fonts}`,
    (site) => {
      test('the browser sees no others', async () => {
        const { page } = await site.visit('/404', { bypassCSP: true })
        await page.addStyleTag({ content: 'h1 { font: 20px Ubuntu, "Noto Sans", sans-serif }' })
        const session = await page.context().newCDPSession(page)
        expect(await facesOf(session, 'h1')).toEqual([plainFaces[fonts]])
      })
      testFirstVisit(site)
      testLateFonts(site, fonts)
    },
    fonts,
  )
}

describeInBrowser('while fonts arrive', ({ visit }) => {
  test('what does move is noticed', async () => {
    const { page } = await visit('/404', { bypassCSP: true })
    const shifts = await watchShifts(page)
    await openWithLateFonts(page, '/about')
    await page.addStyleTag({ content: 'h1 { margin-top: 160px }' })
    await expect.poll(shifts).toBeGreaterThan(mostShift)
  })
})
