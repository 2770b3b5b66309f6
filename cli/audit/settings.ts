import type { Severity } from '../lib/finding.ts'

/** What the data change of the rules, each with its reason. */
export interface AuditSettings {
  readonly rules?: Readonly<Record<string, RuleSetting>> | undefined
  readonly acknowledged?: readonly Acknowledged[] | undefined
}

interface RuleSetting {
  readonly severity?: Severity | undefined
  readonly limits?: Readonly<Record<string, number>> | undefined
  readonly reason: string
}

/** Findings that may stay. */
export interface Acknowledged {
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
