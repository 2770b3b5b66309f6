import type { Paint } from '../lib/io.ts'
import type { RuleWords } from '../validate/rule.ts'

export function formatRulesJson(rules: readonly RuleWords[]): string {
  const described = rules.map(({ id, severity, asks, why, fault, repair }) => {
    return { id, severity, summary: asks, why, fault, repair }
  })
  return `${JSON.stringify({ version: 1, rules: described }, null, 2)}\n`
}

/** A line for each rule: id, severity, what it asks for. */
export function formatRuleTable(rules: readonly RuleWords[], paint: Paint): string {
  const width = Math.max(...rules.map(({ id }) => id.length))
  return rules
    .map(({ id, severity, asks }) => {
      return `${paint('bold', id.padEnd(width))}  ${severity.padEnd('warning'.length)}  ${asks}\n`
    })
    .join('')
}

/** One rule in full: what it asks for, why, and a fault with its repair. */
export function formatRule(rule: RuleWords, paint: Paint): string {
  const { id, severity, asks, why, fault, repair } = rule
  return [
    `${paint('bold', id)} (${severity})`,
    asks,
    '',
    why,
    '',
    `Fault:\n${indent(fault)}`,
    '',
    `Mended:\n${indent(repair)}\n`,
  ].join('\n')
}

const indent = (text: string) => text.replaceAll(/^/gm, '  ')
