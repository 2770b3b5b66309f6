import { expect, test } from 'vitest'
import { describeInBrowser, hydrate } from '../machine/browser/site-in-browser.ts'
import { violationsOn } from '../support/browser.ts'
import { sideways } from '../machine/browser/layout.ts'
import { sampleRoutes } from './spec/routes.ts'

// What a browser alone can tell, of one page of each kind; tests/machine/browser has the rest.
describeInBrowser('in a browser', (site) => {
  test.each(sampleRoutes)('%s starts, has no barrier and fits a phone and a desk', async (path) => {
    const { page, status, complaints } = await site.walk(path)
    await hydrate(page)
    await page.setViewportSize({ width: 360, height: 800 })
    const narrow = [await sideways(page), await violationsOn(page)]
    await page.setViewportSize({ width: 1280, height: 800 })
    const found = { status, complaints, narrow, wide: await sideways(page) }
    expect(found).toEqual({ status: 200, complaints: [], narrow: [0, []], wide: 0 })
  })
})
