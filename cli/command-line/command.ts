import { Option, type Command } from 'commander'
import type { ExitCode } from '../lib/errors.ts'
import { requireOne } from '../lib/suggest.ts'
import type { Context } from '../project/context.ts'

/** A command of the program: one file, and one row in `program.ts`, which has its name. */
export interface CommandSpec {
  /** Command lines to copy; one that goes on in a further line is indented there. */
  readonly examples: readonly string[]
  readonly options?: (command: Command) => Command
  /** `command` has the arguments (`args`) and options (`opts()`) that were given. */
  readonly run: (context: Context, command: Command) => ExitCode | Promise<ExitCode>
}

/** Options that are given or not, and options that have a text. */
export type Flags<Name extends string> = Readonly<Partial<Record<Name, boolean>>>
export type Texts<Name extends string> = Readonly<Partial<Record<Name, string>>>

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
