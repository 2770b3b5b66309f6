import { Command, Option } from 'commander'
import { addCity } from './commands/add-city.ts'
import { addCommand } from './commands/command.ts'
import {
  collect,
  examples,
  formatOption,
  settleProject,
  toContext,
  toOutput,
  type GlobalOptions,
} from './commands/global-options.ts'
import type { Context } from './commands/context.ts'
import { list } from './commands/list.ts'
import { removeCity } from './commands/remove-city.ts'
import { renameCity } from './commands/rename-city.ts'
import { CommandError, exitCodes, type ExitCode } from './lib/exit.ts'
import type { Io } from './lib/io.ts'
import { formats } from './report/formats.ts'

type Action = (context: Context) => ExitCode | Promise<ExitCode>

/** Builds the command line. `finish` receives the exit code of the command that ran. */
export function createProgram(io: Io, version: string, finish: (code: ExitCode) => void): Command {
  const program = new Command('roof-site')
    .description("Generates a local contractor's website from the YAML files in data/.")
    .version(version, '-V, --version', 'print the version')
    .option('--cwd <dir>', 'the project, where it is not the current folder or one above it')
    .option('--json', 'results as JSON, as with --format json')
    .option('--quiet', 'no progress and no closing words')
    .option('--no-color', 'no colors')
    .option('--timings', 'print what each stage took')
    .option('--no-input', 'never ask; missing values are errors')
    .helpOption('-h, --help', 'print this help')
    .addHelpText(
      'before',
      examples('roof-site validate', 'roof-site add-city "Old Saybrook"', 'roof-site build'),
    )
    .hook('preAction', (_program, command) => settleProject(io, command.optsWithGlobals()))

  const run = (command: Command, action: Action) =>
    command.action(async () => {
      const options = command.optsWithGlobals<GlobalOptions>()
      const context = toContext(io, version, options)
      finish(await action(context))
      if (options.timings) io.stderr(context.stages.report())
    })

  const validate = program
    .command('validate')
    .description('check all data files')
    .addOption(formatOption(Object.keys(formats)))
    .option('--production', 'placeholders are errors: the checklist before publishing')
    .option('--max-warnings <n>', 'fail when there are more warnings than this', toCount)
    .option('--fix', 'repair what is safe to repair, and nothing else')
    .option('--dry-run', 'with --fix: print the repairs as a diff and write nothing')
    .addHelpText('before', examples('roof-site validate', 'roof-site validate --production'))
  run(validate, async (context) => {
    const { runValidate } = await import('./commands/validate.ts')
    const { production = false, maxWarnings, fix = false, dryRun = false } = validate.opts()
    return runValidate(context, { production, maxWarnings, fix, dryRun })
  })

  const generate = program
    .command('generate')
    .description('bring generated/ up to date with the data')
    .addOption(formatOption())
    .option('--check', 'compare only; exit code 3 when something differs')
    .option('--dry-run', 'print what would change')
    .option('--force', 'overwrite files edited by hand, remove files that no command wrote')
    .option(
      '--never-public <address>',
      'an address that nobody was told of and that may vanish',
      collect,
    )
    .addHelpText('before', examples('roof-site generate', 'roof-site generate --check'))
  run(generate, async (context) => {
    const { check = false, dryRun = false, force = false, neverPublic = [] } = generate.opts()
    const { runGenerate } = await import('./commands/generate.ts')
    const code = await runGenerate(context, { check, dryRun, force, neverPublic })
    return code === exitCodes.ok && !check && !dryRun ? printNoFindings(context) : code
  })

  const build = program
    .command('build')
    .description('validate, generate and build the finished site into dist/')
    .option('--production', 'refuse placeholders')
    .option('--force', 'build even when nothing changed')
    .addHelpText('before', examples('roof-site build', 'roof-site build --production'))
  run(build, async (context) => {
    const { production = false, force = false } = build.opts()
    const { runBuild } = await import('./commands/build.ts')
    await runBuild(context, { production, force })
    return printNoFindings(context)
  })

  const dev = program
    .command('dev')
    .description('serve the site while you edit; changes show at once')
    .addOption(portOption(5173))
    .addOption(hostOption())
    .addHelpText('before', examples('roof-site dev', 'roof-site dev --port 3000'))
  run(dev, async (context) => {
    const { runDev } = await import('./commands/dev.ts')
    return runDev(context, dev.opts())
  })

  const preview = program
    .command('preview')
    .description('serve dist/ as a host would: headers, redirects, 404')
    .addOption(portOption(4173))
    .addOption(hostOption())
    .addHelpText('before', examples('roof-site preview', 'roof-site preview --port 8080'))
  run(preview, async (context) => {
    const { runPreview } = await import('./commands/preview.ts')
    return runPreview(context, preview.opts())
  })

  const surroundings = { io, version, finish }
  addCommand(program, list, surroundings)

  const explain = program
    .command('rules')
    .argument('[id]', 'the id of a rule, such as county/unknown')
    .description('explain the rules of validate, or one of them')
    .addOption(formatOption(['text', 'json']))
    .addHelpText('before', examples('roof-site rules', 'roof-site rules county/unknown'))
  explain.action(async (id: string | undefined) => {
    const { runRules } = await import('./commands/rules.ts')
    finish(runRules(toOutput(io, version, explain.optsWithGlobals()), id))
  })

  for (const spec of [addCity, renameCity, removeCity]) addCommand(program, spec, surroundings)

  for (const command of [program, ...program.commands]) {
    command.exitOverride().configureOutput({ writeOut: io.stdout, writeErr: io.stderr })
  }
  return program
}

/** Ends a command that has no result of its own: as JSON, its findings, of which there are none. */
function printNoFindings({ io, format }: Context): ExitCode {
  if (format === 'json') io.stdout(formats.json([]))
  return exitCodes.ok
}

const portOption = (port: number) =>
  new Option('--port <n>', 'the port to listen on')
    .env('PORT')
    .default(port)
    // A variable that is set to nothing says nothing.
    .argParser((value: string) => (value === '' ? port : toPort(value)))

const hostOption = () =>
  new Option('--host <address>', 'the address to listen on').default('127.0.0.1')

function toPort(value: string): number {
  const port = Number(value)
  if (/^\d+$/.test(value) && port <= 65_535) return port
  throw new CommandError(exitCodes.usage, `The port ${value} is not a number from 0 to 65535.`)
}

function toCount(value: string): number {
  if (/^\d+$/.test(value)) return Number(value)
  throw new CommandError(exitCodes.usage, `${value} is not a whole number of warnings.`)
}
