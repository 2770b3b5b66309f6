import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'
import { areaPath } from '../../cli/lib/slug.ts'
import { hydrate, launchBrowser } from '../support/browser.ts'
import { requireBrowser } from '../screenshots/browser-site.ts'
import { median, withFolder } from './measure.ts'
import { makeProject, roofSite } from './project.ts'
import { figure, table, type Report, type Sizes } from './report.ts'
import { citiesYaml, editedCity, syntheticCities } from './synthetic.ts'

interface Edits {
  readonly cities: number
  readonly milliseconds: readonly number[]
}

/** With `dev`: from saving data/cities.yaml to the frame that shows the change, no page reloaded. */
export async function benchDev({ cities, runs }: Sizes): Promise<Report> {
  const browser = await launchBrowser(await requireBrowser())
  try {
    const results: Edits[] = []
    for (const count of cities) {
      const milliseconds = await withFolder((folder) => editAll({ browser, folder, count, runs }))
      results.push({ cities: count, milliseconds })
    }
    return { text: editsTable(results), json: { results } }
  } finally {
    await browser.close()
  }
}

interface Size {
  readonly browser: Browser
  readonly folder: string
  readonly count: number
  readonly runs: number
}

async function editAll({ browser, folder, count, runs }: Size): Promise<number[]> {
  const project = join(folder, 'project')
  mkdirSync(project)
  makeProject(project, count)
  const { server, origin } = await startDev(project)
  const page = await browser.newPage()
  try {
    await page.goto(`${origin}${areaPath(syntheticCities(count)[0]?.cityName ?? '')}`)
    await hydrate(page)
    const milliseconds: number[] = []
    for (let turn = 0; turn < runs; turn += 1) {
      milliseconds.push(
        await editOnce(page, { project, count, word: `the winter of ${1900 + turn}` }),
      )
    }
    return milliseconds
  } finally {
    await page.close()
    server.kill('SIGINT')
    await once(server, 'exit')
  }
}

/** Starts `dev` on any free port; its first line names the address. */
async function startDev(project: string): Promise<{ server: ChildProcess; origin: string }> {
  const { args, cwd } = roofSite(project, 'dev', '--port', '0')
  const [program, ...rest] = args
  const server = spawn(program, rest, { cwd, stdio: ['ignore', 'pipe', 'inherit'] })
  for await (const line of createInterface(server.stdout)) {
    return { server, origin: line.replace(/\/$/, '') }
  }
  throw new Error('dev ended without an address.')
}

interface Edit {
  readonly project: string
  readonly count: number
  /** What the first town says from now on. */
  readonly word: string
}

async function editOnce(page: Page, { project, count, word }: Edit): Promise<number> {
  // People save seconds apart, when what the last edit asked for is done.
  await sleep(1000)
  const shown = page.evaluate(timeOfFrameWith, word)
  const edited = syntheticCities(count).map((city, index) =>
    index === 0 ? editedCity(city, word) : city,
  )
  const text = citiesYaml(edited)
  const saved = performance.timeOrigin + performance.now()
  writeFileSync(join(project, 'data/cities.yaml'), text)
  return (await shown) - saved
}

/** Runs in the browser, whose clock is the same: the moment after the frame that shows the word. */
function timeOfFrameWith(word: string): Promise<number> {
  return new Promise((resolve) => {
    const look = () => {
      if (!document.body.textContent.includes(word)) requestAnimationFrame(look)
      // The first task after a frame runs when that frame is done.
      else setTimeout(() => resolve(performance.timeOrigin + performance.now()))
    }
    requestAnimationFrame(look)
  })
}

function editsTable(results: readonly Edits[]): string {
  const rows = results.map(({ cities, milliseconds }) => [
    String(cities),
    figure(median(milliseconds), 0),
    figure(Math.max(...milliseconds), 0),
  ])
  return table(['towns', 'median ms', 'worst ms'], rows)
}
