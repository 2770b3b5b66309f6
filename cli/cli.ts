import { readFileSync } from 'node:fs'
import { exitCodes } from './lib/exit.ts'
import { main } from './main.ts'
import { causeOf, isSystemError } from './lib/system-error.ts'

/** Runs the program on the real process and returns its exit code. */
export async function runProcess(version: string): Promise<number> {
  const { env, stdout, stderr, stdin } = process
  let isHeard = true
  stdout.on('error', (error) => {
    if (!isSystemError(error)) throw error
    // A reader such as `head` may close its end before all is said.
    if (error.code === 'EPIPE' || !isHeard) return
    isHeard = false
    stderr.write(`Standard output: ${causeOf(error)}.\n`)
    // It may come to light after the command has ended.
    process.exitCode = exitCodes.failed
  })
  const io = {
    cwd: process.cwd(),
    env,
    stdin: () => readFileSync(0, 'utf8'),
    stdout: (text: string) => void stdout.write(text),
    stderr: (text: string) => void stderr.write(text),
    interactive: Boolean(stdin.isTTY && stdout.isTTY),
    color: Boolean(stdout.isTTY) && !env['NO_COLOR'],
    isTerminal: Boolean(stderr.isTTY),
    // Counts from the start of the process, so that loading the program counts too.
    clock: () => performance.now(),
    now: () => new Date(),
  }
  const code = await main(process.argv.slice(2), io, version)
  return isHeard ? code : exitCodes.failed
}
