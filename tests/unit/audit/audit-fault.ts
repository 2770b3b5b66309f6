import { expect, test } from 'vitest'
import { audits } from '../../../cli/site/audits/index.ts'
import type { AuditedSite } from '../../../cli/site/audits/texts.ts'
import { auditSite, findingsOf } from '../../support/audit-site.ts'

/** A small site, or what stands on its page About. */
type Made = string | (() => AuditedSite)

/** A fault that is planted in a small site, and its clean twin. */
export interface AuditFault {
  readonly rule: string
  readonly name: string
  readonly faulty: Made
  /** Severity, page and message of each finding. */
  readonly finds: readonly (string | RegExp)[]
  readonly clean: Made
}

/** Two tests for each fault: what is found, and that nothing is found in the twin. */
export function testAuditFaults(faults: readonly AuditFault[]): void {
  const named = faults.map((fault) => [`${fault.rule}: ${fault.name}`, fault] as const)
  test.each(named)('%s', (_, { rule, faulty, finds }) => {
    const found = findingsOf(rule, siteOf(faulty))
    expect(found).toEqual(finds.map(toExpected))
    // A build for production asks only the rules that are errors.
    const isError = audits.find(({ id }) => id === rule)?.severity === 'error'
    expect(isError ? [] : found.filter((finding) => finding.startsWith('error'))).toEqual([])
  })
  test.each(named)('%s: not in its clean twin', (_, { rule, clean }) => {
    expect(findingsOf(rule, siteOf(clean))).toEqual([])
  })
}

const siteOf = (made: Made): AuditedSite =>
  typeof made === 'string' ? auditSite({ '/about': { main: made } }) : made()

export const toExpected = (text: string | RegExp): unknown =>
  typeof text === 'string' ? text : expect.stringMatching(text)
