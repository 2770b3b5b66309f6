import type { CDPSession, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { watchShifts } from '../../support/layout.ts'
import { sampleRoutes } from '../../site/spec/routes.ts'
import { letterWidths } from '../../../src/ui/letter-widths.ts'
import { inTurns } from '../../support/matrix.ts'
import { chosenWidths, describeInBrowser, hydrate, matrix } from './site-in-browser.ts'

/** What stands for Besley until it is there, as far as this machine has it. */
function facesAtHand(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const families = new Set([...document.fonts].map(({ family }) => family.replaceAll('"', '')))
    const standIns = [...families].filter((family) => family.startsWith('Besley as '))
    const loaded = await Promise.all(
      standIns.map((family) =>
        document.fonts.load(`600 20px '${family}'`).then(
          ({ length }) => length > 0,
          () => false,
        ),
      ),
    )
    return standIns.filter((_, index) => loaded[index])
  })
}

/** A moment at which the office line has its longest words: a Sunday. */
const officeClosed = '2026-01-18T15:00Z'

/** The texts that stand elsewhere, or are of another height, when `family` stands for Besley. */
function movedIn(page: Page, family: string): Promise<string[]> {
  return page.evaluate(async (other) => {
    const { fonts, documentElement: root } = document
    await fonts.load('600 20px Besley')
    await fonts.load(`600 20px '${other}'`)
    const texts = [...document.querySelectorAll('h1, h2, h3, p, li')].filter((text) =>
      text.checkVisibility(),
    )
    const boxes = () => texts.map((text) => text.getBoundingClientRect())
    const before = boxes()
    root.style.setProperty('--font-serif', `'${other}', monospace`)
    const after = boxes()
    root.style.removeProperty('--font-serif')
    const differ = (a = 0, b = 0) => Math.abs(a - b) > 0.5
    return texts
      .filter((_, index) => {
        const [was, is] = [before[index], after[index]]
        return differ(was?.top, is?.top) || differ(was?.height, is?.height)
      })
      .map((text) => text.textContent ?? '')
  }, family)
}

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

describeInBrowser('a first visit', ({ visit }) => {
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
    expect(await shifts()).toBe(0)
  })
})

describeInBrowser('while fonts arrive', ({ visit }) => {
  // Fonts come to all pages of a kind alike.
  test.each(inTurns(sampleRoutes, chosenWidths))(
    'nothing moves on %s at %i, however late they are',
    async (path, width) => {
      const { page } = await visit('/404', { width })
      await page.clock.setFixedTime(officeClosed)
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
    await expect.poll(shifts).toBeGreaterThan(0.03)
  })
})

describeInBrowser('what stands for Besley', ({ visit }) => {
  test.each(matrix)('has every heading of %s in the same lines', async (path) => {
    const { page } = await visit(path)
    const faces = await facesAtHand(page)
    expect(faces).not.toEqual([])
    for (const width of [320, 360, 600, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      for (const face of faces)
        expect({ width, face, moved: await movedIn(page, face) }).toEqual({
          width,
          face,
          moved: [],
        })
    }
  })

  test('would be noticed if it were of other widths', async () => {
    const { page } = await visit('/about', { width: 360, bypassCSP: true })
    const besley = await page.locator('link[as="font"]').first().getAttribute('href')
    await page.addStyleTag({
      content: `@font-face { font-family: Wide; src: url('${besley}'); size-adjust: 150% }`,
    })
    expect(await movedIn(page, 'Wide')).toContain('A roofing company with a street address')
  })

  test('has the widths that lines are reckoned with', async () => {
    const { page } = await visit('/')
    const faces = new Set(['Besley', ...(await facesAtHand(page))])
    for (const [face, table] of Object.entries(letterWidths)) {
      if (!faces.has(face)) continue
      const widths = await page.evaluate(async (family) => {
        const context = document.createElement('canvas').getContext('2d')
        if (!context) throw new Error('There is no canvas.')
        context.font = `600 1000px '${family}'`
        await document.fonts.load(context.font)
        return Array.from({ length: 95 }, (_, at) => {
          const { width } = context.measureText(String.fromCharCode(32 + at))
          return Math.ceil(width / 10 - 1e-3)
        })
      }, face)
      expect({ face, widths }).toEqual({ face, widths: [...table] })
    }
  })
})
