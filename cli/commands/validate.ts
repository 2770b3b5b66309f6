import { checkProject } from '../project/check.ts'
import { usageError, exitCodes, type ExitCode } from '../lib/errors.ts'
import { placeAt, sortFindings, summarize, type Finding } from '../lib/finding.ts'
import { areCommitted, textAtHead } from '../load/git.ts'
import { dataFilesOf, optionalFileNames, type Loaded } from '../load/load-data.ts'
import { parseFile } from '../parse/parse.ts'
import { formats } from '../report/formats.ts'
import { plural } from '../lib/plural.ts'
import { formatOption, type CommandSpec, type Flags } from '../command-line/command.ts'
import { log, printFindings, type Context } from '../project/context.ts'
import { fixProject, printFixes } from './validate/fix.ts'

interface ValidateOptions extends Flags<'production' | 'notices' | 'fix' | 'dryRun'> {
  readonly maxWarnings?: number
}

export const validateCommand: CommandSpec = {
  examples: ['roof-site validate', 'roof-site validate --production'],
  options: (command) =>
    command
      .addOption(formatOption(Object.keys(formats)))
      .option('--production', 'placeholders are errors: the checklist before publishing')
      .option('--notices', 'list the notices too: what may stay as it is')
      .option('--max-warnings <n>', 'fail when there are more warnings than this', toCount)
      .option('--fix', 'repair what is safe to repair, and nothing else')
      .option('--dry-run', 'with --fix: print the repairs as a diff and write nothing'),
  run: (context, command) => runValidate(context, command.opts()),
}

function toCount(value: string): number {
  if (/^\d+$/.test(value)) return Number(value)
  throw usageError(`${value} is not a whole number of warnings.`)
}

export async function runValidate(context: Context, options: ValidateOptions): Promise<ExitCode> {
  if (options.dryRun && !options.fix) {
    throw usageError('--dry-run shows what --fix would do: give both.')
  }
  if (options.dryRun) return printFixes(context)
  if (options.fix) await fixProject(context)
  const { production, maxWarnings = Infinity, notices = false } = options
  const { project, findings: found } = checkProject(context, production)
  const findings = sortFindings([...found, ...findEmptied(context.roots.site, project.files)])
  const uncounted = context.quiet ? 'hide' : 'count'
  printFindings(context, {
    findings,
    stream: 'stdout',
    texts: dataFilesOf(project.files),
    notices: notices ? 'list' : uncounted,
  })
  const { errors, warnings } = summarize(findings)
  if (project.places.isEmpty && errors === 0) {
    log(context, '(no towns around the office are known: names and distances were not checked)')
  }
  if (warnings > maxWarnings) {
    log(context, `${plural(warnings, 'warning')}: --max-warnings allows ${maxWarnings}.`)
  }
  return errors > 0 || warnings > maxWarnings ? exitCodes.data : exitCodes.ok
}

function findEmptied(root: string, loaded: readonly Loaded[]): Finding[] {
  const files = dataFilesOf(loaded).filter(({ name }) => optionalFileNames.includes(name))
  const empty = files.filter((file) => countEntries(file) === 0)
  const paths = empty.map(({ path }) => path)
  // Usually everything is committed, which git tells quickly.
  if (paths.length === 0 || areCommitted(root, paths)) return []
  return empty.flatMap(({ name, path }): Finding[] => {
    const text = textAtHead(root, path)
    const count = text === undefined ? 0 : countEntries({ name, path, text })
    if (!count) return []
    const message = `${path} has no entries; at the last commit it had ${count}.`
    const expected = `\`git restore ${path}\`, or a commit without them`
    return [{ rule: 'file/emptied', severity: 'notice', message, expected, ...placeAt(path) }]
  })
}

function countEntries(file: Parameters<typeof parseFile>[0]): number | undefined {
  const value = parseFile(file).source?.value
  return value === undefined ? undefined : Object.keys(Object(value)).length
}
