import { groupBy } from './collections.ts'
import { leadsInto, type DataPath } from './data-path.ts'

/** An error stops the command; warnings and notices can be acknowledged in the data. */
export type Severity = 'error' | 'warning' | 'notice'

/** A place in a file; lines and columns count from 1, the end is exclusive. */
export interface Place {
  readonly file: string
  readonly line: number
  readonly column: number
  readonly endLine: number
  readonly endColumn: number
}

/** A place, and the value at it. */
export interface DataPlace extends Place {
  /**
   * The path of the value, with the file's name first: `["cities", 10, "lead"]`. For a missing field, the
   * path that it would have; for a duplicate key, the path of the map. Absent when the finding is not about
   * a parsed value: a picture, a syntax error, a page.
   */
  readonly path?: DataPath | undefined
  /** The finding is about the key at the end of the path, not its value. */
  readonly atKey?: boolean | undefined
}

/** What is wrong, and where. `path` and `atKey` are internal: no report prints them. */
export interface Finding extends DataPlace {
  readonly rule: string
  readonly severity: Severity
  readonly message: string
  readonly expected?: string | undefined
  readonly suggestion?: string | undefined
  readonly page?: string | undefined
  /** For built pages: the place in the HTML file; `line` and `column` are those of the data. */
  readonly built?: Pick<Place, 'file' | 'line' | 'column'> | undefined
  /** For built pages: all pages that have the finding. */
  readonly pages?: readonly string[]
}

/** A place on one line; defaults to the start of the file. */
export const placeAt = (file: string, line = 1, column = 1, endColumn = column): Place => {
  return { file, line, column, endLine: line, endColumn }
}

/** An error that does not come from a rule about values. */
export function errorAt(rule: string, message: string, expected: string, place: Place): Finding {
  return { rule, severity: 'error', message, expected, ...place }
}

/** Whether a finding is about the value at a path (file name first) or about something inside it. */
export function isAbout({ path, atKey }: Finding, whole: DataPath): boolean {
  if (!path || !leadsInto(path, whole)) return false
  // A key belongs to the map that contains it.
  return !atKey || path.length > whole.length
}

/** The message and what was expected, in one text. */
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

/** The findings that are not in `known`, regardless of position; each known one cancels one finding. */
export function withoutKnown(
  findings: readonly Finding[],
  known: readonly Finding[],
): readonly Finding[] {
  const keyOf = ({ rule, file, page, message }: Finding) => [rule, file, page, message].join('\0')
  const remaining = groupBy(known, keyOf)
  return findings.filter((finding) => remaining.get(keyOf(finding))?.pop() === undefined)
}

/** Sorts findings by position and removes duplicates. */
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
