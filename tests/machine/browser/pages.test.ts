import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { listFiles } from '../../../cli/load/list-files.ts'
import { unknownPath } from '../../site/spec/routes.ts'
import {
  contentOf,
  describeInBrowser,
  headingOf,
  hydrate,
  matrix,
  requestsOf,
} from './site-in-browser.ts'

const browserMessage = /^Failed to load resource: the server responded with a status of 404/

/** The widths of all drawings of the page, once they are there. */
const drawingsOf = (page: Page) =>
  page.evaluate(async () => {
    const drawings = [...document.querySelectorAll<HTMLImageElement>('img[src*=".svg#"]')]
    for (const drawing of drawings) drawing.loading = 'eager'
    await Promise.all(drawings.map((drawing) => drawing.decode()))
    return drawings.map((drawing) => drawing.naturalWidth)
  })

/** By these names drawings are carried to the next page. */
const transitionNames = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#app *')]
      .map((element) => getComputedStyle(element).viewTransitionName)
      .filter((name) => name !== 'none'),
  )

describeInBrowser('a visit', (site) => {
  test.each(matrix)(
    '%s answers with its own page, which React takes over in peace',
    async (path) => {
      const { page, status, origins, complaints } = await site.visit(path)
      const { heading, head } = contentOf(path)
      const shown = async () => [await page.title(), await headingOf(page)]
      expect([status, ...(await shown())]).toEqual([200, head.title, heading])
      await hydrate(page)
      expect(await shown()).toEqual([head.title, heading])
      const asked = requestsOf(page)
      expect(await drawingsOf(page)).not.toContain(0)
      const files = new Set(asked.filter((each) => each.includes('/drawings-')))
      expect(files.size).toBeLessThanOrEqual(3)
      const names = await transitionNames(page)
      expect(names).toEqual([...new Set(names)])
      expect(complaints).toEqual([])
      expect([...origins]).toEqual([site.url()])
      expect(await page.context().cookies()).toEqual([])
    },
  )
})

test('every page holds the styles of its first screen; the application alone asks for those of all pages', () => {
  const dist = join(inject('fixtureSite'), 'dist')
  const files = listFiles(dist).filter((file) => file.endsWith('.css'))
  expect(files).toEqual([
    expect.stringMatching(/^assets\/later-/),
    expect.stringMatching(/^assets\/styles-/),
  ])
  const [later = '', all = ''] = files
  const home = readFileSync(join(dist, 'index.html'), 'utf8')
  expect(home).toContain(`data-styles="/${all}"`)
  // What stands behind the page holds up nothing of it.
  const link = `</div><link rel="stylesheet" href="/${later}"/></body>`
  expect(home.split('rel="stylesheet"')).toHaveLength(2)
  expect(home).toContain(link)
  expect(readFileSync(join(dist, all), 'utf8')).not.toContain('@font-face')
})

describeInBrowser('an unknown address', (site) => {
  test.each([unknownPath, '/nowhere', '/services/guilford/x'])(
    '%s answers 404 and logs its path once, without any interaction',
    async (path) => {
      const { page, status, complaints } = await site.visit(path)
      expect(status).toBe(404)
      expect(await page.locator('h1').textContent()).toBe('404')
      expect(await page.getByText('Oops! Page not found').isVisible()).toBe(true)
      await expect.poll(() => complaints).toContain(`Page not found: ${path}`)
      await hydrate(page)
      const own = complaints.filter((complaint) => !browserMessage.test(complaint))
      expect(own).toEqual([`Page not found: ${path}`])
    },
  )
})
