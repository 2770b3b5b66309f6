import { expect, test } from 'vitest'
import { describeInBrowser, matrix } from './site-in-browser.ts'

describeInBrowser('while fonts arrive', ({ visit }) => {
  const options = [360, 1280].flatMap((width) => matrix.map((path) => [path, width] as const))

  test.each(options)('nothing on %s at %i moves, however late they are', async (path, width) => {
    const { page } = await visit('/404', { width })
    const fonts = { asked: 0 }
    await page.route('**/*.woff2', async (route) => {
      fonts.asked += 1
      await new Promise((resolve) => setTimeout(resolve, 700))
      await route.continue()
    })
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const before = Number(Reflect.get(window, '__shift') ?? 0)
        const moved = list.getEntries().map((entry) => Number(Reflect.get(entry, 'value')))
        Reflect.set(
          window,
          '__shift',
          moved.reduce((sum, each) => sum + each, before),
        )
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(new URL(path, page.url()).href)
    await page.evaluate(() => document.fonts.ready)
    await page.waitForTimeout(300)
    expect(fonts.asked).toBe(2)
    expect(await page.evaluate(() => Number(Reflect.get(window, '__shift') ?? 0))).toBe(0)
  })
})
