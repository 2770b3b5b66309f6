import { expect, test } from 'vitest'
import { violationsOn } from '../../support/browser.ts'
import { describeInBrowser, hydrate } from './site-in-browser.ts'

describeInBrowser('axe finds', (site) => {
  test('a fault that is put in', async () => {
    const { page } = await site.visit('/')
    // React would take it out again.
    await hydrate(page)
    await page.evaluate(() => document.querySelector('main')?.append(document.createElement('img')))
    expect(await violationsOn(page)).toEqual(['image-alt: <img>'])
  })
})

describeInBrowser('in forced colours', (site) => {
  test('the label above the large number is not covered by it', async () => {
    const { page } = await site.visit('/services/emergency-service', { forcedColors: 'active' })
    const label = page.getByText('Emergency hotline', { exact: true })
    const clip = await label.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return { x, y, width, height }
    })
    const show = (visibility: string) =>
      label.evaluate(
        (element, value) => element.attributeStyleMap.set('visibility', value),
        visibility,
      )
    await show('hidden')
    const without = await page.screenshot({ clip })
    await show('visible')
    // Until its font is there or given up, a text may be without letters.
    await expect.poll(async () => (await page.screenshot({ clip })).equals(without)).toBe(false)
  })

  test('the menu marks the page that is shown', async () => {
    const { page } = await site.visit('/about', { forcedColors: 'active' })
    const lines = await page
      .locator('#menu li a')
      .evaluateAll((links) => links.map((link) => getComputedStyle(link).textDecorationLine))
    expect(lines.filter((line) => line === 'underline')).toHaveLength(1)
  })

  test('the call in the bar has all its edges', async () => {
    const { page } = await site.visit('/', { forcedColors: 'active', width: 360 })
    const call = page.locator('.call-bar .button').first()
    expect(await call.evaluate((link) => getComputedStyle(link).clipPath)).toBe('none')
  })
})

describeInBrowser('the keyboard', (site) => {
  test('reaches the skip link first, which leads to the content', async () => {
    const { page } = await site.visit('/')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true)
    expect((await skip.boundingBox())?.height).toBeGreaterThan(20)
    await page.keyboard.press('Enter')
    expect(new URL(page.url()).hash).toBe('#main')
  })

  test.each([360, 1280])('never loses sight of the focus at %i pixels', async (width) => {
    const { page } = await site.start('/contact', { width })
    const hidden: string[] = []
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('Tab')
      const name = await page.evaluate(coveredFocus)
      if (name !== null) hidden.push(name)
    }
    expect(hidden).toEqual([])
  })
})

/** The text of the focused element where something else lies over its middle, else `null`. */
function coveredFocus(): string | null {
  const focused = document.activeElement
  if (!focused || focused === document.body) return null
  // The middle of a town's outline may lie in the town that it bends around.
  const shown = focused.matches('svg a') ? (focused.querySelector('text') ?? focused) : focused
  const { left, top, width, height } = shown.getBoundingClientRect()
  const onTop = document.elementFromPoint(left + width / 2, top + height / 2)
  return onTop && (focused.contains(onTop) || onTop.contains(focused)) ? null : focused.textContent
}
