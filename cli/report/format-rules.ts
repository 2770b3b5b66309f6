import type { Severity } from '../lib/finding.ts'
import type { Paint } from '../lib/io.ts'
import { rules, type RuleId } from '../site/rules/catalogue.ts'
import { explanationOf, type Explanation } from '../site/rules/explanations.ts'

/** A rule with all that is said of it. */
interface DescribedRule extends Explanation {
  readonly id: RuleId
  readonly severity: Severity
  readonly summary: string
}

/** Rules for programs. */
export function formatRulesJson(ids: readonly RuleId[]): string {
  return `${JSON.stringify({ version: 1, rules: ids.map(describe) }, null, 2)}\n`
}

/** A line for each rule: id, severity, what it asks for. */
export function formatRuleTable(ids: readonly RuleId[], paint: Paint): string {
  const width = Math.max(...ids.map((id) => id.length))
  return ids
    .map(describe)
    .map(({ id, severity, summary }) => {
      const name = paint('bold', id.padEnd(width))
      return `${name}  ${severity.padEnd('warning'.length)}  ${summary}\n`
    })
    .join('')
}

/** One rule in full: what it asks for, why, and a fault with its repair. */
export function formatRule(rule: RuleId, paint: Paint): string {
  const { id, severity, summary, why, fault, repair } = describe(rule)
  return [
    `${paint('bold', id)} (${severity})`,
    summary,
    '',
    why,
    '',
    'Fault:',
    indent(fault),
    '',
    'Mended:',
    indent(repair),
    '',
  ].join('\n')
}

function describe(id: RuleId): DescribedRule {
  const [severity, summary] = rules[id]
  return { id, severity, summary, ...explanationOf(id) }
}

const indent = (text: string) => text.replaceAll(/^/gm, '  ')
