import { exitCodes, type ExitCode } from '../lib/errors.ts'
import { requireOne } from '../lib/suggest.ts'
import { formatRule, formatRulesJson, formatRuleTable } from '../report/format-rules.ts'
import { settingsRule } from '../audit/run-rules.ts'
import { audits } from '../site/audits/index.ts'
import { site } from '../site/index.ts'
import type { RuleWords } from '../validate/rule.ts'
import { examples, type CommandSpec } from './shared/command.ts'
import type { Context } from './shared/context.ts'

/** Those of the data, then those of built pages. */
const all: readonly RuleWords[] = [...site.rules, ...audits, settingsRule]

export const rulesCommand: CommandSpec = {
  name: 'rules',
  describe: (command) =>
    command
      .argument('[id]', 'the id of a rule, such as county/unknown')
      .description('explain the rules of validate and audit, or one of them')
      .addHelpText('before', examples('roof-site rules', 'roof-site rules county/unknown')),
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
