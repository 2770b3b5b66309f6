import { groupBy } from '../lib/collections.ts'
import { placeAt, type DataPlace, type Finding } from '../lib/finding.ts'
import { nearest } from '../lib/suggest.ts'
import type { DataPath } from '../parse/parse.ts'
import type { PlacedText, TextOrigin } from '../reading/page.ts'
import { show, type RuleBase } from '../validate/rule.ts'
import type { AuditBreach, AuditRule, AuditSite } from './rule.ts'

export interface AuditSettings {
  readonly rules?: Readonly<Record<string, RuleSetting>> | undefined
  readonly acknowledged?: readonly Acknowledged[] | undefined
}

interface RuleSetting {
  readonly limits?: Readonly<Record<string, number>> | undefined
  readonly reason: string
}

interface Acknowledged {
  readonly rule: string
  readonly page?: string | undefined
  /** Only findings whose message contains these words; all findings of the rule by default. */
  readonly about?: string | undefined
  readonly reason: string
}

export type AuditFinding = Finding & { readonly pages: readonly string[] }

interface RuleOutcome {
  readonly rule: RuleBase
  readonly findings: readonly AuditFinding[]
  readonly acknowledged: readonly AuditFinding[]
}

interface AuditInput<Data> {
  readonly site: AuditSite<Data>
  readonly rules: readonly AuditRule<Data>[]
  readonly settings: AuditSettings
}

/** Runs the rules; pages with the same fault from the same line of data share one finding. */
export function runRules<Data>({ site, rules, settings }: AuditInput<Data>): RuleOutcome[] {
  const { rules: changed = {}, acknowledged = [] } = settings
  return rules.map((rule) => {
    const limits = { ...rule.limits, ...changed[rule.id]?.limits }
    const breaches = rule.check(site, (name) => {
      const limit = limits[name]
      if (limit === undefined) throw new Error(`${rule.id} has no limit ${name}.`)
      return limit
    })
    const isAcknowledged = (finding: AuditFinding) =>
      acknowledged.some((each) => covers(each, finding))
    const located = breaches.map((breach) => {
      return { ...locateBreach(site, rule, breach), shared: breach.shared }
    })
    // A message that names its page is acknowledged with that page.
    const isSettled = (each: Located) => each.shared !== undefined && isAcknowledged(each)
    const settled = located.filter(isSettled)
    const all = mergePages(located.filter((each) => !isSettled(each)))
    return {
      rule,
      findings: all.filter((finding) => !isAcknowledged(finding)),
      acknowledged: [...mergePages(settled), ...all.filter(isAcknowledged)],
    }
  })
}

/** Turns a breach into a finding at the line of data that the words came from, or else on the page. */
function locateBreach<Data>(
  site: AuditSite<Data>,
  rule: RuleBase,
  { page: path, part, expected, message, ...breach }: AuditBreach,
): AuditFinding {
  const page = site.pages.find((each) => each.path === path)
  // The title represents the whole page.
  const at = breach.at ?? page?.title
  const source = breach.source ?? originOf(at, part)
  const place = at?.place ?? placeAt(page?.file ?? 'dist')
  const { file, line, column } = place
  // An unbuilt page has no file.
  const isBuilt = page?.file !== path
  return {
    rule: rule.id,
    severity: breach.severity ?? rule.severity,
    message,
    expected,
    page: path,
    ...(source ? { ...site.placeOf(source, part), path: source } : place),
    built: source && isBuilt ? { file, line, column } : undefined,
    pages: [path],
  }
}

function originOf(at: PlacedText | null | undefined, part = ''): DataPath | undefined {
  const start = part === '' ? -1 : (at?.text.indexOf(part) ?? -1)
  const holdsPart = ({ offset, length }: TextOrigin) => offset <= start && start < offset + length
  const origins = at?.origins ?? []
  return (origins.findLast(holdsPart) ?? origins[0])?.source
}

type Located = AuditFinding & Pick<AuditBreach, 'shared'>

/** A fault in the layout of all pages, or in a value that all show, is reported once. */
function mergePages(findings: readonly Located[]): AuditFinding[] {
  const keyOf = ({ file, line, column, severity, message, expected, shared = message }: Located) =>
    [file, line, column, severity, shared, expected].join('\0')
  return [...groupBy(findings, keyOf).values()].flatMap((same) => {
    const [one] = same
    if (!one) return []
    const { shared: _, ...first } = one
    const pages = [...new Set(same.flatMap((each) => each.pages))]
    if (pages.length < 2) return first
    return { ...first, message: `${first.message} (${pages.length} pages)`, pages }
  })
}

/** The only rule about the settings instead of pages. */
export const settingsRule: RuleBase = { id: 'audit/settings', severity: 'warning' }

interface SettingsInput<Data> extends Omit<AuditInput<Data>, 'site'> {
  /** Former rules: `validate` reports settings for them. */
  readonly gone: ReadonlySet<string>
  readonly outcomes: readonly RuleOutcome[]
  /** The place of a setting: `["acknowledged", 0]`. */
  readonly placeOf: (path: DataPath) => DataPlace
}

/** Reports settings that have no effect. */
export function checkSettings<Data>(input: SettingsInput<Data>): RuleOutcome {
  const { settings, rules, gone, outcomes, placeOf } = input
  const fault = (path: DataPath, message: string, suggestion?: string): AuditFinding => {
    const { id, severity } = settingsRule
    return { rule: id, severity, message, suggestion, ...placeOf(path), pages: [] }
  }
  const ids = rules.map(({ id }) => id)
  const unknown = (path: DataPath, id: string) =>
    fault(path, `${show(id)} is not a rule of audit.`, nearest(id, ids))
  const ofRules = Object.entries(settings.rules ?? {}).flatMap(([id, { limits = {} }]) => {
    const rule = rules.find((each) => each.id === id)
    if (!rule) return gone.has(id) ? [] : [unknown(['rules', id], id)]
    const known = Object.keys(rule.limits ?? {})
    const but = known.length > 0 ? `, but ${known.join(', ')}` : ''
    return Object.keys(limits)
      .filter((name) => !known.includes(name))
      .map((name) => {
        const message = `${id} has no limit ${show(name)}${but}.`
        return fault(['rules', id, 'limits', name], message, nearest(name, known))
      })
  })
  const ofAcknowledged = (settings.acknowledged ?? []).flatMap((entry, index) => {
    if (gone.has(entry.rule)) return []
    const outcome = outcomes.find(({ rule }) => rule.id === entry.rule)
    if (!outcome) return [unknown(['acknowledged', index, 'rule'], entry.rule)]
    if (outcome.acknowledged.some((finding) => covers(entry, finding))) return []
    const message = `This acknowledgement of ${entry.rule} matches no finding: delete it.`
    return [fault(['acknowledged', index], message)]
  })
  return { rule: settingsRule, findings: [...ofRules, ...ofAcknowledged], acknowledged: [] }
}

/** Whether an acknowledgement matches a finding; one for a single page does not match a shared finding. */
function covers({ rule, page, about }: Acknowledged, found: AuditFinding): boolean {
  if (rule !== found.rule) return false
  if (page !== undefined && !found.pages.every((each) => each === page)) return false
  return about === undefined || found.message.includes(about)
}
