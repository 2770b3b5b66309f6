import { exitCodes, type ExitCode } from '../lib/errors.ts'
import type { Finding } from '../lib/finding.ts'
import type { Io, Paint } from '../lib/io.ts'
import type { Roots } from '../lib/paths.ts'
import { pathInRepository } from '../load/git.ts'
import type { DataFile } from '../load/load-data.ts'
import type { TextOptions } from '../report/format-text.ts'
import { type Format, formats } from '../report/formats.ts'
import type { Stages } from './progress.ts'

/** What a command receives: streams, global options, and the project. */
export interface Context {
  readonly io: Io
  readonly paint: Paint
  readonly format: Format
  readonly quiet: boolean
  readonly version: string
  /** The folders of engine and site; a getter that throws outside of a site. */
  readonly roots: Roots
  readonly stages: Stages
}

/** Prints progress and closing messages for people; nothing with `--quiet`. */
export function log(context: Context, text: string): void {
  if (!context.quiet) context.io.stderr(`${text}\n`)
}

interface Printed {
  readonly findings: readonly Finding[]
  readonly stream: 'stdout' | 'stderr'
  /** The source texts of the findings, for code frames. */
  readonly texts?: readonly Pick<DataFile, 'path' | 'text'>[]
  readonly notices?: TextOptions['notices']
}

export function printFindings(
  { io, paint, format, roots }: Context,
  { findings, stream, texts = [], notices }: Printed,
): void {
  const byPath = new Map(texts.map(({ path, text }) => [path, text]))
  const options = { paint, texts: byPath, notices }
  // Repository hosts expect paths from the root of the repository.
  const folder = ['text', 'json'].includes(format) ? '' : pathInRepository(roots.site)
  const placed = findings.map((finding) => ({ ...finding, file: folder + finding.file }))
  io[format === 'text' ? stream : 'stdout'](formats[format](placed, options))
}

/** Ends a command without findings: prints an empty list in formats for programs. */
export function printNoFindings(context: Context): ExitCode {
  if (context.format !== 'text') printFindings(context, { findings: [], stream: 'stdout' })
  return exitCodes.ok
}

/** The UTC date: `2026-11-20`. */
export function toDay(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}
