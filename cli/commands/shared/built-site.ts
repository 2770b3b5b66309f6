import { join } from 'node:path'
import { createOriginFinder } from '../../audit/find-origins.ts'
import { readPage } from '../../audit/read-page.ts'
import type { AuditSite } from '../../audit/rule.ts'
import { memoize } from '../../lib/collections.ts'
import { failure } from '../../lib/errors.ts'
import { hash } from '../../lib/hash.ts'
import { listFiles } from '../../load/list-files.ts'
import { readBytes } from '../../load/public-files.ts'
import { loadAtlas, loadLandmarks } from '../../load/gazetteer.ts'
import { readHostTable } from '../../prerender/host-table.ts'
import { keepIn } from '../../prerender/kept.ts'
import { dataFilesOf, type DataFile } from '../../load/load-data.ts'
import { placesIn } from '../../parse/parse.ts'
import { htmlFile } from '../../prerender/site-file.ts'
import { traceTexts } from '../../site/changes/describe-change.ts'
import { type BuiltState, buildState } from '../../site/changes/states.ts'
import { namedTexts, type PageView } from '../../site/pages/page-views.ts'
import type { SiteData } from '../../site/schema/data.ts'
import { readChecked, refuseFaulty, type Context } from './context.ts'

export interface BuiltSite {
  readonly site: AuditSite<SiteData>
  readonly texts: readonly DataFile[]
}

/** The site in dist/ with all its pages; ends the command where it is none of the data as they are. */
export function readBuiltSite(context: Context): BuiltSite {
  const { views, readView, site, texts } = openBuiltSite(context)
  const pages = context.stages.run('read pages', (advance) =>
    views.map((view, index) => {
      advance(index, views.length)
      return readView(view)
    }),
  )
  return { texts, site: { ...site, pages } }
}

/** The same, whose pages are read as they are asked for. */
export function openBuiltSite(context: Context) {
  const { stages } = context
  const root = context.roots.site
  const { project, findings, data, sources } = stages.run('read and validate', () =>
    readChecked(context),
  )
  if (!data) throw refuseFaulty(context, findings, project.files, 'nothing was judged')
  const keep = keepIn(root, { writes: false })
  const state = stages.run('model', () => buildState(data, loadAtlas(context.roots), keep))
  const files = new Set(listFiles(join(root, 'dist'), { withBroken: true }))
  const table = readHostTable(root)
  const views = state.views.filter(({ id }) => files.has(htmlFile(id)))
  const isWhole = views.length === state.views.length
  if (!table || !isWhole || table.builtFrom !== fingerprintData(data)) {
    throw failure(notBuilt(files.has('index.html')))
  }
  const named = namedTexts(data, state.model)
  const traceOnce = memoize((of: BuiltState) => stages.run('origins', () => traceTexts(of)))
  const finderOf = memoize(({ id, content }: PageView) =>
    createOriginFinder({ content, origins: traceOnce(state).originsOf(id), named }),
  )
  const readView = (view: PageView) => {
    const file = htmlFile(view.id)
    return readPage({
      path: view.id,
      kind: view.content.kind,
      file: `dist/${file}`,
      origin: table.origin,
      html: readBytes(join(root, 'dist', file)).toString('utf8'),
      originsOf: (text) => finderOf(view)(text),
    })
  }
  return {
    views,
    readView,
    texts: dataFilesOf(project.files),
    site: {
      data,
      model: state.model,
      landmarks: loadLandmarks(context.roots),
      redirects: new Map(table.redirects.map(({ from, to }) => [from, to])),
      placeOf: placesIn(sources),
    },
  }
}

function notBuilt(isOld: boolean): string {
  if (!isOld) return 'There is no built site in dist/. Run `npx roof-site build` first.'
  return 'dist/ was not built from the data as they are now. Run `npx roof-site build` first.'
}

/** Tells a build's data from others; what only `audit` reads is in no page. */
export function fingerprintData(data: SiteData): string {
  return hash(JSON.stringify({ ...data, site: { ...data.site, audit: undefined } }))
}
