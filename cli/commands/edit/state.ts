import { readChecked } from '../../project/check.ts'
import type { DataPath as Keys } from '../../../src/editor/protocol.ts'
import { loadAtlas } from '../../load/gazetteer.ts'
import { dataFilesOf } from '../../load/load-data.ts'
import type { DataPath } from '../../parse/parse.ts'
import type { Block } from '../../reading/page.ts'
import { collapse } from '../../reading/read-page.ts'
import type { ReadState } from '../../site/reading.ts'
import { homeOf } from '../../site/home.ts'
import { buildState, type SiteState } from '../../site/changes/states.ts'
import type { Context } from '../../project/context.ts'
import { stateOfData } from '../../project/serve-sources.ts'

/** The data on disk, read once per state. */
export type EditState = ReturnType<typeof readEditState>

/** A path in JSON form. */
export const toKeys = (path: DataPath): Keys =>
  path.map((key) => (typeof key === 'number' ? key : String(key)))

/** Reads the data again only if it has changed. */
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
  const built = data && buildState(data, loadAtlas(context.roots, homeOf(data)))
  const site: SiteState = { findings, sources, built }
  return {
    site,
    folder: context.roots.site,
    texts: dataFilesOf(project.files),
    publicFiles: project.publicFiles,
    values: Object.fromEntries(sources.map(({ name, value }) => [name, value])),
  }
}

/** A clicked text. */
export interface Pointed {
  readonly page: string
  readonly text: string
  /** How many equal texts precede it on the page. */
  readonly nth: number
}

/** The paths of the values in a text of a page, in text order. */
export function pathsOf(
  { built }: SiteState,
  read: ReadState,
  { page, text, nth }: Pointed,
): Keys[] {
  const reading = built && read(built)
  const shown = reading?.pageAt(page) ?? reading?.pageAt(reading.paths.at(-1) ?? '')
  const alike = shown?.shown.filter((each) => each.text === collapse(text)) ?? []
  const { origins = [] }: Partial<Block> = alike[nth] ?? {}
  const paths = origins.map(({ source }) => toKeys(source))
  return [...new Map(paths.map((path) => [JSON.stringify(path), path])).values()]
}
