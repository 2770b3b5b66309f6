import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { hydrate, launchBrowser } from '../support/browser.ts'
import { replaceOnce } from '../support/project.ts'
import { devProject, startDev } from '../support/start-server.ts'
import { hasMark, requestsOf, setMark } from './site-in-browser.ts'

test.skipIf(inject('browserPath') === '')(
  'an edit of a town is shown by two modules, at the same place of the same document',
  async () => {
    const project = devProject()
    const origin = await startDev(project)
    const browser = await launchBrowser(inject('browserPath'))
    onTestFinished(() => browser.close())
    const page = await browser.newPage()
    await page.goto(`${origin}/service-areas/guilford`)
    await hydrate(page)
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }))
    await setMark(page)

    const asked = requestsOf(page)
    const file = join(project, 'data/cities.yaml')
    const cities = readFileSync(file, 'utf8')
    writeFileSync(file, replaceOnce(cities, 'plenty of old company', 'salt and wind'))
    await page.getByText('salt and wind').first().waitFor({ timeout: 20_000 })

    expect(await hasMark(page)).toBe(true)
    expect(await page.evaluate(() => window.scrollY)).toBe(300)
    const modules = asked.map((path) => path.replace(/.*\/generated\//, ''))
    expect(new Set(modules.filter((path) => !path.endsWith('.json')))).toEqual(
      new Set(['routes/manifest.ts', 'routes/service-areas/guilford.ts']),
    )
  },
)
