import type { AxeResults } from 'axe-core'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AccessFault, Observed } from '../audit/site.ts'
import { findBrowser, launchBrowser, origin, serveFrom } from './browser.ts'

interface AccessInput {
  /** A built site. */
  readonly dist: string
  /** Its files: `service-areas/guilford.html` is served under its address. */
  readonly paths: readonly string[]
  readonly advance: (done: number, total: number) => void
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const run = `axe.run({ runOnly: ${JSON.stringify(tags)}, resultTypes: ['violations'] })`
const viewports = [
  { width: 1280, height: 800 },
  { width: 360, height: 800 },
]

/** What axe finds on pages in a browser, wide and narrow; where one of both is missing, nothing is judged. */
export async function checkAccess(input: AccessInput): Promise<Observed<AccessFault>> {
  const axe = readAxe()
  if (axe === undefined) return { notRun: 'axe-core is not installed' }
  const browserPath = await findBrowser()
  if (browserPath === undefined) {
    return { notRun: 'no browser was found; BROWSER_PATH=/path/to/chrome names one' }
  }
  const { dist, paths, advance } = input
  const browser = await launchBrowser(browserPath)
  try {
    // The policy of the pages is for what they load; a tool's own script is none of it.
    const context = await browser.newContext({ reducedMotion: 'reduce', bypassCSP: true })
    await serveFrom(context, dist)
    const page = await context.newPage()
    const faults: AccessFault[] = []
    for (const [index, path] of paths.entries()) {
      advance(index, paths.length)
      await page.goto(origin + path)
      await page.evaluate(axe)
      for (const viewport of viewports) {
        await page.setViewportSize(viewport)
        // What the string asks axe for is what axe's own types describe.
        const { violations } = (await page.evaluate(run)) as AxeResults
        faults.push(
          ...violations.flatMap(({ id, help, nodes }) =>
            nodes.map(({ html }) => ({ page: path, rule: id, message: help, html })),
          ),
        )
      }
    }
    return { faults }
  } finally {
    await browser.close()
  }
}

function readAxe(): string | undefined {
  try {
    const file = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
