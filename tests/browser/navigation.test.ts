import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aliases } from '../spec/routes.ts'
import {
  contentOf,
  describeInBrowser,
  hasMark,
  headFor,
  headOf,
  hydrate,
  phone,
  setMark,
} from './site-in-browser.ts'

/** A click on the first link in `part` that leads to `href`. */
const choose = (page: Page, part: string, href: string) =>
  page.locator(`${part} a[href="${href}"]`).first().click()

/** Waits until the page at `path` is shown. */
async function shows(page: Page, path: string): Promise<void> {
  await expect.poll(() => page.locator('h1').textContent()).toBe(contentOf(path).heading)
  await expect.poll(() => headOf(page)).toEqual(headFor(path))
  expect(new URL(page.url()).pathname).toBe(path)
}

describeInBrowser('once React has taken over', (site) => {
  test.each([
    ['the navigation', '/', 'nav', '/about'],
    ['the footer', '/contact', 'footer', '/about'],
    ['a service card', '/services', 'main', '/services/storm-damage'],
    ['a county title', '/service-areas', 'main', '/service-areas/middlesexcounty'],
    ['a town in a county list', '/service-areas', 'main', '/service-areas/essex'],
    ['a nearby area', '/service-areas/guilford', 'main', '/service-areas/madison'],
    ['View All Service Areas', '/service-areas/guilford', 'main', '/service-areas'],
    ["a town's service", '/service-areas/guilford', 'main', '/services/roof-repairs'],
    ["the not-found page's link", '/nowhere', 'main', '/'],
  ])('%s leads on without a page load', async (_, from, part, to) => {
    const { page, complaints } = await site.visit(from)
    await hydrate(page)
    await setMark(page)
    await choose(page, part, to)
    await shows(page, to)
    expect(await hasMark(page)).toBe(true)
    expect(complaints.filter((text) => !/404|Page not found/.test(text))).toEqual([])
    await page.context().close()
  })

  test('back and forward show the pages again, with their heads', async () => {
    const { page } = await site.visit('/')
    await hydrate(page)
    await setMark(page)
    await choose(page, 'nav', '/service-areas')
    await shows(page, '/service-areas')
    await choose(page, 'main', '/service-areas/hamden')
    await shows(page, '/service-areas/hamden')
    await page.goBack()
    await shows(page, '/service-areas')
    await page.goBack()
    await shows(page, '/')
    await page.goForward()
    await page.goForward()
    await shows(page, '/service-areas/hamden')
    expect(await hasMark(page)).toBe(true)
    await page.context().close()
  })

  test('focus goes to the content, and the new title is announced', async () => {
    const { page } = await site.visit('/')
    await hydrate(page)
    await choose(page, 'nav', '/about')
    await shows(page, '/about')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
    const announcements = await page.getByRole('status').allTextContents()
    expect(announcements).toContain(contentOf('/about').head.title)
    await page.context().close()
  })

  test('a page starts at its top, and back returns to where it was left', async () => {
    const { page } = await site.visit('/services')
    await hydrate(page)
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }))
    await choose(page, 'footer', '/about')
    await shows(page, '/about')
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await page.context().close()
  })

  test.each(Object.entries(aliases))(
    'the alias %s in the footer lands on %s, and back returns',
    async (from, to) => {
      const { page } = await site.visit('/')
      await hydrate(page)
      await choose(page, 'nav', '/about')
      await shows(page, '/about')
      await setMark(page)
      await choose(page, 'footer', from)
      await shows(page, to)
      expect(await hasMark(page)).toBe(true)
      await page.goBack()
      await shows(page, '/about')
      await page.context().close()
    },
  )

  test('a click with a modifier key is left to the browser', async () => {
    const { page } = await site.visit('/')
    await hydrate(page)
    const opened = page.context().waitForEvent('page')
    await page.locator('footer a[href="/about"]').click({ modifiers: ['ControlOrMeta'] })
    const other = await opened
    await other.waitForURL(`${site.url()}/about`)
    expect(new URL(page.url()).pathname).toBe('/')
    await page.context().close()
  })

  test('the sitemap is a file, not a page of the application', async () => {
    const { page } = await site.visit('/about')
    await hydrate(page)
    await choose(page, 'footer', '/sitemap.xml')
    await page.waitForURL(`${site.url()}/sitemap.xml`)
    await page.context().close()
  })
})

describeInBrowser('without a network', (site) => {
  test('a link tells the visitor, with the phone number as the way out', async () => {
    const { page } = await site.visit('/')
    await hydrate(page)
    await page.context().setOffline(true)
    await choose(page, 'footer', '/about')
    const notice = page.getByRole('status').filter({ hasText: 'could not be loaded' })
    await notice.waitFor()
    expect(await notice.getByRole('link', { name: phone }).getAttribute('href')).toBe(
      'tel:+18605550142',
    )
    expect(new URL(page.url()).pathname).toBe('/')

    await page.context().setOffline(false)
    await choose(page, 'footer', '/about')
    await shows(page, '/about')
    await page.context().close()
  })
})

describeInBrowser('aliases', (site) => {
  test.each(Object.entries(aliases))('%s answers 301 and lands on %s', async (from, to) => {
    const answer = await fetch(site.url() + from, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([301, to])
    const { page, complaints } = await site.visit(from)
    await shows(page, to)
    expect(complaints).toEqual([])
    await page.context().close()
  })
})
