import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataFileNames, dataPath } from '../../cli/load/load-data.ts'
import type { planToJson } from '../../cli/site/entries/format-plan.ts'
import { projectRoot } from './project.ts'
import { runCli } from './run-cli.ts'

/** The data files of a project as text, by path. */
export function dataOf(folder: string): Readonly<Record<string, string>> {
  const paths = dataFileNames.map(dataPath)
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]))
}

const linesOf = (text: string) => text.replace('\uFEFF', '').split(/\r?\n/)

/** Lines that a change took out of a text (`-`) and set into it (`+`). */
export function changedLines(before: string, after: string): string[] {
  const [old, fresh] = [linesOf(before), linesOf(after)]
  let start = 0
  while (start < old.length && old[start] === fresh[start]) start += 1
  let end = 0
  while (end < old.length - start && end < fresh.length - start) {
    if (old.at(-1 - end) !== fresh.at(-1 - end)) break
    end += 1
  }
  const part = (lines: string[], sign: string) =>
    lines.slice(start, lines.length - end).map((line) => sign + line)
  return [...part(old, '-'), ...part(fresh, '+')]
}

/** What `--json` prints for a change. */
export interface ChangeReport {
  readonly version: number
  readonly written: boolean
  readonly plan: ReturnType<typeof planToJson>
  readonly takeBack?: { readonly command: string; readonly but?: string }
}

/** Runs a command that changes the data with `--json`. Throws where it is refused. */
export async function change(folder: string, ...args: readonly string[]): Promise<ChangeReport> {
  const { code, stdout, stderr } = await runCli(folder, [...args, '--json', '--quiet'])
  if (code !== 0) throw new Error(`exit code ${code}: ${stdout}${stderr}`)
  const report: ChangeReport = JSON.parse(stdout)
  return report
}

/** Makes a project a repository with everything committed. */
export function commitAll(folder: string): void {
  const user = ['-c', 'user.name=Owner', '-c', 'user.email=owner@example.com']
  for (const args of [
    ['init', '-q'],
    ['add', '-A'],
    [...user, 'commit', '-qm', 'The site'],
  ]) {
    const { status, stderr } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' })
    if (status !== 0) throw new Error(stderr)
  }
}

/** Runs a command line in a shell, with the scripts of this package on the project under test. */
export function runShell(cwd: string, line: string): void {
  const npm = `npm --prefix ${JSON.stringify(projectRoot)} run`
  const script = line.replaceAll(
    /\bnpm run (\S+) --(?= )/g,
    `${npm} $1 -- --cwd ${JSON.stringify(cwd)}`,
  )
  const { status, stdout, stderr } = spawnSync('sh', ['-c', script], { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(stdout + stderr)
}
