import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { areaPath } from '../../cli/site/page-paths.ts'
import { requireBrowser } from '../screenshots/browser-site.ts'
import { hydrate, launchBrowser } from '../support/browser.ts'
import { median, withFolder } from './measure.ts'
import { makeProject, roofSite, writeCities } from './project.ts'
import { figure, table, type Report, type Sizes } from './report.ts'
import { editedCity, syntheticCities } from './synthetic.ts'

/** With `dev`: from saving data/cities.yaml to the frame that shows the change, no page reloaded. */
export async function benchDev({ cities, runs }: Sizes): Promise<Report> {
  const browser = await launchBrowser(await requireBrowser())
  try {
    const results: { cities: number; milliseconds: number[] }[] = []
    for (const count of cities) {
      const page = await browser.newPage()
      const milliseconds = await withFolder((folder) =>
        editAll(page, join(folder, 'project'), { count, runs }),
      )
      results.push({ cities: count, milliseconds })
    }
    const rows = results.map(({ cities: count, milliseconds }) => [
      String(count),
      figure(median(milliseconds), 0),
      figure(Math.max(...milliseconds), 0),
    ])
    return { text: table(['towns', 'median ms', 'worst ms'], ...rows), json: { results } }
  } finally {
    await browser.close()
  }
}

interface Size {
  readonly count: number
  readonly runs: number
}

/** Edits the first town in a row; gives how long each edit takes to be seen. */
async function editAll(page: Page, project: string, { count, runs }: Size): Promise<number[]> {
  const towns = syntheticCities(count)
  makeProject(project, count)
  const [program, ...rest] = roofSite(project, ['dev', '--port', '0']).args
  const server = spawn(program, rest, { cwd: project, stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    // Its first line names the address.
    const said = createInterface(server.stdout)[Symbol.asyncIterator]()
    const { value: origin = '' } = await said.next()
    await page.goto(new URL(areaPath(towns[0]?.cityName ?? ''), origin).href)
    await hydrate(page)
    const milliseconds: number[] = []
    for (let turn = 0; turn < runs; turn += 1) {
      // People save seconds apart, when what the last edit asked for is done.
      await sleep(1000)
      const word = `the winter of ${1900 + turn}`
      const shown = page.evaluate(timeOfFrameWith, word)
      const edited = towns.map((town, index) => (index === 0 ? editedCity(town, word) : town))
      const saved = writeCities(project, edited)
      milliseconds.push((await shown) - saved)
    }
    return milliseconds
  } finally {
    server.kill('SIGINT')
    await once(server, 'exit')
  }
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
