import { expect, test } from 'vitest'
import { sampleRoutes } from '../../site/spec/routes.ts'
import { describeInBrowser } from './site-in-browser.ts'

describeInBrowser('the call bar of phones', (site) => {
  const walk = site.walk({ width: 360 })

  test.each(sampleRoutes)(
    'of %s is away only while the call at the top is in view',
    async (path) => {
      const { page } = await walk(path)
      const heights = [0, 200, 400, 800, 1600, 1e6]
      const wrong: string[] = []
      for (const top of heights) {
        const found = await page.evaluate(async (to) => {
          scrollTo({ top: to, behavior: 'instant' })
          for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
          const box = (selector: string) =>
            document.querySelector(selector)?.getBoundingClientRect()
          const call = box('main a.hero-actions, main .hero-actions > [href^="tel:"]')
          const header = box('.site-header')?.bottom ?? 0
          const isInView = call && call.top >= header - 1 && call.bottom <= innerHeight
          const bar = document.querySelector('.call-bar')
          return {
            isInView: isInView === true,
            isAway: bar && getComputedStyle(bar).visibility === 'hidden',
          }
        }, top)
        if (found.isAway !== found.isInView) wrong.push(`${top}: ${JSON.stringify(found)}`)
      }
      expect(wrong).toEqual([])
    },
  )

  test('always stands where a browser knows no timelines of views', async () => {
    const { page } = await site.visit('/robots.txt', { width: 360, bypassCSP: true })
    await page.route(`${site.url()}/`, async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replaceAll('timeline-scope:', 'unheard-of:')
      await route.fulfill({ response, body })
    })
    await page.goto(site.url())
    expect(await page.locator('.call-bar').isVisible()).toBe(true)
  })
})
