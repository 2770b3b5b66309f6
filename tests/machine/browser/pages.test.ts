import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { listFiles } from '../../../cli/load/list-files.ts'
import { sampleRoutes, unknownPath } from '../../site/spec/routes.ts'
import { violationsInDark, violationsOn } from '../../support/browser.ts'
import { checks, faultsAt, type Fault } from './layout.ts'
import {
  contentOf,
  describeInBrowser,
  headingOf,
  hydrate,
  kindOf,
  matrix,
  type Visit,
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

const ofWords = ['sideways', 'cutOff', 'broken', 'overlapping', 'smallTargets'] as const

const isOfItsKind = (path: string) => sampleRoutes.includes(path) || path === unknownPath

/** At the last axe is asked; pages that are composed as another is differ in their words alone. */
const widthsOf = (path: string) => {
  if (isOfItsKind(path)) return [320, 768, 1920, 1280, 360]
  return matrix.indexOf(path) % 2 === 0 ? [1280, 360] : [360, 1280]
}

/** What is wrong with a page as it came, and then with React; smoke.test.ts asks axe about each kind on a phone, where all is asked. */
async function faultsOf(page: Page, path: string): Promise<string[]> {
  const asked = isOfItsKind(path) ? (Object.keys(checks) as Fault[]) : ofWords
  // As wide, counted in letters, as a phone on which letters are twice as large.
  const found = await faultsAt(page, 180, asked)
  await hydrate(page)
  for (const width of widthsOf(path)) {
    found.push(...(await faultsAt(page, width, asked)))
    if (!isOfItsKind(path) || ![1280, 360].includes(width)) continue
    if (width === 1280) found.push(...(await violationsOn(page)))
    found.push(...(await violationsInDark(page)))
  }
  if (isOfItsKind(path)) {
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('navigation').getByRole('link', { name: 'About' }).waitFor()
  }
  return [...found, ...(await violationsOn(page))]
}

/** The browser decides when it fetches lazy pictures. */
const lazyPictures = new Set(['drawings', 'outlines'])

/** What the page wanted first, and the files for which the browser kept it waiting. */
async function firstView({ page, asked }: Visit) {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  const blocking = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => Reflect.get(entry, 'renderBlockingStatus') === 'blocking')
      .map(({ name }) => name),
  )
  return {
    asked: asked
      .map(kindOf)
      .filter((kind) => !lazyPictures.has(kind))
      .toSorted(),
    blocking,
  }
}

/** Where on a phone the call bar is there beside the call at the top, or away without it. */
function wrongCallBar(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const wrong: string[] = []
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
    for (const top of [0, 200, 400, 800, 1600, 1e6]) {
      scrollTo({ top, behavior: 'instant' })
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
      const call = box('main a.hero-actions, main .hero-actions > [href^="tel:"]')
      const header = box('.site-header')?.bottom ?? 0
      const isInView = call && call.top >= header - 1 && call.bottom <= innerHeight
      const bar = document.querySelector('.call-bar')
      const isAway = bar && getComputedStyle(bar).visibility === 'hidden'
      if (isAway !== (isInView === true)) wrong.push(`${top}: ${isAway}, ${isInView}`)
    }
    return wrong
  })
}

/** Two fonts, one script and the styles of what stands behind the page, and none is waited for. */
const firstViewOf = (path: string) => ({
  asked: ['.woff2', '.woff2', path, 'later', 'lazy-hydrate'].toSorted(),
  blocking: [],
})

describeInBrowser('a visit', (site) => {
  test.each(matrix)(
    '%s answers with its own page, sound at each width and without barriers, which React takes over in peace',
    async (path) => {
      const visit = await site.walk(path)
      const { page, status, origins, complaints } = visit
      const { heading, head } = contentOf(path)
      const shown = async () => [await page.title(), await headingOf(page)]
      expect([status, ...(await shown())]).toEqual([200, head.title, heading])
      expect(await firstView(visit)).toEqual(firstViewOf(path))
      expect(await faultsOf(page, path)).toEqual([])
      expect(await shown()).toEqual([head.title, heading])
      expect(await drawingsOf(page)).not.toContain(0)
      const names = await transitionNames(page)
      expect(names).toEqual([...new Set(names)])
      expect(complaints).toEqual([])
      expect([...origins]).toEqual([site.url()])
      expect(await page.context().cookies()).toEqual([])
    },
  )

  // Pages of a kind ask for the same files.
  test.each([...sampleRoutes, unknownPath])(
    '%s asks on a phone for what a desk does, and the call bar is away only beside the call at the top',
    async (path) => {
      const visit = await site.walk(path, { width: 360, hasTouch: true })
      expect(await firstView(visit)).toEqual(firstViewOf(path))
      expect(await wrongCallBar(visit.page)).toEqual([])
    },
  )

  test.each([unknownPath, '/nowhere', '/services/guilford/x'])(
    '%s answers 404 and logs its path once, without any interaction',
    async (path) => {
      const visit = await site.walk(path)
      const { page, status, complaints } = visit
      expect(status).toBe(404)
      expect(await firstView(visit)).toEqual(firstViewOf(path))
      expect(await page.locator('h1').textContent()).toBe('404')
      expect(await page.getByText('Oops! Page not found').isVisible()).toBe(true)
      await expect.poll(() => complaints).toContain(`Page not found: ${path}`)
      if (path === unknownPath) expect(await faultsOf(page, path)).toEqual([])
      else await hydrate(page)
      const own = complaints.filter((complaint) => !browserMessage.test(complaint))
      expect(own).toEqual([`Page not found: ${path}`])
    },
  )
})

test('every page holds the styles of its first screen; the application alone asks for those of all pages', () => {
  const dist = join(inject('fixtureSite'), 'dist')
  const files = listFiles(dist).filter((file) => file.endsWith('.css'))
  const [all = '', ...others] = files.filter((file) => file.startsWith('assets/styles-'))
  const laters = files.filter((file) => file.startsWith('assets/later-'))
  expect(others).toEqual([])
  expect(laters.length).toBe(files.length - 1)
  const home = readFileSync(join(dist, 'index.html'), 'utf8')
  expect(home).toContain(`data-styles="/${all}"`)
  // What stands behind the page holds up nothing of it.
  const link = /<\/div><link rel="stylesheet" href="\/([^"]*)" fetchPriority="low"\/><\/body>/
  expect(home.split('rel="stylesheet"')).toHaveLength(2)
  expect(laters).toContain(link.exec(home)?.[1])
  expect(readFileSync(join(dist, all), 'utf8')).not.toContain('@font-face')
})
