import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { hydrate, launchBrowser } from '../support/browser.ts'
import { projectRoot } from '../support/project.ts'
import { requireBrowser, whileServing } from './browser-site.ts'
import { measure, median } from './measure.ts'
import { roofSite } from './project.ts'
import { figure, table, type Report, type Sizes } from './report.ts'

/** Where the click starts, and the link that is clicked. */
const journeys = [
  ['/', '/services'],
  ['/', '/service-areas'],
  ['/services', '/services/roof-repairs'],
  ['/service-areas', '/service-areas/guilford'],
  ['/service-areas/guilford', '/about'],
] as const

const slowdowns = [1, 4]

interface Navigation {
  readonly from: string
  readonly to: string
  readonly slowdown: number
  readonly milliseconds: readonly number[]
}

/** From the click to the new page's paint, its content prefetched, in the project's own site. */
export async function benchNavigate({ runs }: Sizes): Promise<Report> {
  await measure(roofSite(projectRoot, 'build'))
  const browser = await launchBrowser(await requireBrowser())
  try {
    const results = await whileServing(join(projectRoot, 'dist'), (origin) =>
      navigateAll(browser, origin, runs),
    )
    return { text: navigationTable(results), json: { results } }
  } finally {
    await browser.close()
  }
}

async function navigateAll(browser: Browser, origin: string, runs: number): Promise<Navigation[]> {
  const results = slowdowns.flatMap((slowdown) =>
    journeys.map(([from, to]) => ({ from, to, slowdown, milliseconds: [] as number[] })),
  )
  for (let turn = 0; turn < runs; turn += 1) {
    for (const journey of results) {
      journey.milliseconds.push(await navigateOnce(browser, origin, journey))
    }
  }
  return results
}

async function navigateOnce(
  browser: Browser,
  origin: string,
  { from, to, slowdown }: Omit<Navigation, 'milliseconds'>,
): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  try {
    await page.goto(origin + from, { waitUntil: 'networkidle' })
    await hydrate(page)
    const prefetched = page.waitForResponse(`${origin}/content${to}.js`)
    await linkTo(page, to).hover()
    await (await prefetched).finished()
    const client = await page.context().newCDPSession(page)
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    return await clickToPaint(page, to)
  } finally {
    await page.close()
  }
}

const linkTo = (page: Page, path: string) => page.locator(`a[href="${path}"]:visible`).first()

/** The browser's own clock: from the click until the frame that shows the new heading is out. */
async function clickToPaint(page: Page, to: string): Promise<number> {
  const painted = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const heading = document.querySelector('h1')?.textContent
        addEventListener(
          'click',
          ({ timeStamp }) => {
            const look = () => {
              if (document.querySelector('h1')?.textContent === heading) requestAnimationFrame(look)
              // The first task after a frame runs when that frame is done.
              else setTimeout(() => resolve(performance.now() - timeStamp))
            }
            requestAnimationFrame(look)
          },
          { capture: true, once: true },
        )
      }),
  )
  await linkTo(page, to).click()
  return painted
}

function navigationTable(results: readonly Navigation[]): string {
  const rows = results.map(({ from, to, slowdown, milliseconds }) => [
    from,
    to,
    `${slowdown}×`,
    figure(median(milliseconds), 0),
    figure(Math.max(...milliseconds), 0),
  ])
  return table(['from', 'to', 'CPU slowed', 'median ms', 'worst ms'], rows)
}
