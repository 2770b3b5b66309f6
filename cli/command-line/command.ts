import { Option, type Command } from 'commander'
import { usageError, type ExitCode } from '../lib/errors.ts'
import { requireOne } from '../lib/suggest.ts'
import type { Context } from '../project/context.ts'

/** A command: one file, and one row in `program.ts`, which names it. */
export interface CommandSpec {
  /** Examples for the help; continuation lines are indented. */
  readonly examples: readonly string[]
  readonly options?: (command: Command) => Command
  readonly former?: FormerOptions
  /** Runs the command; `command` has the parsed arguments (`args`) and options (`opts()`). */
  readonly run: (context: Context, command: Command) => ExitCode | Promise<ExitCode>
}

/** Options that a command had, each with what does the same now. */
export type FormerOptions = Readonly<Record<string, string>>

/** Throws when a command line has an option that its command no longer has. */
export function refuseFormer(name: string, former: FormerOptions, args: readonly string[]): void {
  const end = args.indexOf('--')
  const given = end < 0 ? args : args.slice(0, end)
  const found = Object.keys(former).find((option) => given.includes(option))
  if (found === undefined) return
  throw usageError(`${name} has no ${found} any more. Expected: ${former[found]}`)
}

/** Boolean options, and options with a text value. */
export type Flags<Name extends string> = Readonly<Partial<Record<Name, boolean>>>
export type Texts<Name extends string> = Readonly<Partial<Record<Name, string>>>

export function formatExamples(lines: readonly string[]): string {
  const indented = lines.map((line) => (line.startsWith(' ') ? `    ${line}\n` : `  $ ${line}\n`))
  return `Examples:\n${indented.join('')}`
}

/** For repeatable options. */
export const collect = (value: string, earlier: readonly string[] = []) => [...earlier, value]

/** The `--format` option, besides `--json`, which all commands have. */
export function formatOption(formats: readonly string[]): Option {
  const names = formats.filter((name) => name !== 'json')
  return new Option('--format <format>', 'how results are printed')
    .choices(names)
    .argParser((name: string) => {
      const otherwise = name === 'json' ? 'JSON is what --json prints.' : undefined
      return requireOne(names, (each) => each, { what: 'format', name, otherwise })
    })
}
