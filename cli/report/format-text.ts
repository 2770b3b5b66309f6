import { plural } from '../lib/plural.ts'
import { hasErrors, summarize, type Finding, type Place } from '../lib/finding.ts'
import type { Paint } from '../lib/io.ts'

export interface TextOptions {
  readonly paint: Paint
  readonly texts: ReadonlyMap<string, string>
  /** How to show notices; by default they are listed unless there are errors. */
  readonly notices?: 'list' | 'count' | 'hide' | undefined
}

const colors = { error: 'red', warning: 'yellow', notice: 'blue' } as const

/** Findings for people, a paragraph each, with a summary line at the end. */
export function formatText(findings: readonly Finding[], options: TextOptions): string {
  const { paint, texts, notices = hasErrors(findings) ? 'hide' : 'list' } = options
  const faults = findings.filter(({ severity }) => severity !== 'notice')
  const lines = new Map([...texts].map(([file, text]) => [file, toLines(text)]))
  // Notices get no code frame.
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
export const toLines = (text: string) => text.replace(/^\uFEFF/, '').split(/\r?\n/)

function formatFinding(finding: Finding, lines: readonly string[], paint: Paint): string {
  const { file, line, column, severity, message, expected, suggestion, rule, built } = finding
  const place = paint('bold', `${file}:${line}:${column}`)
  const label = paint(colors[severity], severity)
  const frame = codeFrame(lines, finding, (carets) => paint(colors[severity], carets))
  return [
    `${place} ${label} ${message} ${paint('dim', rule)}`,
    ...frame.map(({ gutter, code }) => `  ${paint('dim', gutter)} ${code}`.trimEnd()),
    ...(expected ? [`  expected: ${expected}`] : []),
    ...(suggestion ? [suggestionLine(suggestion)] : []),
    ...(built ? [`  on the page: ${built.file}:${built.line}:${built.column}`] : []),
  ].join('\n')
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

/** A range of characters in a line. */
interface Span {
  readonly from: number
  readonly to: number
}

interface Cell extends Span {
  readonly text: string
  readonly width: number
}

const maxWidth = 92
const lead = 40
const wide =
  /[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{20000}-\u{3FFFD}]|\p{Emoji_Presentation}|\uFE0F/u

/** A place's line, the line before it and carets below it, long lines cut; empty when there is no such line. */
export function codeFrame(
  lines: readonly string[],
  place: Place,
  paintCarets = (carets: string) => carets,
): { gutter: string; code: string }[] {
  const line = lines[place.line - 1]
  if (line === undefined) return []
  const span = spanOn(line, place)
  const view = viewOf(line, span)
  const width = String(place.line).length
  const toLine = (number: number) => {
    const code = textOf(cut(lines[number - 1] ?? '', view)).trimEnd()
    return { gutter: `${String(number).padStart(width)} |`, code }
  }
  const { indent, carets } = marksBelow(cut(line, view), span)
  return [
    ...(place.line > 1 ? [toLine(place.line - 1)] : []),
    toLine(place.line),
    { gutter: `${' '.repeat(width)} |`, code: indent + paintCarets(carets) },
  ]
}

function spanOn(line: string, { line: first, column, endLine, endColumn }: Place): Span {
  const from = Math.min(column - 1, line.length)
  const to = endLine === first ? Math.min(endColumn - 1, line.length) : line.trimEnd().length
  return { from, to: Math.max(to, from) }
}

function viewOf(line: string, { from }: Span): Span {
  if (line.length <= maxWidth) return { from: 0, to: maxWidth }
  const start = Math.max(0, Math.min(from - lead, line.length - maxWidth))
  return { from: start, to: start + maxWidth }
}

/** Created on first use: it takes 20 ms, as long as all else in a small command. */
let segmenter: Intl.Segmenter | undefined

function cut(line: string, view: Span): Cell[] {
  const from = toBoundary(line, view.from)
  const to = toBoundary(line, view.to)
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  const graphemes = [...segmenter.segment(line.slice(from, to))]
  const gap = (at: number): Cell => ({ text: '…', width: 1, from: at, to: at + 1 })
  return [
    ...(from > 0 && line !== '' ? [gap(from - 1)] : []),
    ...graphemes.map(({ segment, index }) => toCell(segment, from + index)),
    ...(to < line.length ? [gap(to)] : []),
  ]
}

/** Avoids splitting a surrogate pair. */
function toBoundary(line: string, at: number): number {
  return /[\uDC00-\uDFFF]/.test(line.charAt(at)) ? at - 1 : at
}

function toCell(segment: string, from: number): Cell {
  const span = { from, to: from + segment.length }
  if (segment === '\t') return { text: '  ', width: 2, ...span }
  // Control and invisible characters are replaced, so that the carets line up.
  if (/^[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(segment)) return { text: '\uFFFD', width: 1, ...span }
  const text = segment.replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, '\uFFFD')
  return { text, width: wide.test(segment) ? 2 : 1, ...span }
}

function marksBelow(cells: readonly Cell[], { from, to }: Span) {
  const widthOf = (part: readonly Cell[]) => part.reduce((sum, { width }) => sum + width, 0)
  // A place may start inside a grapheme.
  const marked = cells.filter((cell) => cell.to > from && cell.from < to)
  return {
    indent: ' '.repeat(widthOf(cells.filter((cell) => cell.to <= from))),
    carets: '^'.repeat(Math.max(1, widthOf(marked))),
  }
}

const textOf = (cells: readonly Cell[]) => cells.map(({ text }) => text).join('')
