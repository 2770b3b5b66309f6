import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import type { SiteModel } from '../../../cli/render/site-model.ts'
import { readTemplates } from '../../../cli/load/templates.ts'
import type { LastmodRecord } from '../../../cli/load/records.ts'
import { renderSitemap } from '../../../cli/render/sitemap.ts'
import { createRenderer } from '../../../cli/render/templates.ts'
import { all } from '../../support/cases.ts'
import { projectRoot } from '../../support/project.ts'
import { areaPageOf, modelOf } from '../../support/site-model.ts'

const origin = 'https://ridge-eave.example.com'
const render = createRenderer(readTemplates(projectRoot))

/** The frozen site with so many area pages and nothing else. */
function siteOf(count: number, name = 'town'): SiteModel {
  const model = modelOf()
  const page = areaPageOf(model, '/service-areas/guilford')
  const pages = Array.from({ length: count }, (_, index) => {
    const path = `/service-areas/${name}${index}` as const
    return { ...page, path, head: { ...page.head, canonical: origin + path } }
  })
  return { ...model, pages: pages as SiteModel['pages'] }
}

/** The files by name, each with the addresses that it lists. */
function sitemapsOf(site: SiteModel, lastmod: LastmodRecord = {}): Record<string, string[]> {
  const files = renderSitemap(render, site, lastmod)
  return Object.fromEntries(
    files.map(({ path, content }) => [
      path,
      [...content.matchAll(/<loc>(.*)<\/loc>/g)].map(([, loc = '']) => loc),
    ]),
  )
}

test('50,000 addresses stand in one file', () => {
  const sitemaps = sitemapsOf(siteOf(50_000))
  expect(Object.keys(sitemaps)).toEqual(['public/sitemap.xml'])
  expect(sitemaps['public/sitemap.xml']).toHaveLength(50_000)
})

const oneTooMany = siteOf(50_001)

test('50,001 addresses stand in two files, each once and in order; sitemap.xml is their index', () => {
  const site = oneTooMany
  const sitemaps = sitemapsOf(site)
  const { 'public/sitemap-1.xml': first = [], 'public/sitemap-2.xml': second = [] } = sitemaps
  expect(sitemaps['public/sitemap.xml']).toEqual([1, 2].map((at) => `${origin}/sitemap-${at}.xml`))
  expect([first.length, second.length]).toEqual([50_000, 1])
  expect([...first, ...second]).toEqual(site.pages.map(({ head }) => head.canonical))
})

if (all)
  test('files stay below 50 MB', () => {
    const files = renderSitemap(render, siteOf(27_000, 'x'.repeat(2000)), {})
    const sizes = files.map(({ content }) => Buffer.byteLength(content))
    expect(files.map(({ path }) => path)).toEqual([
      'public/sitemap.xml',
      'public/sitemap-1.xml',
      'public/sitemap-2.xml',
    ])
    expect(Math.max(...sizes)).toBeLessThanOrEqual(50 * 1024 * 1024)
  })

test('the index says when a page of each file changed last', () => {
  const lastmod = {
    '/service-areas/town7': { hash: 'a', date: '2026-02-03' },
    '/service-areas/town9': { hash: 'b', date: '2026-04-01' },
    '/service-areas/town50000': { hash: 'c' },
  }
  const [index] = renderSitemap(render, oneTooMany, lastmod)
  const { document } = new JSDOM(index?.content ?? '', { contentType: 'application/xml' }).window
  const rows = [...document.querySelectorAll('sitemapindex > sitemap')]
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    [`${origin}/sitemap-1.xml`, '2026-04-01'],
    [`${origin}/sitemap-2.xml`],
  ])
})
