import type { Command, Option } from 'commander'
import { usageError } from '../lib/errors.ts'
import type { Io } from '../lib/io.ts'
import { quoteWord } from '../lib/shell-word.ts'
import { isInNpmrc, isSetByNpm } from '../load/npm.ts'

/** npm commands that run a script and swallow options before `--`. */
const runs: ReadonlySet<string | undefined> = new Set(['run', 'run-script', 'start'])

/**
 * Throws when npm swallowed options of this program because they came before `--`. npm passes them on as
 * lower-case variables; settings of `.npmrc` look the same, the user's own variables are upper-case.
 */
export function refuseKeptOptions(program: Command, args: readonly string[], io: Io): void {
  const { npm_lifecycle_event: script, npm_command: run } = io.env
  const at = args.findIndex((arg) => program.commands.some((each) => each.name() === arg))
  const command = program.commands.find((each) => each.name() === args[at])
  if (!command || script === undefined || !runs.has(run)) return
  const isGiven = ({ long }: Option) => args.some((arg) => arg.split('=', 1)[0] === long)
  const swallowed = [...command.options, ...program.options].flatMap((option) => {
    const value = isGiven(option) ? undefined : keptValue(option, io)
    return value === undefined ? [] : [{ option, value }]
  })
  if (swallowed.length === 0) return
  // For `--host nginx`, npm leaves the value among the arguments, where it cannot be identified.
  const lost = swallowed.filter(({ option, value }) => option.required && value === 'true')
  const words =
    lost.length > 0
      ? command.registeredArguments.map((argument) => `<${argument.name()}>`)
      : args.toSpliced(at, 1).map(quoteWord)
  const again = swallowed.map(({ option: { long = '', flags, required }, value }) => {
    if (!required) return long
    return value === 'true' ? flags : `${long} ${quoteWord(value)}`
  })
  const line = [script === 'start' ? 'npm start' : `npm run ${script}`, '--', ...words, ...again]
  const names = swallowed.map(({ option }) => option.long).join(', ')
  const message = `npm kept ${names} for itself, and nothing was done. Put options of the command after --:\n  ${line.join(' ')}`
  throw usageError(message)
}

/** The value that npm has for an option; `true` when it took no value. */
function keptValue({ long = '', negate, required }: Option, io: Io): string | undefined {
  const name = long.replace(/^--(?:no-)?/, '')
  if (name === 'production' && isProductionKept(io)) return 'true'
  // npm maps `--quiet` to a log level.
  if (name === 'quiet' && settingOf(io, 'loglevel') === 'warn') return 'true'
  const value = settingOf(io, name)
  const isOff = value === '' || value === 'false'
  return required || isOff === negate ? value : undefined
}

function settingOf({ env }: Io, name: string): string | undefined {
  const key = `npm_config_${name.replaceAll('-', '_')}`
  // Windows ignores the case of variables on lookup, but lists them as they were set.
  return Object.keys(env).includes(key) && !isInNpmrc(env, name) ? env[key] : undefined
}

/** For `--production`, npm only sets NODE_ENV, which may also come from settings or the machine. */
function isProductionKept({ env, isTerminal }: Io): boolean {
  const isSet =
    /^npm_config_(production|omit|only)$/im.test(Object.keys(env).join('\n')) ||
    isInNpmrc(env, '(?:production|omit|only)')
  return env['NODE_ENV'] === 'production' && !isSet && (isSetByNpm() ?? isTerminal)
}
