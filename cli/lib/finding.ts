import { groupBy } from './collections.ts'
import { leadsInto, type DataPath } from './data-path.ts'

/** With an error there is no data to go on with; the others can be acknowledged in the data. */
export type Severity = 'error' | 'warning' | 'notice'

/** A place in a file; lines and columns count from 1, the end is exclusive. */
export interface Place {
  readonly file: string
  readonly line: number
  readonly column: number
  readonly endLine: number
  readonly endColumn: number
}

/** A place, and what of the data stands there. */
export interface DataPlace extends Place {
  /**
   * The value that it is about, by its path in the file that it is in, with the file's name in front:
   * `["cities", 10, "lead"]`. Of a field that is missing, the path that it would have; of a field that
   * stands twice, that of the map around both. None of what is no value that could be read: a picture, a
   * line that breaks the syntax of its file, a page.
   */
  readonly path?: DataPath | undefined
  /** It is about the name at the end of the path, not about what stands behind that. */
  readonly atKey?: boolean | undefined
}

/** What is wrong, and where. No report prints `path` and `atKey`: they are for the program itself. */
export interface Finding extends DataPlace {
  readonly rule: string
  readonly severity: Severity
  readonly message: string
  readonly expected?: string | undefined
  readonly suggestion?: string | undefined
  readonly page?: string | undefined
  /** Of a built page: where it stands in the file, while line and column are those of the data. */
  readonly built?: Pick<Place, 'file' | 'line' | 'column'> | undefined
  /** Of built pages: all that have it. */
  readonly pages?: readonly string[]
}

/** A place on one line; the start of the file, where no more is said. */
export const placeAt = (file: string, line = 1, column = 1, endColumn = column): Place => {
  return { file, line, column, endLine: line, endColumn }
}

/** An error at a place that no rule of values found. */
export function errorAt(rule: string, message: string, expected: string, place: Place): Finding {
  return { rule, severity: 'error', message, expected, ...place }
}

/** Whether a finding is about the value at a path, the file's name in front, or about what stands in it. */
export function isAbout({ path, atKey }: Finding, whole: DataPath): boolean {
  if (!path || !leadsInto(path, whole)) return false
  // The name of a value stands in the map around it.
  return !atKey || path.length > whole.length
}

/** What was found and what was expected, in one text. */
export function wordsOfFinding({ message, expected }: Finding): string {
  return expected ? `${message} Expected: ${expected}.` : message
}

export type Summary = ReturnType<typeof summarize>

export function summarize(findings: readonly Finding[]) {
  const count = (severity: Severity) => findings.filter((f) => f.severity === severity).length
  return { errors: count('error'), warnings: count('warning'), notices: count('notice') }
}

export function hasErrors(findings: readonly Finding[]): boolean {
  return findings.some((finding) => finding.severity === 'error')
}

/** Findings that are not among those of another state, wherever they stand; each of these counts once. */
export function withoutKnown(
  findings: readonly Finding[],
  known: readonly Finding[],
): readonly Finding[] {
  const keyOf = ({ rule, file, page, message }: Finding) => [rule, file, page, message].join('\0')
  const left = groupBy(known, keyOf)
  return findings.filter((finding) => left.get(keyOf(finding))?.pop() === undefined)
}

/** Findings in reading order, each once. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  const byPlace = (a: Finding, b: Finding) =>
    a.file.localeCompare(b.file) ||
    a.line - b.line ||
    a.column - b.column ||
    a.rule.localeCompare(b.rule) ||
    a.message.localeCompare(b.message)
  const key = (f: Finding) => [f.file, f.line, f.column, f.rule, f.message].join('\0')
  return [...new Map(findings.map((finding) => [key(finding), finding])).values()].toSorted(byPlace)
}
