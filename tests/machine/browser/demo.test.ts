import { join } from 'node:path'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { makeDemo } from '../../demo/demo.ts'
import { projectRoot } from '../../support/project.ts'
import { runCli } from '../../support/run-cli.ts'
import { faultsAt, restyle } from './layout.ts'
import { describeInBrowser } from './site-in-browser.ts'

describeInBrowser('a site with a photo in every place for one', (site) => {
  const folder = makeDemo()
  beforeAll(async () => {
    const { code, stderr } = await runCli(projectRoot, ['build', '--cwd', folder])
    if (code !== 0) throw new Error(stderr)
  }, 180_000)
  beforeEach(() => site.deploy(join(folder, 'dist')))

  test.each([
    '/',
    '/services',
    '/services/roof-repairs',
    '/service-areas/guilford',
    '/about',
    '/work',
  ])('no photo of %s leaves its card, and no text its box', async (path) => {
    const { page } = await site.walk(path)
    const found: string[] = []
    for (const width of [360, 768, 1024, 1280, 1920]) {
      found.push(...(await faultsAt(page, width, ['spilling', 'sideways', 'overlapping'])))
    }
    expect(found).toEqual([])
  })

  test('a photo that is higher than its card is found', async () => {
    const { page } = await site.walk('/services', { bypassCSP: true })
    await restyle(page, 'li img { translate: 0 -2rem }')
    expect(await faultsAt(page, 1280, ['spilling'])).not.toEqual([])
  })
})
