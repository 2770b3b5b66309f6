import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, inject, onTestFinished, test } from 'vitest'
import { hydrate, launchBrowser } from '../support/browser.ts'
import {
  copyInto,
  fixtureData,
  projectRoot,
  replaceOnce,
  siteSources,
  temporaryFolder,
} from '../support/project.ts'
import { hasMark, requestsOf, setMark } from './site-in-browser.ts'

/** Starts `dev` in a project, until the test ends; its first line is the address. */
async function startDev(project: string): Promise<string> {
  const bin = join(projectRoot, 'cli/bin/roof-site.mjs')
  const args = [bin, 'dev', '--cwd', project, '--port', '0']
  const server: ChildProcess = spawn('node', args, { stdio: ['ignore', 'pipe', 'ignore'] })
  onTestFinished(async () => {
    server.kill('SIGINT')
    await once(server, 'exit')
  })
  if (!server.stdout) throw new Error('The output of dev cannot be read.')
  for await (const line of createInterface(server.stdout)) return line.replace(/\/$/, '')
  throw new Error('dev ended without an address.')
}

test.skipIf(inject('browserPath') === '')(
  'an edit of a town is shown by two modules, at the same place of the same document',
  async () => {
    const project = temporaryFolder()
    copyInto(project, siteSources)
    cpSync(fixtureData, join(project, 'data'), { recursive: true })
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
