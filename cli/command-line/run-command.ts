import type { Command } from 'commander'
import { resolve } from 'node:path'
import { orUndefined, type ExitCode } from '../lib/errors.ts'
import { createPaint, type Io } from '../lib/io.ts'
import type { Engine } from '../lib/paths.ts'
import { requireAskedEngine } from '../load/packages.ts'
import { findProject, requireProject } from '../load/find-project.ts'
import type { Format } from '../report/formats.ts'
import { recoverInterrupted } from '../write/lock.ts'
import type { CommandSpec, Flags, Texts } from './command.ts'
import type { Context } from '../project/context.ts'
import { createStages } from '../project/progress.ts'

interface GlobalOptions extends Flags<'json' | 'quiet' | 'timings'>, Texts<'cwd'> {
  readonly color: boolean
  readonly input: boolean
  readonly format?: Format
}

/** Completes interrupted changes, then runs a command; returns its exit code. */
export async function runCommand(
  command: Command,
  { run }: CommandSpec,
  io: Io,
  engine: Engine,
): Promise<ExitCode> {
  const options = command.optsWithGlobals<GlobalOptions>()
  await recoverProject(io, engine, options)
  const context = toContext(io, engine, options)
  const code = await run(context, command)
  if (options.timings) io.stderr(context.stages.report())
  return code
}

function toContext(io: Io, engine: Engine, options: GlobalOptions): Context {
  const { isTerminal, clock } = io
  const write = options.quiet ? undefined : io.stderr
  return {
    io: { ...io, interactive: io.interactive && options.input },
    paint: createPaint(options.color && io.color),
    format: options.json ? 'json' : (options.format ?? 'text'),
    quiet: options.quiet ?? false,
    version: engine.version,
    stages: createStages({ write, isTerminal, clock }),
    roots: {
      engine: engine.folder,
      // Lazy, as not every command needs a site.
      get site() {
        return siteOf(io, options)
      },
    },
  }
}

function siteOf(io: Io, { cwd }: GlobalOptions): string {
  return cwd === undefined ? findProject(io.cwd) : requireProject(resolve(io.cwd, cwd))
}

/** Runs before every command: completes interrupted changes, and checks the site's installed packages. */
async function recoverProject(io: Io, engine: Engine, options: GlobalOptions): Promise<void> {
  const root = orUndefined(() => siteOf(io, options))
  // A command that needs a project reports it itself.
  if (root === undefined) return
  await recoverInterrupted(root, (message) => io.stderr(`${message}\n`))
  requireAskedEngine({ engine: engine.folder, site: root }, engine.version, io.env)
}
