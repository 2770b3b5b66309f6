import { summarize, type Finding } from '../lib/finding.ts'
import { printJson } from '../lib/json.ts'

/** Findings as JSON: docs/findings.schema.json. */
export const formatJson = (findings: readonly Finding[]): string =>
  printJson({ version: 1, findings: findings.map(toPublished), summary: summarize(findings) })

/** A finding with the fields of the published schema, in printing order. */
export function toPublished({
  rule,
  severity,
  message,
  expected,
  suggestion,
  page,
  file,
  line,
  column,
  endLine,
  endColumn,
  built,
  pages,
}: Finding) {
  const place = { file, line, column, endLine, endColumn }
  return { rule, severity, message, expected, suggestion, page, ...place, built, pages }
}
