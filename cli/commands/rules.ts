import { CommandError, exitCodes, type ExitCode } from '../lib/exit.ts'
import { nearest } from '../lib/suggest.ts'
import { formatRule, formatRulesJson, formatRuleTable } from '../report/format-rules.ts'
import { isRuleId, rules, type RuleId } from '../site/rules/catalogue.ts'
import type { Output } from './context.ts'

/** Explains one rule, or lists all of them. */
export function runRules({ io, paint, format }: Output, id: string | undefined): ExitCode {
  const ids = id === undefined ? Object.keys(rules).filter(isRuleId) : [requireRule(id)]
  const [first] = ids
  if (format === 'json') io.stdout(formatRulesJson(ids))
  else if (id !== undefined && first) io.stdout(formatRule(first, paint))
  else io.stdout(formatRuleTable(ids, paint))
  return exitCodes.ok
}

function requireRule(id: string): RuleId {
  if (isRuleId(id)) return id
  const near = nearest(id, Object.keys(rules))
  const advice = near
    ? `Did you mean ${near}?`
    : 'Without an id, `roof-site rules` lists all of them.'
  throw new CommandError(exitCodes.usage, `There is no rule ${JSON.stringify(id)}. ${advice}`)
}
