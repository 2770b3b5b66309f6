import { runRules } from '../audit/audit.ts'
import { exitCodes, type ExitCode } from '../lib/errors.ts'
import { hasErrors, sortFindings } from '../lib/finding.ts'
import { formats } from '../report/formats.ts'
import { audits } from '../site/audits/index.ts'
import { examples, formatOption, type CommandSpec } from './command.ts'
import { printFindings, type Context } from './context.ts'
import { readBuiltSite } from './read-built-site.ts'

export const auditCommand: CommandSpec = {
  name: 'audit',
  describe: (command) =>
    command
      .description('judge the built site as those who read it would; findings point to the data')
      .addOption(formatOption(Object.keys(formats)))
      .addHelpText('before', examples('roof-site audit')),
  run: (context) => runAudit(context),
}

function runAudit(context: Context): ExitCode {
  const { site, texts } = readBuiltSite(context)
  const settings = site.data.site.audit ?? {}
  const outcomes = context.stages.run('rules', () => runRules({ site, rules: audits, settings }))
  const findings = sortFindings(outcomes.flatMap((each) => each.findings))
  printFindings(context, { findings, stream: 'stdout', texts })
  return hasErrors(findings) ? exitCodes.data : exitCodes.ok
}
