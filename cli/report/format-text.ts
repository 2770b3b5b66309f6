import { plural } from '../lib/plural.ts'
import { hasErrors, summarize, type Finding } from '../lib/finding.ts'
import type { Paint } from '../lib/io.ts'
import { codeFrame } from './code-frame.ts'

export interface TextOptions {
  readonly paint: Paint
  readonly texts: ReadonlyMap<string, string>
  /** What may stay as it is: listed, unless an error has to be seen first. */
  readonly notices?: 'list' | 'count' | 'hide' | undefined
}

const colors = { error: 'red', warning: 'yellow', notice: 'blue' } as const

/** Findings for people: a paragraph each, and a summary line at the end. */
export function formatText(findings: readonly Finding[], options: TextOptions): string {
  const { paint, texts, notices = hasErrors(findings) ? 'hide' : 'list' } = options
  const faults = findings.filter(({ severity }) => severity !== 'notice')
  const lines = new Map([...texts].map(([file, text]) => [file, toLines(text)]))
  // What may stay as it is needs no frame.
  const linesOf = ({ file, severity }: Finding) =>
    (severity === 'notice' ? undefined : lines.get(file)) ?? []
  const paragraphs = (notices === 'list' ? findings : faults).map((finding) =>
    formatFinding(finding, linesOf(finding), paint),
  )
  const ending = summaryLine(notices === 'hide' ? faults : findings)
  const areCounted = notices === 'count' && faults.length < findings.length
  return [...paragraphs, areCounted ? `${ending} (--notices lists the notices)` : ending, ''].join(
    '\n',
  )
}

/** Columns do not count a byte order mark. */
const toLines = (text: string) => text.replace(/^\uFEFF/, '').split('\n')

function formatFinding(finding: Finding, lines: readonly string[], paint: Paint): string {
  const { file, line, column, severity, message, expected, suggestion, rule, built } = finding
  const place = paint('bold', `${file}:${line}:${column}`)
  const label = paint(colors[severity], severity)
  return [
    `${place} ${label} ${message} ${paint('dim', rule)}`,
    ...frameLines(finding, lines, paint),
    ...(expected ? [`  expected: ${expected}`] : []),
    ...(suggestion ? [suggestionLine(suggestion)] : []),
    ...(built ? [`  on the page: ${built.file}:${built.line}:${built.column}`] : []),
  ].join('\n')
}

function frameLines(finding: Finding, lines: readonly string[], paint: Paint): string[] {
  const frame = codeFrame(lines, finding)
  if (!frame) return []
  const { gutter, indent, carets } = frame.marks
  const code = frame.lines.map((line) => `  ${paint('dim', line.gutter)} ${line.code}`.trimEnd())
  const marks = `  ${paint('dim', gutter)} ${indent}${paint(colors[finding.severity], carets)}`
  return [...code, marks]
}

function suggestionLine(suggestion: string): string {
  const lines = suggestion.split('\n')
  if (lines.length === 1) return `  did you mean: ${suggestion}`
  return `  ${lines.join('\n    ')}`
}

function summaryLine(findings: readonly Finding[]): string {
  const { errors, warnings, notices } = summarize(findings)
  const counts = Object.entries({ error: errors, warning: warnings, notice: notices })
    .filter(([, count]) => count > 0)
    .map(([noun, count]) => plural(count, noun))
  const files = new Set(findings.map(({ file }) => file)).size
  const praise = errors + warnings === 0 ? ['All is well.'] : []
  const sum = counts.length > 0 ? [`${counts.join(', ')} in ${plural(files, 'file')}`] : []
  return [...praise, ...sum].join(' ')
}
