import { exitCodes, type ExitCode } from '../exit.ts'
import { summarize } from '../finding.ts'
import { readProjectData } from '../project.ts'
import { validate } from '../validate/validate.ts'
import { printFindings, type Context } from './context.ts'

/** `production` makes placeholders errors. */
export interface ValidateCommandOptions {
  readonly production: boolean
  /** More warnings than this fail; `undefined` allows any number. */
  readonly maxWarnings: number | undefined
}

/** Prints all findings of all data files. */
export function runValidate(context: Context, options: ValidateCommandOptions): ExitCode {
  const project = readProjectData(context.root)
  const { findings } = validate(project.files, { ...project, production: options.production })
  printFindings(context, findings, 'stdout')
  const { errors, warnings } = summarize(findings)
  const tooMany = options.maxWarnings !== undefined && warnings > options.maxWarnings
  return errors > 0 || tooMany ? exitCodes.data : exitCodes.ok
}
