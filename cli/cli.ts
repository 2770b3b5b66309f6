import { readFileSync } from 'node:fs'
import { main } from './main.ts'

/** Runs the program on the real process and returns its exit code. */
export function runProcess(version: string): Promise<number> {
  const { env, stdout, stderr, stdin } = process
  // A reader such as `head` may close its end before all is said.
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
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
  return main(process.argv.slice(2), io, version)
}
