import { join, relative } from 'node:path'
import { Command, Help } from 'commander'
import { formatExamples, refuseFormer, type CommandSpec } from './command-line/command.ts'
import type { ExitCode } from './lib/errors.ts'
import type { Io } from './lib/io.ts'
import type { Engine } from './lib/paths.ts'

interface Row {
  /** Usage in the program's help. */
  readonly usage: string
  readonly description: string
  /** Loads the command's options and code; only when a command line names it. */
  readonly load: () => Promise<CommandSpec>
}

const rows: readonly Row[] = [
  {
    usage: 'init [options] [dir]',
    description: 'start a site of your own in a new folder: asks you, then writes its files',
    load: async () => (await import('./commands/init.ts')).initCommand,
  },
  {
    usage: 'validate [options]',
    description: 'check all data files',
    load: async () => (await import('./commands/validate.ts')).validateCommand,
  },
  {
    usage: 'generate [options]',
    description: 'bring generated/ up to date with the data',
    load: async () => (await import('./commands/generate.ts')).generateCommand,
  },
  {
    usage: 'build [options]',
    description: 'validate, generate and build the finished site into dist/',
    load: async () => (await import('./commands/build.ts')).buildCommand,
  },
  {
    usage: 'dev [options]',
    description: 'serve the site while you edit; changes show at once',
    load: async () => (await import('./commands/dev.ts')).devCommand,
  },
  {
    usage: 'edit [options]',
    description: 'change the site in your browser: click a text, and its line of data/ changes',
    load: async () => (await import('./commands/edit.ts')).editCommand,
  },
  {
    usage: 'preview [options]',
    description: 'serve dist/ as a host would: headers, redirects, 404',
    load: async () => (await import('./commands/preview.ts')).previewCommand,
  },
  {
    usage: 'start [options]',
    description: 'build, then preview: what `npm start` does',
    load: async () => (await import('./commands/start.ts')).startCommand,
  },
  {
    usage: 'test',
    description: 'validate, generate, build, audit and test each page: what `npm test` does',
    load: async () => (await import('./commands/test.ts')).testCommand,
  },
  {
    usage: 'list',
    description: 'what the site has: pages, counties and towns, redirects',
    load: async () => (await import('./commands/list.ts')).listCommand,
  },
  {
    usage: 'place <name>',
    description: 'what is known of a town: county, center, the places around it',
    load: async () => (await import('./commands/place.ts')).placeCommand,
  },
  {
    usage: 'rules [id]',
    description: 'explain the rules of validate and audit, or one of them',
    load: async () => (await import('./commands/rules.ts')).rulesCommand,
  },
  {
    usage: 'docs [name]',
    description: 'list the pages of the manual, or print one of them',
    load: async () => (await import('./commands/docs.ts')).docsCommand,
  },
  {
    usage: 'report [options]',
    description: 'what a change does to the site: pages, sentences, addresses, findings',
    load: async () => (await import('./commands/report.ts')).reportCommand,
  },
  {
    usage: 'audit [options]',
    description: 'judge what the built site says; findings point to the data',
    load: async () => (await import('./commands/audit.ts')).auditCommand,
  },
  {
    usage: 'explain <path>',
    description: 'the texts of a built page in their order, each with its line in the data',
    load: async () => (await import('./commands/explain.ts')).explainCommand,
  },
  {
    usage: 'add-city [options] [name]',
    description: 'add a city page: edits data/cities.yaml and brings generated/ up to date',
    load: async () => (await import('./commands/add-city.ts')).addCityCommand,
  },
  {
    usage: 'rename-city [options] <old> <new>',
    description:
      'rename a city: its page, its address, the lists that name it; the old one redirects',
    load: async () => (await import('./commands/rename-city.ts')).renameCityCommand,
  },
  {
    usage: 'remove-city [options] <name>',
    description: 'remove a city page; its address redirects to the page above it',
    load: async () => (await import('./commands/remove-city.ts')).removeCityCommand,
  },
  {
    usage: 'add-service [options] [name]',
    description:
      'add a service: its page, its cards, the links to it; begun with texts of your trade',
    load: async () => (await import('./commands/add-service.ts')).addServiceCommand,
  },
  {
    usage: 'remove-service [options] <name>',
    description: 'remove a service, with what names it; its address redirects',
    load: async () => (await import('./commands/remove-service.ts')).removeServiceCommand,
  },
  {
    usage: 'add-page [options] [heading]',
    description: 'add a page of your own: edits data/pages.yaml, and links to it',
    load: async () => (await import('./commands/add-page.ts')).addPageCommand,
  },
  {
    usage: 'remove-page [options] <slug>',
    description: 'remove a page of your own, with the links to it; its address redirects',
    load: async () => (await import('./commands/remove-page.ts')).removePageCommand,
  },
  {
    usage: 'add-project [options]',
    description: 'add a finished job: takes in its photos and edits data/projects.yaml',
    load: async () => (await import('./commands/add-project.ts')).addProjectCommand,
  },
  {
    usage: 'add-review [options]',
    description: 'add what a customer wrote, with its source: edits data/reviews.yaml',
    load: async () => (await import('./commands/add-review.ts')).addReviewCommand,
  },
  {
    usage: 'set [options] <file> <path> [value]',
    description: 'set, insert or remove one value of a data file, by its name',
    load: async () => (await import('./commands/set.ts')).setCommand,
  },
  {
    usage: 'import [options] <what> <file>',
    description: 'send the addresses of your old site on: edits data/addresses.yaml',
    load: async () => (await import('./commands/import.ts')).importCommand,
  },
  {
    usage: 'upgrade [options] [version]',
    description: 'take another roof-site: see what it does to the pages, then change the site',
    load: async () => (await import('./commands/upgrade.ts')).upgradeCommand,
  },
]

