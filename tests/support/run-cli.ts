import type { Io } from '../../cli/lib/io.ts'
import { main } from '../../cli/main.ts'
import { engineOf, projectRoot, today } from './project.ts'

/** This copy of the program. */
export const engine = { folder: engineOf(projectRoot), version: '0.0.0' }

export interface CliResult {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** Streams and surroundings of a program that nobody sees, but for what a test gives. */
export const silentIo = (changes: Partial<Io> = {}): Io => ({
  cwd: projectRoot,
  env: {},
  stdin: () => '',
  stdout: () => undefined,
  stderr: () => undefined,
  interactive: false,
  color: false,
  isTerminal: false,
  // Time stands still, so that no progress is printed.
  clock: () => 0,
  now: () => new Date(0),
  ...changes,
})

/** Runs `roof-site` in this process on the project in `cwd`, on the given day, with the given standard input and variables. */
export async function runCli(
  cwd: string,
  args: readonly string[],
  day = today,
  stdin = '',
  env: Readonly<Record<string, string>> = {},
): Promise<CliResult> {
  const out: string[] = []
  const err: string[] = []
  const io = silentIo({
    cwd,
    env,
    stdin: () => stdin,
    stdout: (text) => void out.push(text),
    stderr: (text) => void err.push(text),
    now: () => new Date(`${day}T12:00:00Z`),
  })
  const code = await main(args, io, { ...engine, folder: engineOf(cwd) })
  return { code, stdout: out.join(''), stderr: err.join('') }
}
