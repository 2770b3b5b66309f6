import { expect, test } from 'vitest'
import { watchShifts } from './layout.ts'
import { choose, describeInBrowser, hydrate, shows } from './site-in-browser.ts'

describeInBrowser('whether the office is open', ({ visit }) => {
  test.each([
    [320, '2026-01-18T15:00Z', 'We answer emergencies now', 'Office opens tomorrow at 7 AM'],
    [360, '2026-01-12T15:00Z', 'Office open until 6 PM', ''],
    [834, '2026-01-18T15:00Z', 'We answer emergencies now', 'Office opens tomorrow at 7 AM'],
    [900, '2026-01-17T23:00Z', 'We answer emergencies now', 'Office opens Monday at 7 AM'],
  ])(
    'is said at %i by the first script, on every page, and moves nothing',
    async (width, moment, words, next) => {
      const { page, complaints } = await visit('/robots.txt', { width, moment })
      const shifts = await watchShifts(page)
      // Without the site's type the line is at its widest, and nothing else can move.
      await page.route('**/*.woff2', (route) => route.abort())
      await page.goto(new URL('/contact', page.url()).href)
      const lines = async () =>
        new Set(await page.locator('.office-now:not([data-line]):visible').allTextContents())
      const below = () => page.locator('.office-now[data-line]').allTextContents()
      expect(await lines()).toEqual(new Set([words]))
      expect(await below()).toEqual([next])
      await hydrate(page)
      expect(await lines()).toEqual(new Set([words]))
      expect(await below()).toEqual([next])
      expect(await shifts()).toBe(0)
      await choose(page, 'header', '/')
      await shows(page, '/')
      expect(await below()).toEqual([])
      await expect.poll(lines).toEqual(new Set([words]))
      expect(complaints.filter((text) => !/404|ERR_FAILED/.test(text))).toEqual([])
    },
  )
})