const examples = ['roof-site validate', 'roof-site add-city "Old Saybrook"', 'roof-site build']

/**
 * Builds the command line for `args`: a row for every command, and the full options of those that `args` name.
 * `finish` receives the exit code of the command that ran.
 */
export async function createProgram(
  args: readonly string[],
  io: Io,
  engine: Engine,
  finish: (code: ExitCode) => void,
): Promise<Command> {
  const manual = relative(io.cwd, join(engine.folder, 'docs/commands.md'))
  const usages = new Map(rows.map((row) => [nameOf(row), row.usage]))
  const program = new Command('roof-site')
    .description("Generates a local contractor's website from the YAML files in data/.")
    .version(engine.version, '-V, --version', 'print the version')
    .option('--cwd <dir>', 'the project, where it is not the current folder or one above it')
    .option('--json', 'results as JSON')
    .option('--quiet', 'no progress and no closing words')
    .option('--no-color', 'no colors')
    .option('--timings', 'print what each stage took')
    .option('--no-input', 'never ask; missing values are errors')
    .helpOption('-h, --help', 'print this help')
    .addHelpText('before', formatExamples(examples))
    .addHelpText('after', `\nMore: ${manual}`)
    .configureHelp({
      showGlobalOptions: true,
      subcommandTerm: (command) => usages.get(command.name()) ?? new Help().subcommandTerm(command),
    })
  for (const row of rows) {
    const command = program.command(nameOf(row)).description(row.description)
    if (!args.includes(nameOf(row))) continue
    const spec = await row.load()
    command.addHelpText('before', formatExamples(spec.examples))
    command.addHelpText('after', `\nMore: ${manual}#${nameOf(row)}`)
    spec.options?.(command)
    refuseFormer(nameOf(row), spec.former ?? {}, args)
    command.action(async () => {
      const { runCommand } = await import('./command-line/run-command.ts')
      finish(await runCommand(command, spec, io, engine))
    })
  }
  for (const command of [program, ...program.commands]) {
    command.exitOverride().configureOutput({ writeOut: io.stdout, writeErr: io.stderr })
  }
  return program
}

const nameOf = ({ usage }: Row) => usage.split(' ', 1)[0] ?? usage
