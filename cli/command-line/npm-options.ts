import type { Command, Option } from 'commander'
import { usageError } from '../lib/errors.ts'
import type { Io } from '../lib/io.ts'
import { quoteWord } from '../lib/shell-word.ts'
import { isInNpmrc, isSetByNpm } from '../load/npm.ts'

/** Where npm runs a script, and keeps the options that stand before `--`. */
const runs: ReadonlySet<string | undefined> = new Set(['run', 'run-script', 'start'])

/**
 * Ends the command where npm kept options that it has, as they stood before `--`. Their traces are
 * variables in small letters; those of `.npmrc` look alike, those of the environment are in capitals.
 */
export function refuseKeptOptions(program: Command, args: readonly string[], io: Io): void {
  const { npm_lifecycle_event: script, npm_command: run } = io.env
  const at = args.findIndex((arg) => program.commands.some((each) => each.name() === arg))
  const command = program.commands.find((each) => each.name() === args[at])
  if (!command || script === undefined || !runs.has(run)) return
  const isGiven = ({ long }: Option) => args.some((arg) => arg.split('=', 1)[0] === long)
  const kept = [...command.options, ...program.options].flatMap((option) => {
    const value = isGiven(option) ? undefined : keptValue(option, io)
    return value === undefined ? [] : [{ option, value }]
  })
  if (kept.length === 0) return
  // Of `--host nginx`, npm has left the value among the arguments, where nothing tells which it is.
  const lost = kept.filter(({ option, value }) => option.required && value === 'true')
  const words =
    lost.length > 0
      ? command.registeredArguments.map((argument) => `<${argument.name()}>`)
      : args.toSpliced(at, 1).map(quoteWord)
  const again = kept.map(({ option: { long = '', flags, required }, value }) => {
    if (!required) return long
    return value === 'true' ? flags : `${long} ${quoteWord(value)}`
  })
  const line = [script === 'start' ? 'npm start' : `npm run ${script}`, '--', ...words, ...again]
  const names = kept.map(({ option }) => option.long).join(', ')
  const message = `npm kept ${names} for itself, and nothing was done. Behind -- options reach the command:\n  ${line.join(' ')}`
  throw usageError(message)
}

/** What npm kept of an option: `true` where it took no value for it. */
function keptValue({ long = '', negate, required }: Option, io: Io): string | undefined {
  const name = long.replace(/^--(?:no-)?/, '')
  if (name === 'production' && isProductionKept(io)) return 'true'
  // npm's own `--quiet` is a level of its log.
  if (name === 'quiet' && settingOf(io, 'loglevel') === 'warn') return 'true'
  const value = settingOf(io, name)
  const isOff = value === '' || value === 'false'
  return required || isOff === negate ? value : undefined
}

function settingOf({ env }: Io, name: string): string | undefined {
  const key = `npm_config_${name.replaceAll('-', '_')}`
  // Windows looks variables up in any letters, and lists them in those that they were set in.
  return Object.keys(env).includes(key) && !isInNpmrc(env, name) ? env[key] : undefined
}

/** Of `--production` npm leaves NODE_ENV alone, which it sets for settings too, and machines set themselves. */
function isProductionKept({ env, isTerminal }: Io): boolean {
  const isSet =
    /^npm_config_(production|omit|only)$/im.test(Object.keys(env).join('\n')) ||
    isInNpmrc(env, '(?:production|omit|only)')
  return env['NODE_ENV'] === 'production' && !isSet && (isSetByNpm() ?? isTerminal)
}
