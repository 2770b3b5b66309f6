import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { back, describeInBrowser, go, hasMark } from './site-in-browser.ts'

/** What Chrome does to a page: each text is in two `font` elements, and the old text node is gone. */
const asChrome = (page: Page, direction: 'ltr' | 'rtl' = 'ltr') =>
  page.evaluate((to) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts.filter((each) => each.data.trim())) {
      const [outer, inner] = ['font', 'font'].map((tag) => document.createElement(tag))
      if (!outer || !inner) continue
      outer.style.verticalAlign = 'inherit'
      inner.textContent = `¡${text.data}!`
      outer.append(inner)
      text.replaceWith(outer)
    }
    document.documentElement.lang = 'es'
    document.documentElement.classList.add(`translated-${to}`)
  }, direction)

/** What Firefox does: it writes into the text nodes, and says the language. */
const asFirefox = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      if (text.data.trim()) text.data = `¡${text.data}!`
    }
    document.documentElement.lang = 'es'
  })

const ways = [
  ['Chrome', (page: Page) => asChrome(page)],
  ['Chrome, into Arabic', (page: Page) => asChrome(page, 'rtl')],
  ['Firefox', asFirefox],
] as const

describeInBrowser('a page that was translated once React has taken over', (site) => {
  test.each(ways)('by %s: a link is a page load', async (_, translate) => {
    const { page, complaints } = await site.start('/')
    await translate(page)
    await go(page, 'main', '/service-areas/middlesexcounty')
    expect(await hasMark(page)).toBe(false)
    expect(await page.locator('#app').textContent()).not.toContain('¡')
    expect(complaints).toEqual([])
  })

  test.each(ways)('by %s: so is the way back', async (_, translate) => {
    const { page, complaints } = await site.start('/')
    await go(page, 'main', '/services/storm-damage')
    await translate(page)
    await back(page, '/')
    expect(await hasMark(page)).toBe(false)
    expect(await page.locator('#app').textContent()).not.toContain('¡')
    expect(complaints).toEqual([])
  })

  test('shown in its own language again, it leads on without a page load', async () => {
    const { page } = await site.start('/')
    await page.evaluate(() => (document.documentElement.lang = 'es'))
    await page.evaluate(() => (document.documentElement.lang = 'en-US'))
    await go(page, 'main', '/services/storm-damage')
    expect(await hasMark(page)).toBe(true)
  })
})
