import type { Atlas } from '../load/gazetteer.ts'
import { hash } from '../lib/hash.ts'
import { manifestPath, recordPath } from '../lib/paths.ts'
import { parseLastmod, updateLastmod } from '../load/records.ts'
import type { GeneratedFile } from '../render/generated-file.ts'
import { renderSchemas, renderSite, type RenderInput } from '../render/render-site.ts'
import { site } from '../site/index.ts'
import type { TemplateTexts, OnDisk } from '../load/project-files.ts'
import { buildSite } from '../site/pages/build-site.ts'
import type { SiteModel } from '../render/site-model.ts'
import type { SiteData } from '../site/schema/data.ts'
import { compareFiles, type Compared, type Comparison } from '../write/compare.ts'
import type { FileChange } from '../write/write-changes.ts'

export interface GenerateInput {
  readonly data: SiteData
  /** Without it no page has a map. */
  readonly atlas: Atlas
  readonly templates: TemplateTexts
  readonly disk: OnDisk
  /** The UTC day that a changed page is recorded with. */
  readonly today: string
}

export interface GeneratePlan {
  readonly model: SiteModel
  /** The manifest comes last, and only where it is not as it should be. */
  readonly files: readonly Comparison[]
}

/** Compares what the data asks for with what is on disk. Writes nothing. */
export async function planGenerate(input: GenerateInput): Promise<GeneratePlan> {
  const { data, atlas, templates, disk, today } = input
  const model = buildSite(data, atlas)
  const previous = parseLastmod(disk.files.get(recordPath))
  const lastmod = updateLastmod(previous, model.pages, today)
  const compared = await compareFiles(renderFiles({ model, templates, lastmod }), disk)
  const files = [...withRecordCheck(compared, disk), ...compareManifest(compared, disk)]
  return { model, files }
}

function* renderFiles(input: RenderInput): Iterable<GeneratedFile> {
  yield* renderSite(input)
  yield* renderSchemas(site.schemas)
}

/** Files that the plan may not touch without being told to. */
export function handEdited({ files }: GeneratePlan): readonly Comparison[] {
  return files.filter(({ state }) => state === 'hand-edited' || state === 'foreign')
}

export function differing({ files }: GeneratePlan): readonly Comparison[] {
  return files.filter(({ state }) => state !== 'same')
}

/** The writes of a plan, paths relative to the project, the manifest last. */
export function changesOf(plan: GeneratePlan): FileChange[] {
  return differing(plan).map(({ path, before, after }) => {
    return { path, content: after ?? null, before: before ?? null }
  })
}

/** The record of dates is input as well as output, so an edit of it shows in no other way. */
function withRecordCheck({ files }: Compared, disk: OnDisk): Comparison[] {
  const known = disk.manifest[recordPath]
  return files.map((file) => {
    if (file.path !== recordPath || !known || file.before === undefined) return file
    const edited = hash(file.before) !== known.content
    return edited ? { ...file, state: 'hand-edited' } : file
  })
}

function compareManifest({ manifest }: Compared, disk: OnDisk): Comparison[] {
  const after = `${JSON.stringify(manifest, null, 2)}\n`
  const before = disk.manifestText
  if (before === after) return []
  return [{ path: manifestPath, state: before === undefined ? 'missing' : 'stale', before, after }]
}
