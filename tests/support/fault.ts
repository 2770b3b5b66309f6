import { expect, test } from 'vitest'
import type { Finding, Severity } from '../../cli/lib/finding.ts'
import { dataPath, type DataFileName } from '../../cli/load/load-data.ts'
import type { RuleId } from '../../cli/site/rules/index.ts'
import { newFindings, type Changes } from './findings.ts'
import { fixture, replaceOnce } from './project.ts'

interface FaultBase {
  readonly rule: RuleId
  readonly name: string
  /** Where the finding starts: a text of the changed file, or line and column. */
  readonly at: string | readonly [line: number, column: number]
  readonly severity?: Severity
  readonly expected?: string
  readonly suggestion?: string
  readonly page?: string
  readonly args?: readonly string[]
}

/** One place of a frozen data file is changed; `given` is changed before, without a fault. */
interface TextFault extends FaultBase {
  readonly file: DataFileName
  readonly from: string
  readonly to: string
  readonly given?: readonly [from: string, to: string]
  /** Files that are there besides. */
  readonly files?: Changes
}

/** A whole file is another, or gone. */
interface FileFault extends FaultBase {
  readonly path: string
  readonly content: string | Buffer | null
}

/** One planted fault and the one finding that `validate` has to answer with. */
export type Fault = TextFault | FileFault

/** A test for each fault: its finding, and nothing else. */
export function testFaults(faults: readonly Fault[]): void {
  test.each(faults.map((fault) => [`${fault.rule}: ${fault.name}`, fault] as const))(
    '%s',
    async (_, fault) => {
      const { given, path, content } = plant(fault)
      const found = await newFindings({ [path]: content }, { given, args: fault.args ?? [] })
      expect(found.slice(0, 5).map(toText)).toEqual([expectedFinding(fault, path, content)])
      expect(found[0]?.message).toMatch(/^\S.*\.$/)
    },
  )
}

interface Planted {
  readonly path: string
  readonly content: string | Buffer | null
  readonly given: Changes
}

/** What a fault changes of the frozen data. */
export function plant(fault: Fault): Planted {
  if ('path' in fault) return { path: fault.path, content: fault.content, given: {} }
  const { file, from, to, given, files = {} } = fault
  const path = dataPath(file)
  const before = given ? replaceOnce(fixture(file), ...given) : fixture(file)
  return { path, content: replaceOnce(before, from, to), given: { ...files, [path]: before } }
}

function expectedFinding(fault: Fault, path: string, content: Planted['content']): string {
  const { severity = 'error', at } = fault
  const [line, column] = typeof at === 'string' ? placeOf(String(content), at) : at
  return toText({ ...fault, severity, file: path, line, column })
}

type Facts = Pick<FaultBase, 'expected' | 'suggestion' | 'page'> &
  Pick<Finding, 'rule' | 'severity' | 'file' | 'line' | 'column'>

/** A finding on a few short lines, without its wording. */
function toText({ rule, severity, file, line, column, expected, suggestion, page }: Facts): string {
  const facts = { expected, suggestion, page }
  const shown = Object.entries(facts).filter(([, value]) => value !== undefined)
  return [
    `${file}:${line}:${column} ${severity} ${rule}`,
    ...shown.map(([name, value]) => `${name}: ${value}`),
  ].join('\n')
}

/** Line and column of a text that occurs once. */
function placeOf(text: string, part: string): [line: number, column: number] {
  const parts = text.split(part)
  if (parts.length !== 2) throw new Error(`${part} occurs ${parts.length - 1} times.`)
  const lines = (parts[0] ?? '').split('\n')
  return [lines.length, (lines.at(-1) ?? '').length + 1]
}
