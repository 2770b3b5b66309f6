import { requireData } from '../project/check.ts'
import { exitCodes, type ExitCode } from '../lib/errors.ts'
import {
  adviceOn,
  describeFile,
  formatDiffs,
  formatRefusal,
  formatStates,
} from '../report/format-files.ts'
import { plural } from '../lib/plural.ts'
import type { Comparison } from '../render/compare.ts'
import { withLock } from '../write/lock.ts'
import { collect, type CommandSpec, type Flags } from '../command-line/command.ts'
import { log, printNoFindings, type Context } from '../project/context.ts'
import { differing, handEdited, type GeneratePlan } from '../project/plan-generate.ts'
import { planFor, updateGenerated } from '../project/update-generated.ts'

interface GenerateOptions extends Flags<'check' | 'dryRun' | 'force'> {
  readonly neverPublic?: readonly string[]
}

export const generateCommand: CommandSpec = {
  examples: ['roof-site generate', 'roof-site generate --check'],
  options: (command) =>
    command
      .option('--check', 'compare only; exit code 3 when something differs')
      .option('--dry-run', 'print what would change')
      .option('--force', 'overwrite files edited by hand, remove files that no command wrote')
      .option(
        '--never-public <address>',
        'an address that was never public and may vanish',
        collect,
      ),
  run: (context, command) => runGenerate(context, command.opts()),
}

export async function runGenerate(context: Context, options: GenerateOptions): Promise<ExitCode> {
  const plan = () => planFor(context, requireData(context), options.neverPublic)
  if (options.check) return reportCheck(context, await plan())
  if (options.dryRun) return reportDryRun(context, await plan(), options.force)
  return withLock(context.roots.site, async () => {
    const { blocked } = await updateGenerated(context, requireData(context), options)
    if (blocked.length === 0) return printNoFindings(context)
    if (context.format === 'json') context.io.stdout(formatStates(blocked))
    return refuse(context, blocked)
  })
}

function reportCheck(context: Context, plan: GeneratePlan): ExitCode {
  const files = differing(plan)
  const blocked = handEdited(plan)
  const text = files.map((file) => `${describeFile(file)}\n`).join('')
  context.io.stdout(context.format === 'json' ? formatStates(files) : text)
  if (files.length === 0) {
    log(context, 'generated/ is up to date.')
    return exitCodes.ok
  }
  const remedy = blocked.length > 0 ? adviceOn(blocked) : 'Run `npx roof-site generate`.'
  const are = files.length === 1 ? 'is' : 'are'
  log(context, `${plural(files.length, 'generated file')} ${are} not as the data asks. ${remedy}`)
  return exitCodes.differs
}

function reportDryRun(context: Context, plan: GeneratePlan, force = false): ExitCode {
  const files = differing(plan)
  context.io.stdout(formatDiffs(files, context.format))
  const blocked = force ? [] : handEdited(plan)
  if (blocked.length > 0) return refuse(context, blocked)
  log(context, files.length === 0 ? 'generated/ is up to date.' : 'Nothing was written.')
  return exitCodes.ok
}

function refuse(context: Context, blocked: readonly Comparison[]): ExitCode {
  context.io.stderr(`${formatRefusal(blocked)}\n`)
  return exitCodes.differs
}
