import type { Command } from 'commander'
import type { ExitCode } from '../lib/exit.ts'
import type { Io } from '../lib/io.ts'
import type { Context } from './context.ts'
import { toContext, type GlobalOptions } from './global-options.ts'

/** A command of the program. What it works with is loaded by `run`, so that help shows at once. */
export interface CommandSpec {
  readonly name: string
  readonly describe: (command: Command) => Command
  /** `command` has the arguments (`args`) and options (`opts()`) that were given. */
  readonly run: (context: Context, command: Command) => ExitCode | Promise<ExitCode>
}

export interface Surroundings {
  readonly io: Io
  readonly version: string
  readonly finish: (code: ExitCode) => void
}

export function addCommand(
  program: Command,
  { name, describe, run }: CommandSpec,
  { io, version, finish }: Surroundings,
): void {
  const command = describe(program.command(name))
  command.action(async () => {
    const options = command.optsWithGlobals<GlobalOptions>()
    const context = toContext(io, version, options)
    finish(await run(context, command))
    if (options.timings) io.stderr(context.stages.report())
  })
}
