import type { Page } from '../../templates/types.ts'
import type { Atlas } from '../load/atlas.ts'
import {
  compareFiles,
  type Compared,
  type Comparison,
  type OnDisk,
  type TakeFile,
} from '../write/compare.ts'
import { planSite } from '../site/pages/build-site.ts'
import type { KeepMap } from '../site/maps/keep-map.ts'
import type { SiteModel } from '../site/pages/site-model.ts'
import {
  dateContent,
  parseLastmod,
  toLastmod,
  type LastmodEntry,
  type LastmodRecord,
} from '../render/lastmod.ts'
import type { GeneratedFile } from '../render/generated-file.ts'
import { renderSchemas } from '../render/schemas.ts'
import { renderBundled, renderSite, type RenderInput } from '../render/render-site.ts'
import type { TemplateTexts } from '../render/templates.ts'
import type { SiteData } from '../site/schema/data.ts'
import { hash } from '../lib/hash.ts'
import type { Stages } from './progress.ts'
import { manifestPath, recordPath } from '../lib/generated-paths.ts'
import type { FileChange } from '../write/write-changes.ts'

/** What `generate` works on. */
export interface GenerateInput {
  readonly data: SiteData
  /** Where towns lie and how the land looks; without it no page has a map. */
  readonly atlas: Atlas
  readonly templates: TemplateTexts
  readonly disk: OnDisk
  /** The UTC day that a changed page is recorded with: `2026-11-20`. */
  readonly today: string
  /** Maps of an earlier run; none where this is left out. */
  readonly keepMap?: KeepMap
  /**
   * Gets what all pages share, as modules, before there are any pages. What it returns gets each
   * page as soon as that is built, and is told when there are no more.
   */
  readonly onFrame?: ((modules: readonly GeneratedFile[]) => PageTaker | undefined) | undefined
  /** Takes files where none stands yet; they are no part of the plan then. */
  readonly take?: TakeFile | undefined
  /** Told of each stage. */
  readonly stages?: Pick<Stages, 'run'>
}

const untold: Pick<Stages, 'run'> = { run: (_, work) => work(() => undefined) }

/** Somebody who can begin with pages while others are built. */
export interface PageTaker {
  /** Gets a page and its JSON; the next one waits until it is done. */
  readonly take: (page: Page, json: string) => Promise<void>
  readonly end: () => void
}

/** What `generate` would do. */
export interface GeneratePlan {
  readonly model: SiteModel
  readonly lastmod: LastmodRecord
  /** The manifest comes last, and only where it is not as it should be. */
  readonly files: readonly Comparison[]
}

/** Compares what the data asks for with what is on disk. Writes nothing. */
export async function planGenerate(input: GenerateInput): Promise<GeneratePlan> {
  const { data, atlas, templates, disk, today, keepMap, take, stages = untold } = input
  const { buildPages, paths, ...frame } = stages.run('frame', () => planSite(data, atlas, keepMap))
  const taker = input.onFrame?.(renderBundled({ model: frame, paths, templates }))
  const recorded = parseLastmod(disk.files.get(recordPath))
  const dated: { readonly page: Page; readonly entry: LastmodEntry }[] = []
  await stages.run('model', async (advance) => {
    for (const page of buildPages()) {
      advance(dated.length, paths.length)
      const json = JSON.stringify(page)
      dated.push({ page, entry: dateContent(recorded[page.path], json, today) })
      if (taker) await taker.take(page, json)
    }
    taker?.end()
  })
  const model = { ...frame, pages: dated.map(({ page }) => page) }
  const lastmod = toLastmod(dated.map(({ page, entry }) => [page.path, entry]))
  const compared = await stages.run('render generated', () =>
    compareFiles(renderFiles({ model, templates, lastmod }), disk, take),
  )
  const files = [...withRecordCheck(compared, disk).files, ...compareManifest(compared, disk, take)]
  return { model, lastmod, files }
}

function* renderFiles(input: RenderInput): Iterable<GeneratedFile> {
  yield* renderSite(input)
  yield* renderSchemas()
}

/** Files that the plan may not touch without being told to. */
export function untouchable({ files }: GeneratePlan): readonly Comparison[] {
  return files.filter(({ state }) => state === 'hand-edited' || state === 'foreign')
}

/** The writes of a plan, paths relative to the project, the manifest last. */
export function changesOf(plan: GeneratePlan): FileChange[] {
  return plan.files
    .filter(({ state }) => state !== 'same')
    .map(({ path, before, after, hash: known }) => ({
      path,
      content: after ?? null,
      before: before ?? null,
      hash: known,
    }))
}

/** The record of dates is input as well as output, so an edit of it shows in no other way. */
function withRecordCheck(compared: Compared, disk: OnDisk): Compared {
  const known = disk.manifest[recordPath]
  const files = compared.files.map((file) => {
    if (file.path !== recordPath || !known || file.before === undefined) return file
    const edited = hash(file.before) !== known.content
    return edited ? { ...file, state: 'hand-edited' as const } : file
  })
  return { ...compared, files }
}

function compareManifest(
  { manifest }: Compared,
  disk: OnDisk,
  take: TakeFile | undefined,
): Comparison[] {
  const after = `${JSON.stringify(manifest, null, 2)}\n`
  const before = disk.manifestText
  if (before === after || take?.({ path: manifestPath, content: after }) !== undefined) return []
  const state = before === undefined ? 'missing' : 'stale'
  return [{ path: manifestPath, state, before, after }]
}
