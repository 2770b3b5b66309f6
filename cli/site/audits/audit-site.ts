import type { AuditRule } from '../../audit/rule.ts'
import { checkSettings, runRules } from '../../audit/run-rules.ts'
import { sortFindings, type Finding } from '../../lib/finding.ts'
import type { DataPath } from '../../parse/parse.ts'
import { goneAudits } from '../rules/audit-settings.ts'
import type { SiteData } from '../schema/data.ts'
import { audits } from './index.ts'
import type { AuditedSite } from './texts.ts'

/** Findings about the pages of a site and, if all rules run, about the settings. */
export function auditSite(
  site: AuditedSite,
  rules: readonly AuditRule<SiteData>[] = audits,
): Finding[] {
  const settings = site.data.site.audit ?? {}
  const outcomes = runRules({ site, rules, settings })
  const placeOf = (setting: DataPath) => {
    const path = ['site', 'audit', ...setting]
    return { ...site.placeOf(path), path }
  }
  const input = { settings, rules, gone: goneAudits, outcomes, placeOf }
  const all = rules === audits ? [...outcomes, checkSettings(input)] : outcomes
  return sortFindings(all.flatMap(({ findings }) => findings))
}
