import { printJson } from '../lib/json.ts'
import { exitCodes, failure, type ExitCode } from '../lib/errors.ts'
import type { Paint } from '../lib/io.ts'
import { requireOne } from '../lib/suggest.ts'
import { settingsRule } from '../audit/run-rules.ts'
import { readDocs } from '../load/docs.ts'
import { readingRule } from '../reading/reading-rule.ts'
import { audits } from '../site/audits/index.ts'
import { site } from '../site/index.ts'
import type { RuleBase } from '../validate/rule.ts'
import { readRuleWords, type RuleWords } from './rules/rule-words.ts'
import type { CommandSpec } from '../command-line/command.ts'
import type { Context } from '../project/context.ts'

const all: readonly RuleBase[] = [...site.rules, ...audits, settingsRule, readingRule]

export const rulesCommand: CommandSpec = {
  examples: ['roof-site rules', 'roof-site rules county/unknown'],
  options: (command) => command.argument('[id]', 'the id of a rule, such as county/unknown'),
  run: (context, { args: [id] }) => explainRules(context, id),
}

function explainRules({ io, paint, format, roots }: Context, id: string | undefined): ExitCode {
  const asked = id === undefined ? all : [requireRule(id)]
  const rules = withWords(asked, roots.engine)
  const formatText = id === undefined ? formatRuleTable : formatRulePages
  io.stdout(format === 'json' ? formatRulesJson(rules) : formatText(rules, paint))
  return exitCodes.ok
}

const requireRule = (name: string) =>
  requireOne(all, ({ id }) => id, {
    what: 'rule',
    name,
    otherwise: 'Without an id, `npx roof-site rules` lists all of them.',
  })

type ExplainedRule = RuleBase & RuleWords

function withWords(rules: readonly RuleBase[], engine: string): ExplainedRule[] {
  const pages = [...readDocs(engine, 'rules').values()]
  const words = new Map(pages.flatMap((page) => [...readRuleWords(page)]))
  return rules.map((rule) => {
    const explanation = words.get(rule.id)
    if (!explanation) throw failure(`No page of docs/rules/ in ${engine} has the rule ${rule.id}.`)
    return { ...rule, ...explanation }
  })
}

function formatRulesJson(rules: readonly ExplainedRule[]): string {
  const described = rules.map(({ id, severity, asks, why, fault, repair }) => {
    return { id, severity, summary: asks, why, fault, repair }
  })
  return printJson({ version: 1, rules: described })
}

function formatRuleTable(rules: readonly ExplainedRule[], paint: Paint): string {
  const width = Math.max(...rules.map(({ id }) => id.length))
  return rules
    .map(({ id, severity, asks }) => {
      return `${paint('bold', id.padEnd(width))}  ${severity.padEnd('warning'.length)}  ${asks}\n`
    })
    .join('')
}

const formatRulePages = (rules: readonly ExplainedRule[], paint: Paint) =>
  rules.map((rule) => formatRulePage(rule, paint)).join('\n')

function formatRulePage(rule: ExplainedRule, paint: Paint): string {
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
