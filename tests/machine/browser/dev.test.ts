import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { hydrate } from '../../support/browser.ts'
import { dataProject, replaceOnce, citiesOf } from '../../support/fixtures.ts'
import { startDev } from '../../support/run-cli.ts'
import { hasMark, openContext, requestsOf, setMark } from './site-in-browser.ts'

const guilford = '/service-areas/guilford'

/** Opens an address in a window of its own, until the test ends. */
async function open(address: string): Promise<Page> {
  const context = await openContext()
  onTestFinished(() => context.close())
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  await visit(page, address)
  return page
}

/** Goes to an address; of what is saved before the page listens, it hears nothing. */
async function visit(page: Page, address: string): Promise<void> {
  const listens = page.waitForEvent('console', (message) =>
    /\[vite\] connected/.test(message.text()),
  )
  await page.goto(address)
  await listens
}

/** Saves a data file with one place changed. */
function edit(project: string, name: string, from: string, to: string): void {
  const file = join(project, 'data', name)
  writeFileSync(file, replaceOnce(readFileSync(file, 'utf8'), from, to))
}

/** What a busy machine takes. */
const patience = { timeout: 60_000 }

/** Holds the answers for an address back until they are let go. */
async function hold(
  page: Page,
  address: string,
): Promise<{ asked: Promise<void>; letGo: () => void }> {
  const gate = { letGo: () => {} }
  const isLetGo = new Promise<void>((resolve) => (gate.letGo = resolve))
  const asked = new Promise<void>((resolve) => {
    void page.route(address, async (route) => {
      resolve()
      await isLetGo
      await route.continue()
    })
  })
  return { asked, letGo: () => gate.letGo() }
}

/** Below what the first screen shows. */
const place = 1500

const scrollDown = (page: Page) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), place)

/** A page that is loaded anew comes to its place when its styles are there. */
async function keepsPlace(page: Page): Promise<void> {
  await page.waitForLoadState()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
}

/** What is laid over the page, or shown in its place. */
const overlay = (page: Page) => page.locator('vite-error-overlay')

const right = '- cityName: Guilford\n  county: New Haven County'
const wrong = right.replace('Haven', 'Heaven')

describe.skipIf(inject('browserPath') === '')('dev', () => {
  test('what is saved while a page starts is shown once it has started', async () => {
    const project = dataProject({ 'data/cities.yaml': citiesOf('Guilford') })
    const page = await open(`${await startDev(project)}/about`)
    const part = await hold(page, '**/illustrations/Street.tsx*')
    await visit(page, new URL('/', page.url()).href)
    // By then the page has its content, as the data were.
    await part.asked
    edit(project, 'site.yaml', 'Why people choose us', 'Why people call us')
    const module = join(project, 'generated/routes/home.ts')
    await expect.poll(() => readFileSync(module, 'utf8'), patience).toContain('Why people call us')
    // Long enough for the browser to hear of it.
    await page.waitForTimeout(1000)
    part.letGo()
    await page.getByRole('heading', { name: 'Why people call us' }).waitFor()
  })

  test('it starts with a fault, shows edits at the same place, and a later fault over the page until it is mended', async () => {
    const project = dataProject({ 'data/cities.yaml': citiesOf('Guilford') })
    edit(project, 'cities.yaml', right, wrong)
    const page = await open(`${await startDev(project)}${guilford}`)
    await overlay(page).getByText('New Heaven County').first().waitFor()
    expect(await page.locator('pre').first().textContent()).toContain('New Heaven County')
    edit(project, 'cities.yaml', wrong, right)
    await page.getByRole('heading', { level: 1, name: 'Guilford' }).waitFor()
    expect(await overlay(page).count()).toBe(0)

    await visit(page, page.url())
    // In the place of a copy that a build makes stands the photo itself.
    const copy = await fetch(new URL('/share-480.avif', page.url()))
    expect([copy.status, copy.headers.get('content-type')]).toEqual([200, 'image/png'])

    // A fact of every page, before the application has started and in it.
    await scrollDown(page)
    for (const [from, to] of [
      ['+18605550142', '+18605550188'],
      ['+18605550188', '+18605550199'],
    ] as const) {
      edit(project, 'business.yaml', from, to)
      await page.locator(`a[href="tel:${to}"]`).first().waitFor({ state: 'attached' })
      await keepsPlace(page)
      await hydrate(page)
      await keepsPlace(page)
    }

    // A town: two modules, and the document stays.
    await setMark(page)
    const asked = requestsOf(page)
    edit(project, 'cities.yaml', 'plenty of old company', 'salt and wind')
    await page.getByText('salt and wind').first().waitFor()
    expect(await hasMark(page)).toBe(true)
    await keepsPlace(page)
    const modules = asked.map((path) => path.replace(/.*\/generated\//, ''))
    expect(new Set(modules.filter((path) => !path.endsWith('.json')))).toEqual(
      new Set(['routes/manifest.ts', 'routes/service-areas/guilford.ts']),
    )

    edit(project, 'cities.yaml', right, wrong)
    await overlay(page).getByText('New Heaven County').first().waitFor()
    expect(await overlay(page).locator('.file').textContent()).toMatch(
      /\/data\/cities.yaml:\d+:11$/,
    )
    expect(await overlay(page).locator('.frame').textContent()).toMatch(
      /New Heaven County\s+\|\s+\^{17}/,
    )
    const other = await open(page.url())
    await overlay(other).getByText('New Heaven County').first().waitFor()
    edit(project, 'cities.yaml', wrong, right)
    for (const each of [page, other]) {
      await overlay(each).waitFor({ state: 'detached' })
      await each.locator('h1').waitFor()
    }
  })
})
