import { expect, test } from 'vitest'
import { faultsAt, faultsOfLargeText, restyle, type Fault } from './layout.ts'
import { describeInBrowser } from './site-in-browser.ts'

describeInBrowser('the layout', (site) => {
  const walk = (path: string) => site.walk(path, { bypassCSP: true })

  test('has 60 to 72 letters in a line of the longest text', async () => {
    const { page } = await walk('/service-areas/guilford')
    for (const width of [768, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      const texts = await page.locator('main p').evaluateAll((paragraphs) =>
        paragraphs.map((paragraph) => {
          const length = paragraph.textContent?.length ?? 0
          const range = document.createRange()
          range.selectNodeContents(paragraph)
          const lines = [...range.getClientRects()].map((line) => line.width)
          const set = lines.reduce((sum, line) => sum + line, 0)
          return { length, perLine: (Math.max(...lines) / set) * length }
        }),
      )
      const { perLine } = texts.reduce((longest, text) =>
        text.length > longest.length ? text : longest,
      )
      expect(Math.round(perLine)).toBeGreaterThanOrEqual(60)
      expect(Math.round(perLine)).toBeLessThanOrEqual(72)
    }
  })

  test.each(['/', '/services/emergency-service', '/contact', '/service-areas/guilford'])(
    'of %s has room where letters are twice as large, and where they stand wider apart',
    async (path) => {
      const { page } = await walk(path)
      expect(await faultsOfLargeText(page)).toEqual([])
    },
  )

  test.each<[Fault, string, number, string]>([
    ['sideways', 'a row that is too wide', 320, 'main { min-width: 400px }'],
    ['cutOff', 'a heading beyond its box', 360, 'h1 { height: 10px; overflow: hidden }'],
    ['cutOff', 'a heading beyond the window', 360, 'h1 { position: relative; left: -40px }'],
    [
      'cutOff',
      'an ellipsis',
      360,
      'h1 { white-space: nowrap; overflow: hidden; text-overflow: ellipsis }',
    ],
    ['broken', 'letters that fill a line', 360, 'h1 { width: 3rem; overflow-wrap: anywhere }'],
    ['overlapping', 'a heading over what follows', 768, 'h1 { margin-bottom: -3rem }'],
    ['overlapping', 'lines that are set too tight', 360, 'h1 { line-height: 0.5 }'],
    ['underBars', 'a footer that ends under the bar', 360, 'footer { padding-bottom: 0 }'],
    ['underBars', 'a page that begins under the bar', 1280, 'main { margin-top: -9rem }'],
    ['coveredFocus', 'no margin for the bars', 360, 'html { scroll-padding: 0 }'],
    ['smallTargets', 'links of one line', 768, '.footer-link { min-height: 0; line-height: 1 }'],
    ['smallTargets', 'a low button', 1280, '.button { min-height: 0; padding: 0 }'],
  ])('%s: %s is found', async (fault, _, width, styles) => {
    const { page } = await walk('/contact')
    await restyle(page, styles)
    expect(await faultsAt(page, width, [fault])).not.toEqual([])
  })
})
