import type { ChangeReport } from './change-report.ts'
import { verdictOf } from './change-words.ts'

/** A report as JSON: docs/report.schema.json. */
export function formatChangeJson(report: ChangeReport): string {
  const { since, ...rest } = report
  const shown = { version: 1, since, verdict: verdictOf(report), ...rest }
  return `${JSON.stringify(shown, null, 2)}\n`
}
