import type { Location, Log, ReportingDescriptor, Result } from 'sarif'
import type { Finding, Place, Severity } from '../lib/finding.ts'
import { isRuleId, rules, type RuleId } from '../site/rules/catalogue.ts'
import { explanationOf } from '../site/rules/explanations.ts'
import type { FormatOptions } from './formats.ts'

const levels = { error: 'error', warning: 'warning', notice: 'note' } as const satisfies Record<
  Severity,
  string
>

const ruleIds = Object.keys(rules).filter(isRuleId)

/** Findings as a SARIF 2.1.0 log of one run, which code scanning services read. */
export function formatSarif(
  findings: readonly Finding[],
  { version }: Pick<FormatOptions, 'version'>,
): string {
  const log: Log = {
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'roof-site', version, rules: ruleIds.map(toDescriptor) } },
        columnKind: 'utf16CodeUnits',
        results: findings.map(toResult),
      },
    ],
  }
  return `${JSON.stringify(log, null, 2)}\n`
}

function toDescriptor(id: RuleId): ReportingDescriptor {
  const [severity, summary] = rules[id]
  const { why, fault, repair } = explanationOf(id)
  return {
    id,
    shortDescription: { text: summary },
    fullDescription: { text: why },
    help: { text: `Fault:\n${fault}\n\nMended:\n${repair}` },
    defaultConfiguration: { level: levels[severity] },
  }
}

function toResult(finding: Finding): Result {
  const { rule, severity, message, expected } = finding
  return {
    ruleId: rule,
    ruleIndex: ruleIds.indexOf(rule),
    level: levels[severity],
    message: { text: expected ? `${message} Expected: ${expected}.` : message },
    locations: [toLocation(finding)],
  }
}

function toLocation({ file, line, column, endLine, endColumn }: Place): Location {
  const physicalLocation = {
    artifactLocation: { uri: file.split('/').map(encodeURIComponent).join('/') },
    region: { startLine: line, startColumn: column, endLine, endColumn },
  }
  return { physicalLocation }
}
