import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { firstView, weighPage } from './page-weight.ts'
import { areaRoutes, routes } from './routes.ts'

const kB = 1000
const dist = join(inject('fixtureSite'), 'dist')
const weights = routes.map((path) => weighPage(dist, path))

test('home and the area pages are those that have a map', () => {
  const withMap = weights.filter(({ hasMap }) => hasMap).map(({ path }) => path)
  expect(withMap).toEqual(['/', '/service-areas', ...areaRoutes])
})

test('the one script of a first visit is 1 kB at most', () => {
  for (const { boot } of weights) expect(boot.gzip).toBeLessThanOrEqual(kB)
})

test('a first visit is 80 kB at most, of Home or of a town, with all drawings', () => {
  for (const weight of weights) expect(firstView(weight).gzip).toBeLessThanOrEqual(80 * kB)
})

test('all scripts together are 130 kB at most', () => {
  for (const { app, boot } of weights) expect(app.gzip + boot.gzip).toBeLessThanOrEqual(130 * kB)
})

test('every page asks for two font files at most', () => {
  for (const { fontFiles } of weights) expect(fontFiles.length).toBeLessThanOrEqual(2)
})
