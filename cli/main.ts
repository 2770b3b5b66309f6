import { readFileSync } from 'node:fs'
import { isatty } from 'node:tty'
import { CommanderError } from 'commander'
import { CommandError, exitCodes, type ExitCode, causeOf, isSystemError } from './lib/errors.ts'
import { refuseKeptOptions } from './command-line/npm-options.ts'
import { requireSites, runOnEach } from './command-line/several-sites.ts'
import { guardIo, type Io } from './lib/io.ts'
import type { Engine } from './lib/paths.ts'
import { createProgram } from './program.ts'

/** Runs the command line `args` (without node and script) and returns the exit code. */
export async function main(
  args: readonly string[],
  streams: Io,
  engine: Engine,
): Promise<ExitCode> {
  const io = guardIo(streams)
  let code: ExitCode = exitCodes.ok
  try {
    const program = await createProgram(args, io, engine, (result) => {
      code = result
    })
    if (args.length === 0) {
      program.outputHelp()
      return exitCodes.ok
    }
    refuseKeptOptions(program, args, io)
    const sites = requireSites(args)
    if (sites.folders.length > 1) {
      return await runOnEach(sites, io, (line, own) => main(line, own, engine))
    }
    await program.parseAsync([...args], { from: 'user' })
    return code
  } catch (error) {
    return explain(error, io)
  }
}

function explain(error: unknown, io: Io): ExitCode {
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
  const words = error instanceof Error ? (error.stack ?? error.message) : String(error)
  io.stderr(`roof-site failed: ${words}\n`)
  return exitCodes.failed
}

export async function runProcess(engine: Engine): Promise<number> {
  const { env, stdout, stderr } = process
  let isHeard = true
  stdout.on('error', (error) => {
    if (!isSystemError(error)) throw error
    // A reader such as `head` may close the pipe early.
    if (error.code === 'EPIPE' || !isHeard) return
    isHeard = false
    stderr.write(`Standard output: ${causeOf(error)}.\n`)
    process.exitCode = exitCodes.failed
  })
  const io = {
    cwd: process.cwd(),
    env,
    stdin: () => readFileSync(0, 'utf8'),
    stdout: (text: string) => void stdout.write(text),
    stderr: (text: string) => void stderr.write(text),
    // `isatty`, because opening a stream takes time and few commands need one.
    interactive: isatty(0) && isatty(1),
    color: Boolean(stdout.isTTY) && !env['NO_COLOR'],
    isTerminal: Boolean(stderr.isTTY),
    // Counts from the start of the process, to include loading the program.
    clock: () => performance.now(),
    now: () => new Date(),
  }
  const code = await main(process.argv.slice(2), io, engine)
  return isHeard ? code : exitCodes.failed
}
