import { expect, test } from 'vitest'
import { describeInBrowser } from './site-in-browser.ts'

describeInBrowser('drawings', ({ url, visit }) => {
  test('on a phone a call is in view beside the long description of a town', async () => {
    const { page } = await visit('/service-areas/portland', { width: 360, height: 740 })
    const bar = page.locator('.call-bar a[href^="tel:"]')
    expect(await bar.isVisible()).toBe(true)
    const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {}
    expect([y > 600, y + height <= 740]).toEqual([true, true])
  })

  test.each(['/services/storm-damage', '/contact'])(
    'of %s only the call stays on a phone on its side, in the corner',
    async (path) => {
      const { page } = await visit(path, { width: 740, height: 360 })
      // Past the call of the hero, beside which the bar is away.
      await page.locator('footer').scrollIntoViewIfNeeded()
      const bar = await page.locator('.call-bar').boundingBox()
      expect(bar?.width).toBeLessThan(740 / 2)
      expect(bar?.height).toBeLessThan(360 / 5)
      expect(await page.locator('.call-bar a:visible').count()).toBe(1)
    },
  )

  test('paper gets the words, the number and the address, and no drawing', async () => {
    const { page } = await visit('/services/storm-damage')
    await page.emulateMedia({ media: 'print' })
    const onScreenOnly = 'svg:visible, img:visible, .call-bar:visible, .button:visible'
    expect(await page.locator(onScreenOnly).count()).toBe(0)
    expect(await page.locator('.site-header a[href^="tel:"]:visible').count()).toBe(1)
    expect(await page.locator('footer address').isVisible()).toBe(true)
  })

  test('on screen the footer does not repeat what the call above it has', async () => {
    const { page } = await visit('/')
    const contacts = 'address:visible, a[href^="tel:"]:visible, a[href^="mailto:"]:visible'
    expect(await page.locator('.closing-call').locator(contacts).count()).toBe(3)
    expect(await page.locator('footer').locator(contacts).count()).toBe(0)
    const without = await visit('/contact')
    expect(await without.page.locator('footer').locator(contacts).count()).toBe(3)
  })

  test('a numbered text is printed with its drawing, whole', async () => {
    const { page } = await visit('/services/roof-replacement')
    const slider = page.getByRole('slider')
    await slider.focus()
    await slider.press('End')
    await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' })
    const printed = await page.locator('.plate-layer').evaluateAll((layers) =>
      layers.map((layer) => {
        const { opacity, translate } = getComputedStyle(layer)
        return [layer.checkVisibility(), opacity, translate].join()
      }),
    )
    expect(printed.length).toBeGreaterThan(5)
    expect(new Set(printed)).toEqual(new Set(['true,1,none']))
    expect(await page.locator('.plate img, .plate-mark').count()).toBe(
      await page.locator('.plate img:visible, .plate-mark:visible').count(),
    )
  })

  test.each(['/', '/services/roof-replacement'])(
    'the paper of %s is the same, whatever the scheme of the screen',
    async (path) => {
      const { page } = await visit(path)
      const printed = async (colorScheme: 'light' | 'dark') => {
        await page.emulateMedia({ colorScheme, media: 'print' })
        return (await page.screenshot({ fullPage: true })).toString('base64')
      }
      expect((await printed('dark')) === (await printed('light'))).toBe(true)
    },
  )

  test('the call bar always stands where a browser knows no timelines of views', async () => {
    const { page } = await visit('/robots.txt', { width: 360, bypassCSP: true })
    await page.route(`${url()}/`, async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replaceAll('timeline-scope:', 'unheard-of:')
      await route.fulfill({ response, body })
    })
    await page.goto(url())
    expect(await page.locator('.call-bar').isVisible()).toBe(true)
  })
})
