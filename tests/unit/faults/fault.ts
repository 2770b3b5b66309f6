import type { Severity } from '../../../cli/lib/finding.ts'
import { dataPath, type DataFileName } from '../../../cli/load/load-data.ts'
import type { RuleId } from '../../../cli/site/rules/index.ts'
import type { Changes } from '../../support/findings.ts'
import { fixture, replaceOnce } from '../../support/project.ts'

export interface FaultBase {
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

export interface Planted {
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

const last = '# A service can show a photo'

/** Adds a service that nothing links to. */
export const oneMoreService = [
  last,
  `- slug: gutter-guards
  name: Gutter Guards
  summary: Leaves stay out of the gutter, and water finds the outlet.
  features: [Fitted to the gutter]
  pageTitle: Gutter Guards in Connecticut
  metaDescription: >-
    Gutter guards for Connecticut houses under trees, fitted to the gutters that you have, so that
    leaves stay out and water runs off.
  heading: Gutters that stay open
  lead: We fit guards to the gutters that you have.
  tone: standard
  callLabel: Call
  sections:
    - kind: call
      title: Ask about your gutters
      text: The estimate is free.
${last}`,
] as const
