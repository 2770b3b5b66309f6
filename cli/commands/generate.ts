import { exitCodes, type ExitCode } from '../exit.ts'
import type { Comparison } from '../compare.ts'
import { changesOf, planGenerate, untouchable, type GeneratePlan } from '../generate.ts'
import { readGenerated, readTemplates } from '../project.ts'
import { plural } from '../report/format-text.ts'
import { writeChanges } from '../write.ts'
import { requireData, say, toDay, type Context } from './context.ts'
import { formatDiff } from '../report/format-diff.ts'

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
  const disk = readGenerated(context.root)
  const plan = await planGenerate({
    data: requireData(context),
    templates: readTemplates(context.root),
    disk,
    today: toDay(context.io.now()),
  })
  if (options.check) return reportCheck(context, plan)
  if (options.dryRun) return reportDryRun(context, plan)
  const blocked = untouchable(plan)
  if (blocked.length > 0 && !options.force) return refuse(context, blocked)
  const changes = changesOf(plan)
  writeChanges(context.root, changes)
  say(context, changes.length === 0 ? 'generated/ is up to date.' : summary(plan))
  return exitCodes.ok
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
  say(context, `${plural(files.length, 'file')} of generated/ differ. Run \`roof-site generate\`.`)
  return exitCodes.differs
}

function describe({ path, state }: Comparison): string {
  return `${path}: ${state === 'same' ? 'same' : words[state]}`
}

function reportDryRun(context: Context, plan: GeneratePlan): ExitCode {
  const files = changed(plan)
  context.io.stdout(
    files.map(({ path, before, after }) => formatDiff(path, before, after)).join(''),
  )
  say(context, files.length === 0 ? 'generated/ is up to date.' : `Nothing was written.`)
  return exitCodes.ok
}

function refuse(context: Context, blocked: readonly Comparison[]): ExitCode {
  context.io.stderr(
    [
      ...blocked.map(describe),
      'Nothing was written. Move your change to data/ or templates/, or run `roof-site generate --force` to give it up.',
    ].join('\n') + '\n',
  )
  return exitCodes.differs
}
