import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { JSDOM } from 'jsdom'
import { describe, expect, inject, test } from 'vitest'
import type { ServerBundle } from '../../../cli/bundle/server-bundle.ts'
import type { SiteData } from '../../../cli/site/schema/data.ts'
import { buildSite } from '../../../cli/site/pages/build-site.ts'
import { listFiles } from '../../../cli/load/list-files.ts'
import { readTemplates } from '../../../cli/load/templates.ts'
import { renderManifest } from '../../../cli/render/render-site.ts'
import { createRenderer } from '../../../cli/render/templates.ts'
import { projectRoot, rootsOf } from '../../support/project.ts'
import { dataIn, plainAssets } from '../../support/site-model.ts'
import * as entryServer from '../../../src/entry-server'
import type { Page } from '../../../templates/types.ts'
import { textsOf } from '../../support/built-site.ts'

const data = dataIn(rootsOf(inject('fixtureSite')))
const sites = [25, 1000, 10_000].map((count) => buildSite(withCities(data, count)))
const [least, many, most] = sites

// As `build` sees it: pages of any data, not only of the addresses that are generated now.
const { createPageRenderer } = entryServer as unknown as ServerBundle
const dist = join(inject('fixtureSite'), 'dist')
const [, styles = ''] =
  /<style>([^]*?)<\/style>/.exec(readFileSync(join(dist, 'service-areas.html'), 'utf8')) ?? []

/** A page of the largest site as HTML. */
async function htmlOf(path: string): Promise<string> {
  const page = most?.pages.find((each) => each.path === path)
  if (!page) throw new Error(`There is no page at ${path}.`)
  return createPageRenderer({ ...plainAssets, styles })(page)
}

/** A page without its list of towns. */
function withoutTowns(page: Page): unknown {
  if (page.kind === 'service-areas') return { ...page, counties: [] }
  if (page.kind === 'contact') return { ...page, served: { ...page.served, lists: [] } }
  return page.kind === 'area' ? { ...page, towns: null } : page
}

const listsOnly = new Map(least?.pages.map((page) => [page.path, withoutTowns(page)]))
const shared = (pages: readonly Page[]) => pages.filter(({ path }) => listsOnly.has(path))

describe.each([
  ['1,000', many],
  ['10,000', most],
])('with %s cities instead of 25', (_, larger) => {
  test('every page says the same, but for lists of towns', () => {
    const pages = shared(larger?.pages ?? []).map((page) => [page.path, withoutTowns(page)])
    expect(new Map(pages as [string, unknown][])).toEqual(listsOnly)
  })

  test('the application holds the same', () => expect(larger?.site).toEqual(least?.site))
})

test('hundreds of redirects, as years of renames leave them, are no part of it', () => {
  const added = Array.from({ length: 300 }, (_, index) => ({
    from: `/service-areas/old${index}`,
    to: '/service-areas/newhaven',
  }))
  const { addresses, ...others } = data
  const redirects = [...addresses.redirects, ...added]
  const model = buildSite({ ...others, addresses: { ...addresses, redirects } })
  expect(model.redirects).toHaveLength(redirects.length)
  expect(model.site).toEqual(buildSite(data).site)
})

test('the application grows by 30 bytes a town at most, which lead to its page', () => {
  const render = createRenderer(readTemplates(projectRoot))
  const [small, large] = [least, many].map((site) => {
    const pages = site?.pages ?? []
    return { towns: pages.length, bytes: gzipSync(renderManifest(render, pages).content).length }
  })
  const bytes = (large?.bytes ?? 0) - (small?.bytes ?? 0)
  const towns = (large?.towns ?? 0) - (small?.towns ?? 0)
  expect(towns).toBe(975)
  expect(bytes / towns).toBeLessThanOrEqual(30)
})

test('the application holds no page’s texts', () => {
  const scripts = listFiles(join(dist, 'assets')).filter((file) => file.endsWith('.js'))
  const text = scripts.map((file) => readFileSync(join(dist, 'assets', file), 'utf8')).join('')
  const fixture = buildSite(data)
  const areas = fixture.pages.flatMap((page) => (page.kind === 'area' ? [page] : []))
  expect(areas.filter(({ description }) => text.includes(description))).toEqual([])
})

test('Service Areas shows counties first and is under 40 kB with 10,000 cities', async () => {
  const html = await htmlOf('/service-areas')
  const { document } = new JSDOM(html.replace(styles, '')).window
  expect(textsOf(document, 'main h2')).toEqual(
    expect.arrayContaining(['New Haven County', 'Middlesex County']),
  )
  expect(textsOf(document, 'main li a').filter((text) => text.startsWith('All'))).toEqual([
    'All 6,525 towns of New Haven County',
    'All 3,481 towns of Middlesex County',
  ])
  expect(gzipSync(html).length).toBeLessThan(40_000)
})

test('a county page lists its towns whole, however many they are', async () => {
  const html = await htmlOf('/service-areas/newhavencounty')
  expect(html.match(/href="\/service-areas\/[a-z]+"/g)?.length).toBeGreaterThan(6500)
})

/** The data with so many cities: its own first, then the same under other names. */
function withCities(original: SiteData, count: number): SiteData {
  const cities = Array.from({ length: count }, (_, index) => {
    const city = original.cities[index % original.cities.length]
    if (!city) throw new Error('There is no city to repeat.')
    const round = Math.floor(index / original.cities.length)
    return round === 0 ? city : { ...city, cityName: `${city.cityName} ${lettersOf(round)}` }
  })
  return { ...original, cities }
}

/** A word of its own for each number from 1. */
function lettersOf(number: number): string {
  const letter = String.fromCodePoint(97 + (number % 26))
  return number < 26 ? letter : lettersOf(Math.floor(number / 26)) + letter
}
