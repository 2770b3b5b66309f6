import type { Command } from 'commander'
import { resolve } from 'node:path'
import { exitCodes, usageError, type ExitCode } from '../../lib/errors.ts'
import { createPaint, type Io } from '../../lib/io.ts'
import { printJson } from '../../lib/json.ts'
import { printable, withoutCommands } from '../../lib/printable.ts'
import { explain } from './explain.ts'

/** What is done to many sites at once; other commands serve, ask or change, and that is for one. */
const several = new Set(['validate', 'generate', 'build', 'audit', 'test', 'report'])

export const takesSeveral = (name: string) => several.has(name)

interface Options {
  readonly cwd?: readonly string[]
  readonly format?: string
  readonly pictures?: string
}

/** The folders that a command was given, each once; ends it where it does not take as many. */
export function requireFolders(command: Command, options: Options, from: string): string[] {
  const { cwd = [], format = '', pictures } = options
  const name = command.name()
  const more = takesSeveral(name) ? command.args : []
  if (cwd.length === 0 && more.length > 0) {
    throw usageError(`${name} takes no ${more.join(' ')}. The folder of a site is named by --cwd.`)
  }
  const folders = [
    ...new Map([...cwd, ...more].map((each) => [resolve(from, each), each])).values(),
  ]
  if (folders.length < 2) return folders
  if (!takesSeveral(name)) {
    throw usageError(`${name} is for one site: name one folder by --cwd.`)
  }
  if (pictures !== undefined || ['gitlab', 'sarif'].includes(format)) {
    const option = pictures === undefined ? `--format ${format}` : '--pictures'
    throw usageError(`${option} makes what is for one site: name one folder by --cwd.`)
  }
  return folders
}

const results: Readonly<Record<ExitCode, string>> = {
  [exitCodes.ok]: 'ok',
  [exitCodes.data]: 'errors',
  [exitCodes.usage]: 'wrong usage',
  [exitCodes.differs]: 'generated/ differs',
  [exitCodes.failed]: 'could not run',
}

const longest = Math.max(...Object.values(results).map(({ length }) => length))

interface Outcome {
  readonly site: string
  readonly code: ExitCode
  readonly seconds: number
  /** What the command prints with `--json`; null where it printed nothing. */
  readonly result: unknown
}

/** Runs a command on one site after the other, then says how each went; returns the worst exit code. */
export async function runOnEach(
  folders: readonly string[],
  io: Io,
  { json = false, quiet = false, color = false },
  run: (io: Io, folder: string) => Promise<ExitCode>,
): Promise<ExitCode> {
  const paint = createPaint(color && io.color)
  const outcomes: Outcome[] = []
  for (const site of folders) {
    const begin = io.clock()
    const clock = () => io.clock() - begin
    const printed: string[] = []
    const stdout = json ? (text: string) => void printed.push(text) : io.stdout
    const heading = withoutCommands(paint('bold', printable(site)))
    if (!json) io.stdout(`${outcomes.length > 0 ? '\n' : ''}${heading}\n`)
    const own = { ...io, clock, stdout }
    const code = await run(own, site).catch((error: unknown) => explain(error, own))
    const seconds = Math.round(clock() / 100) / 10
    outcomes.push({ site, code, seconds, result: JSON.parse(printed.join('') || 'null') })
  }
  if (json) io.stdout(printJson({ version: 1, sites: outcomes }))
  else if (!quiet) io.stderr(`\n${formatTable(outcomes)}`)
  return outcomes.reduce<ExitCode>((worst, { code }) => (code > worst ? code : worst), exitCodes.ok)
}

function formatTable(outcomes: readonly Outcome[]): string {
  const width = Math.max(...outcomes.map(({ site }) => printable(site).length), 'site'.length)
  const line = (site: string, result: string, took: string) =>
    `${site.padEnd(width)}  ${result.padEnd(longest)}  ${took.padStart('seconds'.length)}\n`
  const lines = outcomes.map(({ site, code, seconds }) =>
    line(printable(site), results[code], seconds.toFixed(1)),
  )
  return line('site', 'result', 'seconds') + lines.join('')
}
