import { printJson } from '../lib/json.ts'
import { exitCodes, type ExitCode } from '../lib/errors.ts'
import type { Paint } from '../lib/io.ts'
import { requireOne } from '../lib/suggest.ts'
import { settingsRule } from '../audit/run-rules.ts'
import { readingRule } from '../reading/reading-rule.ts'
import { audits } from '../site/audits/index.ts'
import { site } from '../site/index.ts'
import type { RuleWords } from '../validate/rule.ts'
import type { CommandSpec } from '../command-line/command.ts'
import type { Context } from '../project/context.ts'

const all: readonly RuleWords[] = [...site.rules, ...audits, settingsRule, readingRule]

export const rulesCommand: CommandSpec = {
  name: 'rules',
  description: 'explain the rules of validate and audit, or one of them',
  examples: ['roof-site rules', 'roof-site rules county/unknown'],
  options: (command) => command.argument('[id]', 'the id of a rule, such as county/unknown'),
  run: (context, { args: [id] }) => explainRules(context, id),
}

function explainRules({ io, paint, format }: Context, id: string | undefined): ExitCode {
  const rule = id === undefined ? undefined : requireRule(id)
  if (format === 'json') io.stdout(formatRulesJson(rule ? [rule] : all))
  else io.stdout(rule ? formatRule(rule, paint) : formatRuleTable(all, paint))
  return exitCodes.ok
}

const requireRule = (name: string) =>
  requireOne(all, ({ id }) => id, {
    what: 'rule',
    name,
    otherwise: 'Without an id, `npx roof-site rules` lists all of them.',
  })

function formatRulesJson(rules: readonly RuleWords[]): string {
  const described = rules.map(({ id, severity, asks, why, fault, repair }) => {
    return { id, severity, summary: asks, why, fault, repair }
  })
  return printJson({ version: 1, rules: described })
}

function formatRuleTable(rules: readonly RuleWords[], paint: Paint): string {
  const width = Math.max(...rules.map(({ id }) => id.length))
  return rules
    .map(({ id, severity, asks }) => {
      return `${paint('bold', id.padEnd(width))}  ${severity.padEnd('warning'.length)}  ${asks}\n`
    })
    .join('')
}

function formatRule(rule: RuleWords, paint: Paint): string {
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
