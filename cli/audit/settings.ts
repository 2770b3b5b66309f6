import type { Place } from '../lib/finding.ts'
import { nearest } from '../lib/suggest.ts'
import type { DataPath } from '../parse/parse.ts'
import { show, type RuleWords } from '../validate/rule.ts'
import type { AuditFinding, AuditRule, RuleOutcome } from './rule.ts'

/** What the data change of the rules, each with its reason. */
export interface AuditSettings {
  readonly rules?: Readonly<Record<string, RuleSetting>> | undefined
  readonly acknowledged?: readonly Acknowledged[] | undefined
}

interface RuleSetting {
  readonly limits?: Readonly<Record<string, number>> | undefined
  readonly reason: string
}

/** Findings that may stay. */
interface Acknowledged {
  readonly rule: string
  /** All pages, where none is named. */
  readonly page?: string | undefined
  /** Words of the message; all findings of the rule, where none are given. */
  readonly about?: string | undefined
  readonly reason: string
}

/** Whether an acknowledgement is about a finding; one of a page is about no finding of several. */
export function covers(
  { rule, page, about }: Acknowledged,
  found: { readonly rule: string; readonly message: string; readonly pages: readonly string[] },
): boolean {
  if (rule !== found.rule) return false
  if (page !== undefined && !found.pages.every((each) => each === page)) return false
  return about === undefined || found.message.includes(about)
}

/** The one rule that is about the settings, not about pages. */
export const settingsRule: RuleWords = {
  id: 'audit/settings',
  severity: 'warning',
  asks: 'Settings of `audit` name rules and limits that there are, and findings that there are still.',
  why: 'A slip in a name changes nothing, and an acknowledgement that outlives its finding would hide the next one.',
  fault: 'acknowledged:\n  - rule: link/redirect\n    reason: The footer has short addresses.',
  repair: 'acknowledged:\n  - rule: links/redirect\n    reason: The footer has short addresses.',
}

interface SettingsInput<Data> {
  readonly settings: AuditSettings
  readonly rules: readonly AuditRule<Data>[]
  /** Those that there were: `validate` tells of settings for them. */
  readonly gone: ReadonlySet<string>
  readonly outcomes: readonly RuleOutcome[]
  /** Where a setting stands: `["acknowledged", 0]`. */
  readonly placeOf: (path: DataPath) => Place
}

interface Fault {
  readonly path: DataPath
  readonly message: string
  readonly suggestion?: string | undefined
}

/** What in the settings has no effect. */
export function checkSettings<Data>(input: SettingsInput<Data>): RuleOutcome {
  const faults = [...faultsOfRules(input), ...faultsOfAcknowledged(input)]
  const findings = faults.map(({ path, message, suggestion }): AuditFinding => {
    const { id: rule, severity } = settingsRule
    const advice = suggestion === undefined ? {} : { suggestion }
    return { rule, severity, message, ...advice, ...input.placeOf(path), pages: [] }
  })
  return { rule: settingsRule, findings, acknowledged: [] }
}

function faultsOfRules<Data>({ settings, rules, gone }: SettingsInput<Data>): Fault[] {
  return Object.entries(settings.rules ?? {}).flatMap(([id, { limits = {} }]): Fault[] => {
    const rule = rules.find((each) => each.id === id)
    if (!rule) return gone.has(id) ? [] : [unknownRule(['rules', id], id, rules)]
    const known = Object.keys(rule.limits ?? {})
    return Object.keys(limits)
      .filter((name) => !known.includes(name))
      .map((name) => ({
        path: ['rules', id, 'limits', name],
        message: `${id} has no limit ${show(name)}${known.length > 0 ? `, but ${known.join(', ')}` : ''}.`,
        suggestion: nearest(name, known),
      }))
  })
}

function faultsOfAcknowledged<Data>(input: SettingsInput<Data>): Fault[] {
  const { settings, rules, gone, outcomes } = input
  return (settings.acknowledged ?? []).flatMap((entry, index): Fault[] => {
    if (gone.has(entry.rule)) return []
    const outcome = outcomes.find(({ rule }) => rule.id === entry.rule)
    if (!outcome) return [unknownRule(['acknowledged', index, 'rule'], entry.rule, rules)]
    if (outcome.acknowledged.some((finding) => covers(entry, finding))) return []
    const message = `Nothing is found any more that this acknowledges of ${entry.rule}: take it out.`
    return [{ path: ['acknowledged', index], message }]
  })
}

function unknownRule(path: DataPath, id: string, rules: readonly RuleWords[]): Fault {
  const suggestion = nearest(
    id,
    rules.map((rule) => rule.id),
  )
  return { path, message: `${show(id)} is no rule of audit.`, suggestion }
}
