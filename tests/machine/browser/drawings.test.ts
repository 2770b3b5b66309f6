import { expect, test } from 'vitest'
import { describeInBrowser } from './site-in-browser.ts'

describeInBrowser('drawings', ({ visit }) => {
  test('on a phone the call stands before the long description of a town', async () => {
    const { page } = await visit('/service-areas/portland', {
      viewport: { width: 360, height: 740 },
    })
    const call = await page.locator('main a[href^="tel:"]').first().boundingBox()
    const bar = await page.locator('.call-bar').boundingBox()
    expect(call && bar && call.y + call.height < bar.y).toBe(true)
  })

  test.each(['/services/storm-damage', '/contact'])(
    'of %s only the call stays on a phone on its side, in the corner',
    async (path) => {
      const { page } = await visit(path, { viewport: { width: 740, height: 360 } })
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
    expect(await page.locator('header a[href^="tel:"]:visible').count()).toBe(1)
    expect(await page.locator('footer address').isVisible()).toBe(true)
  })

  test('paper is the same, whatever the scheme of the screen', async () => {
    const { page } = await visit('/')
    const printed = async (colorScheme: 'light' | 'dark') => {
      await page.emulateMedia({ colorScheme, media: 'print' })
      return (await page.screenshot({ fullPage: true })).toString('base64')
    }
    expect((await printed('dark')) === (await printed('light'))).toBe(true)
  })
})
