import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { describeInBrowser, hasMark, hydrate } from './site-in-browser.ts'

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu' })
const about = (page: Page) => page.getByRole('navigation').getByRole('link', { name: 'About' })

/** What the accessibility tree says of the button: the popover gives the state, no attribute. */
async function isExpanded(page: Page): Promise<unknown> {
  const session = await page.context().newCDPSession(page)
  const { root } = await session.send('DOM.getDocument')
  const { nodes } = await session.send('Accessibility.queryAXTree', {
    nodeId: root.nodeId,
    role: 'button',
    accessibleName: 'Menu',
  })
  const expanded = nodes[0]?.properties?.find(({ name }) => name === 'expanded')
  return expanded?.value.value
}

describeInBrowser('the menu on a small screen', (site) => {
  const phone = { width: 360 }

  describe.each(['before React', 'with React'])('%s', (when) => {
    const isRunning = when === 'with React'
    const open = () => (isRunning ? site.start : site.visit)('/', phone)

    test('is closed, opens and closes with its button', async () => {
      const { page } = await open()
      expect(await about(page).isVisible()).toBe(false)
      await menuButton(page).click()
      expect(await about(page).isVisible()).toBe(true)
      await menuButton(page).click()
      expect(await about(page).isVisible()).toBe(false)
    })

    test('closes with Escape, and the button has the focus again', async () => {
      const { page } = await open()
      await menuButton(page).focus()
      await page.keyboard.press('Enter')
      expect(await about(page).isVisible()).toBe(true)
      await page.keyboard.press('Tab')
      await page.keyboard.press('Escape')
      expect(await about(page).isVisible()).toBe(false)
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Menu')
    })

    test('closes when a link is chosen, which leads to its page, with React without a page load', async () => {
      const { page } = await open()
      await menuButton(page).click()
      await about(page).click()
      await page.waitForURL(`${site.url()}/about`)
      await expect.poll(() => about(page).isVisible()).toBe(false)
      expect(await hasMark(page)).toBe(isRunning)
    })
  })

  test('closes when the link to the page at hand is chosen', async () => {
    const { page } = await site.start('/about', phone)
    await menuButton(page).click()
    await about(page).click()
    await expect.poll(() => about(page).isVisible()).toBe(false)
  })

  test('tells assistive technology that it is open, and which page is at hand', async () => {
    const { page } = await site.visit('/about', phone)
    expect(await isExpanded(page)).toBe(false)
    await menuButton(page).click()
    expect(await isExpanded(page)).toBe(true)
    expect(await about(page).getAttribute('aria-current')).toBe('page')
  })

  test.each([
    [568, 320],
    [740, 360],
  ])('fits a phone on its side, %i×%i, below its button', async (width, height) => {
    const { page } = await site.visit('/', { viewport: { width, height } })
    await menuButton(page).click()
    const menu = page.getByRole('navigation')
    expect(await menu.evaluate((each) => each.scrollHeight - each.clientHeight)).toBe(0)
    const [box, button] = [await menu.boundingBox(), await menuButton(page).boundingBox()]
    expect(box && box.y + box.height <= height).toBe(true)
    expect(box && button && box.y >= button.y + button.height).toBe(true)
  })

  // As wide, counted in letters, as phones on which letters are set half as large again, or twice.
  test.each([
    [240, 493],
    [195, 422],
    [180, 370],
  ])('shows it whole on %i×%i, as the bar below shows the number', async (width, height) => {
    const { page } = await site.visit('/', { viewport: { width, height } })
    const [bar, number] = await Promise.all(
      ['.call-bar .button', '.call-bar .button span span'].map((part) =>
        page.locator(part).first().boundingBox(),
      ),
    )
    expect(bar && number && number.x >= bar.x).toBe(true)
    expect(bar && number && number.x + number.width <= bar.x + bar.width).toBe(true)
    await menuButton(page).click()
    const menu = page.getByRole('navigation')
    expect(await menu.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0)
  })

  describe('with the focus in it', () => {
    const open = async () => {
      const { page } = await site.start('/', { ...phone, hasTouch: true })
      await menuButton(page).focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      return page
    }

    test('closes when the focus goes on to the page, which it would cover', async () => {
      const page = await open()
      await page.locator('#menu a').last().focus()
      expect(await about(page).isVisible()).toBe(true)
      await page.keyboard.press('Tab')
      expect(await about(page).isVisible()).toBe(false)
      const isLost = () => ['BODY', 'NAV'].includes(document.activeElement?.tagName ?? 'BODY')
      expect(await page.evaluate(isLost)).toBe(false)
    })

    test('closes when the focus goes back to its button', async () => {
      const page = await open()
      await page.keyboard.press('Shift+Tab')
      expect(await about(page).isVisible()).toBe(false)
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Menu')
    })

    test.each(['click', 'tap'] as const)('closes once with a %s on its button', async (press) => {
      const page = await open()
      await menuButton(page)[press]()
      expect(await about(page).isVisible()).toBe(false)
      await menuButton(page)[press]()
      expect(await about(page).isVisible()).toBe(true)
    })
  })

  test('opened before React starts, it stays open', async () => {
    const { page } = await site.visit('/', phone)
    await menuButton(page).click()
    await hydrate(page)
    expect(await about(page).isVisible()).toBe(true)
  })
})

describeInBrowser('in a browser that has no popovers', (site) => {
  test.each([360, 1280])('the links stand in the header at %i pixels', async (width) => {
    const { page } = await site.visit('/robots.txt', { width, bypassCSP: true })
    await page.route(`${site.url()}/`, async (route) => {
      const response = await route.fetch()
      const html = (await response.text())
        .replaceAll(':popover-open', ':popover-unheard-of')
        .replace(/(<nav[^>]*) popover="auto"/, '$1')
      await route.fulfill({ response, body: html })
    })
    await page.goto(site.url())
    expect(await page.locator('#menu[popover]').count()).toBe(0)
    expect(await menuButton(page).isVisible()).toBe(false)
    const header = await page.locator('.site-header').boundingBox()
    expect(header?.height).toBeLessThan(width === 360 ? 180 : 100)
    for (const link of await page.locator('#menu > ul > li > a').all()) {
      const box = await link.boundingBox()
      expect(box && header && box.y + box.height <= header.y + header.height).toBe(true)
      expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true)
    }
    const calls = page.locator('a[href^="tel:"]').filter({ visible: true })
    expect(await calls.count()).toBeGreaterThan(1)
  })
})

describeInBrowser('the navigation on a wide screen', (site) => {
  test('stands in the header, sticks to the top and has no menu button', async () => {
    const { page } = await site.visit('/about')
    expect(await menuButton(page).isVisible()).toBe(false)
    expect(await about(page).isVisible()).toBe(true)
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
    expect((await about(page).boundingBox())?.y).toBeLessThan(100)
  })
})
