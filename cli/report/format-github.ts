import type { Finding } from '../lib/finding.ts'

const escapeData = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const escapeProperty = (text: string) =>
  escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')

/** Findings as workflow commands, which GitHub shows at their lines in a pull request. */
export function formatGithub(findings: readonly Finding[]): string {
  return findings.map((finding) => `${annotation(finding)}\n`).join('')
}

function annotation(finding: Finding): string {
  const { file, line, column, endLine, endColumn, severity, rule, message, expected } = finding
  // GitHub shows columns only where a finding stays on its line.
  const columns = line === endLine ? `,col=${column},endColumn=${endColumn}` : ''
  const place = `file=${escapeProperty(file)},line=${line},endLine=${endLine}${columns}`
  const text = expected ? `${message} Expected: ${expected}.` : message
  return `::${severity} ${place},title=${escapeProperty(rule)}::${escapeData(text)}`
}
