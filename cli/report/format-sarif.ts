import { printJson } from '../lib/json.ts'
import type { Location, Log, ReportingDescriptor, Result } from 'sarif'
import { wordsOfFinding, type Finding, type Place } from '../lib/finding.ts'
import type { RuleWords } from '../validate/rule.ts'

export interface SarifOptions {
  readonly version: string
  readonly rules: readonly RuleWords[]
}

const levels = { error: 'error', warning: 'warning', notice: 'note' } as const

/** Findings as a SARIF 2.1.0 log of one run, which code scanning services read. */
export function formatSarif(
  findings: readonly Finding[],
  { version, rules }: SarifOptions,
): string {
  const indexes = new Map(rules.map(({ id }, index) => [id, index]))
  const log: Log = {
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'roof-site', version, rules: rules.map(toDescriptor) } },
        columnKind: 'utf16CodeUnits',
        results: findings.map((finding) => toResult(finding, indexes.get(finding.rule))),
      },
    ],
  }
  return printJson(log)
}

function toDescriptor({ id, severity, asks, why, fault, repair }: RuleWords): ReportingDescriptor {
  return {
    id,
    shortDescription: { text: asks },
    fullDescription: { text: why },
    help: { text: `Fault:\n${fault}\n\nMended:\n${repair}` },
    defaultConfiguration: { level: levels[severity] },
  }
}

function toResult(finding: Finding, ruleIndex: number | undefined): Result {
  const { rule, severity } = finding
  return {
    ruleId: rule,
    ruleIndex,
    level: levels[severity],
    message: { text: wordsOfFinding(finding) },
    locations: [toLocation(finding)],
  }
}

function toLocation({ file, line, column, endLine, endColumn }: Place): Location {
  const physicalLocation = {
    artifactLocation: { uri: file.split('/').map(toUriPart).join('/') },
    region: { startLine: line, startColumn: column, endLine, endColumn },
  }
  return { physicalLocation }
}

/** Half a surrogate pair has no place in an address. */
const toUriPart = (part: string) => encodeURIComponent(part.replaceAll(/\p{Cs}/gu, '\uFFFD'))
