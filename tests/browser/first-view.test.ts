import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { unknownPath } from '../spec/routes.ts'
import {
  choose,
  describeInBrowser,
  hydrate,
  matrix,
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
  const { page } = await site.visit('/robots.txt', { width })
  await page.clock.install()
  await page.addInitScript(before)
  const asked = requestsOf(page)
  await page.goto(site.url() + path, { waitUntil: 'networkidle' })
  return { page, asked }
}

/** Built files by what they are; other paths as they are. */
const kindOf = (path: string) =>
  path.replace(/^\/assets\/(?:(boot|entry-client|Notifications)-.*\.js|.*(\.woff2))$/, '$1$2')

/**
 * The files of pictures that belong to the first view: those on the first screen, and the outlines
 * of a map, for which SVG knows no later moment.
 */
const picturesOf = (page: Page) =>
  page.evaluate(() => {
    const lazy = [...document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')]
    const inSight = lazy.filter((picture) => {
      const { top, width } = picture.getBoundingClientRect()
      return width > 0 && top < innerHeight
    })
    const shapes = [...document.querySelectorAll('use')].map(
      (use) => use.getAttribute('href') ?? '',
    )
    const files = shapes.filter((href) => href.startsWith('/'))
    const addresses = [...inSight.map(({ src }) => src), ...files]
    return [...new Set(addresses.map((address) => new URL(address, location.href).pathname))]
  })

const blockingRequests = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => Reflect.get(entry, 'renderBlockingStatus') === 'blocking')
      .map(({ name }) => name),
  )

describeInBrowser('the first view', (site) => {
  test.each([...matrix, unknownPath])(
    'of %s asks for two fonts, the boot script and its pictures',
    async (path) => {
      const own = ['.woff2', '.woff2', path, 'boot']
      for (const width of [360, 1280]) {
        const { page, asked } = await visitSlowly(site, path, { width })
        const pictures = await picturesOf(page)
        expect(asked.map(kindOf).toSorted()).toEqual([...own, ...pictures].toSorted())
        expect(await blockingRequests(page)).toEqual([])
      }
    },
  )

  test('leaves a picture far below until the visitor scrolls', async () => {
    const { page } = await site.visit('/robots.txt')
    await page.route(`${site.url()}/about`, async (route) => {
      const response = await route.fetch()
      const picture = '<img src="/share.png" loading="lazy" alt=""></main>'
      await route.fulfill({ response, body: (await response.text()).replace('</main>', picture) })
    })
    const asked = requestsOf(page)
    await page.goto(`${site.url()}/about`, { waitUntil: 'networkidle' })
    expect(asked).not.toContain('/share.png')
    await page.evaluate(() => window.scrollTo({ top: 200, behavior: 'instant' }))
    await expect.poll(() => asked).toContain('/share.png')
    expect(asked.map(kindOf)).not.toContain('entry-client')
  })

  test('lets the application wait until some seconds after the load', async () => {
    const { page, asked } = await visitSlowly(site, '/')
    await page.clock.runFor(5000)
    expect(asked.map(kindOf)).not.toContain('entry-client')
    await page.clock.runFor(2000)
    await expect.poll(() => asked.map(kindOf)).toContain('entry-client')
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
      await page.waitForTimeout(300)
      expect(asked).toContain('/content/index.json')
      expect(asked).not.toContain('/content/about.json')
      await choose(page, 'nav', '/about')
      await shows(page, '/about')
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
    await page.locator('main a[href="/service-areas/guilford"]:visible').first().click()
    await shows(page, '/service-areas/guilford')
    await choose(page, 'footer', '/services/repairs')
    await shows(page, '/services/roof-repairs')
    await page.goBack()
    await shows(page, '/service-areas/guilford')
    const calls = page.locator('a[href="tel:+18605550142"]:visible')
    expect(await calls.count()).toBeGreaterThanOrEqual(3)
    expect(complaints.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([])
  })
})
