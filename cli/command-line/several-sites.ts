import { exitCodes, usageError, type ExitCode } from '../lib/errors.ts'
import { createPaint, type Io } from '../lib/io.ts'
import { printJson } from '../lib/json.ts'
import { printable, withoutCommands } from '../lib/printable.ts'

/** Commands that can run on many sites; the others serve, ask or change something. */
const takeSeveral = new Set(['validate', 'generate', 'build', 'audit', 'test', 'report'])

/** Options that write to one folder. */
const forOne = /--pictures\b/

/**
 * Splits a command line into the folders of `--cwd` and the rest; the shell expands `--cwd sites/*` to many
 * words. Throws when the command takes only one site.
 */
export function requireSites(args: readonly string[]) {
  const command = args.find((arg, at) => /^[a-z]/.test(arg) && args[at - 1] !== '--cwd') ?? ''
  const folders = new Set<string>()
  const rest: string[] = []
  let isFolder = false
  for (const [at, arg] of args.entries()) {
    const isWord = arg !== command && !arg.startsWith('-')
    const isMore: boolean = isFolder && isWord && takeSeveral.has(command)
    isFolder = /^--cwd(?:=|$)/.test(arg) || args[at - 1] === '--cwd' || isMore
    if (!isFolder) rest.push(arg)
    else if (arg !== '--cwd') folders.add(arg.replace(/^--cwd=/, ''))
  }
  const single = takeSeveral.has(command) ? forOne.exec(rest.join(' '))?.[0] : command
  if (folders.size < 2 || single === undefined) return { folders: [...folders], rest }
  throw usageError(`${single} is for one site: name one folder by --cwd.`)
}

/** By exit code; a usage error is the same for all sites. */
const results = ['ok', 'errors', '', 'generated/ differs', 'could not run'] as const

/** Runs a command line on each site, then prints a summary; returns the worst exit code. */
export async function runOnEach(
  { folders, rest }: ReturnType<typeof requireSites>,
  io: Io,
  run: (line: readonly string[], io: Io) => Promise<ExitCode>,
): Promise<ExitCode> {
  const paint = createPaint(io.color && !rest.includes('--no-color'))
  const isJson = rest.includes('--json')
  const sites = []
  let worst: ExitCode = exitCodes.ok
  for (const site of folders) {
    const begin = io.clock()
    const clock = () => io.clock() - begin
    const printed: string[] = []
    const stdout = isJson ? (text: string) => void printed.push(text) : io.stdout
    if (!isJson) io.stdout(`${withoutCommands(paint('bold', printable(site)))}\n`)
    const code = await run([...rest, '--cwd', site], { ...io, clock, stdout })
    if (code === exitCodes.usage) {
      for (const text of printed) io.stdout(text)
      return code
    }
    if (!isJson) io.stdout('\n')
    worst = code > worst ? code : worst
    const result: unknown = JSON.parse(printed.join('') || 'null')
    sites.push({ site, code, seconds: Math.round(clock() / 100) / 10, result })
  }
  const width = Math.max(...folders.map((site) => printable(site).length))
  const rows = sites.map(({ site, code, seconds }) => {
    const result = results[code].padEnd('generated/ differs'.length)
    return `${printable(site).padEnd(width)}  ${result}  ${seconds.toFixed(1).padStart(6)} s\n`
  })
  if (isJson) io.stdout(printJson({ version: 1, sites }))
  else if (!rest.includes('--quiet')) io.stderr(rows.join(''))
  return worst
}
