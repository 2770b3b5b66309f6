import { exitCodes, type ExitCode } from '../lib/errors.ts'
import type { Finding } from '../lib/finding.ts'
import type { Io, Paint } from '../lib/io.ts'
import type { Roots } from '../lib/paths.ts'
import { pathInRepository } from '../load/git.ts'
import type { DataFile } from '../load/load-data.ts'
import type { TextOptions } from '../report/format-text.ts'
import { type Format, formats } from '../report/formats.ts'
import type { Stages } from './progress.ts'

/** What a command gets: the streams, the global options, and the project. */
export interface Context {
  readonly io: Io
  readonly paint: Paint
  readonly format: Format
  readonly quiet: boolean
  readonly version: string
  /** The engine's folder, and the site's: asking for that ends a command that is run outside of one. */
  readonly roots: Roots
  readonly stages: Stages
}

/** Progress and closing words for people; nothing under `--quiet`. */
export function log(context: Context, text: string): void {
  if (!context.quiet) context.io.stderr(`${text}\n`)
}

interface Printed {
  readonly findings: readonly Finding[]
  readonly stream: 'stdout' | 'stderr'
  /** With the texts that the findings are about, people see the places too. */
  readonly texts?: readonly Pick<DataFile, 'path' | 'text'>[]
  readonly notices?: TextOptions['notices']
}

export function printFindings(
  { io, paint, format, roots }: Context,
  { findings, stream, texts = [], notices }: Printed,
): void {
  const byPath = new Map(texts.map(({ path, text }) => [path, text]))
  const options = { paint, texts: byPath, notices }
  // What a host of repositories shows at its line, it looks for from the root of the repository.
  const folder = ['text', 'json'].includes(format) ? '' : pathInRepository(roots.site)
  const placed = findings.map((finding) => ({ ...finding, file: folder + finding.file }))
  io[format === 'text' ? stream : 'stdout'](formats[format](placed, options))
}

/** Ends a command that has no result of its own: for programs, its findings, of which there are none. */
export function printNoFindings(context: Context): ExitCode {
  if (context.format !== 'text') printFindings(context, { findings: [], stream: 'stdout' })
  return exitCodes.ok
}

/** The UTC day of a moment: `2026-11-20`. */
export function toDay(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}
