import { loadAtlas } from '../load/atlas.ts'
import { openKeptMaps } from '../build/kept-maps.ts'
import { startFolder } from '../build/start-folder.ts'
import { areMany } from '../build/start-pages.ts'
import { rememberState } from '../build/up-to-date.ts'
import { CommandError, exitCodes, type ExitCode } from '../lib/exit.ts'
import type { Comparison, OnDisk } from '../write/compare.ts'
import {
  changesOf,
  planGenerate,
  untouchable,
  type GenerateInput,
  type GeneratePlan,
  type PageTaker,
} from './plan-generate.ts'
import { generatedFolder } from '../lib/generated-paths.ts'
import { textAtHead } from '../load/git.ts'
import { loadData } from '../load/load-data.ts'
import { readGenerated, readTemplates } from '../load/project-files.ts'
import type { SiteModel } from '../site/pages/site-model.ts'
import { recordedAddresses } from '../load/published-urls.ts'
import type { GeneratedFile } from '../render/generated-file.ts'
import type { LastmodRecord } from '../render/lastmod.ts'
import { plural } from '../report/format-text.ts'
import type { SiteData } from '../site/schema/data.ts'
import { withLock } from '../write/lock.ts'
import { reportVanished, vanishedFrom } from '../site/rules/removed-urls.ts'
import { writeChanges } from '../write/write-changes.ts'
import { printFindings, requireData, say, textsOf, toDay, type Context } from './context.ts'
import { dataFilesOf } from './fix-data.ts'
import { formatDiff } from '../report/format-diff.ts'

/** `check` compares, `dryRun` prints the change, `force` gives up edits by hand. */
export interface GenerateCommandOptions {
  readonly check: boolean
  readonly dryRun: boolean
  readonly force: boolean
  /** Addresses that nobody was told of, and that may vanish. */
  readonly neverPublic: readonly string[]
}

const words: { readonly [State in Exclude<Comparison['state'], 'same'>]: string } = {
  missing: 'missing',
  stale: 'stale: the data changed since',
  'hand-edited': 'edited by hand',
  orphan: 'orphan: no data asks for it any more',
  foreign: 'unknown: no command wrote it',
}

/** Brings generated/ up to date with the data, or says what is not. */
export async function runGenerate(
  context: Context,
  options: GenerateCommandOptions,
): Promise<ExitCode> {
  const plan = () => planFor(context, requireData(context), options)
  if (options.check) return reportCheck(context, await plan())
  if (options.dryRun) return reportDryRun(context, await plan(), options)
  return withLock(context.root, async () => {
    const { root, stages } = context
    const remember = rememberState(root, 'generate')
    const { blocked } = await updateGenerated(context, requireData(context), options)
    if (blocked.length > 0) {
      if (context.format === 'json') context.io.stdout(formatStates(blocked))
      return refuse(context, blocked)
    }
    stages.run('remember', () => remember())
    return exitCodes.ok
  })
}

/** The site as generated/ has it, unless files there stand in the way. */
export interface Updated {
  readonly model: SiteModel
  readonly lastmod: LastmodRecord
  /** Files that were edited by hand or are unknown: nothing was written. */
  readonly blocked: readonly Comparison[]
  /** The states of new files, by path, where that is known since they were written. */
  readonly written?: ReadonlyMap<string, string> | undefined
}

interface UpdateOptions extends Partial<Pick<GenerateCommandOptions, 'force' | 'neverPublic'>> {
  /** Gets what all pages share, as modules, and then each page as soon as that is built. */
  readonly onFrame?: (modules: readonly GeneratedFile[]) => PageTaker | undefined
}

/**
 * Writes what the data asks for. Where files were edited by hand or are unknown, nothing is
 * written and they are returned, unless `force` gives them up.
 */
export async function updateGenerated(
  context: Context,
  data: SiteData,
  options: UpdateOptions = {},
): Promise<Updated> {
  const { root, stages } = context
  const folder = areMany(data.cities.length) ? startFolder(root, generatedFolder) : undefined
  try {
    const plan = await planFor(context, data, { ...options, take: folder?.take })
    // Of a large site the texts of all files are not kept beyond this.
    const { model, lastmod } = plan
    const blocked = options.force ? [] : untouchable(plan)
    if (blocked.length > 0) return { model, lastmod, blocked }
    const added = await stages.run('write generated', async () => {
      const ready = await folder?.finish()
      writeChanges(root, changesOf(plan), { ready: ready ? [ready.staged] : [] })
      return ready
    })
    say(context, summary(changed(plan), added?.states.size))
    return { model, lastmod, blocked, written: added?.states }
  } finally {
    await folder?.discard()
  }
}

interface PlanOptions extends UpdateOptions, Pick<GenerateInput, 'take'> {}

