import type { Severity } from '../../../cli/lib/finding.ts'
import { dataPath, type DataFileName } from '../../../cli/load/load-data.ts'
import type { RuleId } from '../../../cli/site/rules/index.ts'
import type { Changes } from '../../support/reports.ts'
import { fixture, replaceOnce, citiesOf } from '../../support/fixtures.ts'

interface FaultBase {
  readonly rule: RuleId
  readonly name: string
  readonly severity?: Severity
  readonly expected?: string
  readonly suggestion?: string
  readonly page?: string
  readonly args?: readonly string[]
}

/** Where the finding starts: a text of the changed file, or line and column. */
type FaultPlace = string | readonly [line: number, column: number]

/** A text that stands once in a file, with ‹what stands there→what then does›. */
type Edit = string

/** One place of a frozen data file is changed. */
interface TextFault extends FaultBase {
  readonly file: DataFileName
  /** With » where the finding starts, if `at` does not say. */
  readonly change: Edit
  readonly at?: FaultPlace
  /** What is changed before, without a fault. */
  readonly given?: Edit
  /** Files that are there besides. */
  readonly files?: Changes
}

/** A whole file is another, or gone. */
interface FileFault extends FaultBase {
  readonly path: string
  readonly content: string | Buffer | null
  /** Its start, unless said. */
  readonly at?: FaultPlace
}

/** One planted fault and the one finding that `validate` has to answer with. */
export type Fault = TextFault | FileFault

type Told<Kind extends Fault> = Partial<Omit<Kind, 'rule' | 'name' | 'severity'>>

type TextFaults = Told<TextFault> & {
  readonly file: DataFileName
  readonly faults: Readonly<Record<string, Told<TextFault> & Pick<TextFault, 'change'>>>
}

type FileFaults = Told<FileFault> & {
  readonly faults: Readonly<Record<string, Told<FileFault> & Pick<FileFault, 'content'>>>
}

/** Faults of one rule by name, beside what they share. */
const tableOf =
  (severity: Severity) =>
  (rule: RuleId, { faults, ...shared }: TextFaults | FileFaults): Fault[] =>
    Object.entries(faults).map(([name, own]) => {
      return { rule, name, severity, ...shared, ...own } as Fault
    })

export const errors = tableOf('error')
export const warnings = tableOf('warning')
export const notices = tableOf('notice')

export interface Planted {
  readonly path: string
  readonly content: string | Buffer | null
  readonly given: Changes
  /** Where the finding starts. */
  readonly at: readonly [line: number, column: number]
}

/** Towns of both counties, so that many tries are fast. */
const fewCities = { 'data/cities.yaml': citiesOf('New Haven', 'Meriden', 'Branford', 'Clinton') }

/** What a fault changes of the frozen data. */
export function plant(fault: Fault): Planted {
  if ('path' in fault) {
    const { path, content, at = [1, 1] } = fault
    return { path, content, given: {}, at: placeOf(String(content), at) }
  }
  const { file, change, given, files = {}, at = '»' } = fault
  const path = dataPath(file)
  const before = given ? edited(fixture(file), given) : fixture(file)
  const marked = edited(before, change)
  const content = at === '»' ? replaceOnce(marked, at, '') : marked
  return {
    path,
    content,
    given: { ...fewCities, ...files, [path]: before },
    at: placeOf(marked, at),
  }
}

function edited(text: string, edit: Edit): string {
  const sides = ['$1', '$2'].map((side) => edit.replaceAll(/‹([^]*?)→([^]*?)›/g, side))
  const [from = '', to = ''] = sides
  return replaceOnce(text, from.replace('»', ''), to)
}

/** Line and column of a text that occurs once. */
function placeOf(text: string, part: FaultPlace): Planted['at'] {
  if (typeof part !== 'string') return part
  const parts = text.split(part)
  if (parts.length !== 2) throw new Error(`${part} occurs ${parts.length - 1} times.`)
  const lines = (parts[0] ?? '').split('\n')
  return [lines.length, (lines.at(-1) ?? '').length + 1]
}

/** A page of the firm's own that has these sections. */
export const ownPage = (sections: string, slug = 'financing') => `- slug: ${slug}
  pageTitle: Paying for your roof
  metaDescription: >-
    What a roof costs, when which part of it is paid, what lenders ask, and whom to call with
    questions before you sign.
  heading: Paying for a roof
  lead: A third when we begin, the rest when you are content.
  sections:
${sections}`

/** A section with a text. */
export const textSection = (...lines: readonly string[]) =>
  `    - kind: text\n      body: |\n${lines.map((line) => `        ${line}`.trimEnd()).join('\n')}\n`

/** Adds a service that nothing links to. */
export const oneMoreService = `‹→- slug: gutter-guards
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
›# A service can show a photo`
