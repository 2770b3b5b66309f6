import { CommandError, exitCodes, type ExitCode } from '../exit.ts'
import type { Comparison } from '../compare.ts'
import { changesOf, planGenerate, untouchable, type GeneratePlan } from '../generate.ts'
import { readGenerated, readTemplates } from '../project.ts'
import { plural } from '../report/format-text.ts'
import type { SiteData } from '../schema/data.ts'
import { withLock } from '../lock.ts'
import { writeChanges } from '../write.ts'
import { requireData, say, toDay, type Context } from './context.ts'
import { formatDiff } from '../report/format-diff.ts'

/** `check` compares, `dryRun` prints the change, `force` gives up edits by hand. */
export interface GenerateCommandOptions {
  readonly check: boolean
  readonly dryRun: boolean
  readonly force: boolean
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
  if (options.check) return reportCheck(context, await planFor(context, requireData(context)))
  if (options.dryRun) return reportDryRun(context, await planFor(context, requireData(context)))
  return withLock(context.root, async () => {
    const blocked = await updateGenerated(context, requireData(context), options.force)
    return blocked.length > 0 ? refuse(context, blocked) : exitCodes.ok
  })
}

/**
 * Writes what the data asks for. Where files were edited by hand or are unknown, nothing is
 * written and they are returned, unless `force` gives them up.
 */
export async function updateGenerated(
  context: Context,
  data: SiteData,
  force = false,
): Promise<readonly Comparison[]> {
  const plan = await planFor(context, data)
  const blocked = force ? [] : untouchable(plan)
  if (blocked.length > 0) return blocked
  const changes = changesOf(plan)
  writeChanges(context.root, changes)
  say(context, changes.length === 0 ? 'generated/ is up to date.' : summary(plan))
  return []
}

function planFor(context: Context, data: SiteData): Promise<GeneratePlan> {
  return planGenerate({
    data,
    templates: readTemplates(context.root),
    disk: readGenerated(context.root),
    today: toDay(context.io.now()),
  })
}

/** Ends a command other than `generate` that found generated files it must not touch. */
export function requireUntouched(blocked: readonly Comparison[]): void {
  if (blocked.length > 0) throw new CommandError(exitCodes.data, refusal(blocked))
}

const changed = (plan: GeneratePlan) => plan.files.filter(({ state }) => state !== 'same')

function summary(plan: GeneratePlan): string {
  const files = changed(plan)
  const removed = files.filter(({ after }) => after === undefined).length
  const written = files.length - removed
  return `generated/: ${plural(written, 'file')} written${removed > 0 ? `, ${removed} removed` : ''}.`
}

function reportCheck(context: Context, plan: GeneratePlan): ExitCode {
  const files = changed(plan)
  if (context.format === 'json') {
    const shown = files.map(({ path, state }) => ({ path, state }))
    context.io.stdout(`${JSON.stringify({ version: 1, files: shown }, null, 2)}\n`)
  } else {
    context.io.stdout(files.map((file) => `${describe(file)}\n`).join(''))
  }
  if (files.length === 0) {
    say(context, 'generated/ is up to date.')
    return exitCodes.ok
  }
  say(
    context,
    `${plural(files.length, 'generated file')} not as the data asks. Run \`roof-site generate\`.`,
  )
  return exitCodes.differs
}

function describe({ path, state }: Comparison): string {
  return `${path}: ${state === 'same' ? 'same' : words[state]}`
}

function reportDryRun(context: Context, plan: GeneratePlan): ExitCode {
  const files = changed(plan)
  context.io.stdout(formatPlan(context, files))
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

function refusal(blocked: readonly Comparison[]): string {
  const advice =
    'Nothing was written. Move your change to data/ or templates/, or run `roof-site generate --force` to give it up.'
  return [...blocked.map(describe), advice].join('\n')
}
