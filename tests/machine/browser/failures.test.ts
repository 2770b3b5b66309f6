import { expect, test } from 'vitest'
import { showIntent } from '../../support/browser.ts'
import {
  change,
  choose,
  describeInBrowser,
  go,
  hasMark,
  hydrate,
  phone,
  setMark,
} from './site-in-browser.ts'

describeInBrowser('when the next page cannot be had', (site) => {
  test('without a network the visitor is told, with the phone number as the way out', async () => {
    const { page } = await site.start('/')
    await page.context().setOffline(true)
    await choose(page, 'footer', '/about')
    const notice = page.getByRole('status').filter({ hasText: 'could not be loaded' })
    const call = notice.getByRole('link', { name: phone })
    await call.waitFor()
    expect(await call.getAttribute('href')).toBe('tel:+18605550142')
    expect(new URL(page.url()).pathname).toBe('/')

    // What is there already would not be announced.
    await call.evaluate((link) => link.setAttribute('data-first', ''))
    await choose(page, 'footer', '/contact')
    await expect.poll(() => notice.locator('a:not([data-first])').count()).toBe(1)

    await page.context().setOffline(false)
    await go(page, 'footer', '/about')
    await expect.poll(() => notice.count()).toBe(0)
  })

  test.each([
    ['is missing', { status: 404 }],
    ['is broken', { status: 200, body: '<p>' }],
    ['is refused', { status: 500 }],
    ['is of a site that was built anew', undefined],
  ])('because its content %s, the browser loads the page itself', async (_, answer) => {
    const { page } = await site.visit('/')
    if (answer) await page.route('**/content/about.js', (route) => route.fulfill(answer))
    else await change(page, { path: '/about', app: '/assets/another.js' })
    await hydrate(page)
    await setMark(page)
    await go(page, 'nav', '/about')
    expect(await hasMark(page)).toBe(false)
  })
})

describeInBrowser('when a page fails', (site) => {
  test('the frame stays and shows the error with its message and the phone', async () => {
    const { page } = await site.visit('/')
    await change(page, { path: '/about', edit: (about) => Object.assign(about, { story: null }) })
    await hydrate(page)
    await choose(page, 'nav', '/about')
    const main = page.getByRole('main')
    await main.getByRole('heading', { name: 'Unexpected Application Error!', level: 1 }).waitFor()
    expect(await main.getByText(/null/).isVisible()).toBe(true)
    expect(await main.getByRole('link', { name: phone }).getAttribute('href')).toBe(
      'tel:+18605550142',
    )
    await go(page, 'nav', '/contact')
  })

  test('a page stays as it is when the application cannot start', async () => {
    const { page } = await site.visit('/services')
    await page.route('**/assets/entry-client-*.js', (route) => route.abort())
    await showIntent(page)
    await go(page, 'footer', '/about')
  })
})
