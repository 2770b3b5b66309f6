import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { listFiles } from '../../../cli/load/list-files.ts'
import { createTableReader } from '../../../cli/prerender/host-table.ts'
import { ask } from '../../support/ask.ts'
import { siteHandler } from '../../support/site-handler.ts'
import { serve } from './small-site.ts'

const root = inject('fixtureSite')
const dist = join(root, 'dist')
const table = createTableReader(root)()
const assets = listFiles(dist).filter((file) => file.startsWith('assets/'))

test('the build tells hosts of every page, redirect and gone address', async () => {
  const port = await serve(siteHandler(dist))
  const answers: (readonly [string, number | undefined])[] = [
    ...table.pages.map((path) => [path, 200] as const),
    ...table.redirects.map(({ from }) => [from, 301] as const),
    ...table.gone.map((path) => [path, 410] as const),
    ...table.hidden.map((path) => [path, 404] as const),
  ]
  expect(table.pages).toContain('/service-areas/guilford')
  expect(table.redirects.length).toBeGreaterThan(0)
  for (const [path, status] of answers) {
    expect([path, (await ask(port, path)).status]).toEqual([path, status])
  }
})

test.each(assets)('%s is kept for ever where its name tells its content', async (file) => {
  const port = await serve(siteHandler(dist))
  const { headers } = await ask(port, `/${file}`)
  const isShared = file.startsWith('assets/share-')
  expect(headers['cache-control']).toBe(
    isShared ? 'no-cache' : 'public, max-age=31536000, immutable',
  )
  expect(headers['content-security-policy']).toContain("default-src 'none'")
})

test.each(['/', '/services', '/content/about.js', '/sitemap.xml', '/nowhere'])(
  '%s is asked for again',
  async (path) => {
    const { headers } = await ask(await serve(siteHandler(dist)), path)
    expect(headers['cache-control']).toBe('no-cache')
  },
)

test('a missing asset is not kept for ever', async () => {
  const { status, headers } = await ask(await serve(siteHandler(dist)), '/assets/missing.js')
  expect([status, headers['cache-control']]).toEqual([404, 'no-cache'])
})
