import { FaultyDataError, dataError } from '../lib/errors.ts'
import { cacheIn } from '../cache/cache.ts'
import { loadAtlas } from '../load/gazetteer.ts'
import { dataFilesOf, loadData } from '../load/load-data.ts'
import { textAtHead } from '../load/git.ts'
import { describeDates, findDates, type KnownDates } from '../load/records.ts'
import { readGenerated, type OnDisk, type ReadTexts } from '../load/generated-files.ts'
import { readTemplates } from '../load/templates.ts'
import { formatRefusal, summarizeFiles } from '../report/format-files.ts'
import { homeOf } from '../site/home.ts'
import type { SiteData } from '../site/schema/data.ts'
import type { Comparison } from '../render/compare.ts'
import type { SiteModel } from '../render/site-model.ts'
import { writeChanges } from '../write/write-changes.ts'
import { findVanished } from './check.ts'
import { log, printFindings, toDay, type Context } from './context.ts'
import {
  changesOf,
  differing,
  handEdited,
  planGenerate,
  type GeneratePlan,
} from './plan-generate.ts'

interface UpdateOptions {
  readonly force?: boolean
  readonly neverPublic?: readonly string[]
  /** The generated files that earlier updates read. */
  readonly read?: ReadTexts
}

/** Writes the files that the data requires; if any of them are in the way, writes nothing and returns them as `blocked`. */
export async function updateGenerated(
  context: Context,
  data: SiteData,
  { force = false, neverPublic = [], read }: UpdateOptions = {},
): Promise<{ readonly model: SiteModel; readonly blocked: readonly Comparison[] }> {
  const plan = await planFor(context, data, neverPublic, cacheIn(context.roots.site), read)
  const blocked = force ? [] : handEdited(plan)
  if (blocked.length > 0) return { model: plan.model, blocked }
  context.stages.run('write generated', () => writeChanges(context.roots.site, changesOf(plan)))
  log(context, summarizeFiles(differing(plan)))
  return { model: plan.model, blocked }
}

/** Ends a command other than `generate` that found hand-edited generated files. */
export function refuseHandEdits(blocked: readonly Comparison[]): void {
  if (blocked.length > 0) throw dataError(formatRefusal(blocked))
}

/** Plans what `generate` would do. Throws when an address would vanish. */
export async function planFor(
  context: Context,
  data: SiteData,
  neverPublic: readonly string[] = [],
  cache = cacheIn(context.roots.site, { writes: false }),
  read?: ReadTexts,
): Promise<GeneratePlan> {
  const { stages, roots } = context
  const { engine, site } = roots
  const disk = stages.run('read generated', () => readGenerated(site, read))
  // Missing addresses are reported in this file.
  const texts = dataFilesOf(loadData(site, ['addresses']))
  const findings = findVanished(context, { data, texts, disk }, neverPublic)
  if (findings.length > 0) {
    printFindings(context, { findings, stream: 'stderr', texts })
    throw new FaultyDataError('Nothing was written: addresses would vanish.', findings, texts)
  }
  const dates = readDates(context, disk)
  const project = {
    atlas: loadAtlas(roots, homeOf(data)),
    templates: readTemplates(engine),
    disk,
    dates,
  }
  const today = toDay(context.io.now())
  return stages.run('generate', () => planGenerate({ data, ...project, today, cache }))
}

/** Reads the dates of pages, and warns when they are not from the project's own record. */
export function readDates(context: Context, disk: OnDisk): KnownDates {
  const dates = findDates(disk, (path) => textAtHead(context.roots.site, path))
  const word = describeDates(dates)
  if (word !== undefined) log(context, word)
  return dates
}
