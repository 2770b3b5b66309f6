import { requireData } from '../project/check.ts'
import { exitCodes, type ExitCode } from '../lib/errors.ts'
import { adviceOn, formatRefusal, formatStates } from '../report/format-files.ts'
import { plural } from '../lib/plural.ts'
import type { Comparison } from '../render/compare.ts'
import { withLock } from '../write/lock.ts'
import { collect, type CommandSpec, type Flags } from '../command-line/command.ts'
import { log, printNoFindings, type Context } from '../project/context.ts'
import { differing, handEdited, type GeneratePlan } from '../project/plan-generate.ts'
import { planFor, updateGenerated } from '../project/update-generated.ts'

interface GenerateOptions extends Flags<'check' | 'force'> {
  readonly neverPublic?: readonly string[]
}

export const generateCommand: CommandSpec = {
  examples: ['roof-site generate', 'roof-site generate --check'],
  options: (command) =>
    command
      .option('--check', 'compare only, and print what differs; exit code 3 then')
      .option('--force', 'overwrite files edited by hand, remove files that no command wrote')
      .option(
        '--never-public <address>',
        'an address that was never public and may vanish',
        collect,
      ),
  former: { '--dry-run': '--check' },
  run: (context, command) => runGenerate(context, command.opts()),
}

export async function runGenerate(context: Context, options: GenerateOptions): Promise<ExitCode> {
  const plan = () => planFor(context, requireData(context), options.neverPublic)
  if (options.check) return reportCheck(context, await plan())
  return withLock(context.roots.site, async () => {
    const { blocked } = await updateGenerated(context, requireData(context), options)
    if (blocked.length === 0) return printNoFindings(context)
    if (context.format === 'json') context.io.stdout(formatStates(blocked, 'json'))
    return refuse(context, blocked)
  })
}

function reportCheck(context: Context, plan: GeneratePlan): ExitCode {
  const files = differing(plan)
  const blocked = handEdited(plan)
  context.io.stdout(formatStates(files, context.format))
  if (files.length === 0) {
    log(context, 'generated/ is up to date.')
    return exitCodes.ok
  }
  const remedy =
    blocked.length > 0 ? adviceOn(blocked) : 'Run `npx roof-site generate`, and commit generated/.'
  const are = files.length === 1 ? 'is' : 'are'
  log(context, `${plural(files.length, 'generated file')} ${are} not as the data asks. ${remedy}`)
  return exitCodes.differs
}

function refuse(context: Context, blocked: readonly Comparison[]): ExitCode {
  context.io.stderr(`${formatRefusal(blocked)}\n`)
  return exitCodes.differs
}
