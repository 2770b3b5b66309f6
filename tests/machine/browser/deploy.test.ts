import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { showIntent } from '../../support/browser.ts'
import { nextPhone, nextSite } from './next-site.ts'
import {
  back,
  choose,
  contentOf,
  describeInBrowser,
  forward,
  go,
  headingOf,
  hydrate,
  pageLoads,
  phone,
  requestsOf,
  settled,
  shows,
  type Visit,
} from './site-in-browser.ts'

const next = nextSite()

/** Waits until the page at `path` is shown as the next site has it. */
async function showsNext(page: Page, path: string): Promise<void> {
  const call = page.locator('header a[href^="tel:"]').first()
  await expect.poll(() => call.getAttribute('href')).toBe(nextPhone)
  expect(await headingOf(page)).toBe(contentOf(path).heading)
  expect(new URL(page.url()).pathname).toBe(path)
}

describeInBrowser('after a deploy, an open window', (site) => {
  /** A window that went from the first page to the second, and then had the second reloaded. */
  async function windowBetween(first: string, second: string): Promise<Page> {
    const { page } = await site.start(first)
    await go(page, 'body', second)
    await page.reload()
    await hydrate(page)
    return page
  }

  const histories = [
    ['a town', '/service-areas/guilford', '/service-areas/madison'],
    ['a page that every build has', '/about', '/contact'],
  ] as const

  test('loads the new page by a link, once', async () => {
    const { page } = await site.start('/contact')
    site.deploy(next())
    const loads = pageLoads(page)
    await choose(page, 'nav', '/about')
    await showsNext(page, '/about')
    expect(loads).toEqual(['/about'])
  })

  test.each(histories)('loads %s anew by a step back, once', async (_, first, second) => {
    const page = await windowBetween(first, second)
    site.deploy(next())
    const loads = pageLoads(page)
    await page.evaluate(() => history.back())
    await showsNext(page, first)
    await hydrate(page)
    expect(loads).toEqual([first])
  })

  test.each(histories)('loads a page anew by a step forward from %s', async (_, first, second) => {
    const page = await windowBetween(first, second)
    await back(page, first)
    await page.reload()
    await hydrate(page)
    site.deploy(next())
    const loads = pageLoads(page)
    await page.evaluate(() => history.forward())
    await showsNext(page, second)
    expect(loads).toEqual([second])
  })

  test('shows the not-found page of the new site for a town that it lacks', async () => {
    const page = await windowBetween('/service-areas/clinton', '/service-areas/madison')
    site.deploy(next())
    const loads = pageLoads(page)
    await page.evaluate(() => history.back())
    await expect.poll(() => page.locator('h1').textContent()).toBe('404')
    expect(loads).toEqual(['/service-areas/clinton'])
    expect(await page.locator(`a[href="${nextPhone}"]`).count()).toBeGreaterThan(0)
  })

  test('goes back to what it holds without a request', async () => {
    const { page } = await site.start('/contact', { isOwn: true })
    await go(page, 'nav', '/about')
    site.deploy(next())
    const asked = requestsOf(page)
    await back(page, '/contact')
    await forward(page, '/about')
    expect(asked).toEqual([])
  })

  const stays = async ({ page, complaints }: Visit) => {
    const loads = pageLoads(page)
    await settled(page, '/')
    expect(await page.locator('html[data-running]').count()).toBe(0)
    await choose(page, 'nav', '/about')
    await showsNext(page, '/about')
    expect(loads).toEqual(['/about'])
    expect(complaints.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([])
  }

  test('stays as it is when its application is gone, and its links lead on', async () => {
    const visit = await site.visit('/')
    site.deploy(next())
    await visit.page.route('**/entry-client*', (route) => route.fulfill({ status: 404 }))
    const gone = visit.page.waitForResponse(/entry-client/)
    await showIntent(visit.page)
    expect((await gone).status()).toBe(404)
    await stays(visit)
  })

  test('so it does when its application is there, and what all pages share is newer', async () => {
    const visit = await site.visit('/')
    site.deploy(next())
    const asked = visit.page.waitForResponse('**/content/home.js')
    await showIntent(visit.page)
    expect((await asked).status()).toBe(200)
    await stays(visit)
  })
})

describeInBrowser('while a host still serves old pages beside new contents', (site) => {
  test('every step is one page load, and none leads to another', async () => {
    const { page } = await site.start('/about')
    await go(page, 'nav', '/contact')
    await page.reload()
    await hydrate(page)
    await page.route('**/content/*.js', async (route) => {
      const path = new URL(route.request().url()).pathname
      await route.fulfill({ path: `${next()}${path}` })
    })
    const loads = pageLoads(page)
    await page.evaluate(() => history.back())
    await shows(page, '/about')
    const asked = page.waitForResponse('**/content/about.js')
    await showIntent(page)
    await asked
    await settled(page, '/about')
    expect(loads).toEqual(['/about'])
    await page.evaluate(() => history.forward())
    await shows(page, '/contact')
    expect(loads).toEqual(['/about', '/contact'])
  })
})

describeInBrowser('a step in the history', (site) => {
  test('before the application runs again is a page load', async () => {
    const { page } = await site.start('/about')
    await go(page, 'nav', '/contact')
    await page.reload()
    const loads = pageLoads(page)
    await page.evaluate(() => history.back())
    await shows(page, '/about')
    expect(loads).toEqual(['/about'])
  })

  test('without a network shows the error with the phone, and forward leads on', async () => {
    const { page } = await site.start('/about')
    await go(page, 'nav', '/contact')
    await page.reload()
    await hydrate(page)
    await page.context().setOffline(true)
    await page.evaluate(() => history.back())
    const main = page.getByRole('main')
    await main.getByText('You seem to be offline').waitFor()
    expect(await main.getByRole('link', { name: phone }).isVisible()).toBe(true)
    await page.evaluate(() => history.forward())
    await shows(page, '/contact')
  })
})
