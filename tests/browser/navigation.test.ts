import { expect, test } from 'vitest'
import { aliases } from '../spec/routes.ts'
import {
  choose,
  contentOf,
  describeInBrowser,
  hasMark,
  hydrate,
  setMark,
  shows,
} from './site-in-browser.ts'

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
  })

  test('focus goes to the content, and the new title is announced', async () => {
    const { page } = await site.visit('/')
    await hydrate(page)
    await choose(page, 'nav', '/about')
    await shows(page, '/about')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
    const announcements = await page.getByRole('status').allTextContents()
    expect(announcements).toContain(contentOf('/about').head.title)
  })

  test('a page starts at its top, and back returns to where it was left', async () => {
    const { page } = await site.visit('/services')
    await hydrate(page)
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }))
    await choose(page, 'footer', '/about')
    await shows(page, '/about')
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
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
    },
  )

  test('a link to the page at hand, by whatever address, adds no step back', async () => {
    const { page } = await site.visit('/services/roof-repairs')
    await hydrate(page)
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }))
    const steps = await page.evaluate(() => history.length)
    await choose(page, 'footer', '/services/repairs')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    expect(await page.evaluate(() => history.length)).toBe(steps)
    expect(new URL(page.url()).pathname).toBe('/services/roof-repairs')
  })

  test('a click with a modifier key is left to the browser', async () => {
    const { page } = await site.visit('/')
    await hydrate(page)
    const opened = page.context().waitForEvent('page')
    await page.locator('footer a[href="/about"]').click({ modifiers: ['ControlOrMeta'] })
    const other = await opened
    await other.waitForURL(`${site.url()}/about`)
    expect(new URL(page.url()).pathname).toBe('/')
  })

  test('the sitemap is a file, not a page of the application', async () => {
    const { page } = await site.visit('/about')
    await hydrate(page)
    await choose(page, 'footer', '/sitemap.xml')
    await page.waitForURL(`${site.url()}/sitemap.xml`)
  })
})

describeInBrowser('aliases', (site) => {
  test.each(Object.entries(aliases))('%s answers 301 and lands on %s', async (from, to) => {
    const answer = await fetch(site.url() + from, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([301, to])
    const { page, complaints } = await site.visit(from)
    await shows(page, to)
    expect(complaints).toEqual([])
  })
})
