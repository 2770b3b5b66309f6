import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { describeInBrowser, hasMark, hydrate } from './site-in-browser.ts'

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu' })
const about = (page: Page) => page.getByRole('navigation').getByRole('link', { name: 'About' })

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

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

const noBox = { x: 0, y: 0, width: 0, height: 0 }

describeInBrowser('the menu on a small screen', (site) => {
  const phone = { width: 360 }

  test.each([
    ['without JavaScript', 'visit', { ...phone, javaScriptEnabled: false }],
    ['before React', 'visit', phone],
    ['with React', 'start', phone],
  ] as const)(
    'opens and closes with its button, with Escape, and when a link is chosen, %s',
    async (_, open, options) => {
      const { page } = await site[open]('/', options)
      expect(await about(page).isVisible()).toBe(false)
      await menuButton(page).click()
      expect(await about(page).isVisible()).toBe(true)
      await menuButton(page).click()
      expect(await about(page).isVisible()).toBe(false)

      await menuButton(page).focus()
      await page.keyboard.press('Enter')
      expect(await about(page).isVisible()).toBe(true)
      await page.keyboard.press('Tab')
      await page.keyboard.press('Escape')
      expect(await about(page).isVisible()).toBe(false)
      expect(await focused(page)).toBe('Menu')

      await menuButton(page).click()
      await about(page).click()
      await page.waitForURL(`${site.url()}/about`)
      await expect.poll(() => about(page).isVisible()).toBe(false)
      // With React without a page load.
      expect(await hasMark(page)).toBe(open === 'start')
    },
  )

  test('tells assistive technology that it is open, and which page is at hand', async () => {
    const { page } = await site.visit('/about', phone)
    expect(await isExpanded(page)).toBe(false)
    await menuButton(page).click()
    expect(await isExpanded(page)).toBe(true)
    expect(await about(page).getAttribute('aria-current')).toBe('page')
    // React's start leaves it open, and the link to the page at hand closes it.
    await hydrate(page)
    expect(await about(page).isVisible()).toBe(true)
    await about(page).click()
    await expect.poll(() => about(page).isVisible()).toBe(false)
  })

  test('shows how to close it in the place of its button, which the focus is seen at', async () => {
    const { page } = await site.visit('/about', { ...phone, javaScriptEnabled: false })
    const close = page.getByRole('button', { name: 'Close' })
    const place = await menuButton(page).boundingBox()
    await menuButton(page).focus()
    await page.keyboard.press('Enter')
    expect(await close.boundingBox()).toEqual(place)
    const outline = () => close.evaluate((each) => getComputedStyle(each).outlineStyle)
    expect(await outline()).toBe('solid')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(await about(page).isVisible()).toBe(false)

    // Where the header does not stay in view, it is in the menu.
    await page.setViewportSize({ width: 740, height: 360 })
    await menuButton(page).click()
    const [box, menu] = [await close.boundingBox(), await page.locator('#menu').boundingBox()]
    expect(box && menu && box.y > menu.y).toBe(true)
  })

  test('fits a phone on its side, below its button, and one with larger letters, whole', async () => {
    const { page } = await site.visit('/', phone)
    const menu = page.getByRole('navigation')
    for (const [width, height] of [
      [568, 320],
      [740, 360],
    ] as const) {
      await page.setViewportSize({ width, height })
      await menuButton(page).click()
      expect(await menu.evaluate((each) => each.scrollHeight - each.clientHeight)).toBe(0)
      const [box, button] = [await menu.boundingBox(), await menuButton(page).boundingBox()]
      expect(box && box.y + box.height <= height).toBe(true)
      expect(box && button && box.y >= button.y + button.height).toBe(true)
      await menuButton(page).click()
    }
    // As wide, counted in letters, as phones on which letters are set half as large again, or twice.
    for (const [width, height] of [
      [240, 493],
      [195, 422],
      [180, 370],
    ] as const) {
      await page.setViewportSize({ width, height })
      const [bar, number] = await Promise.all(
        ['.call-bar .button', '.call-bar .button span span'].map((part) =>
          page.locator(part).first().boundingBox(),
        ),
      )
      expect(bar && number && number.x >= bar.x).toBe(true)
      expect(bar && number && number.x + number.width <= bar.x + bar.width).toBe(true)
      await menuButton(page).click()
      expect(await menu.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0)
      await menuButton(page).click()
    }
  })

  test('is closed when a step back shows another page, or the page as it was left', async () => {
    const { page } = await site.start('/about', phone)
    await menuButton(page).click()
    await about(page).evaluate((link) => link.setAttribute('href', '/services'))
    await about(page).click()
    await page.waitForURL('**/services')
    await menuButton(page).click()
    expect(await about(page).isVisible()).toBe(true)
    await page.goBack()
    await expect.poll(() => about(page).isVisible()).toBe(false)
    expect(await hasMark(page)).toBe(true)

    // Browsers keep a page that is left, and tests cannot have it back.
    await menuButton(page).click()
    await page.evaluate(() => dispatchEvent(new Event('pagehide')))
    expect(await about(page).isVisible()).toBe(false)
  })

  test.each([
    [320, 180],
    [320, 256],
    [427, 266],
  ])('at %i by %i px, as far zoomed in, it has most of the height', async (width, height) => {
    const { page } = await site.visit('/', { width, height })
    await menuButton(page).click()
    const menu = await page.locator('#menu').boundingBox()
    expect(menu?.height).toBeGreaterThan(height * 0.85)
    expect(await page.getByRole('button', { name: 'Close' }).isVisible()).toBe(true)
  })

  test('open while a tablet is turned, lies in the header until the next tap', async () => {
    const { page } = await site.visit('/', { width: 834, height: 1194, javaScriptEnabled: false })
    await menuButton(page).click()
    await page.setViewportSize({ width: 1194, height: 834 })
    const boxOf = async (part: string) => (await page.locator(part).boundingBox()) ?? noBox
    const [brand, open] = [await boxOf('.site-header .wrap > a:first-child'), await boxOf('#menu')]
    expect(open.x).toBeGreaterThan(brand.x + brand.width)
    await page.mouse.click(600, 700)
    const closed = await boxOf('#menu')
    expect(Math.abs(open.x + open.width - closed.x - closed.width)).toBeLessThan(2)
    expect(await about(page).isVisible()).toBe(true)
  })

  test('with the focus in it closes when the focus leaves it, or by its button, once', async () => {
    const { page } = await site.start('/', { ...phone, hasTouch: true })
    const open = async () => {
      await menuButton(page).focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      expect(await about(page).isVisible()).toBe(true)
    }
    // On to the page, which it would cover.
    await open()
    await page.locator('#menu a').last().focus()
    expect(await about(page).isVisible()).toBe(true)
    await page.keyboard.press('Tab')
    expect(await about(page).isVisible()).toBe(false)
    const isLost = () => ['BODY', 'NAV'].includes(document.activeElement?.tagName ?? 'BODY')
    expect(await page.evaluate(isLost)).toBe(false)

    await open()
    await page.keyboard.press('Shift+Tab')
    expect(await about(page).isVisible()).toBe(false)
    expect(await focused(page)).toBe('Menu')

    for (const press of ['click', 'tap'] as const) {
      await open()
      await menuButton(page)[press]()
      expect(await about(page).isVisible()).toBe(false)
      await menuButton(page)[press]()
      expect(await about(page).isVisible()).toBe(true)
      await menuButton(page)[press]()
    }
  })
})

