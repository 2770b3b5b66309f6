import { readFileSync } from 'node:fs'
import { isatty } from 'node:tty'
import { CommanderError } from 'commander'
import { CommandError, exitCodes, type ExitCode, causeOf, isSystemError } from './lib/errors.ts'
import { refuseKeptOptions } from './command-line/npm-options.ts'
import { requireSites, runOnEach } from './command-line/several-sites.ts'
import { guardIo, type Io } from './lib/io.ts'
import { printJson } from './lib/json.ts'
import type { Engine } from './lib/paths.ts'
import { createProgram } from './program.ts'

/** Runs the command line `args` (without node and script) and returns the exit code. */
export async function main(
  args: readonly string[],
  streams: Io,
  engine: Engine,
): Promise<ExitCode> {
  let isAnswered = false
  const io = guardIo({
    ...streams,
    stdout: (text) => {
      isAnswered = true
      streams.stdout(text)
    },
  })
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
    const ended = explain(error)
    // Commander has printed its message already.
    if (!(error instanceof CommanderError)) io.stderr(`${ended.message}\n`)
    const wantsReason = args.includes('--json') && !isAnswered && ended.code !== exitCodes.ok
    if (wantsReason) io.stdout(printJson({ version: 1, error: ended }))
    return ended.code
  }
}

/** What ended a command, in words, and with which exit code; help and version end with 0. */
function explain(error: unknown): { readonly code: ExitCode; readonly message: string } {
  if (error instanceof CommanderError) {
    const code = error.exitCode === 0 ? exitCodes.ok : exitCodes.usage
    // Of a line without a command it has printed the help.
    const isHelp = error.code === 'commander.help'
    const message = isHelp ? 'No command is named.' : error.message.replace(/^error: /, '')
    return { code, message }
  }
  if (error instanceof CommandError) return { code: error.code, message: error.message }
  if (isSystemError(error)) {
    const message = `${error.path ? `${error.path}: ` : ''}${causeOf(error)}.`
    return { code: exitCodes.failed, message }
  }
  const description = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return { code: exitCodes.failed, message: `roof-site failed: ${description}` }
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
