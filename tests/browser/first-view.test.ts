import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { unknownPath } from '../spec/routes.ts'
import { inTurns } from '../support/matrix.ts'
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
  const viewport = { width, height: screenHeight(path) }
  const { page } = await site.visit('/robots.txt', { viewport })
  await page.clock.install()
  await page.addInitScript(before)
  const asked = requestsOf(page)
  await page.goto(site.url() + path, { waitUntil: 'networkidle' })
  return { page, asked }
}

/** Built files by what they are; other paths as they are. */
const kindOf = (path: string) =>
  path
    .replace(/^\/assets\/(?:(boot|entry-client|Notifications)-.*\.js|.*(\.woff2))$/, '$1$2')
    .replace(/^\/assets\/(drawings|outlines)-.*\.svg$/, '$1')

/**
 * In pixels. The picture of storm damage begins at 816, and at 792 in the fonts that stand in for
 * late ones: at 800 it would be on the first screen or not, as the fonts came.
 */
const screenHeight = (path: string) => (path === '/services/storm-damage' ? 780 : 800)

/** The pages on whose first screen a drawing or a map stands, by the width. */
const onFirstScreen: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  360: { '/services': 'drawings', '/service-areas': 'outlines' },
  1280: {
    '/services': 'drawings',
    '/services/residential-roofing': 'drawings',
    '/service-areas': 'outlines',
  },
}

const manifestLinks = (page: Page) => page.locator('link[rel="manifest"]')

/** Keeps how many files the head had named as manifest when the page had loaded. */
const countManifestsAtLoad = () =>
  addEventListener('load', () =>
    Reflect.set(window, '__manifests', document.querySelectorAll('link[rel="manifest"]').length),
  )

const blockingRequests = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => Reflect.get(entry, 'renderBlockingStatus') === 'blocking')
      .map(({ name }) => name),
  )

describeInBrowser('the first view', (site) => {
  test.each(inTurns([...matrix, unknownPath], [360, 1280]))(
    'of %s at %i asks for two fonts, the boot script and the picture on its first screen',
    async (path, width) => {
      const { page, asked } = await visitSlowly(site, path, {
        width,
        before: countManifestsAtLoad,
      })
      const picture = onFirstScreen[width]?.[path]
      const always = ['.woff2', '.woff2', path, 'boot']
      const wanted = picture === undefined ? always : [...always, picture]
      expect(asked.map(kindOf).toSorted()).toEqual(wanted.toSorted())
      expect(await blockingRequests(page)).toEqual([])
      expect(await page.evaluate(() => Reflect.get(window, '__manifests'))).toBe(0)
    },
  )

  test('names the manifest when the page has loaded and the browser is idle', async () => {
    const { page } = await visitSlowly(site, '/')
    await expect.poll(() => manifestLinks(page).count()).toBe(1)
    expect(await manifestLinks(page).getAttribute('href')).toBe('/site.webmanifest')
  })

  test('fetches the land below a map, and nothing else, when the visitor scrolls there', async () => {
    const { page, asked } = await visitSlowly(site, '/service-areas/guilford')
    expect(asked.map(kindOf)).not.toContain('outlines')
    await page.locator('.map-sheet').scrollIntoViewIfNeeded()
    await expect.poll(() => asked.map(kindOf)).toContain('outlines')
    expect(asked.map(kindOf)).not.toContain('entry-client')
  })

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
