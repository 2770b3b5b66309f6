import type { Page } from '../../templates/types.ts'
import type { Atlas } from '../load/gazetteer.ts'
import { manifestPath, recordPath } from '../lib/paths.ts'
import { isSame, printRecords } from '../lib/json.ts'
import { findDates, type KnownDates, updateLastmod } from '../load/records.ts'
import { isOfMerge } from '../load/manifest.ts'
import type { GeneratedFile } from '../render/templates.ts'
import { renderSchemas, renderSite, type RenderInput } from '../render/render-site.ts'
import type { Cache } from '../lib/collections.ts'
import { site } from '../site/index.ts'
import type { TemplateTexts } from '../load/templates.ts'
import type { OnDisk } from '../load/generated-files.ts'
import { buildSite } from '../site/pages/build-site.ts'
import { isListed, type SiteModel } from '../render/site-model.ts'
import type { SiteData } from '../site/schema/data.ts'
import { compareFiles, type Compared, type Comparison, type FileState } from '../render/compare.ts'
import type { FileChange } from '../write/write-changes.ts'

export interface GenerateInput {
  readonly data: SiteData
  /** Without an atlas, pages have no maps. */
  readonly atlas: Atlas
  readonly templates: TemplateTexts
  readonly disk: OnDisk
  /** Defaults to the dates of the record on disk. */
  readonly dates?: KnownDates
  /** The UTC date recorded for a changed page. */
  readonly today: string
  /** Without a cache, everything is made again. */
  readonly cache?: Cache
}

export interface GeneratePlan {
  readonly model: SiteModel
  /** The manifest comes last, and only if it changed. */
  readonly files: readonly Comparison[]
}

/** Compares the files that the data requires with those on disk. Writes nothing. */
export async function planGenerate(input: GenerateInput): Promise<GeneratePlan> {
  const { data, atlas, templates, disk, today, cache } = input
  const dates = input.dates ?? findDates(disk, () => undefined)
  const model = buildSite(data, atlas, { cache, reuse: reuseLastPages() })
  const lastmod = updateLastmod(dates.record, model.pages.filter(isListed), today)
  const compared = await compareFiles(renderFiles({ model, templates, lastmod }, cache), disk)
  const files = [...withRecordCheck(compared, dates), ...compareManifest(compared, disk)]
  return { model, files }
}

/** The pages of the last plan: in `dev`, most are the same in the next. */
let lastPages: ReadonlyMap<string, Page> = new Map()

/** Replaces pages equal to those of the last plan by the same objects, so that memoized results apply. */
function reuseLastPages(): (page: Page) => Page {
  const known = lastPages
  const pages = new Map<string, Page>()
  lastPages = pages
  return (page) => {
    const last = known.get(page.path)
    const same = last && isSame(last, page) ? last : page
    pages.set(page.path, same)
    return same
  }
}

function* renderFiles(input: RenderInput, cache?: Cache): Iterable<GeneratedFile> {
  yield* renderSite(input)
  const make = () => renderSchemas(site.schemas)
  schemas ??= cache?.('schemas', [], make) ?? make()
  yield* schemas
}

/** Cached, as they only depend on the program. */
let schemas: readonly GeneratedFile[] | undefined

/** Files that a plan must not overwrite without `--force`. */
export function handEdited({ files }: GeneratePlan): readonly Comparison[] {
  return files.filter(({ state }) => ['hand-edited', 'foreign', 'lost'].includes(state))
}

export function differing({ files }: GeneratePlan): readonly Comparison[] {
  return files.filter(({ state }) => state !== 'same')
}

/** The writes of a plan, with paths relative to the project, the manifest last. */
export function changesOf(plan: GeneratePlan): FileChange[] {
  return differing(plan).map(({ path, before, after }) => {
    return { path, content: after ?? null, before: before ?? null }
  })
}

/** The record of dates is input and output, so an edit of it would otherwise go unnoticed. */
function withRecordCheck({ files }: Compared, { state }: KnownDates): Comparison[] {
  const states: Partial<Record<KnownDates['state'], FileState>> = {
    edited: 'hand-edited',
    damaged: 'stale',
    lost: 'lost',
  }
  return files.map((file) => {
    return file.path === recordPath ? { ...file, state: states[state] ?? file.state } : file
  })
}

function compareManifest({ manifest }: Compared, disk: OnDisk): Comparison[] {
  const after = printRecords(manifest)
  const before = disk.manifestText
  if (before === after) return []
  const state = before === undefined ? 'missing' : isOfMerge(disk.manifest) ? 'merged' : 'stale'
  return [{ path: manifestPath, state, before, after }]
}
