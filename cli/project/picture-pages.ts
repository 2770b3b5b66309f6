import { plural } from '../lib/plural.ts'
import { requireBrowser } from '../pictures/browser.ts'
import { takePictures, type Builds } from '../pictures/take-pictures.ts'
import type { PageChanges } from '../report/change-report.ts'
import { log, type Context } from './context.ts'

/** Takes pictures before and after: of given pages, and of those that were added, removed or moved. */
export async function picturePages(
  context: Context,
  builds: Builds,
  stayed: readonly string[],
  { added, removed, renamed }: PageChanges,
): Promise<void> {
  const fresh = new Set([...added, ...renamed].map(({ path }) => path))
  const pages = [
    ...stayed.filter((path) => !fresh.has(path)).map((path) => ({ from: path, path })),
    ...renamed.map(({ from, path }) => ({ from, path })),
    ...added.map(({ path }) => ({ from: null, path })),
    ...removed.map(({ path }) => ({ from: path, path: null })),
  ]
  const browserPath = await requireBrowser()
  const sheet = await context.stages.run('take pictures', (advance) =>
    takePictures({ browserPath, ...builds, pages, advance }),
  )
  log(context, `${plural(pages.length, 'page')}, before and after: ${sheet}`)
}
