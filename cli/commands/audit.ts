import { resolve } from 'node:path'
import { runRules, type RuleOutcome } from '../audit/audit.ts'
import { checkSettings, settingsRule } from '../audit/check-settings.ts'
import { scoreOf, type Score } from '../audit/score.ts'
import { CommandError, exitCodes, type ExitCode } from '../lib/errors.ts'
import { hasErrors, sortFindings, type Finding } from '../lib/finding.ts'
import { adviceOnName } from '../lib/suggest.ts'
import type { DataPath } from '../parse/parse.ts'
import { formatAuditHtml } from '../report/format-audit-html.ts'
import { formats } from '../report/formats.ts'
import { audits } from '../site/audits/index.ts'
import { writeFileAtomic } from '../write/file-system.ts'
import { withTools } from './audit-tools.ts'
import { examples, formatOption, type CommandSpec } from './shared/command.ts'
import { log, printFindings, type Context } from './shared/context.ts'
import { holdAgainst } from './hold-against.ts'
import { readBuiltSite, requirePage } from './shared/built-site.ts'

interface AuditOptions {
  readonly rule?: string
  readonly page?: string
  readonly baseline?: string
  readonly updateBaseline?: boolean
  readonly html?: string
  readonly browser?: boolean
  readonly all?: boolean
}

export const auditCommand: CommandSpec = {
  name: 'audit',
  describe: (command) =>
    command
      .description('judge the built site as those who read it would; findings point to the data')
      .option('--rule <id>', 'run this rule alone, or all of a subject: links')
      .option('--page <path>', 'show what is found on this page alone')
      .option('--baseline <file>', 'let pass what the file counts, and nothing that is more')
      .option('--update-baseline', 'with --baseline: write the file anew; counts may only go down')
      .option('--html <file>', 'write a report to open and read, all in one file')
      .option('--browser', 'open pages in a browser too: rules of access')
      .option('--all', 'all pages for rules that take long, not some of each kind')
      .addOption(formatOption(Object.keys(formats)))
      .addHelpText(
        'before',
        examples(
          'roof-site audit',
          'roof-site audit --rule links --page /contact',
          'roof-site audit --browser --html audit.html',
        ),
      ),
  run: (context, command) => runAudit(context, command.opts()),
}

async function runAudit(context: Context, options: AuditOptions): Promise<ExitCode> {
  const { rule, page, html } = options
  refuseContradictions(options)
  const rules = requireRules(rule)
  const { site: built, texts } = readBuiltSite(context)
  if (page !== undefined) requirePage(built.pages, page)
  const subjects = new Set(rules.map(({ id }) => id.split('/')[0] ?? id))
  const site = await withTools(context, built, { ...options, subjects })
  const settings = site.data.site.audit ?? {}
  const judged = context.stages.run('rules', () => runRules({ site, rules, settings }))
  const score = scoreOf(judged)
  const placeOf = (path: DataPath) => site.placeOf(['site', 'audit', ...path])
  const outcomes =
    rule === undefined
      ? [...judged, checkSettings({ settings, rules, outcomes: judged, placeOf })]
      : judged
  const all = holdAgainst(
    context,
    options,
    outcomes.flatMap(({ findings }) => findings),
  )
  const shown = page === undefined ? all : all.filter(({ pages }) => pages.includes(page))
  printFindings(context, {
    findings: sortFindings([...shown, ...judged.flatMap(notJudged)]),
    stream: 'stdout',
    texts,
    notices: 'list',
    rules: [...audits, settingsRule],
  })
  if (rule === undefined && page === undefined) log(context, describeScore(score))
  if (html !== undefined) {
    const file = resolve(context.io.cwd, html)
    writeFileAtomic(file, formatAuditHtml({ origin: site.origin, outcomes, score }))
    log(context, `The report: ${file}`)
  }
  return hasErrors(shown) ? exitCodes.data : exitCodes.ok
}

function refuseContradictions({ rule, page, baseline, updateBaseline }: AuditOptions): void {
  if (!updateBaseline) return
  if (baseline === undefined) {
    throw new CommandError(exitCodes.usage, '--update-baseline needs the file: --baseline FILE.')
  }
  if (rule !== undefined || page !== undefined) {
    const message = '--update-baseline counts the whole site: leave --rule and --page out.'
    throw new CommandError(exitCodes.usage, message)
  }
}

/** One rule, or those of a subject; all where none is named. */
function requireRules(id: string | undefined) {
  if (id === undefined) return audits
  const chosen = audits.filter((rule) => rule.id === id || rule.id.startsWith(`${id}/`))
  if (chosen.length > 0) return chosen
  const names = audits.map((rule) => rule.id)
  const otherwise = '`npx roof-site rules` lists all of them.'
  const advice = adviceOnName({ name: id, names, otherwise })
  const message = `There is no rule of audit ${JSON.stringify(id)}. ${advice}`
  throw new CommandError(exitCodes.usage, message)
}

/** For all formats alike, so that nobody takes silence for praise. */
function notJudged({ rule, notRun }: RuleOutcome): Finding[] {
  if (notRun === null) return []
  const place = { file: 'dist/index.html', line: 1, column: 1, endLine: 1, endColumn: 1 }
  return [{ rule: rule.id, severity: 'notice', message: `Not judged: ${notRun}.`, ...place }]
}

function describeScore({ value, parts }: Score): string {
  const shown = parts.map(({ name, passed, run }) => `${name} ${passed}/${run}`).join(', ')
  return `Score, a heuristic: ${value ?? 'none'} of 100 (rules passed: ${shown}).`
}
