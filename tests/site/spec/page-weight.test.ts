import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, inject, test } from 'vitest'
import { weighPage } from './page-weight.ts'
import { areaRoutes, routes } from './routes.ts'

const kB = 1000
const dist = join(inject('fixtureSite'), 'dist')
const weights = routes.map((path) => weighPage(dist, path))

/** The most that a page's HTML may weigh on the wire, its styles included. */
function htmlBudget({ kind }: (typeof weights)[number]): number {
  if (kind === 'home') return 26 * kB
  if (kind === 'area') return 20 * kB
  return 15 * kB
}

test.each(weights)('the HTML of $path is within its budget', (weight) => {
  expect(weight.html.gzip).toBeLessThanOrEqual(htmlBudget(weight))
})

test('home and the area pages are those that have a map', () => {
  const withMap = weights.filter(({ hasMap }) => hasMap).map(({ path }) => path)
  expect(withMap).toEqual(['/', '/service-areas', ...areaRoutes])
})

test('the HTML of the not-found page is within the budget of one without a map', () => {
  const page = gzipSync(readFileSync(join(dist, '404.html')), { level: 9 })
  expect(page.length).toBeLessThanOrEqual(14 * kB)
})

test('the one script of a first visit is 1 kB at most', () => {
  for (const { boot } of weights) expect(boot.gzip).toBeLessThanOrEqual(kB)
})

test('all scripts together are 130 kB at most', () => {
  for (const { app, boot } of weights) expect(app.gzip + boot.gzip).toBeLessThanOrEqual(130 * kB)
})

test('every page asks for two font files at most', () => {
  for (const { fontFiles } of weights) expect(fontFiles.length).toBeLessThanOrEqual(2)
})
