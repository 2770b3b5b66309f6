import { Command } from 'commander'
import { addCityCommand } from './commands/add-city.ts'
import { addProjectCommand } from './commands/add-project.ts'
import { addReviewCommand } from './commands/add-review.ts'
import { auditCommand } from './commands/audit.ts'
import { buildCommand, runBuild } from './commands/build.ts'
import {
  addCommand,
  collect,
  formatExamples,
  type CommandSpec,
  type Surroundings,
} from './commands/shared/command.ts'
import { addListenOptions } from './commands/shared/listening.ts'
import { devCommand } from './commands/dev.ts'
import { explainCommand } from './commands/explain.ts'
import { generateCommand } from './commands/generate.ts'
import { hostsCommand } from './commands/hosts.ts'
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
import { exitCodes } from './lib/errors.ts'

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
  previewCommand,
  hostsCommand,
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
  upgradeCommand,
]

/** Builds the command line. */
export function createProgram(surroundings: Surroundings): Command {
  const { io, engine } = surroundings
  const program = new Command('roof-site')
    .description("Generates a local contractor's website from the YAML files in data/.")
    .version(engine.version, '-V, --version', 'print the version')
    .option(
      '--cwd <dir>',
      'the project, where it is not the current folder or one above it; several, one after the other',
      collect,
    )
    .option('--json', 'results as JSON')
    .option('--quiet', 'no progress and no closing words')
    .option('--no-color', 'no colors')
    .option('--timings', 'print what each stage took')
    .option('--no-input', 'never ask; missing values are errors')
    .helpOption('-h, --help', 'print this help')
    .addHelpText('before', formatExamples(examples))
    .addHelpText('after', '\nMore: docs/commands.md')
    .configureHelp({ showGlobalOptions: true })
  for (const spec of commands) addCommand(program, spec, surroundings)
  for (const command of [program, ...program.commands]) {
    command.exitOverride().configureOutput({ writeOut: io.stdout, writeErr: io.stderr })
  }
  return program
}
