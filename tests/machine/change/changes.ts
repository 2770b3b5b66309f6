import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dataFileNames, dataPath } from '../../../cli/load/load-data.ts'
import type { planToJson } from '../../../cli/site/entries/plan.ts'
import { sample } from '../../support/cases.ts'
import { snapshot, today } from '../../support/project.ts'
import { generatedProject } from '../../support/fixtures.ts'
import { runCli } from '../../support/run-cli.ts'
import { runProgram } from '../../support/processes.ts'

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

/**
 * Runs a command line in a shell. Where it calls the program, the shell takes the line apart, and the
 * program runs here.
 */
export async function runShell(cwd: string, line: string): Promise<void> {
  const script = `npx() { printf '%s\\0' "$@"; cat; }\n${line}`
  const { status, stdout, stderr } = runProgram('sh', ['-c', script], { cwd, input: '' })
  if (status !== 0) throw new Error(stdout + stderr)
  if (!stdout.includes('\0')) return
  const [program, ...args] = stdout.split('\0')
  expect(program).toBe('roof-site')
  expect(await runCli(cwd, args.slice(0, -1), today, args.at(-1))).toMatchObject({ code: 0 })
}

/** What a command is asked, its exit code, what it says, and what it reads. */
export type Refusal = readonly [
  name: string,
  args: readonly string[],
  code: number,
  says: string | RegExp,
  stdin?: string,
]

/** A test for all of them, or in a short run for every second: who is refused is told why, and nothing changes. */
export function testRefusals(
  command: string,
  refused: readonly Refusal[],
  make: () => Promise<string> = generatedProject,
): void {
  test(`${command} changes nothing and says why`, async () => {
    const folder = await make()
    const before = snapshot(folder)
    for (const [name, args, code, says, stdin] of sample(refused, 2)) {
      const result = await runCli(folder, [command, ...args], today, stdin)
      const stderr =
        typeof says === 'string' ? expect.stringContaining(says) : expect.stringMatching(says)
      expect({ name, ...result }).toEqual({ name, code, stdout: '', stderr })
      expect(snapshot(folder), name).toEqual(before)
    }
  })
}
