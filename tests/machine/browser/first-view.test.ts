import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  back,
  describeInBrowser,
  go,
  hydrate,
  kindOf,
  requestsOf,
  shows,
  type SiteInBrowser,
} from './site-in-browser.ts'

/** A visit whose clock the test moves, and all that the page has asked for. */
async function visitSlowly(
  site: SiteInBrowser,
  path: string,
  { before = () => {}, width = 1280 } = {},
) {
  const { page } = await site.visit('/robots.txt', {
    width,
    hasTouch: true,
    isOwn: true,
  })
  await page.clock.install()
  await page.addInitScript(before)
  const asked = requestsOf(page)
  await page.goto(site.url() + path)
  return { page, asked }
}

describeInBrowser('the first view', (site) => {
  test('the land below a map comes without the application', async () => {
    const { page, asked } = await visitSlowly(site, '/service-areas/guilford')
    await page.locator('.map-sheet').scrollIntoViewIfNeeded()
    await expect.poll(() => asked.map(kindOf)).toContain('outlines')
    expect(asked.map(kindOf)).not.toContain('entry-client')
  })

  const link = (page: Page) => page.locator('main a[href="/contact"]:visible').first()
  type Act = (page: Page) => Promise<unknown>
  const swipe = async (page: Page) => {
    const session = await page.context().newCDPSession(page)
    for (const [type, y] of [['touchStart', 600], ['touchMove', 300], ['touchEnd']] as const) {
      const touchPoints = y === undefined ? [] : [{ x: 180, y }]
      await session.send('Input.dispatchTouchEvent', { type, touchPoints })
    }
  }
  /** As often as it takes: a page that is busy misses a touch. */
  const untilScrolled = (act: Act) => async (page: Page) => {
    const scrolled = async () => {
      await act(page)
      return page.evaluate(() => window.scrollY)
    }
    await expect.poll(scrolled).toBeGreaterThan(0)
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  }
  const tapMenu = (page: Page) => page.getByRole('button', { name: 'Menu' }).tap()
  const opensAndCloses = async (page: Page) => {
    await page.locator('#menu:popover-open').waitFor()
    await tapMenu(page)
  }
  const signs: [string, Act, Act?][] = [
    ['a minute', (page) => page.clock.runFor(60_000)],
    ['a turn of the wheel', untilScrolled((page) => page.mouse.wheel(0, 600))],
    ['a swipe', untilScrolled(swipe)],
    ['a key that scrolls', untilScrolled((page) => page.keyboard.press('PageDown'))],
    ['a finger on the menu', tapMenu, opensAndCloses],
    ['a pointer over the words', (page) => page.locator('h1').hover()],
  ]
  test('none of what says nothing of a next page asks for the application', async () => {
    const { page, asked } = await visitSlowly(site, '/', { width: 360 })
    for (const [name, sign, isSeen] of signs) {
      await sign(page)
      await isSeen?.(page)
      // What the page puts off for a second is asked for by then.
      await page.clock.runFor(1000)
      expect(asked.map(kindOf), name).not.toContain('entry-client')
    }
  })

  const intents: [string, Act][] = [
    ['a pointer over a link', (page) => link(page).hover()],
    ['the focus on a link', (page) => link(page).focus()],
    ['the first step by keyboard', (page) => page.keyboard.press('Tab')],
  ]
  test.each(intents)('after %s asks for the application, once', async (_, show) => {
    const { page, asked } = await visitSlowly(site, '/', { width: 360 })
    await show(page)
    const application = () => asked.map(kindOf).filter((kind) => kind === 'entry-client')
    await expect.poll(application).toEqual(['entry-client'])
  })

  const wishes = {
    'the connection is to be spared': () =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    'less data are preferred': () => {
      const { matchMedia } = window
      window.matchMedia = (query) =>
        matchMedia.call(window, query === '(prefers-reduced-data: reduce)' ? 'all' : query)
    },
  }
  test.each(Object.entries(wishes))(
    'starts it by an interaction only, and fetches nothing ahead, where %s',
    async (_, wish) => {
      const { page, asked } = await visitSlowly(site, '/', { before: wish })
      await page.clock.runFor(60_000)
      expect(asked.map(kindOf)).not.toContain('entry-client')
      await hydrate(page)
      await page.locator('nav a[href="/about"]').hover()
      await page.clock.runFor(1000)
      expect(asked).toContain('/content/home.js')
      expect(asked).not.toContain('/content/about.js')
      await go(page, 'nav', '/about')
    },
  )
})

describeInBrowser('where the application never arrives', (site) => {
  const onPhone = { width: 360 }

  test('links, the menu and calls work, and nothing complains but the network', async () => {
    const { page, complaints } = await site.visit('/', onPhone)
    await page.route('**/assets/entry-client-*.js', (route) => route.abort())
    const menu = page.getByRole('button', { name: 'Menu' })
    const areas = page.getByRole('navigation').getByRole('link', { name: 'Service Areas' })
    await menu.click()
    await page.keyboard.press('Escape')
    expect(await areas.isVisible()).toBe(false)
    await menu.click()
    await areas.click()
    await shows(page, '/service-areas')
    await page.locator('main a[href="/service-areas/guilford"]:visible:not(svg a)').first().click()
    await shows(page, '/service-areas/guilford')
    await go(page, 'footer', '/services/repairs', '/services/roof-repairs')
    await back(page, '/service-areas/guilford')
    const calls = page.locator('a[href="tel:+18605550142"]:visible')
    expect(await calls.count()).toBeGreaterThanOrEqual(3)
    expect(complaints.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([])
  })
})
