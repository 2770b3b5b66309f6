import * as nodeFs from 'node:fs'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AreaPage } from '../../templates/types.ts'
import { keptBundles, type Bundles } from '../bundle/bundle.ts'
import { inProduction } from '../bundle/with-node-env.ts'
import { contentFile, htmlFile, pageAssets, pageKey } from '../prerender/prerender.ts'
import { publishedRecords, type MadeFile } from '../prerender/publish.ts'
import { readRecordText, recordIn, stateAt } from '../build/records.ts'
import { loadServerBundle } from '../bundle/server-bundle.ts'
import type { LastBuild } from '../build/last-build.ts'
import type { ChangedEntry } from '../incremental/changed-entry.ts'
import type { Versions } from '../incremental/parts.ts'
import { differInOwnTexts, retouchPage, type Retouched } from '../incremental/retouch-page.ts'
import { dataPath } from '../load/load-data.ts'
import { createGazetteer } from '../load/gazetteer.ts'
import { readTemplates } from '../load/project-files.ts'
import { citySchema, type CityInput } from '../site/schema/cities.ts'
import { areaPath } from '../lib/slug.ts'
import { readIfThere } from '../write/file-system.ts'
import { validate } from '../validate/validate.ts'
import { toDay, type Context } from './context.ts'

/** What is to be written, all of it made. */
export interface RetouchPlan {
  readonly retouched: Retouched
  /** The page's files below dist/, where they change. */
  readonly made: readonly MadeFile[]
  /** What the page's files were made from before. */
  readonly oldKey: string
  /** What is known of all files of dist/. */
  readonly records: Buffer
}

/** Works out what a new version of an entry changes; `undefined` where only the whole way is sure. */
export async function planRetouch(
  { root, io }: Context,
  { data, bundleKey }: Omit<LastBuild<unknown>, 'cities'>,
  entry: ChangedEntry,
): Promise<RetouchPlan | undefined> {
  const city = checkCity(entry)
  const records = readRecordText(publishedRecords(root)) ?? Buffer.from('{}')
  const page = city && readPage(root, records, city.before)
  const read = (path: string) => readIfThere(nodeFs, join(root, path))
  const bundles = keptBundles(root, bundleKey)
  if (!city || !page || !bundles) return undefined
  const retouched = retouchPage({
    data,
    city,
    page,
    templates: readTemplates(root),
    today: toDay(io.now()),
    read,
  })
  if (!retouched) return undefined
  const { lastmod, files } = retouched
  const render = () => renderFiles(retouched, bundles, bundleKey)
  return {
    retouched,
    made: files.length === 0 ? [] : await inProduction(render),
    oldKey: pageKey(page, bundleKey, lastmod.before),
    records,
  }
}

/** Both versions of a city where the new one has no error and differs in its own texts only. */
function checkCity({ before, after, text }: ChangedEntry): Versions<CityInput> | undefined {
  const [old, next] = [citySchema.safeParse(before), citySchema.safeParse(after)]
  if (!old.success || !next.success) return undefined
  const city = { before: old.data, after: next.data }
  return differInOwnTexts(city) && hasNoError(text) ? city : undefined
}

/** An error, then, is for the whole way to report, in its place. */
function hasNoError(text: string): boolean {
  const file = { name: 'cities', path: dataPath('cities'), text } as const
  const rest = { publicFiles: new Set<string>(), places: createGazetteer([]), production: false }
  return validate([{ file }], { ...rest, errorsOnly: true }).findings.length === 0
}

/** The page as it was last built; `undefined` where its file is not as it was written then. */
function readPage(root: string, records: Buffer, { cityName }: CityInput): AreaPage | undefined {
  const path = contentFile(areaPath(cityName))
  const file = join(root, 'dist', path)
  const state = stateAt(file)
  if (state === undefined || recordIn(records, path)?.state !== state) return undefined
  // So it is what `renderContent` made of the page.
  const [, json = ''] = /^export const page = (.*)$/m.exec(readFileSync(file, 'utf8')) ?? []
  return JSON.parse(json) as AreaPage
}

async function renderFiles(
  { page, lastmod }: Retouched,
  bundles: Bundles,
  bundleKey: string,
): Promise<MadeFile[]> {
  const { createPageRenderer } = loadServerBundle(bundles.server)
  const { renderPage, renderContent } = createPageRenderer(pageAssets(bundles))
  const key = pageKey(page, bundleKey, lastmod.after)
  return [
    { path: htmlFile(page.path), key, content: renderPage(page) },
    { path: contentFile(page.path), key, content: renderContent(page) },
  ]
}
