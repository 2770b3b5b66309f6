import { CommandError, exitCodes, type ExitCode } from '../lib/exit.ts'
import { summarize } from '../lib/finding.ts'
import { loadOutlines } from '../load/outlines.ts'
import { dataFilesOf } from '../load/load-data.ts'
import { readProjectData } from '../load/project-files.ts'
import { plural } from '../report/format-text.ts'
import { site } from '../site/index.ts'
import { validate } from '../validate/validate.ts'
import { printFindings, say, type Context } from './context.ts'
import { fixProject, printFixes } from './fix.ts'

/** `production` makes placeholders errors. */
export interface ValidateCommandOptions {
  readonly production: boolean
  /** More warnings than this fail; `undefined` allows any number. */
  readonly maxWarnings: number | undefined
  /** Repairs first what is safe to repair. */
  readonly fix: boolean
  /** With `fix`: only shows the repairs. */
  readonly dryRun: boolean
}

/** Prints all findings of all data files; of a repair, those that remain. */
export async function runValidate(
  context: Context,
  options: ValidateCommandOptions,
): Promise<ExitCode> {
  if (options.dryRun && !options.fix) {
    throw new CommandError(exitCodes.usage, '--dry-run shows what --fix would do: give both.')
  }
  if (options.dryRun) return printFixes(context)
  if (options.fix) await fixProject(context)
  const project = readProjectData(context.root)
  const { findings } = validate(project.files, site, { ...project, production: options.production })
  printFindings(context, findings, 'stdout', dataFilesOf(project.files))
  if (project.places.isEmpty) {
    say(context, '(no data/places/: names and distances of towns were not checked)')
  }
  // No rule is about them, but `generate` refuses what is none.
  loadOutlines(context.root)
  const { errors, warnings } = summarize(findings)
  const { maxWarnings = Infinity } = options
  if (warnings > maxWarnings) {
    say(context, `${plural(warnings, 'warning')}: --max-warnings allows ${maxWarnings}.`)
  }
  return errors > 0 || warnings > maxWarnings ? exitCodes.data : exitCodes.ok
}
