import { join } from 'node:path'
import { CommandError, exitCodes } from '../lib/errors.ts'
import { plural } from '../lib/plural.ts'
import { isFolderThere } from '../load/list-files.ts'
import { findBrowser } from '../pictures/browser.ts'
import { takePictures } from '../pictures/take-pictures.ts'
import type { ChangeReport } from '../report/change-report.ts'
import { log, type Context } from './context.ts'

/** A folder that a site was built into; ends the command where there is none. */
export function requireBuild(dist: string): string {
  if (isFolderThere(dist)) return dist
  const message = `There is no built site in ${dist}. Name the folder that one was built into, or run \`roof-site build\` first.`
  throw new CommandError(exitCodes.failed, message)
}

/** Pictures of the pages that change or may look different, as they were built then and now. */
export async function pictureChange(
  context: Context,
  { pages, code }: ChangeReport,
  { folder, before }: { readonly folder: string; readonly before: string },
): Promise<void> {
  const after = requireBuild(join(context.root, 'dist'))
  const browserPath = await findBrowser()
  if (browserPath === undefined) {
    const advice = 'Install Chromium or Google Chrome, or name one: BROWSER_PATH=/path/to/chrome.'
    throw new CommandError(
      exitCodes.failed,
      `No browser was found to take pictures with. ${advice}`,
    )
  }
  const [added, gone] = [pages.added, pages.removed].map((some) => some.map(({ path }) => path))
  const same = new Set([
    ...pages.changed.map(({ path }) => path),
    ...code.flatMap((each) => each.pages),
  ])
  const known = new Set([...(added ?? []), ...pages.renamed.map(({ path }) => path)])
  const shown = [
    ...[...same].filter((path) => !known.has(path)).map((path) => ({ from: path, path })),
    ...pages.renamed.map(({ from, path }) => ({ from, path })),
    ...(added ?? []).map((path) => ({ from: null, path })),
    ...(gone ?? []).map((path) => ({ from: path, path: null })),
  ]
  const sheet = await context.stages.run('take pictures', (advance) =>
    takePictures({ browserPath, before, after, folder, pages: shown, advance }),
  )
  log(context, `${plural(shown.length, 'page')}, before and after: ${sheet}`)
}
