import { Option } from 'commander'
import { resolve } from 'node:path'
import type { Context, Output } from './context.ts'
import { findProject, requireProject } from '../load/find-project.ts'
import { createPaint, type Io } from '../lib/io.ts'
import type { Format } from '../report/formats.ts'
import { settle } from '../write/recover-interrupted.ts'
import { createStages } from './progress.ts'

/** The options that all commands have, as the command line gives them. */
export interface GlobalOptions {
  readonly cwd?: string
  readonly json?: boolean
  readonly quiet?: boolean
  readonly timings?: boolean
  readonly color: boolean
  readonly input: boolean
  readonly format?: Format
}

/** What a command of a project gets. Throws where there is none. */
export function toContext(io: Io, version: string, options: GlobalOptions): Context {
  return {
    ...toOutput(io, version, options),
    stages: createStages({
      write: options.quiet ? undefined : io.stderr,
      isTerminal: io.isTerminal,
      clock: io.clock,
    }),
    root: rootOf(io, options),
  }
}

function rootOf(io: Io, { cwd }: GlobalOptions): string {
  return cwd === undefined ? findProject(io.cwd) : requireProject(resolve(io.cwd, cwd))
}

/** Puts right what an earlier run was cut off in. */
export async function settleProject(io: Io, options: GlobalOptions): Promise<void> {
  let root: string
  try {
    root = rootOf(io, options)
  } catch {
    // A command that needs a project says so itself.
    return
  }
  await settle(root, (message) => io.stderr(`${message}\n`))
}

/** What a command without a project gets. */
export function toOutput(io: Io, version: string, options: GlobalOptions): Output {
  return {
    io: { ...io, interactive: io.interactive && options.input },
    paint: createPaint(options.color && io.color),
    format: options.json ? 'json' : (options.format ?? 'text'),
    quiet: options.quiet ?? false,
    version,
  }
}

/** The examples at the head of a help text. */
export function examples(...lines: string[]): string {
  return `Examples:\n${lines.map((line) => `  $ ${line}\n`).join('')}`.replaceAll(
    '$     ',
    '      ',
  )
}

/** Collects the values of an option that may be given more than once. */
export const collect = (value: string, earlier: readonly string[] = []) => [...earlier, value]

/** The option `--format` of a command that prints results. */
export const formatOption = (names: readonly string[] = ['text', 'json', 'github']) =>
  new Option('--format <format>', 'how results are printed').choices(names)
