import { groupBy } from '../lib/collections.ts'
import type { DataPath } from '../parse/parse.ts'
import type { RuleWords } from '../validate/rule.ts'
import type { AuditPage, PlacedText, TextOrigin } from './page.ts'
import type { AuditBreach, AuditFinding, AuditRule, AuditSite, RuleOutcome } from './rule.ts'
import { covers, type AuditSettings } from './settings.ts'

interface AuditInput<Data> {
  readonly site: AuditSite<Data>
  /** Those to run. */
  readonly rules: readonly AuditRule<Data>[]
  readonly settings: AuditSettings
}

/** Runs the rules; pages that share a fault of one line of the data share a finding. */
export function runRules<Data>({ site, rules, settings }: AuditInput<Data>): RuleOutcome[] {
  const { rules: changed = {}, acknowledged = [] } = settings
  const byPath = new Map(site.pages.map((page) => [page.path, page]))
  return rules.map((rule) => {
    const limits = { ...rule.limits, ...changed[rule.id]?.limits }
    const breaches = rule.check(site, (name) => {
      const limit = limits[name]
      if (limit === undefined) throw new Error(`${rule.id} has no limit ${name}.`)
      return limit
    })
    const all = mergePages(breaches.map((breach) => locateBreach({ site, byPath, rule }, breach)))
    const isAcknowledged = (finding: AuditFinding) =>
      acknowledged.some((each) => covers(each, finding))
    return {
      rule,
      findings: all.filter((finding) => !isAcknowledged(finding)),
      acknowledged: all.filter(isAcknowledged),
    }
  })
}

interface Locating<Data> extends Pick<AuditInput<Data>, 'site'> {
  readonly byPath: ReadonlyMap<string, AuditPage>
  readonly rule: RuleWords
}

function locateBreach<Data>(
  { site, byPath, rule }: Locating<Data>,
  breach: AuditBreach,
): AuditFinding {
  const { page: path, part, expected } = breach
  const page = byPath.get(path)
  // The title stands for the page as a whole.
  const at = breach.at ?? page?.title
  const source = breach.source ?? originOf(at, part)
  const built = at?.place ?? { ...firstCharacter, file: page?.file ?? 'dist' }
  return {
    rule: rule.id,
    severity: breach.severity ?? rule.severity,
    message: breach.message,
    ...(expected !== undefined && { expected }),
    page: path,
    ...(source ? site.placeOf(source, part) : built),
    ...(source && { built: { file: built.file, line: built.line, column: built.column } }),
    pages: [path],
  }
}

const firstCharacter = { line: 1, column: 1, endLine: 1, endColumn: 1 }

/** The text of the data that the words at fault came from. */
function originOf(at: PlacedText | null | undefined, part = ''): DataPath | undefined {
  const start = part === '' ? -1 : (at?.text.indexOf(part) ?? -1)
  const holdsPart = ({ offset, length }: TextOrigin) => offset <= start && start < offset + length
  const origins = at?.origins ?? []
  return (origins.findLast(holdsPart) ?? origins[0])?.source
}

/** What stands in the frame of all pages is one fault, and told once. */
function mergePages(findings: readonly AuditFinding[]): AuditFinding[] {
  const keyOf = ({ file, line, column, severity, message, expected }: AuditFinding) =>
    [file, line, column, severity, message, expected].join('\0')
  return [...groupBy(findings, keyOf).values()].flatMap((same) => {
    const [first] = same
    const pages = [...new Set(same.flatMap((each) => each.pages))]
    if (!first || pages.length < 2) return first ?? []
    return { ...first, message: `${first.message} (${pages.length} pages)`, pages }
  })
}
