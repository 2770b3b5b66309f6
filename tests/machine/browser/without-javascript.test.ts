import { expect, test } from 'vitest'
import { unknownPath } from '../../site/spec/routes.ts'
import { contentOf, describeInBrowser, headingOf, matrix } from './site-in-browser.ts'

describeInBrowser('without JavaScript', (site) => {
  const plain = { javaScriptEnabled: false }

  test.each(matrix)('%s shows its heading, all its sections and the phone number', async (path) => {
    const { page } = await site.walk(path, plain)
    expect(await headingOf(page)).toBe(contentOf(path).heading)
    expect(await page.locator('main :is(h1, h2, h3):not(:visible)').allTextContents()).toEqual([])
    expect(await page.locator('a[href^="tel:"]:visible').count()).toBeGreaterThanOrEqual(3)
  })

  test('links lead from page to page', async () => {
    const { page } = await site.visit('/', plain)
    await page.locator('nav a[href="/service-areas"]').click()
    await page.locator('main a[href="/service-areas/guilford"]:not(svg a)').first().click()
    await page.locator('main a[href="/service-areas/madison"]:not(svg a)').first().click()
    await page.waitForURL(`${site.url()}/service-areas/madison`)
    expect(await page.title()).toBe(contentOf('/service-areas/madison').head.title)
  })

  test("the footer's aliases lead to their pages", async () => {
    const { page } = await site.visit('/', plain)
    await page.locator('footer a[href="/services/repairs"]').click()
    await page.waitForURL(`${site.url()}/services/roof-repairs`)
  })

  test('an unknown address shows the not-found page', async () => {
    const { page } = await site.visit(unknownPath, plain)
    expect(await page.locator('h1').textContent()).toBe('404')
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await page.waitForURL(`${site.url()}/`)
  })
})
