import { usageError, exitCodes, type ExitCode } from '../lib/errors.ts'
import { hasErrors } from '../lib/finding.ts'
import { adviceOnName } from '../lib/suggest.ts'
import { formats } from '../report/formats.ts'
import { auditSite } from '../site/audits/audit-site.ts'
import { audits } from '../site/audits/index.ts'
import { openBuiltSite } from '../project/built-site.ts'
import { formatOption, type CommandSpec, type Texts } from '../command-line/command.ts'
import { printFindings, type Context } from '../project/context.ts'
import { whileReading } from '../project/open-reading.ts'

export const auditCommand: CommandSpec = {
  examples: ['roof-site audit', 'roof-site audit --rule claims'],
  options: (command) =>
    command
      .option('--rule <id>', 'run this rule alone, or all of a subject: links')
      .addOption(formatOption(Object.keys(formats))),
  run: (context, command) => runAudit(context, command.opts()),
}

export async function runAudit(context: Context, { rule }: Texts<'rule'>): Promise<ExitCode> {
  const rules = requireRules(rule)
  const built = await openBuiltSite(context)
  const { paths, readBuilt, texts } = built
  const pages = await context.stages.run('read pages', (advance) =>
    whileReading(context, built, () =>
      paths.map((path, index) => {
        advance(index, paths.length)
        return readBuilt(path)
      }),
    ),
  )
  const site = { ...built.site, pages }
  const findings = context.stages.run('rules', () => auditSite(site, rules))
  printFindings(context, { findings, stream: 'stdout', texts, notices: 'list' })
  return hasErrors(findings) ? exitCodes.data : exitCodes.ok
}

function requireRules(id: string | undefined) {
  if (id === undefined) return audits
  const chosen = audits.filter((rule) => rule.id === id || rule.id.startsWith(`${id}/`))
  if (chosen.length > 0) return chosen
  const names = audits.map((rule) => rule.id)
  const otherwise = '`npx roof-site rules` lists all of them.'
  const advice = adviceOnName({ name: id, names, otherwise })
  throw usageError(`There is no rule of audit ${JSON.stringify(id)}. ${advice}`)
}
