import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { violationsOn } from '../../support/browser.ts'
import { sideways, smallTargets } from './layout.ts'
import { fixtureData, projectRoot } from '../../support/project.ts'
import { layProofOver, citiesOf } from '../../support/fixtures.ts'
import { runCli } from '../../support/run-cli.ts'
import { describeInBrowser, hydrate } from './site-in-browser.ts'

const job = '/work/example-colonial-branford'
const paths = [job, '/work', '/service-areas/guilford', '/about', '/contact']

describeInBrowser('a site with jobs, reviews and people', (site) => {
  const folder = mkdtempSync(join(tmpdir(), 'roof-site-proof-'))
  beforeAll(async () => {
    cpSync(fixtureData, join(folder, 'data'), { recursive: true })
    const towns = citiesOf('Branford', 'Guilford', 'Hamden', 'Middletown', 'Wallingford')
    writeFileSync(join(folder, 'data/cities.yaml'), towns)
    layProofOver(folder)
    const { code, stderr } = await runCli(projectRoot, ['build', '--cwd', folder])
    if (code !== 0) throw new Error(stderr)
  }, 60_000)
  beforeEach(() => site.deploy(join(folder, 'dist')))
  afterAll(() => rmSync(folder, { recursive: true }))

  test.each(paths)('%s is accessible and fits, and nothing complains', async (path) => {
    const { page, complaints } = await site.walk(path)
    await hydrate(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    const wide = await violationsOn(page)
    await page.setViewportSize({ width: 320, height: 800 })
    const narrow = await violationsOn(page)
    expect({ wide, narrow }).toEqual({ wide: [], narrow: [] })
    expect(await sideways(page)).toBe(0)
    expect(await smallTargets(page)).toEqual([])
    expect(complaints).toEqual([])
  })

  test('the house of a job without a photo is in the file of drawings', async () => {
    const { page } = await site.visit('/work')
    const source = await page.locator('img[src*="#house-"]').first().getAttribute('src')
    const [file = '', view] = source?.split('#') ?? []
    const drawings = await fetch(site.url() + file)
    expect(await drawings.text()).toContain(`<view id="${view}"`)
  })

  test('the slider shows more of the one photo by the keyboard', async () => {
    const { page, complaints } = await site.visit(job)
    const wiped = () =>
      page.locator('.wipe').evaluate((wipe) => getComputedStyle(wipe).getPropertyValue('--wipe'))
    await expect.poll(wiped).toBe('50%')
    const slider = page.getByRole('slider', { name: /^Slide to compare/ })
    await slider.press('ArrowRight')
    expect(await wiped()).toBe('51%')
    await slider.press('Home')
    expect(await wiped()).toBe('0%')
    expect(complaints).toEqual([])
  })

  test('without script one photo stands above the other, and there is no slider', async () => {
    const { page } = await site.visit(job, { javaScriptEnabled: false })
    const [before, after] = await page.locator('.wipe figure').all()
    const [upper, lower] = [await before?.boundingBox(), await after?.boundingBox()]
    expect(lower?.y).toBeGreaterThan((upper?.y ?? 0) + (upper?.height ?? 0))
    expect(await page.locator('.wipe input').isVisible()).toBe(false)
  })
})