async function planFor(
  context: Context,
  data: SiteData,
  { neverPublic = [], onFrame, take }: PlanOptions,
): Promise<GeneratePlan> {
  const { root, stages } = context
  const disk = stages.run('read generated', () => readGenerated(root))
  stages.run('check addresses', () => requireKept(context, { data, disk, neverPublic }))
  const maps = stages.run('kept maps', () => openKeptMaps(root))
  const plan = await planGenerate({
    data,
    atlas: loadAtlas(root),
    templates: readTemplates(root),
    disk,
    today: toDay(context.io.now()),
    keepMap: maps.keep,
    onFrame,
    take,
    stages,
  })
  stages.run('keep maps', maps.save)
  return plan
}

interface Contract {
  readonly data: SiteData
  readonly disk: OnDisk
  readonly neverPublic: readonly string[]
}

/** Ends the command where an address of the site would vanish. */
function requireKept(context: Context, { data, disk, neverPublic }: Contract): void {
  const recorded = recordedAddresses(disk, (path) => textAtHead(context.root, path))
  for (const address of neverPublic) {
    if (!recorded.delete(address)) say(context, `${address} was no address of this site.`)
  }
  const vanished = vanishedFrom(data, recorded)
  if (vanished.length === 0) return
  const files = loadData(context.root)
  const addresses = dataFilesOf(files).find(({ name }) => name === 'addresses')
  const findings = addresses ? reportVanished(vanished, { data, recorded, addresses }) : []
  printFindings(context, findings, 'stderr', textsOf(files))
  throw new CommandError(exitCodes.data, 'Nothing was written: addresses would vanish.')
}

/** Ends a command other than `generate` that found generated files it must not touch. */
export function requireUntouched(blocked: readonly Comparison[]): void {
  if (blocked.length > 0) throw new CommandError(exitCodes.data, refusal(blocked))
}

const changed = (plan: GeneratePlan) => plan.files.filter(({ state }) => state !== 'same')

/** What became of so many files, besides those of a new folder. */
function summary(files: readonly Comparison[], added = 0): string {
  if (files.length + added === 0) return 'generated/ is up to date.'
  const removed = files.filter(({ after }) => after === undefined).length
  const written = files.length - removed + added
  return `generated/: ${plural(written, 'file')} written${removed > 0 ? `, ${removed} removed` : ''}.`
}

function reportCheck(context: Context, plan: GeneratePlan): ExitCode {
  const files = changed(plan)
  if (context.format === 'json') {
    context.io.stdout(formatStates(files))
  } else {
    context.io.stdout(files.map((file) => `${describe(file)}\n`).join(''))
  }
  if (files.length === 0) {
    say(context, 'generated/ is up to date.')
    return exitCodes.ok
  }
  const remedy = untouchable(plan).length > 0 ? advice : 'Run `roof-site generate`.'
  say(context, `${plural(files.length, 'generated file')} not as the data asks. ${remedy}`)
  return exitCodes.differs
}

/** Which files differ and how, as JSON. */
function formatStates(files: readonly Comparison[]): string {
  const shown = files.map(({ path, state }) => ({ path, state }))
  return `${JSON.stringify({ version: 1, files: shown }, null, 2)}\n`
}

function describe({ path, state }: Comparison): string {
  return `${path}: ${state === 'same' ? 'same' : words[state]}`
}

function reportDryRun(
  context: Context,
  plan: GeneratePlan,
  { force }: Pick<GenerateCommandOptions, 'force'>,
): ExitCode {
  const files = changed(plan)
  context.io.stdout(formatPlan(context, files))
  const blocked = force ? [] : untouchable(plan)
  if (blocked.length > 0) return refuse(context, blocked)
  say(context, files.length === 0 ? 'generated/ is up to date.' : 'Nothing was written.')
  return exitCodes.ok
}

/** Planned changes as diffs, or as JSON with a diff for each file. */
export function formatPlan({ format }: Context, files: readonly Comparison[]): string {
  const diffs = files.map(({ path, state, before, after }) => ({
    path,
    state,
    diff: formatDiff(path, before, after),
  }))
  if (format === 'json') return `${JSON.stringify({ version: 1, files: diffs }, null, 2)}\n`
  return diffs.map(({ diff }) => diff).join('')
}

function refuse(context: Context, blocked: readonly Comparison[]): ExitCode {
  context.io.stderr(`${refusal(blocked)}\n`)
  return exitCodes.differs
}

const advice =
  'Move your change to data/ or templates/, or run `roof-site generate --force` to give it up.'

function refusal(blocked: readonly Comparison[]): string {
  return [...blocked.map(describe), `Nothing was written. ${advice}`].join('\n')
}
