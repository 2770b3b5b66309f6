import { Ajv2020 } from 'ajv/dist/2020.js'
import { copyFileSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { memoizeTexts } from '../../cli/lib/collections.ts'
import type { Finding, Summary } from '../../cli/lib/finding.ts'
import { dataProject } from './fixtures.ts'
import { fixtureData, fixtureRoots, projectRoot, writeFiles } from './project.ts'
import { runCli } from './run-cli.ts'

/** New contents by path; `null` removes a file. */
export type Changes = Readonly<Record<string, string | Buffer | null>>

/** The output of `validate --json`. */
interface Report {
  readonly version: number
  readonly findings: readonly Finding[]
  readonly summary: Summary
}

/** The report of `validate` on the project in `folder`. */
export async function reportOf(folder: string, args: readonly string[] = []): Promise<Report> {
  const { stdout } = await runCli(folder, ['validate', '--json', ...args])
  const report: Report = JSON.parse(stdout)
  return report
}

/** Whether both ends of a finding are characters of the text, or at the end of a line. */
export function isInside(content: string, { line, column, endLine, endColumn }: Finding): boolean {
  const lines = content.split('\n')
  const isPlace = (row: number, at: number) =>
    row >= 1 && at >= 1 && at <= (lines[row - 1]?.length ?? -1) + 1
  const isForward = endLine > line || (endLine === line && endColumn >= column)
  return isPlace(line, column) && isPlace(endLine, endColumn) && isForward
}

/** The report on the changed frozen data, in a shared folder where new files are not allowed. */
async function reportWith(changes: Changes, args: readonly string[]): Promise<Report> {
  const frozen = (path: string) => join(fixtureRoots.site, path)
  const paths = Object.keys(changes)
  if (!paths.every((path) => existsSync(frozen(path)))) return reportOf(dataProject(changes), args)
  const folder = (shared.folder ??= copyOfData())
  try {
    writeFiles(folder, changes)
    return await reportOf(folder, args)
  } finally {
    for (const path of paths) copyFileSync(frozen(path), join(folder, path))
  }
}

const shared: { folder?: string } = {}

function copyOfData(): string {
  const folder = mkdtempSync(join(tmpdir(), 'roof-site-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  cpSync(fixtureData, join(folder, 'data'), { recursive: true })
  return folder
}

interface Comparison {
  /** Changes applied in both cases. */
  readonly given?: Changes
  readonly args?: readonly string[]
}

/**
 * The findings that `changes` add to those of the frozen data. A notice that only moved, or with other numbers, is
 * not new.
 */
export async function newFindings(
  changes: Changes,
  { given = {}, args = [] }: Comparison = {},
): Promise<readonly Finding[]> {
  const before = await findingsBefore(given, args)
  const { findings } = await reportWith({ ...given, ...changes }, args)
  return findings.filter((finding) => !before.some((known) => isSame(known, finding)))
}

const isSame = (a: Finding, b: Finding) =>
  a.rule === b.rule &&
  a.file === b.file &&
  (a.message === b.message || (a.line === b.line && a.column === b.column))

const known = new Map<string, Promise<readonly Finding[]>>()

function findingsBefore(given: Changes, args: readonly string[]): Promise<readonly Finding[]> {
  const key = JSON.stringify([given, args])
  const before = known.get(key) ?? reportWith(given, args).then((r) => r.findings)
  known.set(key, before)
  return before
}

/** Validates the output of a command with `--json` against a schema of docs/; returns the errors, if any. */
export function errorsUnder(name: 'findings' | 'plan' | 'report', json: string) {
  const validate = compile(name)
  validate(JSON.parse(json))
  return validate.errors
}

const compile = memoizeTexts((name) => {
  const read = (of: string): object =>
    JSON.parse(readFileSync(join(projectRoot, `docs/${of}.schema.json`), 'utf8'))
  const ajv = new Ajv2020({ allErrors: true })
  if (name !== 'findings') ajv.addSchema(read('findings'), 'findings.schema.json')
  return ajv.compile(read(name))
})
