// The look that every change gets, however small: no kind of page is broken. All else about pages in
// a browser is asked by the tests beside this one.

import { expect, test } from 'vitest'
import { sampleRoutes } from '../../site/spec/routes.ts'
import { sideways } from './layout.ts'
import { describeInBrowser, hydrate } from './site-in-browser.ts'

describeInBrowser('a look at each kind of page', (site) => {
  test.each(sampleRoutes)('%s comes whole, fits its window, and React takes over', async (path) => {
    const { page, status, complaints, failures } = await site.visit(path, { width: 360 })
    expect(status).toBe(200)
    expect(await page.locator('h1').isVisible()).toBe(true)
    await hydrate(page)
    expect(await sideways(page)).toBe(0)
    expect(complaints).toEqual([])
    expect(failures).toEqual([])
  })
})
