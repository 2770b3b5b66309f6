import { Command } from 'commander'
import { addCityCommand } from './commands/add-city.ts'
import { addProjectCommand } from './commands/add-project.ts'
import { addReviewCommand } from './commands/add-review.ts'
import { auditCommand } from './commands/audit.ts'
import { buildCommand, runBuild } from './commands/build.ts'
import {
  addCommand,
  formatExamples,
  recoverProject,
  type CommandSpec,
} from './command-line/command.ts'
import { addListenOptions } from './command-line/listening.ts'
import { devCommand } from './commands/dev.ts'
import { editCommand } from './commands/edit.ts'
import { explainCommand } from './commands/explain.ts'
import { generateCommand } from './commands/generate.ts'
import { importCommand } from './commands/import.ts'
import { initCommand } from './commands/init.ts'
import { listCommand } from './commands/list.ts'
import { previewCommand } from './commands/preview.ts'
import { removeCityCommand } from './commands/remove-city.ts'
import { renameCityCommand } from './commands/rename-city.ts'
import { reportCommand } from './commands/report.ts'
import { rulesCommand } from './commands/rules.ts'
import { testCommand } from './commands/test.ts'
import { upgradeCommand } from './commands/upgrade.ts'
import { validateCommand } from './commands/validate.ts'
import { exitCodes, type ExitCode } from './lib/errors.ts'
import type { Io } from './lib/io.ts'
import type { Engine } from './lib/paths.ts'

/** `npm start`: what is wrong with its options is told before anything is built. */
const startCommand: CommandSpec = {
  name: 'start',
  description: 'build, then preview: what `npm start` does',
  examples: ['roof-site start', 'npm start -- --port 8080'],
  options: (command) => addListenOptions(command, 4173),
  run: async (context, command) => {
    const code = await runBuild(context)
    return code === exitCodes.ok ? previewCommand.run(context, command) : code
  },
}

const examples = ['roof-site validate', 'roof-site add-city "Old Saybrook"', 'roof-site build']

const commands: readonly CommandSpec[] = [
  initCommand,
  validateCommand,
  generateCommand,
  buildCommand,
  devCommand,
  editCommand,
  previewCommand,
  startCommand,
  testCommand,
  listCommand,
  rulesCommand,
  reportCommand,
  auditCommand,
  explainCommand,
  addCityCommand,
  renameCityCommand,
  removeCityCommand,
  addProjectCommand,
  addReviewCommand,
  importCommand,
  upgradeCommand,
]

/** Builds the command line. `finish` receives the exit code of the command that ran. */
export function createProgram(io: Io, engine: Engine, finish: (code: ExitCode) => void): Command {
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
    .addHelpText('after', '\nMore: docs/commands.md')
    .configureHelp({ showGlobalOptions: true })
    .hook('preAction', (_program, command) => recoverProject(io, engine, command.optsWithGlobals()))
  for (const spec of commands) addCommand(program, spec, { io, engine, finish })
  for (const command of [program, ...program.commands]) {
    command.exitOverride().configureOutput({ writeOut: io.stdout, writeErr: io.stderr })
  }
  return program
}
