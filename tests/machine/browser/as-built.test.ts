import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { showIntent } from '../../support/browser.ts'
import {
  choose,
  describeInBrowser,
  go,
  hasMark,
  hydrate,
  setMark,
  settled,
  type SiteInBrowser,
} from './site-in-browser.ts'

const from = '/service-areas/guilford'
const to = '/service-areas/madison'

/** What the browser's own translation does to every text. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts.filter(({ data }) => data.trim() !== '')) {
      const font = document.createElement('font')
      text.replaceWith(font)
      font.append(Object.assign(document.createElement('font'), { textContent: `¡${text.data}!` }))
    }
  })

const linkDate = (page: Page) =>
  page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: 'x-apple-data-detectors://0' })
    const line = document.querySelector('footer dd, footer li, main p')
    link.append(...(line?.childNodes ?? []))
    line?.append(link)
  })

const addElement = (page: Page) =>
  page.evaluate(() => document.querySelector('main')?.append(document.createElement('aside')))

const darken = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll('body *')) {
      element.setAttribute('data-darkreader-inline-color', '"><p>')
    }
  })

/** As the most used proxy hides addresses: the first byte is the key of the others. */
const hidden = (email: string) =>
  [0, ...Buffer.from(email)].map((code) => (code ^ 0x42).toString(16).padStart(2, '0')).join('')

/** Its decoder asks the parser for the value of an attribute, which Trusted Types would refuse. */
const decoder = `
  const parser = document.createElement('div')
  const decode = (code) => {
    const bytes = code.match(/../g).map((pair) => parseInt(pair, 16))
    const address = bytes.slice(1).map((byte) => String.fromCharCode(byte ^ bytes[0])).join('')
    parser.innerHTML = '<a href="' + address + '"></a>'
    return parser.firstChild.getAttribute('href')
  }
  for (const link of document.querySelectorAll('a[href*="/cdn-cgi/l/email-protection#"]'))
    link.href = 'mailto:' + decode(link.href.split('#')[1])
  for (const text of document.querySelectorAll('.__cf_email__'))
    text.replaceWith(decode(text.dataset.cfemail))
  document.currentScript.remove()`

/** Opens a page behind the proxy; its decoder comes, or is kept away by a blocker. */
async function visitBehindProxy(site: SiteInBrowser, path: string, decodes: boolean) {
  const visit = await site.visit('/robots.txt', { width: 360 })
  await visit.page.route(`**${path}`, async (route) => {
    const answer = await route.fetch()
    const html = (await answer.text()).replace(
      /href="mailto:([^"]+)"([^>]*)>[^<]+</g,
      (_, email: string, rest: string) =>
        `href="/cdn-cgi/l/email-protection#${hidden(email)}"${rest}>` +
        `<span class="__cf_email__" data-cfemail="${hidden(email)}">[email&#160;protected]</span><`,
    )
    const script = '<script src="/cdn-cgi/scripts/email-decode.min.js"></script></body>'
    const body = decodes ? html.replace('</body>', script) : html
    await route.fulfill({ response: answer, body })
  })
  await visit.page.route('**/cdn-cgi/scripts/*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: decoder }),
  )
  await visit.page.goto(site.url() + path)
  return visit
}

describeInBrowser('a page that is not as it was built', (site) => {
  const changes: [string, (page: Page) => Promise<unknown>][] = [
    ['translated by the browser', translate],
    ['with a date made a link by a phone', linkDate],
    ['with an element of an extension', addElement],
  ]
  const opened = [
    ...changes.map(([name, change]) => {
      const open = async () => {
        // The styles for which the test waits are in no cache yet.
        const visit = await site.visit(from, { width: 360, isOwn: true })
        await change(visit.page)
        return visit
      }
      return [name, open] as const
    }),
    ['with an e-mail hidden by a proxy', () => visitBehindProxy(site, from, false)] as const,
  ]
  test.each(opened)('%s stays as it is, and its links load pages', async (_, open) => {
    const { page, complaints } = await open()
    await page.locator('button[popovertarget="menu"]:visible').click()
    const shown = () => page.locator('#app').innerHTML()
    const before = await shown()
    await setMark(page)
    const styles = page.waitForResponse('**/assets/styles-*.css')
    await showIntent(page)
    await (await styles).finished()
    await settled(page, from)
    expect(await shown()).toBe(before)
    expect(await page.locator('#menu').isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await go(page, 'main :visible >', to)
    expect(await hasMark(page)).toBe(false)
    expect(complaints).toEqual([])
  })
})

describeInBrowser('a page that is as it was built', (site) => {
  const visits: [string, () => ReturnType<SiteInBrowser['visit']>][] = [
    [
      'but for attributes of an extension',
      async () => {
        const visit = await site.visit(from)
        await darken(visit.page)
        return visit
      },
    ],
    ['since the decoder of a proxy has run', () => visitBehindProxy(site, from, true)],
  ]
  test.each(visits)('%s is taken over', async (_, open) => {
    const { page, complaints } = await open()
    const emails = await page.locator('a[href^="mailto:"]').allTextContents()
    expect(new Set(emails)).toEqual(new Set(['office@ridge-eave.example.com']))
    await hydrate(page)
    await setMark(page)
    await go(page, 'main :visible >', to)
    expect(await hasMark(page)).toBe(true)
    expect(complaints).toEqual([])
  })

  describe('and translated later', () => {
    test.each([
      ['of the same kind', to],
      ['of another kind', '/services/roof-repairs'],
    ])('gives way to a page %s whole', async (_, next) => {
      const { page, complaints } = await site.visit(from)
      const words = () =>
        page.locator('.breadcrumb, main').evaluateAll((parts) =>
          parts.map((part) => {
            for (const line of part.querySelectorAll('.office-now')) line.textContent = ''
            return part.textContent
          }),
        )
      await hydrate(page)
      await translate(page)
      await setMark(page)
      await choose(page, 'main :visible >', next)
      await page.waitForURL(site.url() + next)
      expect(await hasMark(page)).toBe(true)
      const own = await fetch(site.url() + next)
      const expected = await page.evaluate(
        (html) => {
          const parsed = new DOMParser().parseFromString(html, 'text/html')
          return [...parsed.querySelectorAll('.breadcrumb, main')].map(
            ({ textContent }) => textContent,
          )
        },
        await own.text(),
      )
      await expect.poll(words).toEqual(expected)
      expect(complaints).toEqual([])
    })
  })
})
