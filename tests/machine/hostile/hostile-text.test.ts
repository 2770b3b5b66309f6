import { rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { listen } from '../../../cli/serve/listen.ts'
import { createTableReader } from '../../../cli/prerender/host-table.ts'
import { createSiteHandler } from '../../../cli/serve/site-handler.ts'
import { hydrate, launchBrowser } from '../../support/browser.ts'
import { builtAddresses } from '../../support/built-site.ts'
import { readHostileGround, tagsOf } from './hostile-data.ts'
import { hostileTexts } from './hostile-texts.ts'
import { buildPlantedSite } from './planted-site.ts'

/** A site in which the texts of places take turns. */
function buildHostileSite(): Promise<string> {
  const ground = readHostileGround()
  const tag = tagsOf(ground.places)
  const tags = [...new Set(ground.places.map(tag))]
  return buildPlantedSite(ground, (place) => {
    const text = hostileTexts[tags.indexOf(tag(place)) % hostileTexts.length] ?? ''
    return `${text.trim()} ${tag(place)}`
  })
}

/** Serves the site without headers: no policy stands between a script and the page. */
function serveBare(root: string) {
  const table = createTableReader(root)()
  const handler = createSiteHandler(join(root, 'dist'), () => ({ ...table, headers: [] }))
  return listen(handler, { port: 0, address: '127.0.0.1' })
}

describe.skipIf(inject('browserPath') === '')('a site of hostile texts', () => {
  const running: { folder?: string; browser?: Browser; server?: Server; url?: string } = {}
  beforeAll(async () => {
    running.folder = await buildHostileSite()
    Object.assign(running, await serveBare(running.folder))
    running.browser = await launchBrowser(inject('browserPath'))
  })
  afterAll(async () => {
    await running.browser?.close()
    running.server?.close()
    rmSync(running.folder ?? '', { recursive: true, force: true })
  })

  test('runs nothing of them on any page, and hydrates without a complaint', async () => {
    const page = await running.browser?.newPage()
    const origin = running.url ?? ''
    if (!page) throw new Error('The browser has not started.')
    const complaints = watch(page, origin)
    const paths = builtAddresses(join(running.folder ?? '', 'dist'))
    for (const path of paths.filter((each) => !isRedirect(each))) {
      const response = await page.goto(origin + path)
      expect(response?.headers()).not.toHaveProperty('content-security-policy')
      await hydrate(page)
      expect(await page.evaluate(() => Reflect.get(window, '__hit'))).toBe(undefined)
      expect({ path, complaints: [...complaints] }).toEqual({ path, complaints: [] })
    }
    expect(paths.length).toBeGreaterThan(15)
  })
})

const isRedirect = (path: string) => /-county$|^\/(404|services\/[a-z]+)$/.test(path)

/** What a page does that none should do, as it happens. */
function watch(page: Page, origin: string): readonly string[] {
  const complaints: string[] = []
  page.on('dialog', (dialog) => {
    complaints.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) complaints.push(message.text())
  })
  page.on('request', (request) => {
    if (!request.url().startsWith(`${origin}/`)) complaints.push(`request: ${request.url()}`)
  })
  return complaints
}
