import { CommandError, exitCodes } from '../exit.ts'
import type { Finding } from '../finding.ts'
import type { Io, Paint } from '../io.ts'
import { readProjectData } from '../project.ts'
import type { Format } from '../report/formats.ts'
import { formats } from '../report/formats.ts'
import type { SiteData } from '../schema/data.ts'
import { validate } from '../validate/validate.ts'

/** What every command gets: the project, the streams, and the global options. */
export interface Context {
  readonly root: string
  readonly io: Io
  readonly paint: Paint
  readonly format: Format
  readonly quiet: boolean
}

/** Progress and closing words for people; nothing under `--quiet`. */
export function say(context: Context, text: string): void {
  if (!context.quiet) context.io.stderr(`${text}\n`)
}

/** Prints findings where their format belongs: the result of `validate`, or an explanation. */
export function printFindings(
  { io, paint, format }: Context,
  findings: readonly Finding[],
  stream: 'stdout' | 'stderr',
): void {
  io[format === 'text' ? stream : 'stdout'](formats[format](findings, paint))
}

/** The data, where it has no error; otherwise its findings are printed and the command ends. */
export function requireData(context: Context, { production = false } = {}): SiteData {
  const project = readProjectData(context.root)
  const { findings, data } = validate(project.files, { ...project, production })
  if (data) return data
  const errors = findings.filter(({ severity }) => severity === 'error')
  printFindings(context, errors, 'stderr')
  throw new CommandError(exitCodes.data, 'The data has errors; nothing was written.')
}

/** The UTC day of a moment: `2026-11-20`. */
export function toDay(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}
