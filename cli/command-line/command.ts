import { Option, type Command } from 'commander'
import { resolve } from 'node:path'
import { tryTo, type ExitCode } from '../lib/errors.ts'
import { requireOne } from '../lib/suggest.ts'
import { createPaint, type Io } from '../lib/io.ts'
import type { Engine } from '../lib/paths.ts'
import { requireAskedEngine } from '../load/packages.ts'
import { findProject, requireProject } from '../load/find-project.ts'
import type { Format } from '../report/formats.ts'
import { recoverInterrupted } from '../write/lock.ts'
import type { Context } from '../project/context.ts'
import { createStages } from '../project/progress.ts'

/** A command of the program: one file, and one line in `program.ts`. */
export interface CommandSpec {
  readonly name: string
  readonly description: string
  /** Command lines to copy; one that goes on in a further line is indented there. */
  readonly examples: readonly string[]
  readonly options?: (command: Command) => Command
  /** `command` has the arguments (`args`) and options (`opts()`) that were given. */
  readonly run: (context: Context, command: Command) => ExitCode | Promise<ExitCode>
}

/** Options that are given or not, and options that have a text. */
export type Flags<Name extends string> = Readonly<Partial<Record<Name, boolean>>>
export type Texts<Name extends string> = Readonly<Partial<Record<Name, string>>>

interface GlobalOptions extends Flags<'json' | 'quiet' | 'timings'>, Texts<'cwd'> {
  readonly color: boolean
  readonly input: boolean
  readonly format?: Format
}

interface Surroundings {
  readonly io: Io
  readonly engine: Engine
  readonly finish: (code: ExitCode) => void
}

export function addCommand(program: Command, spec: CommandSpec, surroundings: Surroundings): void {
  const { io, engine, finish } = surroundings
  const { name, description, examples } = spec
  const command = program.command(name).description(description)
  command.addHelpText('before', formatExamples(examples))
  command.addHelpText('after', `\nMore: docs/commands.md#${name}`)
  spec.options?.(command)
  command.action(async () => {
    const options = command.optsWithGlobals<GlobalOptions>()
    const context = toContext(io, engine, options)
    finish(await spec.run(context, command))
    if (options.timings) io.stderr(context.stages.report())
  })
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
      // Looked for when it is asked for: not every command needs a site.
      get site() {
        return siteOf(io, options)
      },
    },
  }
}

function siteOf(io: Io, { cwd }: GlobalOptions): string {
  return cwd === undefined ? findProject(io.cwd) : requireProject(resolve(io.cwd, cwd))
}

/** Before any command: completes what an earlier run was cut off in, and asks for the site's own packages. */
export async function recoverProject(
  io: Io,
  engine: Engine,
  options: GlobalOptions,
): Promise<void> {
  const root = tryTo(() => siteOf(io, options))
  // A command that needs a project says so itself.
  if (root === undefined) return
  await recoverInterrupted(root, (message) => io.stderr(`${message}\n`))
  requireAskedEngine({ engine: engine.folder, site: root }, engine.version)
}

export function formatExamples(lines: readonly string[]): string {
  const shown = lines.map((line) => (line.startsWith(' ') ? `    ${line}\n` : `  $ ${line}\n`))
  return `Examples:\n${shown.join('')}`
}

/** For an option that may be given more than once. */
export const collect = (value: string, earlier: readonly string[] = []) => [...earlier, value]

/** How results are printed besides the JSON of `--json`, which all commands have. */
export function formatOption(formats: readonly string[]): Option {
  const names = formats.filter((name) => name !== 'json')
  return new Option('--format <format>', 'how results are printed')
    .choices(names)
    .argParser((name: string) => {
      const otherwise = name === 'json' ? 'JSON is what --json prints.' : undefined
      return requireOne(names, (each) => each, { what: 'format', name, otherwise })
    })
}
