import { CommanderError } from 'commander'
import { CommandError, causeOf, exitCodes, isSystemError, type ExitCode } from '../../lib/errors.ts'
import type { Io } from '../../lib/io.ts'

/** Says what ended a command, and returns its exit code. */
export function explain(error: unknown, io: Io): ExitCode {
  // Commander has printed its message already; help and version end with code 0.
  if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.ok : exitCodes.usage
  if (error instanceof CommandError) {
    io.stderr(`${error.message}\n`)
    return error.code
  }
  if (isSystemError(error)) {
    io.stderr(`${error.path ? `${error.path}: ` : ''}${causeOf(error)}.\n`)
    return exitCodes.failed
  }
  const told = error instanceof Error ? (error.stack ?? error.message) : String(error)
  io.stderr(`roof-site failed: ${told}\n`)
  return exitCodes.failed
}
