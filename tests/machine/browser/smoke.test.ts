import { expect, test } from 'vitest'
import { sampleRoutes } from '../../site/spec/routes.ts'
import { violationsOn } from '../../support/browser.ts'
import { all } from '../../support/cases.ts'
import { sideways } from './layout.ts'
import { describeInBrowser, hydrate } from './site-in-browser.ts'

// What a browser alone can tell, of one page of each kind, with every `npm test`; the tests beside this
// one have the rest.
describeInBrowser('in a browser', (site) => {
  test.each(sampleRoutes)('%s starts, has no barrier and fits a phone and a desk', async (path) => {
    const { page, status, complaints, failures } = await site.walk(path)
    const isHeaded = await page.locator('h1').isVisible()
    await hydrate(page)
    await page.setViewportSize({ width: 360, height: 800 })
    // Axe takes longer than all the rest; tests/machine/browser/pages.test.ts asks it in a short run too.
    const narrow = [await sideways(page), all ? await violationsOn(page) : []]
    await page.setViewportSize({ width: 1280, height: 800 })
    const found = { status, isHeaded, complaints, failures, narrow, wide: await sideways(page) }
    const sound = { status: 200, isHeaded: true, complaints: [], failures: [] }
    expect(found).toEqual({ ...sound, narrow: [0, []], wide: 0 })
  })
})
