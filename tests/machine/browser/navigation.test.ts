import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, Route } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import type { Page as PageContent } from '#generated/types'
import { aliases } from '../../site/spec/routes.ts'
import { contentUrl } from '../../support/built-site.ts'
import {
  back,
  change,
  choose,
  contentOf,
  describeInBrowser,
  forward,
  go,
  hasMark,
  hydrate,
  pageLoads,
  requestsOf,
  setMark,
  settled,
  shows,
} from './site-in-browser.ts'

/** A script of the site and all that it imports, by their addresses. */
function withImports(file: string, found: readonly string[] = []): readonly string[] {
  if (found.includes(file)) return found
  const text = readFileSync(join(inject('fixtureSite'), 'dist', file), 'utf8')
  return [...text.matchAll(/(?:from|import)"\.\/([^"]+)"/g)].reduce(
    (all, [, name]) => withImports(`/assets/${name}`, all),
    [...found, file] as readonly string[],
  )
}

/** What waits for `lifted` goes on after `lift()`. */
function barrier() {
  let lift = () => undefined as void
  const lifted = new Promise<void>((resolve) => {
    lift = resolve
  })
  return { lifted, lift: () => lift() }
}

describeInBrowser('once React has taken over', (site) => {
  test('links lead on without a page load, to the content, and the new title is announced', async () => {
    const { page, complaints } = await site.start('/')
    const links = [
      ['nav', '/contact'],
      ['footer', '/about'],
      ['nav', '/services'],
      // A card.
      ['main', '/services/storm-damage'],
      ['nav', '/service-areas'],
      // The title of a county.
      ['main', '/service-areas/middlesexcounty'],
      ['nav', '/service-areas'],
      // A town in a list, one nearby, all of them, and a service of a town.
      ['main', '/service-areas/guilford'],
      ['main', '/service-areas/madison'],
      ['main', '/service-areas'],
      ['main', '/service-areas/essex'],
      ['main', '/services/roof-repairs'],
    ] as const
    for (const [part, to] of links) {
      await go(page, part, to)
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
      const announcements = () => page.getByRole('status').allTextContents()
      await expect.poll(announcements).toContain(contentOf(to).head.title)
    }
    expect(await hasMark(page)).toBe(true)
    expect(complaints).toEqual([])
  })

  test('the head of a page, and what the document says of it, are those of the page by itself', async () => {
    const { page } = await site.visit('/contact')
    const ownHead = () =>
      page.evaluate(() => {
        const own = 'meta[name], meta[property], link[rel="canonical"], script[type*="json"]'
        const texts = [...document.head.querySelectorAll(own)].map(({ outerHTML }) => outerHTML)
        return [{ ...document.documentElement.dataset, running: '' }, ...texts.toSorted()]
      })
    for (const path of ['/about', '/services/roof-repairs', '/service-areas/guilford']) {
      await hydrate(page)
      await page.evaluate((to) => {
        const link = Object.assign(document.createElement('a'), { href: to })
        document.body.append(link)
        link.click()
      }, path)
      await shows(page, path)
      const shown = await ownHead()
      await page.goto(site.url() + path)
      expect(shown).toEqual(await ownHead())
    }
  })

  test('back and forward show the pages again, with their heads', async () => {
    const { page } = await site.start('/')
    await go(page, 'nav', '/service-areas')
    await go(page, 'main', '/service-areas/hamden')
    await back(page, '/service-areas')
    await back(page, '/')
    await page.goForward()
    await forward(page, '/service-areas/hamden')
    expect(await hasMark(page)).toBe(true)
  })

  test('back finds a town again that was opened before a reload', async () => {
    const { page, complaints } = await site.start('/service-areas/guilford')
    await go(page, 'main', '/service-areas/madison')
    await page.reload()
    await hydrate(page)
    await setMark(page)
    await back(page, '/service-areas/guilford')
    await forward(page, '/service-areas/madison')
    expect(await hasMark(page)).toBe(true)
    expect(complaints).toEqual([])
  })

  test('a step back over a fragment leads to its page', async () => {
    const { page } = await site.visit('/services')
    // Before the application runs.
    await page.evaluate(() => {
      location.hash = 'main'
    })
    await hydrate(page)
    await go(page, 'nav', '/about')
    await page.evaluate(() => history.go(-2))
    await shows(page, '/services')
    await forward(page, '/services')
    await forward(page, '/about')
  })

  test('the not-found page is taken over without a request for its content, and shown again', async () => {
    const { page, asked, complaints } = await site.start('/nowhere')
    expect(await page.locator('h1').textContent()).toBe('404')
    expect(asked.filter((path) => path.startsWith('/content/'))).toEqual(['/content/site.js'])
    await go(page, 'main', '/')
    await page.goBack()
    await expect.poll(() => page.locator('h1').textContent()).toBe('404')
    expect(new URL(page.url()).pathname).toBe('/nowhere')
    expect(await hasMark(page)).toBe(true)
    expect(complaints.filter((text) => !/404|Page not found/.test(text))).toEqual([])
  })

  const link = (page: Page) => page.locator('nav a[href="/about"]')

  test('a page starts at its top, and back and forward return to where it was left', async () => {
    const { page } = await site.visit('/services')
    const scrollTo = (top: number) =>
      page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
    const position = () => page.evaluate(() => window.scrollY)
    await hydrate(page)
    await scrollTo(600)
    // Playwright's own click would scroll first.
    await link(page).dispatchEvent('click')
    await shows(page, '/about')
    expect(await position()).toBe(0)
    await scrollTo(300)
    await back(page, '/services')
    await expect.poll(position).toBe(600)
    await forward(page, '/about')
    await expect.poll(position).toBe(300)
  })

  test('what was scrolled in another document moves no page', async () => {
    const { page } = await site.start('/services')
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }))
    await page.goto(`${site.url()}/contact`)
    await hydrate(page)
    await go(page, 'nav', '/about')
    await back(page, '/contact')
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })

  const intents: [string, (page: Page) => Promise<unknown>][] = [
    ['the pointer over its link', (page) => link(page).hover()],
    ['the focus on its link', (page) => link(page).focus()],
    ['a finger on its link', (page) => link(page).dispatchEvent('touchstart')],
  ]
  test.each(intents)('%s fetches a page, and the click asks for nothing', async (_, show) => {
    const { page } = await site.start('/', { isOwn: true })
    const part = page.waitForResponse('**/assets/HouseElevation-*.js')
    await show(page)
    // Its content, the part that few pages have, and what this imports.
    const files = ['/content/about.js', ...withImports(new URL((await part).url()).pathname)]
    const arrived = () =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
      )
    await expect.poll(arrived).toEqual(expect.arrayContaining(files))
    const asked = requestsOf(page)
    await go(page, 'nav', '/about')
    await back(page, '/')
    await forward(page, '/about')
    // Drawings wait until they are near the screen, and the slower the machine the later.
    expect(asked.filter((path) => !path.endsWith('.svg'))).toEqual([])
  })

  test('the link under the pointer that starts the application is fetched too', async () => {
    const { page } = await site.visit('/', { isOwn: true })
    const fetched = page.waitForResponse('**/content/about.js')
    await link(page).hover()
    expect((await fetched).status()).toBe(200)
  })

  test('an alias in the footer lands on its page, and back returns', async () => {
    const { page } = await site.start('/about')
    for (const [from, to] of Object.entries(aliases)) {
      await go(page, 'footer', from, to)
      await back(page, '/about')
    }
    expect(await hasMark(page)).toBe(true)
  })

  test('a link to the page at hand, by whatever address, adds no step back', async () => {
    // A window counts fifty steps at most.
    const { page } = await site.start('/services/roof-repairs', { isOwn: true })
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }))
    const steps = await page.evaluate(() => history.length)
    await choose(page, 'footer', '/services/repairs')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    expect(await page.evaluate(() => history.length)).toBe(steps)
    expect(new URL(page.url()).pathname).toBe('/services/roof-repairs')
  })

  test('a card in the emergency tone shows the number, whatever its address', async () => {
    const { page } = await site.visit('/contact')
    const edit = (content: PageContent) => {
      if (content.kind !== 'services') return
      const cards = content.cards.map((card) => ({
        ...card,
        tone: card.slug === 'roof-repairs' ? 'emergency' : 'standard',
      }))
      Object.assign(content, { cards })
    }
    await change(page, { path: '/services', edit })
    await hydrate(page)
    await go(page, 'nav', '/services')
    const withNumber = page.locator('main li').filter({ has: page.locator('a[href^="tel:"]') })
    await expect.poll(() => withNumber.locator('h2').allTextContents()).toEqual(['Roof Repairs'])
  })

  test('a click with a modifier key, and the sitemap, are left to the browser', async () => {
    const { page } = await site.start('/contact')
    const tabs = () => page.context().pages()
    await page.locator('footer a[href="/about"]').click({ modifiers: ['ControlOrMeta'] })
    // Counted from the click on: a tab is another process, which a busy machine is slow to start. Behind
    // the page at hand it is in no hurry to load its pictures either.
    await expect.poll(tabs, { timeout: 60_000 }).toHaveLength(2)
    await tabs()[1]?.waitForURL(`${site.url()}/about`, { waitUntil: 'commit', timeout: 60_000 })
    expect(tabs()[1]?.url()).toBe(`${site.url()}/about`)
    expect(new URL(page.url()).pathname).toBe('/contact')
    await choose(page, 'footer', '/sitemap.xml')
    await page.waitForURL(`${site.url()}/sitemap.xml`)
  })
})

