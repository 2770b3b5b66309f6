import { wordsOfFinding, type Finding } from '../lib/finding.ts'
import { plural } from '../lib/plural.ts'
import { withoutCommands } from '../lib/printable.ts'

const escapeData = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const escapeProperty = (text: string) =>
  escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')

/** GitHub's limit of annotations per kind and step; it silently drops the others. */
const limit = 10

/**
 * Findings as workflow commands, which GitHub annotates in a pull request, the worst first. Findings beyond
 * the limit are printed to the log, and the last notice says so.
 */
export function formatGithub(findings: readonly Finding[]): string {
  const kinds = (['error', 'warning', 'notice'] as const).map((kind) => ({
    kind,
    of: findings.filter(({ severity }) => severity === kind),
  }))
  const isOver = kinds.some(({ of }) => of.length > limit)
  const divided = kinds.map(({ kind, of }) => {
    const room = isOver && kind === 'notice' ? limit - 1 : limit
    return { kind, shown: of.slice(0, room), left: of.slice(room) }
  })
  const overflowing = divided.filter((each) => each.left.length > 0)
  const counts = overflowing
    .map(({ kind, left: of }) => plural(of.length, `more ${kind}`))
    .join(', ')
  return [
    ...divided.flatMap(({ shown }) => shown.map(annotation)),
    ...(isOver
      ? [`::notice::GitHub shows ${limit} of a kind. In the log of this step: ${counts}.`]
      : []),
    ...overflowing.flatMap((each) => each.left.map(logLine)),
  ]
    .map((line) => `${line}\n`)
    .join('')
}

function annotation(finding: Finding): string {
  const { file, line, column, endLine, endColumn, severity, rule } = finding
  // GitHub ignores columns of findings that span several lines.
  const columns = line === endLine ? `,col=${column},endColumn=${endColumn}` : ''
  const place = `file=${escapeProperty(file)},line=${line},endLine=${endLine}${columns}`
  return `::${severity} ${place},title=${escapeProperty(rule)}::${escapeData(wordsOfFinding(finding))}`
}

function logLine(finding: Finding): string {
  const { file, line, column, severity } = finding
  return withoutCommands(`${file}:${line}:${column} ${severity} ${wordsOfFinding(finding)}`)
}
