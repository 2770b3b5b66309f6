import { expect, test } from 'vitest'
import { audits } from '../../../cli/site/audits/index.ts'
import { testAuditFaults } from '../../support/audit-fault.ts'
import { auditFaults } from './all-faults.ts'

testAuditFaults(auditFaults)

test('each rule says all its words, and no two have one id', () => {
  const ids = audits.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { id, asks, why, fault, repair } of audits) {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*\/[a-z]+(-[a-z]+)*$/)
    expect([asks, why].filter((text) => !/^[A-Z].*\.$/.test(text))).toEqual([])
    expect([fault, repair].filter((text) => text.trim() === '')).toEqual([])
  }
})