describeInBrowser('when the content of the next page is slow', (site) => {
  test.each<[string, (route: Route) => Promise<void>]>([
    ['it comes too late', (route) => route.continue()],
    ['its failure comes too late', (route) => route.fulfill({ status: 404 })],
  ])('%s to change what was chosen since', async (_, answer) => {
    const { page } = await site.start('/contact')
    await go(page, 'nav', '/services')
    const ways = [
      // A step back, a click elsewhere, one on the page at hand.
      ['/about', () => page.goBack(), '/contact'],
      ['/service-areas', () => choose(page, 'nav', '/services'), '/services'],
      ['/', () => choose(page, 'nav', '/services'), '/services'],
    ] as const
    const loads = pageLoads(page)
    for (const [late, goElsewhere, elsewhere] of ways) {
      const slow = barrier()
      await page.route(`**${contentUrl(late)}`, async (route) => {
        await slow.lifted
        await answer(route)
      })
      const answered = page.waitForResponse(`**${contentUrl(late)}`)
      await choose(page, 'header', late)
      await goElsewhere()
      await shows(page, elsewhere)
      slow.lift()
      await answered
      await settled(page, late)
      await shows(page, elsewhere)
    }
    expect(loads).toEqual([])
    expect(await hasMark(page)).toBe(true)
  })

  test('the wait is shown, and after a moment said', async () => {
    const { page } = await site.visit('/')
    const slow = barrier()
    await page.route('**/content/about.js', async (route) => {
      await slow.lifted
      await route.continue()
    })
    await hydrate(page)
    const main = page.locator('main')
    const word = page.getByRole('status').getByText('loading')
    expect(await main.getAttribute('aria-busy')).toBeNull()
    await choose(page, 'nav', '/about')
    await expect.poll(() => main.getAttribute('aria-busy')).toBe('true')
    await word.waitFor()
    slow.lift()
    await shows(page, '/about')
    expect(await main.getAttribute('aria-busy')).toBeNull()
    expect(await word.count()).toBe(0)
  })

  test('a page that the browser is loading gives way to the next click', async () => {
    const { page } = await site.visit('/')
    const [slow, over] = [barrier(), barrier()]
    await page.route('**/content/about.js', (route) => route.fulfill({ status: 404 }))
    await page.route(`${site.url()}/about`, async (route) => {
      await slow.lifted
      await route.continue().catch(() => undefined)
      over.lift()
    })
    await hydrate(page)
    const loading = page.waitForRequest(`${site.url()}/about`)
    // Playwright's own clicks would wait for the page that is being loaded.
    const click = (path: string) =>
      page.evaluate((to) => document.querySelector<HTMLElement>(`a[href="${to}"]`)?.click(), path)
    await click('/about')
    await loading
    await click('/contact')
    await page.waitForURL('**/contact')
    slow.lift()
    await over.lifted
    await shows(page, '/contact')
  })
})

describeInBrowser('aliases', (site) => {
  test('one lands on its page without a complaint', async () => {
    const [[from, to] = ['', '']] = Object.entries(aliases)
    const { page, complaints } = await site.visit(from)
    await shows(page, to)
    expect(complaints).toEqual([])
  })
})
