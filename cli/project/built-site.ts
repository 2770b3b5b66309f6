import { readChecked, refuseFaulty } from './check.ts'
import { join } from 'node:path'
import type { AuditSite } from '../audit/rule.ts'
import { failure } from '../lib/errors.ts'
import { htmlFile } from '../lib/paths.ts'
import { listFiles } from '../load/list-files.ts'
import { readBytes } from '../load/public-files.ts'
import { loadAtlas, loadLandmarks } from '../load/gazetteer.ts'
import { readHostTable } from '../prerender/host-table.ts'
import { cacheIn } from '../cache/cache.ts'
import { dataFilesOf } from '../load/load-data.ts'
import { placesIn } from '../parse/parse.ts'
import { buildState, pagesByPath } from '../site/changes/states.ts'
import { homeOf } from '../site/home.ts'
import type { SiteData } from '../site/schema/data.ts'
import type { Context } from './context.ts'
import { fingerprintData } from './fingerprint-data.ts'
import { openReading } from './open-reading.ts'

export type BuiltSite = Awaited<ReturnType<typeof openBuiltSite>>

/**
 * Opens the site in dist/: texts and their origins come from a reading of the data, their places from the built
 * files. Throws when dist/ was built from other data.
 */
export async function openBuiltSite(context: Context) {
  const { stages } = context
  const root = context.roots.site
  const { project, findings, data, sources } = stages.run('read and validate', () =>
    readChecked(context),
  )
  if (!data) throw refuseFaulty(context, findings, project.files, 'nothing was judged')
  const cache = cacheIn(root, { writes: false })
  const home = homeOf(data)
  const state = stages.run('model', () => buildState(data, loadAtlas(context.roots, home), cache))
  const files = new Set(listFiles(join(root, 'dist'), { withBroken: true }))
  const table = readHostTable(root)
  const pages = pagesByPath(state.model)
  const paths: readonly string[] = [...pages.keys()]
  const isWhole = paths.every((path) => files.has(htmlFile(path)))
  if (!table || !isWhole || table.builtFrom !== fingerprintData(data)) {
    throw failure(notBuilt(files.has('index.html')))
  }
  const { read } = await openReading(context)
  const readBuilt = (path: string) => {
    const file = `dist/${htmlFile(path)}`
    const html = readBytes(join(root, file)).toString('utf8')
    return read(state).pageInFile(path, { file, html })
  }
  const site: Omit<AuditSite<SiteData>, 'pages'> = {
    data,
    model: state.model,
    landmarks: loadLandmarks(context.roots, home),
    redirects: new Map(table.redirects.map(({ from, to }) => [from, to])),
    placeOf: placesIn(sources),
  }
  return { paths, readBuilt, site, sources, texts: dataFilesOf(project.files) }
}

function notBuilt(isOld: boolean): string {
  if (!isOld) return 'There is no built site in dist/. Run `npx roof-site build` first.'
  return 'dist/ was not built from the data as they are now. Run `npx roof-site build` first.'
}
