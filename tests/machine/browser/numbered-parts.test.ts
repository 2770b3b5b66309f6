import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { showIntent } from '../../support/browser.ts'
import { describeInBrowser, hydrate } from './site-in-browser.ts'

const replacement = '/services/roof-replacement'
const repairs = '/services/roof-repairs'
const script = '**/NumberedSection-*.js'

const slider = (page: Page) => page.getByRole('slider')
const chosen = (page: Page) => page.locator('.plate-part[data-ahead="0"] h3').allTextContents()
const layersOff = (page: Page) =>
  page
    .locator('.plate-layer[data-ahead="-1"] img')
    .evaluateAll((layers) => layers.map((layer) => layer.getAttribute('src')?.split('#')[1]))

describeInBrowser('numbered parts', (site) => {
  const { visit, walk } = site
  test.each([
    [replacement, 6],
    [repairs, 5],
  ])('without script %s has its numbers and its list of %i, and no slider', async (path, count) => {
    const { page } = await visit(path, { javaScriptEnabled: false })
    expect(await page.locator('.plate text').count()).toBe(count)
    expect(await page.locator('.plate-part').count()).toBe(count)
    expect(await page.locator('input').isVisible()).toBe(false)
  })

  test.each([
    ['before React', 'visit'],
    ['with React', 'start'],
  ] as const)(
    'by keyboard the slider takes off layer after layer and names the next, %s',
    async (_, open) => {
      const { page, complaints } = await site[open](replacement)
      await slider(page).focus()
      expect(await chosen(page)).toEqual(['Shingles'])
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowRight')
      expect(await chosen(page)).toEqual(['Ice and water membrane'])
      const name = '3. Ice and water membrane'
      expect(await slider(page).getAttribute('aria-valuetext')).toBe(name)
      const seen = page.locator('.plate-control b')
      expect(await seen.evaluate((each) => getComputedStyle(each, '::after').content)).toBe(
        `"${name}"`,
      )
      expect(await layersOff(page)).toEqual(['eave-underlayment', 'eave-shingles'])
      await page.keyboard.press('Home')
      expect(await layersOff(page)).toEqual([])
      expect(complaints).toEqual([])
    },
  )

  test('the slider has a label', async () => {
    const { page } = await visit(repairs)
    await page.getByLabel('Follow the water back').fill('4')
    expect(await chosen(page)).toEqual(['The flashing'])
  })

  test.each([
    [replacement, 6, 320],
    [repairs, 5, 320],
    [replacement, 6, 834],
  ])('on %s with its %i parts at %i the slider moves nothing', async (path, count, width) => {
    // Words stand as wide as those of its fallback while a font is waited for.
    const { page } = await walk(path, { width })
    const height = () => page.evaluate(() => document.body.scrollHeight)
    const before = await height()
    for (let part = 0; part < count; part++) {
      await slider(page).fill(`${part}`)
      expect(await height()).toBe(before)
    }
  })

  test('its script is asked for by the pages that have it, and weighs 6 kB at most', async () => {
    const { page } = await visit('/services/storm-damage')
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await hydrate(page)
    const isScript = (path: string) => path.includes('NumberedSection')
    expect(asked.filter(isScript)).toEqual([])
    const answer = page.waitForResponse(script)
    await page.locator('main a[href="/services/roof-replacement"]').click()
    expect((await (await answer).body()).length).toBeLessThan(6000)
    await slider(page).waitFor()
    expect(asked.filter(isScript)).toHaveLength(1)
  })

  test('where its script cannot be had, the page stays as it came, and works', async () => {
    const { page } = await visit('/robots.txt')
    await page.route(script, (route) => route.abort())
    await page.goto(new URL(replacement, page.url()).href)
    const lost = page.waitForRequest(script)
    await showIntent(page)
    await lost
    await slider(page).fill('2')
    expect(await chosen(page)).toEqual(['Ice and water membrane'])
    expect(await page.locator('.plate-part').count()).toBe(6)
  })
})
