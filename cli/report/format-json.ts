import { summarize, type Finding } from '../lib/finding.ts'

/** Findings for programs, as the documentation describes them. */
export function formatJson(findings: readonly Finding[]): string {
  return `${JSON.stringify({ version: 1, findings, summary: summarize(findings) }, null, 2)}\n`
}