describeInBrowser('in a browser that has no popovers', (site) => {
  test('the links stand in the header', async () => {
    const { page } = await site.visit('/robots.txt', { bypassCSP: true })
    await page.route(`${site.url()}/`, async (route) => {
      const response = await route.fetch()
      const html = (await response.text())
        .replaceAll(':popover-open', ':popover-unheard-of')
        .replace(/(<nav[^>]*) popover="auto"/, '$1')
      await route.fulfill({ response, body: html })
    })
    await page.goto(site.url())
    expect(await page.locator('#menu[popover]').count()).toBe(0)
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
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
    }
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

  test('seven links stand in one row with the number, and Home is the name', async () => {
    const { page } = await site.visit('/about', { width: 1152 })
    const before = await page.locator('.site-header').boundingBox()
    await page.evaluate(() => {
      const list = document.querySelector('#menu > ul')
      for (const text of ['Finished work', 'Questions']) {
        const item = list?.lastElementChild?.cloneNode(true) as HTMLElement
        item.querySelector('a')?.replaceChildren(text)
        list?.append(item)
      }
    })
    expect(await page.locator('.site-header').boundingBox()).toEqual(before)
    expect(await page.locator('#menu > ul > li:visible').count()).toBe(6)
    expect(await page.locator('#menu > .button:visible').count()).toBe(1)
  })
})
