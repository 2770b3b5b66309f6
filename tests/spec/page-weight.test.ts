import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { weighPage } from '../support/page-weight.ts'
import { routes } from './routes.ts'

const kB = 1024
const weights = routes.map((path) => weighPage(join(inject('fixtureSite'), 'dist'), path))

/** The most that a page's HTML may weigh on the wire, its styles included. */
const htmlBudget = ({ kind, hasMap }: (typeof weights)[number]) =>
  (kind === 'home' ? 26 : hasMap ? 18 : 14) * kB

test.each(weights)('the HTML of $path is within its budget', (weight) => {
  expect(weight.html.gzip).toBeLessThanOrEqual(htmlBudget(weight))
})

test('the boot script is 1.5 kB at most', () => {
  for (const { boot } of weights) expect(boot.gzip).toBeLessThanOrEqual(1.5 * kB)
})

test('all scripts together are 130 kB at most', () => {
  for (const { app, boot } of weights) expect(app.gzip + boot.gzip).toBeLessThanOrEqual(130 * kB)
})

test('every page asks for two font files at most', () => {
  for (const { fontFiles } of weights) expect(fontFiles.length).toBeLessThanOrEqual(2)
})
