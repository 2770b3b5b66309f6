import { printJson } from '../lib/json.ts'
import { wordsOfFinding, type Finding } from '../lib/finding.ts'
import { groupBy } from '../lib/collections.ts'
import { hash } from '../lib/hash.ts'

const severities = { error: 'major', warning: 'minor', notice: 'info' } as const

/** Findings as a Code Quality report, which GitLab shows in a merge request. */
export function formatGitlab(findings: readonly Finding[]): string {
  const issues = [...groupBy(findings, identify).values()].flatMap((alike) => alike.map(toIssue))
  return printJson(issues)
}

/** The same wherever a finding moves to: messages name other lines too, so no number counts. */
const identify = ({ rule, file, message }: Finding) =>
  [rule, file, message.replaceAll(/\d+/g, '0')].join('\0')

function toIssue(finding: Finding, index: number) {
  return {
    description: wordsOfFinding(finding),
    check_name: finding.rule,
    fingerprint: hash(`${identify(finding)}\0${index}`),
    severity: severities[finding.severity],
    location: { path: finding.file, lines: { begin: finding.line } },
  }
}
