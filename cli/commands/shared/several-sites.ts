import type { Command } from 'commander'
import { resolve } from 'node:path'
import { exitCodes, usageError, type ExitCode } from '../../lib/errors.ts'
import { createPaint, type Io } from '../../lib/io.ts'
import { printJson } from '../../lib/json.ts'
import { printable, withoutCommands } from '../../lib/printable.ts'

/** What is done to many sites at once; other commands serve, ask or change, and that is for one. */
export const takeSeveral = new Set(['validate', 'generate', 'build', 'audit', 'test', 'report'])

/** The folders that a command was given, each once; ends it where it does not take as many. */
export function requireFolders(command: Command, from: string): string[] {
  const { cwd = [], format = '', pictures } = command.optsWithGlobals()
  const name = command.name()
  const more = takeSeveral.has(name) ? command.args : []
  if (cwd.length === 0 && more.length > 0) {
    throw usageError(`${name} takes no ${more.join(' ')}. The folder of a site is named by --cwd.`)
  }
  const folders = new Map([...cwd, ...more].map((folder) => [resolve(from, folder), folder]))
  const forOne = [
    !takeSeveral.has(name) && name,
    pictures !== undefined && '--pictures',
    ['gitlab', 'sarif'].includes(format) && `--format ${format}`,
  ].find(Boolean)
  if (folders.size < 2 || forOne === undefined) return [...folders.values()]
  throw usageError(`${forOne} is for one site: name one folder by --cwd.`)
}

/** By exit code. */
const results = ['ok', 'errors', 'wrong usage', 'generated/ differs', 'could not run'] as const

interface Runs {
  readonly io: Io
  readonly json?: boolean
  readonly quiet?: boolean
  readonly color: boolean
  readonly run: (io: Io, folder: string) => Promise<ExitCode>
}

/** Runs a command on one site after the other, then says how each went; returns the worst exit code. */
export async function runOnEach(
  folders: readonly string[],
  { io, json = false, quiet = false, color, run }: Runs,
): Promise<ExitCode> {
  const paint = createPaint(color && io.color)
  const sites = []
  let worst: ExitCode = exitCodes.ok
  for (const site of folders) {
    const begin = io.clock()
    const clock = () => io.clock() - begin
    const printed: string[] = []
    const stdout = json ? (text: string) => void printed.push(text) : io.stdout
    if (!json) io.stdout(`${withoutCommands(paint('bold', printable(site)))}\n`)
    const code = await run({ ...io, clock, stdout }, site)
    if (!json) io.stdout('\n')
    worst = code > worst ? code : worst
    const result: unknown = JSON.parse(printed.join('') || 'null')
    sites.push({ site, code, seconds: Math.round(clock() / 100) / 10, result })
  }
  const width = Math.max(...folders.map((site) => printable(site).length))
  const rows = sites.map(({ site, code, seconds }) => {
    const result = results[code].padEnd('generated/ differs'.length)
    return `${printable(site).padEnd(width)}  ${result}  ${seconds.toFixed(1).padStart(6)} s\n`
  })
  if (json) io.stdout(printJson({ version: 1, sites }))
  else if (!quiet) io.stderr(rows.join(''))
  return worst
}
