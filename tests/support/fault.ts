import { expect, test } from 'vitest'
import type { Finding, Severity } from '../../cli/finding.ts'
import { dataPath, type DataFileName } from '../../cli/load.ts'
import type { RuleId } from '../../cli/rules.ts'
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
      expect(found.map(toFacts)).toEqual([expectedFacts(fault, path, content)])
      expect(found[0]?.message).toMatch(/^\S.*\.$/)
    },
  )
}

interface Planted {
  readonly path: string
  readonly content: string | Buffer | null
  readonly given: Changes
}

function plant(fault: Fault): Planted {
  if ('path' in fault) return { path: fault.path, content: fault.content, given: {} }
  const { file, from, to, given } = fault
  const path = dataPath(file)
  const before = given ? replaceOnce(fixture(file), ...given) : fixture(file)
  return { path, content: replaceOnce(before, from, to), given: { [path]: before } }
}

function expectedFacts(fault: Fault, path: string, content: Planted['content']) {
  const { rule, severity = 'error', expected, suggestion, page } = fault
  const [line, column] =
    typeof fault.at === 'string' ? placeOf(String(content), fault.at) : fault.at
  return { rule, severity, file: path, line, column, expected, suggestion, page }
}

function toFacts({ rule, severity, file, line, column, expected, suggestion, page }: Finding) {
  return { rule, severity, file, line, column, expected, suggestion, page }
}

/** Line and column of a text that occurs once. */
export function placeOf(text: string, part: string): [line: number, column: number] {
  const parts = text.split(part)
  if (parts.length !== 2) throw new Error(`${part} occurs ${parts.length - 1} times.`)
  const lines = (parts[0] ?? '').split('\n')
  return [lines.length, (lines.at(-1) ?? '').length + 1]
}
