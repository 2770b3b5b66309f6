import { createOriginFinder } from '../../audit/find-origins.ts'
import { collapse } from '../../audit/read-page.ts'
import type { DataPath as Keys } from '../../../src/editor/protocol.ts'
import { memoize } from '../../lib/collections.ts'
import { loadAtlas } from '../../load/gazetteer.ts'
import { dataFilesOf } from '../../load/load-data.ts'
import type { DataPath } from '../../parse/parse.ts'
import { traceTexts } from '../../site/changes/describe-change.ts'
import { buildState, type SiteState } from '../../site/changes/states.ts'
import { namedTexts, type PageView } from '../../site/pages/page-views.ts'
import { readChecked, type Context } from '../shared/context.ts'
import { stateOfData } from '../shared/serve-sources.ts'

/** The data as they stand on disk, read once for each state of them, and where their texts come out. */
export type EditState = ReturnType<typeof readEditState>

/** A path as JSON can tell it. */
export const toKeys = (path: DataPath): Keys =>
  path.map((key) => (typeof key === 'number' ? key : String(key)))

/** Reads the data where they are not as they were when they were read last. */
export function createReader(context: Context): () => EditState {
  let last: { readonly key: string; readonly state: EditState } | undefined
  return () => {
    const key = stateOfData(context.roots.site)
    if (last?.key !== key) last = { key, state: readEditState(context) }
    return last.state
  }
}

function readEditState(context: Context) {
  const { project, findings, data, sources } = readChecked(context)
  const built = data && buildState(data, loadAtlas(context.roots))
  const origins = built && traceTexts(built)
  const named = built ? namedTexts(built.data, built.model) : new Map<string, DataPath>()
  const finderOf = memoize(({ id, content }: PageView) => {
    return createOriginFinder({ content, origins: origins?.originsOf(id) ?? [], named })
  })
  const site: SiteState = { findings, sources, built }
  return {
    site,
    folder: context.roots.site,
    texts: dataFilesOf(project.files),
    publicFiles: project.publicFiles,
    values: Object.fromEntries(sources.map(({ name, value }) => [name, value])),
    /** The paths of the values that a text of a page is made of, the longest part first. */
    pathsOf: (page: string, text: string): Keys[] => {
      const view = built?.views.find(({ id }) => id === page) ?? built?.views.at(-1)
      const found = view ? finderOf(view)(collapse(text)) : []
      const longest = found.toSorted((a, b) => b.length - a.length)
      const paths = longest.map(({ source }) => toKeys(source))
      return [...new Map(paths.map((path) => [JSON.stringify(path), path])).values()]
    },
    countPages: (path: DataPath) => origins?.documentsBelow(path).size ?? 0,
  }
}
