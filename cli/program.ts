import { Command, Option } from 'commander'
import { resolve } from 'node:path'
import { createPaint, type Io } from './io.ts'
import type { Context, Output } from './commands/context.ts'
import { CommandError, exitCodes, type ExitCode } from './exit.ts'
import { findProject, requireProject } from './project.ts'
import { formats, type Format } from './report/formats.ts'
import { settle } from './settle.ts'

interface GlobalOptions {
  readonly cwd?: string
  readonly json?: boolean
  readonly quiet?: boolean
  readonly color: boolean
  readonly input: boolean
  readonly format?: Format
}

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
    .option('--no-input', 'never ask; missing values are errors')
    .helpOption('-h, --help', 'print this help')
    .addHelpText(
      'before',
      examples('roof-site validate', 'roof-site add-city "Old Saybrook"', 'roof-site build'),
    )
    .hook('preAction', (_program, command) => settleProject(io, command.optsWithGlobals()))

  const run = (command: Command, action: Action) =>
    command.action(async () =>
      finish(await action(toContext(io, version, command.optsWithGlobals()))),
    )

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
    const { runGenerate } = await import('./commands/generate.ts')
    const { check = false, dryRun = false, force = false, neverPublic = [] } = generate.opts()
    return runGenerate(context, { check, dryRun, force, neverPublic })
  })

  const build = program
    .command('build')
    .description('validate, generate and build the finished site into dist/')
    .option('--production', 'refuse placeholders')
    .option('--force', 'build even when nothing changed')
    .addHelpText('before', examples('roof-site build', 'roof-site build --production'))
  run(build, async (context) => {
    const { runBuild } = await import('./commands/build.ts')
    const { production = false, force = false } = build.opts()
    return runBuild(context, { production, force })
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

  const list = program
    .command('list')
    .description('what the site has: pages, counties and towns, redirects')
    .addOption(formatOption())
    .addHelpText('before', examples('roof-site list', 'roof-site list --json'))
  run(list, async (context) => {
    const { runList } = await import('./commands/list.ts')
    return runList(context)
  })

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

  const surroundings = { io, version, finish }
  addCityCommand(program, surroundings)
  renameCityCommand(program, surroundings)
  removeCityCommand(program, surroundings)

  for (const command of [program, ...program.commands]) {
    command.exitOverride().configureOutput({ writeOut: io.stdout, writeErr: io.stderr })
  }
  return program
}

/** What the commands that change the data are set into. */
interface Surroundings {
  readonly io: Io
  readonly version: string
  readonly finish: (code: ExitCode) => void
}

function addCityCommand(program: Command, { io, version, finish }: Surroundings): void {
  const command = program
    .command('add-city')
    .argument('[name]', 'the name of the city')
    .description('add a city page: edits data/cities.yaml and brings generated/ up to date')
    .option('--county <name>', 'a county of counties.yaml; known for a town of data/places/')
    .option('--description <text>', '60 to 120 words about roofs in this city')
    .option('--challenge <text>', 'a local challenge; give 3 to 5', collect)
    .option('--nearby <name>', 'a nearby area; give 5 to 10, or none for the nearest', collect)
    .option('--page-title <text>', 'the heading; proposed where left out')
    .option('--meta-description <text>', 'for search engines; proposed where left out')
    .option('--at <lat,lon>', 'coordinates, such as 41.29,-72.38; known for a town of data/places/')
    .option('--house <type>', 'the drawing: cape, colonial, saltbox, …')
    .option('--place <name>', 'a place inside the city that the texts name', collect)
    .option('--from <file>', 'add the cities of a YAML file, - for standard input; all or none')
    .option('--template', 'print an entry to fill in, for --from')
    .option('--dry-run', 'print the plan and write nothing')
    .addHelpText(
      'before',
      examples(
        'roof-site add-city "Old Saybrook"',
        'roof-site add-city "Old Saybrook" --template > saybrook.yaml',
        'roof-site add-city --from saybrook.yaml',
        'roof-site add-city "Old Saybrook" --county "Middlesex County" --description "…" \\',
        '    --challenge "…" --challenge "…" --challenge "…" \\',
        '    --nearby Essex --nearby Clinton --nearby Westbrook --nearby Lyme --nearby "Deep River"',
      ),
    )
  command.action(async (name: string | undefined) => {
    const { runAddCity } = await import('./commands/add-city.ts')
    finish(
      await runAddCity(toContext(io, version, command.optsWithGlobals()), name, command.opts()),
    )
  })
}

function renameCityCommand(program: Command, { io, version, finish }: Surroundings): void {
  const command = program
    .command('rename-city')
    .argument('<old>', 'the name of the city')
    .argument('<new>', 'the name that it gets')
    .description(
      'rename a city: its page, its address, the lists that name it; the old one redirects',
    )
    .option('--rewrite-text', 'change the name in the texts of its entry too')
    .option('--dry-run', 'print the plan and write nothing')
    .addHelpText('before', examples('roof-site rename-city "Old Saybrook" Saybrook --dry-run'))
  command.action(async (from: string, to: string) => {
    const { runRenameCity } = await import('./commands/rename-city.ts')
    const context = toContext(io, version, command.optsWithGlobals())
    finish(await runRenameCity(context, [from, to], command.opts()))
  })
}

function removeCityCommand(program: Command, { io, version, finish }: Surroundings): void {
  const command = program
    .command('remove-city')
    .argument('<name>', 'the name of the city')
    .description('remove a city page; its address redirects to the page of its county')
    .option('--confirm <name>', 'the name again; asked for on a terminal')
    .option('--redirect <path>', 'where its address leads instead, such as /contact')
    .option('--gone', 'its address answers that the page is gone')
    .option('--never-public', 'nobody was told of the page: its address answers nothing')
    .option('--dry-run', 'print the plan and write nothing')
    .addHelpText(
      'before',
      examples(
        'roof-site remove-city "Old Saybrook" --dry-run',
        'roof-site remove-city "Old Saybrook" --confirm="Old Saybrook"',
      ),
    )
  command.action(async (name: string) => {
    const { runRemoveCity } = await import('./commands/remove-city.ts')
    const context = toContext(io, version, command.optsWithGlobals())
    finish(await runRemoveCity(context, name, command.opts()))
  })
}

function toContext(io: Io, version: string, options: GlobalOptions): Context {
  return {
    ...toOutput(io, version, options),
    root: rootOf(io, options),
  }
}

function rootOf(io: Io, { cwd }: GlobalOptions): string {
  return cwd === undefined ? findProject(io.cwd) : requireProject(resolve(io.cwd, cwd))
}

/** Puts right what an earlier run was cut off in. */
async function settleProject(io: Io, options: GlobalOptions): Promise<void> {
  let root: string
  try {
    root = rootOf(io, options)
  } catch {
    // A command that needs a project says so itself.
    return
  }
  await settle(root, (message) => io.stderr(`${message}\n`))
}

function toOutput(io: Io, version: string, options: GlobalOptions): Output {
  return {
    io: { ...io, interactive: io.interactive && options.input },
    paint: createPaint(options.color && io.color),
    format: options.json ? 'json' : (options.format ?? 'text'),
    quiet: options.quiet ?? false,
    version,
  }
}

function examples(...lines: string[]): string {
  return `Examples:\n${lines.map((line) => `  $ ${line}\n`).join('')}`.replaceAll(
    '$     ',
    '      ',
  )
}

const formatOption = (names: readonly string[] = ['text', 'json', 'github']) =>
  new Option('--format <format>', 'how results are printed').choices(names)

const portOption = (port: number) =>
  new Option('--port <n>', 'the port to listen on')
    .env('PORT')
    .default(port)
    // A variable that is set to nothing says nothing.
    .argParser((value: string) => (value === '' ? port : toPort(value)))

const hostOption = () =>
  new Option('--host <address>', 'the address to listen on').default('127.0.0.1')

const collect = (value: string, earlier: readonly string[] = []) => [...earlier, value]

function toPort(value: string): number {
  const port = Number(value)
  if (/^\d+$/.test(value) && port <= 65_535) return port
  throw new CommandError(exitCodes.usage, `The port ${value} is not a number from 0 to 65535.`)
}

function toCount(value: string): number {
  if (/^\d+$/.test(value)) return Number(value)
  throw new CommandError(exitCodes.usage, `${value} is not a whole number of warnings.`)
}
