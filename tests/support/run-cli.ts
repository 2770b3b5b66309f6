import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Io } from '../../cli/lib/io.ts'
import { main } from '../../cli/main.ts'
import { createProgram } from '../../cli/program.ts'
import { startProgram } from './processes.ts'
import { binOf, engineOf, projectRoot, today } from './project.ts'

/** The engine in this repository. */
export const engine = { folder: engineOf(projectRoot), version: '0.0.0' }

export interface CliResult {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** Streams that go nowhere, with overrides. */
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

/** The command line with the full options of all commands. */
export async function wholeProgram() {
  const create = (args: readonly string[]) =>
    createProgram(args, silentIo(), engine, () => undefined)
  const { commands } = await create([])
  return create(commands.map((command) => command.name()))
}

/** Runs `roof-site` in this process on the project in `cwd`, with the given date, standard input and variables. */
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

/** The arguments of `add-city` for a town in the gazetteer. */
export function addCity(name: string): string[] {
  const texts = ['Salt wind.', 'Ice at the eaves.', 'Old chimneys.']
  const description = `Roofs in ${name} stand in the wind.`
  const challenges = texts.flatMap((text) => ['--challenge', text])
  return ['add-city', name, '--description', description, ...challenges]
}

/** Starts `dev` in a project until the test ends; returns its address. */
export async function startDev(project: string): Promise<string> {
  return (await startServer(project, ['dev', '--port', '0'])).origin
}

interface Started {
  readonly origin: string
  /** The output on standard error so far. */
  readonly said: () => string
}

/** Starts a serving command in a folder of the project until the test ends; its first line is the address. */
export async function startServer(
  project: string,
  args: readonly string[],
  below = '',
): Promise<Started> {
  const cwd = join(project, below)
  const server = startProgram('node', [binOf(project), ...args], { cwd })
  const said: string[] = []
  server.stderr.setEncoding('utf8').on('data', (text: string) => said.push(text))
  for await (const line of createInterface(server.stdout)) {
    return { origin: line.replace(/\/$/, ''), said: () => said.join('') }
  }
  throw new Error(`It ended without an address: ${said.join('')}`)
}
